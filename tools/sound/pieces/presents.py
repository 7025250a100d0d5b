"""The bonus window of Christmas Jumper: presents rattle and open, silhouettes fill, baubles give a pick."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import crumbs, glitter, paper, puff, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, marimba, tubular_bell
from tools.sound.instruments.percussion import cymbal, sleigh, timpani
from tools.sound.instruments.plucked import harp, pizzicato
from tools.sound.instruments.sustained import clarinet, horns, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, PARLOUR, STUDIO
from tools.sound.signals import Signal, seeded


def present_shake() -> Signal:
    """Something rattles in a cardboard box, three times, harder each time."""
    rng, mix = seeded("present_shake"), Mix(PARLOUR)
    for turn in range(6):
        level, moment = 0.35 + 0.09 * turn, 0.05 * turn
        mix.add(wood(rng.uniform(250, 400), 0.016, level, rng), moment, gain=0.8, pan=0.4 if turn % 2 else -0.4,
                send=0.12)  # fmt: skip
        mix.add(thump(170, 110, 0.03), moment, gain=0.3 * level, send=0.05)
    mix.add(lowpass(paper(0.34, rng), 2600), gain=0.6, send=0.1)
    return mix.render()


def present_open(variant: int) -> Signal:
    """The lid flies off: paper, a cork, and a run of three; three variants (1 to 3) differ in run and paper."""
    runs = (("F5", "A5", "C6"), ("A5", "C6", "F6"), ("C5", "F5", "A5"))
    rng, mix = seeded("present_open", variant), Mix(STUDIO)
    mix.add(lowpass(paper(0.4, rng), 3000), gain=0.8, send=0.15)
    mix.add(thump(200, 520 + 40 * variant, 0.05), 0.03, gain=0.6, send=0.1)
    mix.add(puff(0.45, 200, 2100, rng), 0.03, gain=0.6, send=0.2)
    mix.add(crumbs(0.35, 18, rng), 0.05, gain=0.7, send=0.15)
    for index, note in enumerate(runs[variant - 1]):
        mix.add(harp(hertz(note), 0.4, 0.6, rng), 0.1 + 0.055 * index, gain=0.4, pan=0.3 * index - 0.3, send=0.35)
        mix.add(celesta(hertz(note), 0.35, 0.6, rng), 0.1 + 0.055 * index, gain=0.4, pan=0.3 - 0.3 * index, send=0.35)
    return mix.render()


def symbol_light() -> Signal:
    """A symbol lights up and sets off."""
    rng, mix = seeded("symbol_light"), Mix(STUDIO)
    mix.add(whoosh(0.5, 420, 1900, rng), gain=0.4, send=0.25)
    for index, note in enumerate(("C6", "F6", "A6")):
        mix.add(celesta(hertz(note), 0.4, 0.6, rng), 0.05 * index, gain=0.5, pan=0.25 * index - 0.25, send=0.4)
    mix.add(pizzicato(hertz("F4"), 0.25, 0.6, rng), gain=0.5, send=0.2)
    return mix.render()


def silhouette_fill() -> Signal:
    """It clicks into its silhouette, which rings."""
    rng, mix = seeded("silhouette_fill"), Mix(STUDIO)
    mix.add(wood(340, 0.024, 0.9, rng), gain=0.7, send=0.12)
    mix.add(thump(180, 110, 0.04), gain=0.4, send=0.05)
    for moment, note in ((0.02, "C5"), (0.09, "F5"), (0.16, "A5")):
        mix.add(marimba(hertz(note), 0.3, 0.7, rng), moment, gain=0.55, pan=moment * 3 - 0.25, send=0.3)
        mix.add(handbell(hertz(note) * 2, 0.6, 0.5, rng), moment, gain=0.26, pan=0.25 - moment * 3, send=0.4)
    return mix.render()


def list_won() -> Signal:
    """A list is complete: two rising calls, then a chord of bells, horns and strings."""
    rng, mix = seeded("list_won"), Mix(HALL)
    for index, note in enumerate(("F5", "A5", "C6", "F5", "A5", "C6")):
        moment = 0.07 * index + (0.05 if index > 2 else 0)
        mix.add(celesta(hertz(note), 0.4, 0.7, rng), moment, gain=0.5, pan=0.2 * index - 0.5, send=0.35)
        mix.add(harp(hertz(note) / 2, 0.4, 0.6, rng), moment, gain=0.35, send=0.3)
    hit = 0.5
    for note, pan in (("F5", -0.4), ("A5", 0.0), ("C6", 0.4), ("F6", 0.1)):
        mix.add(handbell(hertz(note), 1.2, 0.8, rng), hit, gain=0.38, pan=pan, send=0.42)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 1.0, 0.75, rng), hit, gain=0.5, send=0.35)
        mix.add(strings(hertz(note) * 2, 1.2, 0.7, rng), hit - 0.04, gain=0.4, send=0.35)
    mix.add(timpani(hertz("F2"), 0.6, 0.8, rng), hit, gain=0.7, send=0.3)
    mix.add(cymbal(1.3, 0.3, rng), hit, gain=0.3, send=0.2)
    mix.add(lowpass(glitter(0.9, 20, 2600, 6200, rng), 7400), hit, gain=0.7, send=0.5)
    return mix.render()


def bauble_flight() -> Signal:
    """A bauble rises on a glassy run."""
    rng, mix = seeded("bauble_flight"), Mix(HALL)
    mix.add(whoosh(0.75, 450, 2400, rng), gain=0.35, send=0.3)
    for index, note in enumerate(("F5", "G5", "A5", "C6", "D6", "F6", "G6", "A6")):
        mix.add(glockenspiel(hertz(note), 0.5, 0.5, rng), 0.08 * index, gain=0.3, pan=0.18 * index - 0.6, send=0.45)
        mix.add(celesta(hertz(note), 0.4, 0.55, rng), 0.08 * index, gain=0.36, pan=0.6 - 0.18 * index, send=0.4)
    return mix.render()


def pick_added() -> Signal:
    """The counter goes up again: a bright bell and a clap of sleigh bells."""
    rng, mix = seeded("pick_added"), Mix(STUDIO)
    mix.add(tubular_bell(hertz("F5"), 0.7, 0.7, rng), gain=0.4, send=0.35)
    for moment, note in ((0.0, "C6"), (0.09, "F6")):
        mix.add(handbell(hertz(note), 0.7, 0.7, rng), moment, gain=0.45, pan=moment * 4 - 0.2, send=0.4)
    mix.add(sleigh(0.6, rng), 0.09, gain=0.5, pan=0.2, send=0.25)
    return mix.render()


def lists_lost() -> Signal:
    """Lists fade: two mild notes that sink, and a lid of felt."""
    rng, mix = seeded("lists_lost"), Mix(STUDIO)
    for moment, note in ((0.0, "A4"), (0.22, "F4"), (0.44, "D4")):
        mix.add(clarinet(hertz(note), 0.4, 0.5, rng), moment, gain=0.5, pan=0.2 - moment, send=0.3)
        mix.add(pizzicato(hertz(note) / 2, 0.3, 0.5, rng), moment, gain=0.5, send=0.25)
    mix.add(lowpass(puff(0.4, 150, 900, rng), 1200), 0.42, gain=0.4, send=0.15)
    return mix.render()
