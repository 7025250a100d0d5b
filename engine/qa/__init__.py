"""Quality assurance: scripts that force outcomes, and transcripts. Pure; the list of games is handed in."""
