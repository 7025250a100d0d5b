"""The grid answers: tiles light up in a wave, corners fill, lines turn gold."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import glitter, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, tubular_bell
from tools.sound.instruments.percussion import bass_drum, cymbal, swell, timpani
from tools.sound.instruments.plucked import harp, pizzicato
from tools.sound.instruments.sustained import horns, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz, midi
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, seeded

WAVE = ("C5", "F5", "A5", "C6")


def tile_match(place: int) -> Signal:
    """A tile lights up; four of them (1 to 4) make a rising chord."""
    note = hertz(WAVE[place - 1])
    rng, mix = seeded("tile_match", place), Mix(STUDIO)
    where = 0.2 * place - 0.5
    mix.add(wood(note * 0.75, 0.014, 0.6, rng), gain=0.3, pan=where, send=0.15)
    mix.add(pizzicato(note / 2, 0.2, 0.6, rng), gain=0.5, pan=where, send=0.2)
    mix.add(celesta(note, 0.35, 0.8, rng), 0.004, gain=0.8, pan=where, send=0.32)
    mix.add(glockenspiel(note * 2, 0.4, 0.45, rng), 0.006, gain=0.26, pan=where, send=0.45)
    return mix.render()


def corner_fill() -> Signal:
    """A corner drops into its box and clicks home with a small bell."""
    rng, mix = seeded("corner_fill"), Mix(STUDIO)
    mix.add(wood(380, 0.022, 0.9, rng), gain=0.7, send=0.12)
    mix.add(thump(190, 115, 0.04), gain=0.35, send=0.05)
    for moment, note in ((0.03, "F5"), (0.11, "A5"), (0.19, "D6")):
        mix.add(handbell(hertz(note), 0.5, 0.6, rng), moment, gain=0.42, pan=moment * 3 - 0.3, send=0.4)
    mix.add(harp(hertz("F4"), 0.5, 0.6, rng), 0.03, gain=0.5, send=0.3)
    return mix.render()


def corner_bonus() -> Signal:
    """All four corners: a harp sweeps up to a chord of bells over strings and a low drum."""
    rng, mix = seeded("corner_bonus"), Mix(HALL)
    scale = ("F4", "G4", "A4", "C5", "D5", "F5", "G5", "A5", "C6", "D6")
    for index, note in enumerate(scale):
        mix.add(
            harp(hertz(note), 0.5, 0.45 + 0.04 * index, rng),
            0.042 * index,
            gain=0.42,
            pan=0.12 * index - 0.55,
            send=0.3,
        )
    mix.add(swell(0.46, 0.5, rng), 0.0, gain=0.5, send=0.3)
    hit = 0.45
    for note, pan in (("F5", -0.4), ("A5", 0.0), ("C6", 0.4), ("F6", 0.1)):
        mix.add(handbell(hertz(note), 1.2, 0.8, rng), hit + rng.uniform(0, 0.012), gain=0.4, pan=pan, send=0.4)
    for note in ("F3", "C4", "A4", "F5"):
        mix.add(strings(hertz(note), 1.3, 0.75, rng), hit - 0.05, gain=0.75, send=0.35)
    for note in ("F3", "C4", "F4"):
        mix.add(horns(hertz(note), 1.1, 0.7, rng), hit, gain=0.45, send=0.35)
    mix.add(timpani(hertz("F2"), 0.6, 0.8, rng), hit, gain=0.8, send=0.3)
    mix.add(lowpass(glitter(1.0, 26, 2800, 6500, rng), 8000), hit, gain=0.9, send=0.5)
    return mix.render()


def line_gold(place: int) -> Signal:
    """A line turns gold: a drum, horns, a grave bell and gold dust; each of the four stands a tone higher."""
    root = midi("F3") + 2 * (place - 1)
    rng, mix = seeded("line_gold", place), Mix(HALL)
    mix.add(bass_drum(0.8, rng), gain=0.7, send=0.2)
    mix.add(timpani(hertz(root - 12), 0.5, 0.9, rng), gain=0.8, send=0.25)
    mix.add(whoosh(0.3, 500, 2600, rng), 0.0, gain=0.3, send=0.3)
    for step, level in ((0, 0.8), (7, 0.7), (12, 0.75), (16, 0.6)):
        mix.add(horns(hertz(root + step), 0.62, level, rng), 0.01, gain=0.55, send=0.35)
        mix.add(strings(hertz(root + step + 12), 0.8, level, rng), 0.0, gain=0.35, send=0.35)
    mix.add(tubular_bell(hertz(root + 12), 1.2, 0.8, rng), 0.006, gain=0.5, pan=-0.15, send=0.4)
    for index, step in enumerate((24, 28, 31, 36)):
        mix.add(
            celesta(hertz(root + step), 0.5, 0.6, rng), 0.03 + 0.05 * index, gain=0.26, pan=0.2 * index - 0.3, send=0.45
        )
    mix.add(cymbal(1.4, 0.35, rng), 0.0, gain=0.35, send=0.2)
    mix.add(lowpass(glitter(0.8, 18, 2600, 6200, rng), 7500), 0.08, gain=0.7, send=0.5)
    return mix.render()
