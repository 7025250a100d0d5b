"""A pudding is pressed, bursts, and shows its symbol."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import crumbs, dough, glitter, puff, thump
from tools.sound.instruments.mallets import celesta, glockenspiel
from tools.sound.instruments.modal import knock
from tools.sound.instruments.plucked import harp, pizzicato
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import STUDIO
from tools.sound.signals import Signal, seeded, stereo


def pudding_squash() -> Signal:
    """The pudding gives way under a spoon."""
    rng, mix = seeded("pudding_squash"), Mix(STUDIO)
    mix.add(dough(0.19, 300, 900, rng), gain=2.2, send=0.08)
    mix.add(thump(190, 95, 0.06), gain=0.45, send=0.06)
    mix.add(lowpass(puff(0.22, 180, 1100, rng), 1400), 0.02, gain=0.5, send=0.1)
    return mix.render()


def pudding_burst(variant: int) -> Signal:
    """It bursts: a blow, air, crumbs, and a run of sparks; three variants (1 to 3) differ in run and crumbs."""
    runs = (("F5", "A5", "C6", "F6"), ("C5", "F5", "A5", "C6"), ("A5", "C6", "D6", "F6"))
    rng, mix = seeded("pudding_burst", variant), Mix(STUDIO)
    mix.add(thump(230 - 14 * variant, 84, 0.08), gain=0.6, send=0.1)
    mix.add(knock(250, 1600, 0.012, rng), gain=0.8, send=0.15)
    mix.add(puff(0.5, 160, 1900, rng), gain=0.75, send=0.2)
    mix.add(crumbs(0.42, 40, rng), 0.02, gain=1.5, send=0.15)
    for index, note in enumerate(runs[variant - 1]):
        mix.add(harp(hertz(note), 0.3, 0.55, rng), 0.09 + 0.045 * index, gain=0.3, pan=0.25 * index - 0.4, send=0.4)
        mix.add(
            celesta(hertz(note) * 2, 0.2, 0.3, rng), 0.095 + 0.045 * index, gain=0.14, pan=0.4 - 0.25 * index, send=0.4
        )
    return mix.render()


def symbol_appear() -> Signal:
    """The symbol springs up: a plucked grace note, the note itself, and a glint."""
    rng, mix = seeded("symbol_appear"), Mix(STUDIO)
    mix.add(thump(260, 420, 0.035), gain=0.35, send=0.1)
    mix.add(pizzicato(hertz("C5"), 0.2, 0.7, rng), 0.0, gain=0.8, pan=-0.1, send=0.25)
    mix.add(pizzicato(hertz("F5"), 0.25, 0.8, rng), 0.07, gain=0.8, pan=0.1, send=0.25)
    mix.add(glockenspiel(hertz("F6"), 0.4, 0.5, rng), 0.072, gain=0.34, send=0.4)
    mix.add(celesta(hertz("F5"), 0.4, 0.7, rng), 0.07, gain=0.5, send=0.35)
    mix.add(stereo(lowpass(glitter(0.35, 9, 3000, 6000, rng), 7500)), 0.1, gain=0.5, send=0.4)
    return mix.render()
