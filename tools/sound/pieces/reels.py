"""The reels of the slots: they set out, stop one after the other, hold their breath, and pay lines."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell
from tools.sound.instruments.modal import knock
from tools.sound.instruments.percussion import sleigh, swell, timpani
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import horns, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz, midi
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, seeded

STOPS = ("F4", "G4", "A4", "C5", "F5", "A5")
CLIMB = ("D4", "E4", "F4", "G4", "A4", "Bb4", "C#5", "D5", "E5", "F5", "G5", "A5")


def reel_start() -> Signal:
    """A latch gives way, air begins to rush, and wooden teeth tick ever faster."""
    rng, mix = seeded("reel_start"), Mix(STUDIO)
    mix.add(wood(240, 0.03, 0.8, rng), gain=0.7, send=0.12)
    mix.add(thump(110, 190, 0.06), gain=0.5, send=0.08)
    mix.add(lowpass(whoosh(0.9, 240, 1500, rng), 2600), 0.05, gain=0.7, send=0.15)
    moment = 0.1
    for tooth in range(16):
        mix.add(knock(700 + 30 * tooth, 2200, 0.005, rng), moment, gain=0.4, pan=0.05 * tooth - 0.4, send=0.1)
        moment += 0.075 * 0.92**tooth
    return mix.render()


def reel_stop(place: int) -> Signal:
    """A reel falls into its place; up to six of them (1 to 6) rise from the left to the right."""
    note = hertz(STOPS[place - 1])
    rng, mix = seeded("reel_stop", place), Mix(STUDIO)
    where = 0.25 * place - 0.75
    mix.add(thump(230, 105, 0.06), gain=0.5, pan=where * 0.5, send=0.08)
    mix.add(wood(note, 0.024, 0.9, rng), gain=0.6, pan=where, send=0.15)
    mix.add(knock(500, 2300, 0.012, rng), gain=0.7, pan=where, send=0.1)
    mix.add(pizzicato(note, 0.2, 0.65, rng), 0.004, gain=0.5, pan=where, send=0.2)
    mix.add(celesta(note * 2, 0.3, 0.5, rng), 0.008, gain=0.42, pan=where, send=0.35)
    return mix.render()


def tension() -> Signal:
    """The last reel still runs: strings climb by small steps over a rolling drum."""
    rng, mix = seeded("tension"), Mix(HALL)
    for step, note in enumerate(CLIMB):
        moment, level = 0.13 * step, 0.4 + 0.04 * step
        mix.add(strings(hertz(note), 0.24, level, rng), moment, gain=0.5, send=0.3)
        mix.add(pizzicato(hertz(note) / 2, 0.15, level, rng), moment, gain=0.45, pan=-0.2, send=0.2)
        mix.add(timpani(hertz("D3"), 0.2, 0.3 + 0.045 * step, rng), moment, gain=0.42, send=0.2)
    mix.add(swell(1.5, 0.5, rng), 0.1, gain=0.5, send=0.3)
    return mix.render()


def nudge() -> Signal:
    """The reel steps down by one row: a ratchet, and the weight behind it."""
    rng, mix = seeded("nudge"), Mix(STUDIO)
    for tooth in range(5):
        mix.add(wood(520 - 40 * tooth, 0.012, 0.6, rng), 0.045 * tooth, gain=0.45, send=0.1)
    mix.add(thump(210, 92, 0.07), 0.22, gain=0.7, send=0.1)
    mix.add(wood(190, 0.035, 1.0, rng), 0.22, gain=0.8, send=0.15)
    mix.add(contrabass(hertz("D3"), 0.3, 0.8, rng), 0.22, gain=0.6, send=0.15)
    return mix.render()


def line_shown() -> Signal:
    """One line by itself: three plucked notes up and a bell."""
    rng, mix = seeded("line_shown"), Mix(STUDIO)
    for index, note in enumerate(("F5", "A5", "C6")):
        mix.add(harp(hertz(note), 0.3, 0.55, rng), 0.05 * index, gain=0.5, pan=0.3 * index - 0.3, send=0.3)
    mix.add(glockenspiel(hertz("F6"), 0.5, 0.45, rng), 0.15, gain=0.3, send=0.4)
    return mix.render()


def lines_quiet() -> Signal:
    """Lines that give back no more than the spin cost: a soft chord of celesta, stated and no more (ALL-8)."""
    rng, mix = seeded("lines_quiet"), Mix(STUDIO)
    for index, note in enumerate(("F4", "A4", "C5", "F5")):
        mix.add(celesta(hertz(note), 0.6, 0.5, rng), 0.035 * index, gain=0.5, pan=0.2 * index - 0.3, send=0.35)
        mix.add(pizzicato(hertz(note) / 2, 0.25, 0.5, rng), 0.035 * index, gain=0.3, send=0.2)
    return mix.render()


def lines_won() -> Signal:
    """Lines that win more than the spin cost: bells over horns, and gold dust."""
    rng, mix = seeded("lines_won"), Mix(HALL)
    for index, step in enumerate((0, 4, 7, 12)):
        pitch = hertz(midi("F5") + step)
        mix.add(handbell(pitch, 0.9, 0.7, rng), 0.07 * index, gain=0.42, pan=0.25 * index - 0.4, send=0.4)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 0.8, 0.65, rng), 0.02, gain=0.45, send=0.35)
        mix.add(strings(hertz(note) * 2, 0.9, 0.6, rng), 0.0, gain=0.35, send=0.35)
    mix.add(timpani(hertz("F2"), 0.5, 0.7, rng), gain=0.7, send=0.25)
    mix.add(sleigh(0.5, rng), 0.2, gain=0.4, pan=0.3, send=0.25)
    mix.add(lowpass(glitter(0.7, 18, 2600, 6000, rng), 7200), 0.1, gain=0.7, send=0.5)
    return mix.render()
