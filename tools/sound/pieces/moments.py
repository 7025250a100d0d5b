"""The course of a play: everything is revealed, a hint, an end with and without a prize, a first modest gold moment."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, whoosh
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell
from tools.sound.instruments.percussion import sleigh
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import clarinet, flute, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, seeded


def reveal_all_start() -> Signal:
    """A harp runs up, sleigh bells shake and air rushes: now everything at once."""
    rng, mix = seeded("reveal_all_start"), Mix(STUDIO)
    mix.add(whoosh(0.75, 300, 2400, rng), gain=0.5, send=0.25)
    for index, note in enumerate(("C4", "D4", "F4", "G4", "A4", "C5", "D5", "F5", "G5", "A5", "C6", "D6")):
        mix.add(
            harp(hertz(note), 0.4, 0.4 + 0.035 * index, rng), 0.048 * index, gain=0.5, pan=0.1 * index - 0.55, send=0.3
        )
    for moment, level in ((0.1, 0.5), (0.34, 0.6), (0.58, 0.8)):
        mix.add(sleigh(level, rng), moment, gain=0.9, pan=0.25, send=0.2)
    mix.add(pizzicato(hertz("F3"), 0.3, 0.8, rng), 0.58, gain=0.7, send=0.2)
    mix.add(celesta(hertz("F6"), 0.5, 0.6, rng), 0.58, gain=0.35, send=0.4)
    return mix.render()


def hint() -> Signal:
    """A soft shimmer: two high notes in turn that come and go."""
    rng, mix = seeded("hint"), Mix(HALL)
    notes = ("C6", "F6", "A5", "F6", "C6", "A6")
    for index, note in enumerate(notes):
        level = 0.3 + 0.12 * min(index, len(notes) - 1 - index)
        mix.add(celesta(hertz(note), 0.3, level, rng), 0.11 * index, gain=0.5, pan=0.35 * (-1) ** index, send=0.55)
        mix.add(
            glockenspiel(hertz(note), 0.3, level * 0.4, rng),
            0.11 * index + 0.02,
            gain=0.12,
            pan=-0.35 * (-1) ** index,
            send=0.6,
        )
    for note in ("F4", "C5"):
        mix.add(strings(hertz(note), 0.6, 0.35, rng), 0.0, gain=0.35, send=0.4)
    return mix.render()


def no_prize() -> Signal:
    """No prize: a clarinet takes three steps home over warm strings, without reproach."""
    rng, mix = seeded("no_prize"), Mix(HALL)
    for moment, length, note, level in ((0.0, 0.34, "A4", 0.6), (0.38, 0.34, "G4", 0.55), (0.76, 0.9, "F4", 0.5)):
        mix.add(clarinet(hertz(note), length, level, rng), moment, gain=0.8, pan=-0.1, send=0.3)
        mix.add(celesta(hertz(note), 0.4, 0.35, rng), moment + 0.01, gain=0.35, pan=0.2, send=0.4)
    for moment, length, notes in ((0.0, 0.72, ("Bb2", "D4", "F4")), (0.76, 1.0, ("F2", "C4", "A4"))):
        for note in notes:
            mix.add(strings(hertz(note), length, 0.45, rng), moment, gain=0.55, send=0.35)
    mix.add(contrabass(hertz("F2"), 0.8, 0.5, rng), 0.76, gain=0.5, send=0.2)
    return mix.render()


def play_end() -> Signal:
    """The play is over: a harp rolls a quiet chord, one bell above it."""
    rng, mix = seeded("play_end"), Mix(HALL)
    for index, note in enumerate(("F3", "C4", "A4", "D5", "F5")):
        mix.add(harp(hertz(note), 1.0, 0.65, rng), 0.06 * index, gain=0.6, pan=0.2 * index - 0.4, send=0.32)
    for note in ("F3", "C4", "A4"):
        mix.add(strings(hertz(note), 0.9, 0.45, rng), 0.05, gain=0.45, send=0.35)
    mix.add(handbell(hertz("C6"), 0.9, 0.45, rng), 0.33, gain=0.3, pan=0.15, send=0.5)
    return mix.render()


def prize_quiet() -> Signal:
    """A first, modest piece of gold: flute and celesta rise a step over strings that resolve; no fanfare."""
    rng, mix = seeded("prize_quiet"), Mix(HALL)
    for moment, length, note, level in ((0.0, 0.26, "C5", 0.5), (0.27, 0.26, "F5", 0.55), (0.54, 0.95, "A5", 0.6)):
        mix.add(flute(hertz(note), length, level, rng), moment, gain=0.6, pan=-0.12, send=0.35)
        mix.add(celesta(hertz(note), 0.5, level, rng), moment + 0.008, gain=0.6, pan=0.15, send=0.4)
    for moment, length, notes in ((0.0, 0.5, ("F3", "Bb3", "D4")), (0.54, 1.0, ("F3", "A3", "C4"))):
        for note in notes:
            mix.add(strings(hertz(note), length, 0.5, rng), moment, gain=0.55, send=0.35)
    mix.add(contrabass(hertz("F2"), 0.8, 0.6, rng), 0.54, gain=0.5, send=0.2)
    mix.add(lowpass(glitter(0.6, 10, 2600, 5200, rng), 7000), 0.56, gain=0.4, send=0.5)
    return mix.render()
