"""The stage: window, drawing, motion, sound and input. Knows no game and no money."""
