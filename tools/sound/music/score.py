"""Notes and chords read from text: `F5:1.5 G5:0.5 r:1` and `F:2 C7/E:1 Dm:1`, lengths in beats."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tools.sound.pitch import SIGNS, STEPS, midi

QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 10, 7),
    "m7": (0, 3, 10, 7),
    "maj7": (0, 4, 11, 7),
    "6": (0, 4, 9, 7),
    "add9": (0, 4, 2, 7),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 10, 7),
    "dim": (0, 3, 6),
}
"""Steps above the root; the first three are what a thin voicing must hold."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note: beat it begins on, length in beats, MIDI number, weight against its neighbours (1 is normal)."""

    beat: float
    beats: float
    pitch: int
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord: beat, length in beats, pitch classes (root first), pitch class of the bass."""

    beat: float
    beats: float
    classes: tuple[int, ...]
    bass: int


def melody(text: str, start: float = 0.0) -> tuple[Note, ...]:
    """Read notes; `r` is a rest and bar lines are for the reader."""
    notes = []
    beat = start
    for name, beats in _tokens(text):
        if name != "r":
            notes.append(Note(beat, beats, midi(name)))
        beat += beats
    return tuple(notes)


def chords(text: str, start: float = 0.0) -> tuple[Chord, ...]:
    """Read chord symbols such as `Bb`, `Gm7`, `F7/A`."""
    found = []
    beat = start
    for symbol, beats in _tokens(text):
        name, _, low = symbol.partition("/")
        root, quality = _root(name)
        classes = tuple((root + step) % 12 for step in QUALITIES[quality])
        found.append(Chord(beat, beats, classes, _root(low)[0] if low else root))
        beat += beats
    return tuple(found)


def length(text: str) -> float:
    """Return the number of beats of a text."""
    return sum(beats for _, beats in _tokens(text))


def moved(notes: Iterable[Note], *, steps: int = 0, beats: float = 0.0, weight: float = 1.0) -> tuple[Note, ...]:
    """Return notes transposed by half tones, shifted in time and weighted."""
    return tuple(
        replace(note, beat=note.beat + beats, pitch=note.pitch + steps, weight=note.weight * weight) for note in notes
    )


def between(notes: Iterable[Note], first: float, last: float) -> tuple[Note, ...]:
    """Return the notes that begin from beat `first` up to, but not on, beat `last`."""
    return tuple(note for note in notes if first <= note.beat < last)


def _tokens(text: str) -> list[tuple[str, float]]:
    pairs = [word.rpartition(":") for word in text.replace("|", " ").split()]
    return [(name, float(beats)) for name, _, beats in pairs]


def _root(name: str) -> tuple[int, str]:
    sign = name[1:2] if name[1:2] in {"#", "b"} else ""
    return (STEPS[name[0]] + SIGNS[sign]) % 12, name[1 + len(sign) :]
