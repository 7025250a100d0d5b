"""Mr. Monopoly on the stage."""
