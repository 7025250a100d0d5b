"""The loudness of each category: the highest momentary loudness in LUFS that its sounds are mastered to.

A sound of the `series` comes several times in half a second, and the strokes add up; so each of them is softer.
"""

TARGETS = {
    "effect": -20.0,
    "series": -23.0,
    "tick": -25.0,
    "win": -17.0,
    "music": -22.0,
    "interface": -25.0,
}
QUALITIES = {"effect": 0.45, "series": 0.45, "tick": 0.45, "win": 0.45, "music": 0.35, "interface": 0.45}
"""Vorbis quality, 0 to 1."""

TOLERANCE = 2.0
"""LU between the loudest and the softest sound of a category, at most."""
