"""The prize meter: coins that climb, the chord they end on, and a shower of them."""

from tools.sound.filters import bell_curve, lowpass
from tools.sound.instruments.foley import coin, wood
from tools.sound.instruments.mallets import celesta, glockenspiel
from tools.sound.instruments.plucked import pizzicato
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import PARLOUR, STUDIO
from tools.sound.signals import RATE, Signal, faded, samples, seeded

CLIMB = ("F6", "G6", "A6", "C7")


def count(place: int) -> Signal:
    """One tick of the meter, a coin tuned to a step of the scale (1 to 4)."""
    note = hertz(CLIMB[place - 1])
    rng, mix = seeded("count", place), Mix(PARLOUR)
    mix.add(lowpass(coin(note, 0.6, rng), 7500), gain=0.6, send=0.1)
    mix.add(celesta(note / 2, 0.1, 0.6, rng), gain=0.4, send=0.12)
    mix.add(wood(900, 0.006, 0.5, rng), gain=0.25, send=0.05)
    return faded(mix.render()[:, : samples(0.2)], 0.001, 0.12)


def count_end() -> Signal:
    """The meter comes to rest on a small chord."""
    rng, mix = seeded("count_end"), Mix(STUDIO)
    mix.add(lowpass(coin(hertz("F6"), 0.8, rng), 7500), gain=0.5, send=0.2)
    for index, note in enumerate(("F5", "A5", "C6")):
        mix.add(celesta(hertz(note), 0.5, 0.7, rng), 0.012 * index, gain=0.5, pan=0.3 * index - 0.3, send=0.35)
    mix.add(glockenspiel(hertz("F6"), 0.6, 0.5, rng), 0.03, gain=0.25, send=0.4)
    mix.add(pizzicato(hertz("F3"), 0.3, 0.7, rng), gain=0.6, send=0.2)
    return mix.render()


def coin_shower() -> Signal:
    """Coins pour down: many at first, single ones at the end, most of them mellow."""
    rng, mix = seeded("coin_shower"), Mix(STUDIO)
    for _ in range(110):
        moment = 2.0 * rng.beta(1.3, 2.4)
        velocity = rng.uniform(0.25, 0.9)
        sound = lowpass(coin(rng.uniform(1500, 3300), velocity, rng), 3200 + 5000 * velocity)
        mix.add(sound, moment, gain=velocity * 0.5, pan=rng.uniform(-0.85, 0.85), send=0.2)
    for _ in range(18):
        mix.add(
            wood(rng.uniform(260, 420), 0.014, 0.5, rng),
            1.8 * rng.beta(1.3, 2.2),
            gain=0.3,
            pan=rng.uniform(-0.5, 0.5),
            send=0.15,
        )
    return bell_curve(mix.render(), 4200, -3, 0.8)[:, : 4 * RATE]
