"""The base game of Jingle Bells: bells ring and leave frames, Golden Leaf runs over the reels, Scatters land.

All of it stands in F, the key of the loop, so that a ring over the music is a note of it.
"""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, thump, whoosh, wood
from tools.sound.instruments.jingles import gold_leaf, jingle_bell
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, tubular_bell
from tools.sound.instruments.percussion import bass_drum, cymbal, roll, sleigh, swell, timpani
from tools.sound.instruments.plucked import harp, pizzicato
from tools.sound.instruments.sustained import choir, horns, strings, trumpets
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, damped, seeded

RINGS = (("F5", "F6"), ("A5", "A6"), ("C6", "C7"))
LEAVES = ("C5", "D5", "F5", "G5", "A5", "C6", "D6", "F6")


def bell_ring(place: int) -> Signal:
    """A Jingle Bell lands and rings; three of them (1 to 3) make up the chord of F."""
    rng, mix = seeded("bell_ring", place), Mix(HALL)
    low, high = RINGS[place - 1]
    mix.add(thump(230, 115, 0.05), gain=0.34, send=0.08)
    mix.add(handbell(hertz(low), 0.9, 0.7, rng), gain=0.45, pan=-0.1, send=0.4)
    mix.add(glockenspiel(hertz(low), 0.7, 0.6, rng), gain=0.42, pan=0.1, send=0.4)
    mix.add(jingle_bell(hertz(high), 0.75, rng), 0.01, gain=0.22, pan=0.12, send=0.35)
    mix.add(lowpass(sleigh(0.5, rng), 9000), 0.03, gain=0.3, pan=0.2, send=0.25)
    return mix.render()


def frame_left() -> Signal:
    """Leaves close round the cell: a rustle, two plucked notes, a glint."""
    rng, mix = seeded("frame_left"), Mix(STUDIO)
    mix.add(gold_leaf(0.3, rng), gain=0.36, send=0.2)
    mix.add(harp(hertz("C5"), 0.3, 0.6, rng), gain=0.55, pan=-0.15, send=0.3)
    mix.add(harp(hertz("F5"), 0.4, 0.6, rng), 0.08, gain=0.55, pan=0.15, send=0.3)
    mix.add(celesta(hertz("F5"), 0.4, 0.5, rng), 0.085, gain=0.4, send=0.35)
    mix.add(glockenspiel(hertz("C6"), 0.5, 0.4, rng), 0.15, gain=0.2, send=0.4)
    return mix.render()


def frame_struck() -> Signal:
    """A bell strikes a frame: a blow that is stopped at once, a breath drawn in, and a thread of violins that waits."""
    rng, mix = seeded("frame_struck"), Mix(HALL)
    mix.add(thump(190, 84, 0.07), gain=0.75, send=0.1)
    for note, pan in (("F5", -0.2), ("C6", 0.2)):
        mix.add(damped(handbell(hertz(note), 0.5, 0.9, rng), 0.24), gain=0.55, pan=pan, send=0.25)
    mix.add(damped(jingle_bell(hertz("F6"), 0.8, rng, 3), 0.22), gain=0.3, send=0.2)
    mix.add(lowpass(whoosh(0.5, 420, 1500, rng), 2600), 0.16, gain=0.5, send=0.2)
    for note in ("C6", "F6"):
        mix.add(strings(hertz(note), 0.55, 0.3, rng), 0.14, gain=0.3, send=0.4)
    return mix.render()


def leaf_turn(place: int) -> Signal:
    """A frame turns to Golden Leaf; eight of them (1 to 8) climb the five notes of the loop that suit every chord."""
    rng, mix = seeded("leaf_turn", place), Mix(STUDIO)
    note, where = hertz(LEAVES[place - 1]), 0.16 * place - 0.72
    mix.add(gold_leaf(0.22, rng), gain=0.3, pan=where, send=0.15)
    mix.add(handbell(note, 0.5, 0.6, rng), 0.02, gain=0.4, pan=where, send=0.26)
    mix.add(celesta(note, 0.4, 0.7, rng), 0.02, gain=0.52, pan=where * 0.5, send=0.26)
    return damped(mix.render(), 1.0)


def multiplier_raised() -> Signal:
    """The multiplier rises by one: two bright steps up over a short blow of horns."""
    rng, mix = seeded("multiplier_raised"), Mix(HALL)
    mix.add(timpani(hertz("F2"), 0.4, 0.75, rng), gain=0.7, send=0.25)
    for note in ("F4", "A4", "C5"):
        mix.add(horns(hertz(note), 0.28, 0.7, rng), gain=0.4, send=0.35)
    for moment, note, pan in ((0.0, "C6", -0.25), (0.11, "F6", 0.25)):
        mix.add(glockenspiel(hertz(note), 0.8, 0.65, rng), moment, gain=0.36, pan=pan, send=0.42)
        mix.add(handbell(hertz(note) / 2, 0.9, 0.75, rng), moment, gain=0.42, pan=-pan, send=0.4)
    mix.add(lowpass(glitter(0.5, 14, 2600, 5600, rng), 7200), 0.12, gain=0.7, send=0.5)
    return mix.render()


def scatter_land(place: int) -> Signal:
    """A Scatter lands: the first (1) asks on the fifth, the second (2) answers with the whole chord."""
    rng, mix = seeded("scatter_land", place), Mix(HALL)
    mix.add(bass_drum(0.9, rng), gain=0.8, send=0.2)
    mix.add(lowpass(sleigh(0.7, rng), 9000), 0.02, gain=0.4, pan=-0.3 if place == 1 else 0.3, send=0.3)
    bells, voices = (("C5", "G5"), ("C4", "G4")) if place == 1 else (("F5", "A5", "C6"), ("F4", "A4", "C5"))
    for index, note in enumerate(bells):
        mix.add(tubular_bell(hertz(note), 1.0, 0.75, rng), 0.05 * index, gain=0.4, pan=0.2 * index - 0.2, send=0.4)
        mix.add(celesta(hertz(note) * 2, 0.5, 0.6, rng), 0.05 * index, gain=0.3, pan=0.2 - 0.2 * index, send=0.4)
    for note in voices:
        mix.add(choir(hertz(note), 0.7, 0.5, rng), 0.04, gain=0.4, send=0.45)
    if place == 2:
        mix.add(timpani(hertz("F2"), 0.5, 0.8, rng), gain=0.6, send=0.25)
    return mix.render()


def spins_triggered() -> Signal:
    """The Christmas Spins are won: a fanfare of horns and trumpets, and all bells peal."""
    rng, mix = seeded("spins_triggered"), Mix(HALL)
    mix.add(roll(hertz("C3"), 0.42, 0.5, rng), gain=0.5, send=0.25)
    for moment, length, notes in (
        (0.0, 0.13, ("C4", "F4", "A4")), (0.15, 0.13, ("C4", "F4", "A4")), (0.3, 0.13, ("F4", "A4", "C5")),
        (0.45, 1.5, ("F4", "A4", "C5", "F5")),
    ):  # fmt: skip
        for note in notes:
            mix.add(trumpets(hertz(note), length, 0.7, rng), moment, gain=0.32, send=0.35)
            mix.add(horns(hertz(note) / 2, length, 0.7, rng), moment, gain=0.3, send=0.35)
    for index, note in enumerate(("F5", "A5", "C6", "F6", "C6", "A5", "C6", "F6")):
        mix.add(handbell(hertz(note), 0.9, 0.7, rng), 0.45 + 0.12 * index, gain=0.34, pan=0.2 * (index % 5) - 0.4,
                send=0.42)  # fmt: skip
    mix.add(timpani(hertz("F2"), 0.8, 0.9, rng), 0.45, gain=0.8, send=0.3)
    mix.add(cymbal(1.4, 0.35, rng), 0.45, gain=0.3, send=0.25)
    for shake in range(7):
        mix.add(lowpass(sleigh(0.6, rng), 9000), 0.45 + 0.2 * shake, gain=0.35, pan=0.3, send=0.25)
    return mix.render()


def scatter_turned() -> Signal:
    """A Scatter spins round and is something else: air, a whirl of celesta, a clasp that locks."""
    rng, mix = seeded("scatter_turned"), Mix(HALL)
    mix.add(lowpass(whoosh(0.5, 380, 1900, rng), 3200), gain=0.5, send=0.25)
    for index, note in enumerate(("F5", "G5", "A5", "C6", "D6", "F6")):
        mix.add(celesta(hertz(note), 0.3, 0.5, rng), 0.055 * index, gain=0.42, pan=0.4 * (-1) ** index, send=0.38)
    mix.add(wood(300, 0.02, 0.8, rng), 0.38, gain=0.5, send=0.12)
    for note in ("F5", "C6"):
        mix.add(handbell(hertz(note), 0.8, 0.7, rng), 0.38, gain=0.45, send=0.4)
    mix.add(pizzicato(hertz("F3"), 0.3, 0.7, rng), 0.38, gain=0.5, send=0.2)
    mix.add(swell(0.36, 0.35, rng), gain=0.35, send=0.2)
    return mix.render()
