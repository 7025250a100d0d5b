"""From chords to notes: voices that move as little as they can, bass lines, broken chords and off-beats."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from tools.sound.music.score import Chord, Note


def voiced(chords: Sequence[Chord], low: int, high: int, voices: int) -> tuple[tuple[int, ...], ...]:
    """Return a voicing per chord between two MIDI numbers, each as near to the one before as can be."""
    result: list[tuple[int, ...]] = []
    for chord in chords:
        before = result[-1] if result else None
        result.append(
            min(_candidates(chord, low, high, voices), key=lambda pick: _cost(pick, before, (low + high) / 2))
        )
    return tuple(result)


def held(chords: Sequence[Chord], low: int, high: int, voices: int) -> tuple[Note, ...]:
    """Return sustained voices; a voice that keeps its note is not struck again."""
    notes: list[Note] = []
    picks = voiced(chords, low, high, voices)
    for voice in range(voices):
        line = [Note(chord.beat, chord.beats, pick[voice]) for chord, pick in zip(chords, picks, strict=True)]
        notes.extend(_tied(line))
    return tuple(notes)


def bass(chords: Sequence[Chord], low: int, step: float | None = None) -> tuple[Note, ...]:
    """Return the bass: the chord's bass note, then, every `step` beats, its fifth and root in turn."""
    notes = []
    for chord in chords:
        ground = low + (chord.bass - low) % 12
        fifth = low + (chord.classes[-1] - low) % 12
        notes.append(Note(chord.beat, min(chord.beats, step or chord.beats), ground))
        place = 1
        while step and place * step < chord.beats - 0.01:
            notes.append(Note(chord.beat + place * step, step, fifth if place % 2 else ground, 0.82))
            place += 1
    return tuple(notes)


def broken(chords: Sequence[Chord], low: int, high: int, step: float, shape: Sequence[int]) -> tuple[Note, ...]:
    """Return broken chords: every `step` beats the next place of `shape`, counted upwards in the chord from `low`."""
    notes = []
    for chord in chords:
        ladder = [pitch for pitch in range(low, high + 1) if pitch % 12 in chord.classes]
        place = round(chord.beat / step)
        for turn in range(round(chord.beats / step)):
            rung = shape[(place + turn) % len(shape)]
            weight = 1.0 if turn == 0 else 0.8
            notes.append(Note(chord.beat + turn * step, step * 2, ladder[min(rung, len(ladder) - 1)], weight))
    return tuple(notes)


def offbeats(chords: Sequence[Chord], low: int, high: int, voices: int, beats: Sequence[float]) -> tuple[Note, ...]:
    """Return short chords on some places of a bar of four (0 to 4), whichever chord sounds there."""
    picks = voiced(chords, low, high, voices)
    notes = []
    for chord, pick in zip(chords, picks, strict=True):
        for half in range(round(chord.beats * 2)):
            beat = chord.beat + half / 2
            if any(abs(beat % 4 - place) < 0.01 for place in beats):
                notes.extend(Note(beat, 0.5, pitch) for pitch in pick)
    return tuple(notes)


def _candidates(chord: Chord, low: int, high: int, voices: int) -> list[tuple[int, ...]]:
    ladder = [pitch for pitch in range(low, high + 1) if pitch % 12 in chord.classes]
    needed = set(chord.classes[: min(3, voices)]) - ({chord.bass} if voices < len(chord.classes) else set())
    picks = [pick for pick in combinations(ladder, voices) if needed <= {pitch % 12 for pitch in pick}]
    if not picks:
        raise ValueError(f"no voicing of {chord} in {voices} voices between {low} and {high}; widen the range")
    return picks


def _cost(pick: tuple[int, ...], before: tuple[int, ...] | None, middle: float) -> float:
    gaps = [upper - lower for lower, upper in pairwise(pick)]
    uneven = sum(2.0 for gap in gaps if gap < 3) + sum(gap - 8 for gap in gaps if gap > 8)
    if before is None:
        return uneven + abs(sum(pick) / len(pick) - middle)
    motion = sum(abs(now - then) for now, then in zip(pick, before, strict=True))
    return motion + uneven + 0.35 * abs(sum(pick) / len(pick) - middle)


def _tied(line: Sequence[Note]) -> list[Note]:
    joined: list[Note] = []
    for note in line:
        last = joined[-1] if joined else None
        if last and last.pitch == note.pitch and last.beats + note.beats <= 8.01:
            joined[-1] = Note(last.beat, last.beats + note.beats, last.pitch, last.weight)
        else:
            joined.append(note)
    return joined
