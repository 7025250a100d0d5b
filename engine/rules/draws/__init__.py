"""Draws: named random choices for the rules, from a stream, from a script, or recorded."""
