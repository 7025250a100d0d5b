"""The loudness of each category: the highest momentary loudness in LUFS that its sounds are mastered to.

A `tension` pushes the music back, as a `win` does. A `series` comes several times in half a second, and the strokes
add up; so each of them is softer. A `quiet` sound states what gives no reason to celebrate (ALL-8).
"""

TARGETS = {
    "effect": -20.0,
    "tension": -20.0,
    "series": -23.0,
    "quiet": -24.0,
    "tick": -25.0,
    "win": -17.0,
    "music": -22.0,
    "interface": -25.0,
}
QUALITIES = {category: 0.28 if category == "music" else 0.45 for category in TARGETS}
"""Vorbis quality, 0 to 1."""

TOLERANCE = 2.0
"""LU between the loudest and the softest sound of a category, at most."""
