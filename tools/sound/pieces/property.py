"""The street of Mr. Monopoly: Houses land and are built, the hat flies, a Hotel rises, rents are paid.

Its chords are of F, the bright side of the loop's D minor: they share the scale, whatever bar they fall on.
"""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import coin, crumbs, glitter, puff, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, marimba, tubular_bell
from tools.sound.instruments.modal import knock
from tools.sound.instruments.percussion import bass_drum, cymbal, swell, timpani
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import clarinet, horns, staccato, strings, trumpets
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, seeded


def house_land() -> Signal:
    """A House stands: wood on stone, and a door bell."""
    rng, mix = seeded("house_land"), Mix(STUDIO)
    mix.add(thump(220, 105, 0.055), gain=0.55, send=0.08)
    mix.add(wood(260, 0.03, 0.9, rng), gain=0.7, send=0.15)
    mix.add(celesta(hertz("A5"), 0.35, 0.6, rng), 0.05, gain=0.45, pan=-0.1, send=0.35)
    mix.add(glockenspiel(hertz("D6"), 0.5, 0.5, rng), 0.12, gain=0.3, pan=0.15, send=0.4)
    return mix.render()


def gentleman_lands() -> Signal:
    """Mr. Monopoly is there: two weighty steps, his cane, and a short bow of trumpets."""
    rng, mix = seeded("gentleman_lands"), Mix(HALL)
    for moment, level in ((0.0, 1.0), (0.16, 0.8)):
        mix.add(bass_drum(level, rng), moment, gain=0.5, send=0.2)
        mix.add(thump(200, 90, 0.07), moment, gain=0.5, send=0.1)
        mix.add(wood(150, 0.03, level, rng), moment, gain=0.5, send=0.15)
    mix.add(wood(420, 0.03, 1.0, rng), 0.3, gain=0.7, pan=-0.2, send=0.25)
    for moment, length, notes in ((0.34, 0.14, ("C4", "F4")), (0.5, 0.14, ("F4", "A4")), (0.66, 0.8, ("A4", "C5"))):
        for note in notes:
            mix.add(trumpets(hertz(note), length, 0.7, rng), moment, gain=0.42, send=0.35)
    mix.add(timpani(hertz("F2"), 0.6, 0.8, rng), 0.66, gain=0.7, send=0.3)
    mix.add(cymbal(1.1, 0.3, rng), 0.66, gain=0.3, send=0.25)
    return mix.render()


def hat_throw() -> Signal:
    """The hat is thrown: silk through the air, and a run upwards."""
    rng, mix = seeded("hat_throw"), Mix(STUDIO)
    mix.add(whoosh(0.55, 380, 1900, rng), gain=0.8, send=0.2)
    for index, note in enumerate(("D5", "F5", "A5", "C6", "D6")):
        mix.add(harp(hertz(note), 0.3, 0.55, rng), 0.06 * index, gain=0.4, pan=0.4 - 0.2 * index, send=0.35)
    return mix.render()


def hat_back() -> Signal:
    """The hat comes home: air the other way round, and a pat."""
    rng, mix = seeded("hat_back"), Mix(STUDIO)
    mix.add(whoosh(0.45, 1700, 420, rng), gain=0.7, send=0.2)
    mix.add(thump(240, 130, 0.05), 0.4, gain=0.6, send=0.1)
    mix.add(pizzicato(hertz("D5"), 0.2, 0.6, rng), 0.4, gain=0.5, pan=0.3, send=0.25)
    return mix.render()


def house_build() -> Signal:
    """A House is built: three blows of a hammer."""
    rng, mix = seeded("house_build"), Mix(STUDIO)
    for blow, moment in enumerate((0.0, 0.14, 0.26)):
        mix.add(wood(330 + 60 * blow, 0.022, 0.8 + 0.1 * blow, rng), moment, gain=0.8, pan=0.2 * blow - 0.2, send=0.15)
        mix.add(knock(900, 3400, 0.006, rng), moment, gain=0.4, send=0.2)
    return mix.render()


def houses_sink() -> Signal:
    """Four Houses sink into the ground: rubble, and notes that go down."""
    rng, mix = seeded("houses_sink"), Mix(STUDIO)
    mix.add(crumbs(0.4, 34, rng), gain=1.2, send=0.15)
    mix.add(puff(0.45, 120, 900, rng), 0.1, gain=0.6, send=0.15)
    for index, note in enumerate(("D5", "A4", "F4", "D4")):
        mix.add(marimba(hertz(note), 0.2, 0.6, rng), 0.07 * index, gain=0.6, send=0.2)
    return mix.render()


def hotel_rise() -> Signal:
    """A Hotel rises as high as the reel: drums, strings that go up, bells at its top."""
    rng, mix = seeded("hotel_rise"), Mix(HALL)
    mix.add(swell(0.5, 0.6, rng), gain=0.6, send=0.3)
    for step, note in enumerate(("F3", "A3", "C4", "F4", "A4", "C5", "F5")):
        mix.add(staccato(hertz(note), 0.18, 0.6 + 0.04 * step, rng), 0.065 * step, gain=0.6, send=0.3)
        mix.add(timpani(hertz("F2"), 0.25, 0.4 + 0.06 * step, rng), 0.065 * step, gain=0.5, send=0.25)
    hit = 0.48
    for note, pan in (("F5", -0.4), ("A5", 0.0), ("C6", 0.4), ("F6", 0.1)):
        mix.add(handbell(hertz(note), 1.2, 0.8, rng), hit, gain=0.4, pan=pan, send=0.42)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 1.1, 0.75, rng), hit, gain=0.5, send=0.35)
        mix.add(strings(hertz(note) * 2, 1.2, 0.7, rng), hit, gain=0.4, send=0.35)
    mix.add(bass_drum(0.9, rng), hit, gain=0.8, send=0.2)
    mix.add(lowpass(glitter(1.0, 24, 2600, 6200, rng), 7400), hit, gain=0.8, send=0.5)
    return mix.render()


def rent_due() -> Signal:
    """A row of a card lights: a desk bell and a stroke of the pen."""
    rng, mix = seeded("rent_due"), Mix(STUDIO)
    mix.add(handbell(hertz("D6"), 0.6, 0.6, rng), gain=0.5, send=0.35)
    mix.add(clarinet(hertz("D5"), 0.16, 0.5, rng), gain=0.4, pan=-0.1, send=0.25)
    mix.add(clarinet(hertz("F5"), 0.2, 0.55, rng), 0.12, gain=0.4, pan=0.1, send=0.25)
    return mix.render()


def rent_paid() -> Signal:
    """Money falls into the till: coins, a drawer, its bell."""
    rng, mix = seeded("rent_paid"), Mix(STUDIO)
    for index in range(5):
        pitch = 2100 + 260 * index
        mix.add(coin(pitch, 0.7, rng), 0.055 * index, gain=0.6, pan=0.25 * index - 0.5, send=0.2)
    mix.add(wood(210, 0.03, 0.8, rng), 0.24, gain=0.6, send=0.12)
    mix.add(tubular_bell(hertz("A5"), 0.6, 0.6, rng), 0.27, gain=0.35, send=0.35)
    return mix.render()


def multiplier_strikes() -> Signal:
    """The multiplier strikes a rent: a bright blow."""
    rng, mix = seeded("multiplier_strikes"), Mix(HALL)
    mix.add(bass_drum(0.8, rng), gain=0.7, send=0.2)
    mix.add(cymbal(0.9, 0.45, rng), gain=0.4, send=0.25)
    for note, pan in (("A5", -0.3), ("C6", 0.3), ("F6", 0.0)):
        mix.add(glockenspiel(hertz(note), 0.8, 0.7, rng), 0.01, gain=0.35, pan=pan, send=0.45)
    for note in ("F4", "A4", "C5"):
        mix.add(horns(hertz(note), 0.4, 0.75, rng), 0.0, gain=0.4, send=0.35)
    mix.add(contrabass(hertz("F2"), 0.3, 0.7, rng), 0.0, gain=0.5, send=0.15)
    return mix.render()
