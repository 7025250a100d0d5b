"""The three highest moments of Jingle Bells: a board that is full, the Grand and Major prizes, the win cap."""

from tools.sound.filters import bell_curve, brightened, lowpass
from tools.sound.instruments.foley import glitter
from tools.sound.instruments.mallets import celesta, handbell, tubular_bell
from tools.sound.instruments.percussion import bass_drum, cymbal, roll, sleigh, swell, timpani
from tools.sound.instruments.plucked import contrabass, harp
from tools.sound.instruments.sustained import choir, horns, staccato, strings, trumpets
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL
from tools.sound.signals import Generator, Signal, seeded

PEAL = ("F6", "E6", "D6", "C6", "Bb5", "A5", "G5", "F5")


def _chord(mix: Mix, moment: float, seconds: float, notes: tuple[str, ...], rng: Generator) -> None:
    """Horns and strings on one chord."""
    for note in notes:
        mix.add(horns(hertz(note), seconds, 0.8, rng), moment, gain=0.36, send=0.35)
        mix.add(strings(hertz(note) * 2, seconds, 0.8, rng), moment, gain=0.3, send=0.35)


def board_filled() -> Signal:
    """Every cell is locked: bells run round the board, the band strikes three times."""
    rng, mix = seeded("board_filled"), Mix(HALL)
    for index, note in enumerate((*PEAL[::-1], *PEAL[4:1:-1])):
        mix.add(handbell(hertz(note), 0.7, 0.7, rng), 0.085 * index, gain=0.36, pan=0.25 * (index % 5) - 0.5, send=0.4)
    for moment, seconds, notes in (
        (0.0, 0.2, ("F3", "A3", "C4")), (0.34, 0.2, ("Bb3", "D4", "F4")), (0.68, 1.3, ("C4", "F4", "A4")),
    ):  # fmt: skip
        _chord(mix, moment, seconds, notes, rng)
        mix.add(timpani(hertz("F2"), 0.5, 0.9, rng), moment, gain=0.65, send=0.28)
    mix.add(cymbal(1.6, 0.4, rng), 0.68, gain=0.35, send=0.25)
    mix.add(lowpass(glitter(1.2, 30, 2600, 6200, rng), 7400), 0.4, gain=0.8, send=0.5)
    return mix.render()


def grand_prize() -> Signal:
    """A Grand or a Major prize: a roll, a call of trumpets, the peal of all bells over the whole band."""
    rng, mix = seeded("grand_prize"), Mix(HALL)
    mix.add(roll(hertz("C3"), 0.6, 0.7, rng), gain=0.5, send=0.28)
    mix.add(swell(0.62, 0.6, rng), gain=0.5, send=0.3)
    steps = (
        (0.62, 0.2, ("F3", "A3", "C4"), "F5"), (0.84, 0.2, ("F3", "A3", "C4"), "A5"),
        (1.06, 0.4, ("Bb3", "D4", "F4"), "Bb5"), (1.5, 0.4, ("C4", "E4", "G4"), "C6"),
        (1.94, 2.2, ("F3", "C4", "A4"), "F5"),
    )  # fmt: skip
    for moment, seconds, notes, top in steps:
        _chord(mix, moment, seconds, notes, rng)
        mix.add(trumpets(hertz(top) / 2, seconds, 0.8, rng), moment, gain=0.5, pan=0.1, send=0.32)
        mix.add(tubular_bell(hertz(top), 1.2, 0.7, rng), moment, gain=0.3, pan=-0.25, send=0.42)
        mix.add(timpani(hertz("C2" if notes[0] == "C4" else "F2"), 0.5, 0.85, rng), moment, gain=0.6, send=0.28)
    _peal(mix, 1.94, rng)
    for note in ("F4", "A4", "C5"):
        mix.add(choir(hertz(note), 2.2, 0.7, rng), 1.94, gain=0.36, send=0.45)
    return bell_curve(brightened(mix.render(), 2200, 3.0), 4300, -1.5, 1.2)


def _peal(mix: Mix, start: float, rng: Generator) -> None:
    """All bells tumble down the scale twice, sleigh bells under them, a crash at the beginning."""
    for index, note in enumerate(PEAL * 2):
        pan = 0.22 * (index % 5) - 0.44
        mix.add(handbell(hertz(note), 0.9, 0.65, rng), start + 0.13 * index, gain=0.3, pan=pan, send=0.42)
    for shake in range(10):
        mix.add(lowpass(sleigh(0.6, rng), 9000), start + 0.2 * shake, gain=0.3, pan=0.35, send=0.25)
    mix.add(cymbal(2.0, 0.5, rng), start, gain=0.3, send=0.25)
    mix.add(bass_drum(0.9, rng), start, gain=0.6, send=0.2)


def win_cap() -> Signal:
    """The win cap is reached: a harp all the way up, then the great bells, the whole choir, and it is done."""
    rng, mix = seeded("win_cap"), Mix(HALL)
    for index, note in enumerate(("F3", "A3", "C4", "F4", "A4", "C5", "F5", "A5", "C6", "F6")):
        mix.add(harp(hertz(note), 0.6, 0.6, rng), 0.06 * index, gain=0.4, pan=0.14 * index - 0.6, send=0.35)
    for moment, notes, toll in ((0.6, ("Bb3", "D4", "F4"), "Bb4"), (1.35, ("F3", "C4", "A4"), "F4")):
        _chord(mix, moment, 0.7 if moment < 1 else 2.0, notes, rng)
        for note in notes:
            mix.add(choir(hertz(note) * 2, 0.7 if moment < 1 else 2.0, 0.7, rng), moment, gain=0.34, send=0.45)
        mix.add(tubular_bell(hertz(toll), 1.6, 0.85, rng), moment, gain=0.5, pan=-0.2, send=0.42)
        mix.add(celesta(hertz(toll) * 4, 0.8, 0.6, rng), moment, gain=0.35, pan=0.25, send=0.45)
        mix.add(timpani(hertz("F2") if moment > 1 else hertz("Bb2"), 0.8, 0.9, rng), moment, gain=0.7, send=0.3)
        mix.add(staccato(hertz(toll) / 2, 0.16, 0.8, rng), moment, gain=0.5, send=0.3)
    mix.add(contrabass(hertz("F1"), 1.4, 0.8, rng), 1.35, gain=0.6, send=0.18)
    mix.add(cymbal(2.0, 0.45, rng), 1.35, gain=0.3, send=0.25)
    return bell_curve(brightened(mix.render(), 2200, 3.0), 4300, -1.5, 1.2)
