"""Jingle Bells on the stage."""
