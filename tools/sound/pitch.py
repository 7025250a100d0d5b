"""Names of notes and what they mean: MIDI numbers and frequencies in equal temperament, A4 = 440 Hz."""

import re

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"": 0, "#": 1, "b": -1}
_NOTE = re.compile(r"([A-G])([#b]?)(\d)")


def midi(name: str) -> int:
    """Return the MIDI number of a note such as `F#4` or `Bb3`; ValueError for anything else."""
    found = _NOTE.fullmatch(name)
    if found is None:
        raise ValueError(f"{name!r} is no note; expected for example F#4")
    letter, sign, octave = found.groups()
    return STEPS[letter] + SIGNS[sign] + 12 * (int(octave) + 1)


def hertz(note: str | float) -> float:
    """Return the frequency of a note's name or MIDI number."""
    number = midi(note) if isinstance(note, str) else note
    return float(440.0 * 2 ** ((number - 69) / 12))
