"""The main window of Christmas Jumper: yarn comes off, numbers appear and match, the tree is found and goes home."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, puff, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, marimba, tubular_bell
from tools.sound.instruments.modal import knock
from tools.sound.instruments.percussion import cymbal, sleigh, swell, timpani
from tools.sound.instruments.plucked import harp, pizzicato
from tools.sound.instruments.sustained import choir, horns, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, PARLOUR, STUDIO
from tools.sound.signals import Generator, Signal, seeded

ROWS = 17
LADDER = ("F4", "A4", "C5", "F5", "A5", "C6", "F6", "A6", "C7")


def yarn_unravel(variant: int) -> Signal:
    """Row after row of stitches slips off, softly zipping upwards; three variants (1 to 3) differ in height."""
    rng, mix = seeded("yarn_unravel", variant), Mix(PARLOUR)
    mix.add(lowpass(whoosh(0.62, 320 + 50 * variant, 1500 + 180 * variant, rng), 2600), gain=0.55, send=0.1)
    _stitches(mix, ROWS + variant, 0.56, rng)
    mix.add(lowpass(puff(0.2, 200, 1200, rng), 1600), 0.5, gain=0.35, send=0.1)
    return mix.render()


def _stitches(mix: Mix, rows: int, seconds: float, rng: Generator) -> None:
    """Each stitch that slips is a small soft tick; they grow a little higher and closer."""
    for row in range(rows):
        moment = seconds * (row / rows) ** 0.86
        tick = knock(420 + 34 * row, 1500 + 60 * row, 0.006, rng)
        mix.add(tick, moment, gain=0.42 + 0.012 * row, pan=0.45 if row % 2 else -0.45, send=0.12)


def number_appear() -> Signal:
    """A felt number pops on to the plain wool: a soft thump and two wooden notes."""
    rng, mix = seeded("number_appear"), Mix(STUDIO)
    mix.add(thump(240, 120, 0.045), gain=0.5, send=0.08)
    mix.add(marimba(hertz("C5"), 0.2, 0.6, rng), 0.0, gain=0.7, pan=-0.1, send=0.22)
    mix.add(marimba(hertz("G5"), 0.25, 0.75, rng), 0.065, gain=0.7, pan=0.12, send=0.25)
    mix.add(pizzicato(hertz("C5"), 0.2, 0.5, rng), 0.065, gain=0.45, send=0.2)
    return mix.render()


def number_match() -> Signal:
    """Two halves meet: a spark runs from one to the other, and both ring in gold."""
    rng, mix = seeded("number_match"), Mix(HALL)
    for index, note in enumerate(LADDER[1:7]):
        where = -0.6 + 0.24 * index
        mix.add(harp(hertz(note), 0.4, 0.5, rng), 0.05 * index, gain=0.38, pan=where, send=0.35)
    hit = 0.3
    for note, pan in (("F5", -0.35), ("A5", 0.0), ("C6", 0.35)):
        mix.add(handbell(hertz(note), 1.0, 0.75, rng), hit, gain=0.42, pan=pan, send=0.42)
    mix.add(glockenspiel(hertz("F6"), 0.7, 0.5, rng), hit, gain=0.24, send=0.45)
    for note in ("F4", "C5", "A4"):
        mix.add(strings(hertz(note), 0.9, 0.6, rng), hit - 0.03, gain=0.45, send=0.35)
    mix.add(lowpass(glitter(0.7, 16, 2600, 6000, rng), 7200), 0.1, gain=0.7, send=0.5)
    return mix.render()


def tree_found() -> Signal:
    """A tree springs out of the wool: a cork, a rising chord of bells, and a breath of voices."""
    rng, mix = seeded("tree_found"), Mix(HALL)
    mix.add(thump(180, 460, 0.05), gain=0.6, send=0.1)
    mix.add(puff(0.4, 220, 2200, rng), gain=0.5, send=0.2)
    for index, note in enumerate(("F4", "C5", "F5", "A5", "C6", "F6")):
        mix.add(handbell(hertz(note), 0.9, 0.7, rng), 0.07 * index, gain=0.36, pan=0.2 * index - 0.5, send=0.4)
        mix.add(celesta(hertz(note), 0.5, 0.6, rng), 0.07 * index, gain=0.3, pan=0.5 - 0.2 * index, send=0.4)
    for note in ("F4", "A4", "C5"):
        mix.add(choir(hertz(note), 1.2, 0.6, rng), 0.22, gain=0.5, send=0.45)
    mix.add(sleigh(0.5, rng), 0.4, gain=0.4, pan=0.2, send=0.3)
    return mix.render()


def tree_flight() -> Signal:
    """It flies on a glissando, with bells on its way."""
    rng, mix = seeded("tree_flight"), Mix(HALL)
    mix.add(whoosh(0.95, 380, 2200, rng), gain=0.5, send=0.3)
    for index, note in enumerate(("C5", "D5", "F5", "G5", "A5", "C6", "D6", "F6", "G6", "A6")):
        mix.add(harp(hertz(note), 0.5, 0.42 + 0.03 * index, rng), 0.075 * index, gain=0.42, pan=0.16 * index - 0.7,
                send=0.35)  # fmt: skip
    mix.add(lowpass(glitter(0.9, 24, 2600, 6200, rng), 7400), 0.05, gain=0.8, send=0.5)
    return mix.render()


def tree_home() -> Signal:
    """It stands in its holder: wood, a low drum, and a bright chord."""
    rng, mix = seeded("tree_home"), Mix(HALL)
    mix.add(wood(210, 0.03, 0.9, rng), gain=0.8, send=0.15)
    mix.add(timpani(hertz("F2"), 0.5, 0.7, rng), gain=0.7, send=0.25)
    for note, pan in (("F5", -0.3), ("A5", 0.3), ("C6", 0.0), ("F6", 0.15)):
        mix.add(handbell(hertz(note), 1.1, 0.75, rng), 0.012, gain=0.38, pan=pan, send=0.42)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 0.8, 0.6, rng), 0.02, gain=0.45, send=0.35)
    return mix.render()


def bonus_unlocked() -> Signal:
    """The tree stands in the centre: a fanfare of horns and bells over a swell."""
    rng, mix = seeded("bonus_unlocked"), Mix(HALL)
    mix.add(swell(0.5, 0.5, rng), gain=0.5, send=0.3)
    for moment, notes in ((0.0, ("C4", "F4")), (0.18, ("F4", "A4")), (0.36, ("A4", "C5")), (0.54, ("C5", "F5"))):
        held = 1.5 if moment == 0.54 else 0.2
        for note in notes:
            mix.add(horns(hertz(note), held, 0.8, rng), moment, gain=0.55, send=0.35)
    for note, pan in (("F5", -0.4), ("A5", 0.0), ("C6", 0.4), ("F6", 0.2)):
        mix.add(tubular_bell(hertz(note), 1.6, 0.7, rng), 0.54, gain=0.3, pan=pan, send=0.45)
    for note in ("F3", "C4", "F4", "A4"):
        mix.add(strings(hertz(note), 1.7, 0.75, rng), 0.5, gain=0.5, send=0.35)
    mix.add(timpani(hertz("F2"), 0.8, 0.9, rng), 0.54, gain=0.8, send=0.3)
    mix.add(cymbal(1.8, 0.4, rng), 0.54, gain=0.35, send=0.25)
    mix.add(lowpass(glitter(1.2, 30, 2600, 6200, rng), 7400), 0.5, gain=0.8, send=0.5)
    return mix.render()


def window_unravel() -> Signal:
    """The whole window comes off like a jumper: yarn that whips from side to side, ever higher, then a wide chord."""
    rng, mix = seeded("window_unravel"), Mix(HALL)
    for turn in range(9):
        low, moment = 300 + 60 * turn, 0.2 * turn
        breath = lowpass(whoosh(0.3, low, low * 3.4, rng), 3400)
        mix.add(breath, moment, gain=0.6, pan=0.5 if turn % 2 else -0.5, send=0.2)
        mix.add(harp(hertz(LADDER[turn]), 0.5, 0.55, rng), moment, gain=0.4, pan=-0.4 if turn % 2 else 0.4, send=0.35)
    _stitches(mix, 52, 1.75, rng)
    for note, pan in (("F4", 0.0), ("C5", -0.3), ("F5", 0.3), ("A5", 0.0), ("C6", 0.2)):
        mix.add(handbell(hertz(note), 1.2, 0.7, rng), 1.8, gain=0.36, pan=pan, send=0.45)
    mix.add(sleigh(0.6, rng), 1.8, gain=0.5, pan=-0.2, send=0.3)
    return mix.render()
