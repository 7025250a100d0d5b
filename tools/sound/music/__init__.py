"""Written music: melodies and chords as text, voicing, tempo and players who are not machines."""
