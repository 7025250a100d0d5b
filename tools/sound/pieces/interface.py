"""Buttons, toggles, dialogs, pages and the purchase: wood, felt, paper and a little celesta."""

from tools.sound.filters import bandpass, lowpass
from tools.sound.instruments.foley import coin, paper, thump, whoosh, wood
from tools.sound.instruments.mallets import celesta, handbell, marimba
from tools.sound.instruments.modal import knock
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import PARLOUR, STUDIO
from tools.sound.signals import Signal, damped, seeded


def button() -> Signal:
    """A wooden key that goes down and springs back, with a trace of celesta."""
    rng, mix = seeded("button"), Mix(PARLOUR)
    mix.add(wood(620, 0.022, 0.9, rng), send=0.12)
    mix.add(thump(210, 130, 0.028), gain=0.3, send=0.05)
    mix.add(wood(760, 0.012, 0.4, rng), 0.055, gain=0.4, send=0.15)
    mix.add(damped(celesta(hertz("C6"), 0.2, 0.3, rng), 0.28), 0.012, gain=0.22, send=0.3)
    return mix.render()


def button_back() -> Signal:
    """The same key, lower, and falling."""
    rng, mix = seeded("button_back"), Mix(PARLOUR)
    mix.add(wood(560, 0.02, 0.7, rng), send=0.12)
    mix.add(wood(420, 0.026, 0.8, rng), 0.06, gain=0.9, send=0.15)
    mix.add(thump(180, 115, 0.028), 0.06, gain=0.28, send=0.05)
    mix.add(damped(celesta(hertz("F5"), 0.2, 0.25, rng), 0.28), 0.066, gain=0.2, send=0.3)
    return mix.render()


def focus_move() -> Signal:
    """A fingertip on felt."""
    rng, mix = seeded("focus_move"), Mix(PARLOUR)
    mix.add(lowpass(wood(840, 0.011, 0.6, rng), 3200), send=0.14)
    mix.add(thump(210, 150, 0.014), gain=0.35, send=0.05)
    return mix.render()


def toggle() -> Signal:
    """A small switch: over the point, then home."""
    rng, mix = seeded("toggle"), Mix(PARLOUR)
    mix.add(wood(980, 0.008, 0.5, rng), gain=0.6, send=0.12)
    mix.add(wood(700, 0.016, 0.9, rng), 0.042, send=0.14)
    mix.add(thump(220, 140, 0.02), 0.042, gain=0.3, send=0.05)
    return mix.render()


def slider_tick() -> Signal:
    """One notch of a ratchet made of box wood."""
    rng, mix = seeded("slider_tick"), Mix(PARLOUR)
    mix.add(wood(1180, 0.006, 0.6, rng), send=0.1)
    mix.add(thump(260, 180, 0.01), gain=0.3, send=0.0)
    return mix.render()


def dialog_open() -> Signal:
    """A card that is lifted: air, then an open fifth."""
    rng, mix = seeded("dialog_open"), Mix(STUDIO)
    mix.add(whoosh(0.32, 350, 1700, rng), gain=0.35, send=0.2)
    for index, note in enumerate(("F5", "C6")):
        mix.add(
            damped(celesta(hertz(note), 0.3, 0.55, rng), 0.7),
            0.12 + 0.085 * index,
            gain=0.55,
            pan=0.3 * index - 0.15,
            send=0.35,
        )
    mix.add(wood(420, 0.02, 0.5, rng), 0.11, gain=0.3, send=0.1)
    return mix.render()


def dialog_close() -> Signal:
    """The card is laid down: the fifth falls, and it touches the table."""
    rng, mix = seeded("dialog_close"), Mix(STUDIO)
    for index, note in enumerate(("C6", "F5")):
        mix.add(
            damped(celesta(hertz(note), 0.2, 0.45, rng), 0.55),
            0.075 * index,
            gain=0.5,
            pan=0.15 - 0.3 * index,
            send=0.3,
        )
    mix.add(whoosh(0.28, 1500, 320, rng), gain=0.3, send=0.2)
    mix.add(wood(330, 0.026, 0.7, rng), 0.2, gain=0.5, send=0.1)
    return mix.render()


def refusal() -> Signal:
    """Two muted marimba notes that sink by half a tone: no, but kindly."""
    rng, mix = seeded("refusal"), Mix(PARLOUR)
    for moment, note, level in ((0.0, "E4", 0.8), (0.15, "D#4", 0.75)):
        mix.add(lowpass(marimba(hertz(note), 0.2, level, rng), 1500), moment, send=0.18)
        mix.add(lowpass(marimba(hertz(note) / 2, 0.2, level, rng), 900), moment, gain=0.45, send=0.1)
    return mix.render()


def page_turn() -> Signal:
    """A heavy page."""
    rng, mix = seeded("page_turn"), Mix(PARLOUR)
    mix.add(lowpass(paper(0.42, rng), 5000), gain=1.0, send=0.15)
    mix.add(bandpass(knock(180, 900, 0.016, rng), 150, 1200), 0.34, gain=0.9, send=0.15)
    return mix.render()


def purchase() -> Signal:
    """Two coins, the drawer of a till and its bell, all of it soft."""
    rng, mix = seeded("purchase"), Mix(STUDIO)
    mix.add(coin(2350, 0.6, rng), 0.0, gain=0.5, pan=-0.2, send=0.2)
    mix.add(coin(2790, 0.5, rng), 0.085, gain=0.42, pan=0.15, send=0.2)
    mix.add(wood(300, 0.03, 0.9, rng), 0.2, gain=0.8, send=0.12)
    mix.add(thump(170, 95, 0.05), 0.205, gain=0.35, send=0.05)
    mix.add(wood(520, 0.015, 0.5, rng), 0.255, gain=0.45, send=0.12)
    mix.add(handbell(hertz("A6"), 0.5, 0.5, rng), 0.265, gain=0.34, send=0.3)
    mix.add(celesta(hertz("F6"), 0.4, 0.4, rng), 0.27, gain=0.3, send=0.35)
    return mix.render()
