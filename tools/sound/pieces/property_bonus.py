"""The features of Mr. Monopoly: the lane with its dice, the Free Spins from the Diamond to the Generous Hand.

Its chords are of F, the bright side of the loop's D minor.
"""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, marimba, tubular_bell
from tools.sound.instruments.modal import knock
from tools.sound.instruments.percussion import cymbal, roll, sleigh, swell, timpani
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import choir, clarinet, flute, horns, strings, trumpets
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Generator, Signal, seeded

CHORD = (("F5", -0.4), ("A5", 0.0), ("C6", 0.4), ("F6", 0.15))


def _ring(mix: Mix, moment: float, level: float, rng: Generator) -> None:
    """A chord of handbells over horns."""
    for note, pan in CHORD:
        mix.add(handbell(hertz(note), 1.2, level, rng), moment, gain=0.4, pan=pan, send=0.42)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 1.0, level * 0.9, rng), moment, gain=0.45, send=0.35)


def lane_in() -> Signal:
    """The lane slides in on runners, and its twelve sectors light one after the other."""
    rng, mix = seeded("lane_in"), Mix(STUDIO)
    mix.add(lowpass(whoosh(0.5, 260, 1300, rng), 2400), gain=0.8, send=0.15)
    for sector in range(12):
        pitch = hertz("D5") * 2 ** (sector / 12)
        mix.add(marimba(pitch, 0.15, 0.5, rng), 0.1 + 0.045 * sector, gain=0.4, pan=0.3, send=0.25)
    mix.add(wood(200, 0.04, 0.9, rng), 0.48, gain=0.7, pan=0.4, send=0.15)
    return mix.render()


def dice_roll() -> Signal:
    """Two dice in a shaken hand, then thrown."""
    rng, mix = seeded("dice_roll"), Mix(STUDIO)
    for shake in range(9):
        moment = 0.045 * shake + rng.uniform(0, 0.015)
        mix.add(wood(1150 + 160 * rng.uniform(-1, 1), 0.008, 0.5, rng), moment, gain=0.5, pan=0.4, send=0.1)
    mix.add(whoosh(0.3, 500, 1600, rng), 0.36, gain=0.5, pan=0.3, send=0.15)
    return mix.render()


def die_knock(bounce: int) -> Signal:
    """A die hits the felt; of three blows (1 to 3) each is lighter than the one before."""
    rng, mix = seeded("die_knock", bounce), Mix(STUDIO)
    level = 1.0 - 0.22 * (bounce - 1)
    mix.add(wood(820 + 120 * bounce, 0.014, level, rng), gain=0.8, pan=0.35, send=0.14)
    mix.add(thump(230, 120, 0.03), gain=0.5 * level, pan=0.3, send=0.08)
    mix.add(knock(1400, 5200, 0.003, rng), gain=0.5 * level, pan=0.35, send=0.12)
    return mix.render()


def token_hop() -> Signal:
    """The token hops to the next sector: glass on wood."""
    rng, mix = seeded("token_hop"), Mix(STUDIO)
    mix.add(pizzicato(hertz("D5"), 0.12, 0.6, rng), gain=0.5, pan=0.3, send=0.2)
    mix.add(glockenspiel(hertz("A6"), 0.25, 0.4, rng), 0.03, gain=0.25, pan=0.35, send=0.35)
    mix.add(wood(540, 0.015, 0.7, rng), 0.02, gain=0.5, pan=0.3, send=0.12)
    return mix.render()


def sector_reached() -> Signal:
    """The token stands, and its sector lights: bells, horns, gold dust."""
    rng, mix = seeded("sector_reached"), Mix(HALL)
    mix.add(timpani(hertz("F2"), 0.6, 0.8, rng), gain=0.7, send=0.3)
    _ring(mix, 0.0, 0.75, rng)
    mix.add(cymbal(1.2, 0.35, rng), gain=0.35, send=0.25)
    mix.add(lowpass(glitter(0.9, 22, 2600, 6200, rng), 7400), 0.05, gain=0.8, send=0.5)
    return mix.render()


def diamond() -> Signal:
    """The Diamond shines: cold light, high voices."""
    rng, mix = seeded("diamond"), Mix(HALL)
    for index, note in enumerate(("A5", "C6", "F6", "A6", "C7")):
        mix.add(celesta(hertz(note), 0.8, 0.6, rng), 0.09 * index, gain=0.45, pan=0.25 * index - 0.5, send=0.5)
    for note in ("C5", "F5", "A5"):
        mix.add(choir(hertz(note), 1.3, 0.5, rng), 0.1, gain=0.42, send=0.5)
    mix.add(lowpass(glitter(1.1, 30, 2800, 6800, rng), 8000), gain=1.0, send=0.5)
    return mix.render()


def bonus_won() -> Signal:
    """The Free Spins are won: a fanfare."""
    rng, mix = seeded("bonus_won"), Mix(HALL)
    for moment, length, notes in (
        (0.0, 0.14, ("C4", "F4", "A4")), (0.17, 0.14, ("C4", "F4", "A4")), (0.34, 0.3, ("F4", "A4", "C5")),
        (0.68, 1.3, ("A4", "C5", "F5")),
    ):  # fmt: skip
        for note in notes:
            mix.add(trumpets(hertz(note), length, 0.75, rng), moment, gain=0.36, send=0.35)
    _ring(mix, 0.68, 0.8, rng)
    mix.add(timpani(hertz("F2"), 0.7, 0.9, rng), 0.68, gain=0.8, send=0.3)
    mix.add(roll(hertz("F2"), 0.6, 0.5, rng), 0.08, gain=0.5, send=0.25)
    mix.add(sleigh(0.6, rng), 0.68, gain=0.5, pan=0.25, send=0.25)
    return mix.render()


def scene_change() -> Signal:
    """Snow sweeps over the street, and the clock strikes."""
    rng, mix = seeded("scene_change"), Mix(HALL)
    mix.add(whoosh(0.95, 260, 1500, rng), gain=0.9, send=0.3)
    for moment in (0.55, 1.1):
        mix.add(tubular_bell(hertz("D4"), 1.4, 0.75, rng), moment, gain=0.5, send=0.45)
    for note in ("D3", "A3", "F4"):
        mix.add(strings(hertz(note), 1.4, 0.5, rng), 0.45, gain=0.5, send=0.4)
    return mix.render()


def spins_back() -> Signal:
    """The counter jumps back to three: three quick notes up."""
    rng, mix = seeded("spins_back"), Mix(STUDIO)
    for index, note in enumerate(("F5", "A5", "C6")):
        mix.add(celesta(hertz(note), 0.35, 0.65, rng), 0.07 * index, gain=0.6, pan=-0.4, send=0.35)
        mix.add(harp(hertz(note), 0.35, 0.6, rng), 0.07 * index, gain=0.45, pan=-0.3, send=0.3)
    mix.add(glockenspiel(hertz("F6"), 0.6, 0.5, rng), 0.2, gain=0.3, pan=-0.3, send=0.4)
    return mix.render()


def house_for_rent() -> Signal:
    """All seemed over, and then: a clarinet winks, a swell, a bright chord."""
    rng, mix = seeded("house_for_rent"), Mix(HALL)
    for moment, length, note in ((0.0, 0.18, "G4"), (0.2, 0.18, "Bb4"), (0.4, 0.3, "E5")):
        mix.add(clarinet(hertz(note), length, 0.7, rng), moment, gain=0.6, send=0.3)
    mix.add(swell(0.6, 0.5, rng), 0.25, gain=0.6, send=0.3)
    _ring(mix, 0.82, 0.75, rng)
    mix.add(timpani(hertz("F2"), 0.6, 0.8, rng), 0.82, gain=0.7, send=0.3)
    return mix.render()


def grid_full() -> Signal:
    """A House on every cell: the whole band, bells running up and down."""
    rng, mix = seeded("grid_full"), Mix(HALL)
    for index, note in enumerate(("F5", "A5", "C6", "F6", "C6", "A5", "C6", "F6")):
        mix.add(handbell(hertz(note), 0.7, 0.75, rng), 0.11 * index, gain=0.4, pan=0.2 * (index % 5) - 0.4, send=0.4)
    for moment in (0.0, 0.44, 0.88):
        mix.add(timpani(hertz("F2"), 0.5, 0.9, rng), moment, gain=0.7, send=0.3)
        for note in ("C4", "F4", "A4"):
            mix.add(trumpets(hertz(note), 0.3 if moment < 0.8 else 1.2, 0.75, rng), moment, gain=0.36, send=0.35)
    mix.add(cymbal(1.6, 0.45, rng), 0.88, gain=0.4, send=0.25)
    mix.add(lowpass(glitter(1.4, 36, 2600, 6400, rng), 7600), gain=0.9, send=0.5)
    return mix.render()


def bonus_over() -> Signal:
    """The last of the Free Spins: strings come to rest on an open chord that waits."""
    rng, mix = seeded("bonus_over"), Mix(HALL)
    for index, note in enumerate(("A4", "G4", "E4")):
        mix.add(flute(hertz(note), 0.3, 0.55, rng), 0.26 * index, gain=0.6, send=0.35)
    for note in ("C3", "G3", "E4", "Bb4"):
        mix.add(strings(hertz(note), 1.1, 0.5, rng), 0.5, gain=0.55, send=0.4)
    mix.add(contrabass(hertz("C2"), 0.8, 0.5, rng), 0.5, gain=0.4, send=0.2)
    return mix.render()


def generous_hand() -> Signal:
    """The Generous Hand opens: a harp all the way up, voices, and a chord."""
    rng, mix = seeded("generous_hand"), Mix(HALL)
    for index, note in enumerate(("F4", "G4", "A4", "C5", "D5", "F5", "G5", "A5", "C6", "D6", "F6")):
        mix.add(harp(hertz(note), 0.6, 0.5, rng), 0.055 * index, gain=0.45, pan=0.12 * index - 0.6, send=0.35)
    for note in ("C4", "F4", "A4"):
        mix.add(choir(hertz(note), 1.4, 0.6, rng), 0.4, gain=0.5, send=0.45)
    _ring(mix, 0.62, 0.7, rng)
    mix.add(lowpass(glitter(1.0, 20, 2600, 6000, rng), 7200), 0.5, gain=0.7, send=0.5)
    return mix.render()
