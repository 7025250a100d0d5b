"""The Christmas Spins of Jingle Bells: baubles and presents lock, the bar fills, prizes are paid one by one."""

from tools.sound.filters import lowpass
from tools.sound.instruments.foley import coin, glitter, thump, whoosh, wood
from tools.sound.instruments.jingles import glass, gold_leaf, jingle_bell
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, tubular_bell
from tools.sound.instruments.percussion import bass_drum, sleigh, timpani
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import choir, flute, horns, staccato, strings
from tools.sound.mixing import Mix
from tools.sound.pitch import hertz
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Generator, Signal, damped, seeded

BAUBLES = ("F5", "A5", "C6")
COLLECTED = ("F5", "G5", "A5", "C6", "D6")


def _clasp(mix: Mix, moment: float, rng: Generator) -> None:
    """What locks on the board: a soft weight and the click of a clasp."""
    mix.add(thump(240, 125, 0.045), moment, gain=0.38, send=0.08)
    mix.add(wood(420, 0.014, 0.7, rng), moment + 0.012, gain=0.35, send=0.12)


def bauble_land(variant: int) -> Signal:
    """A red bauble lands and locks: thin glass, a soft weight; three (1 to 3) make up the chord of F."""
    rng, mix = seeded("bauble_land", variant), Mix(STUDIO)
    note = hertz(BAUBLES[variant - 1])
    _clasp(mix, 0.0, rng)
    mix.add(glass(note, 0.75, rng), 0.012, gain=0.55, pan=-0.1, send=0.32)
    mix.add(celesta(note, 0.4, 0.55, rng), 0.012, gain=0.4, pan=0.15, send=0.35)
    return mix.render()


def gold_bauble_land() -> Signal:
    """A gold bauble: glass and bronze together, two notes up, gold dust."""
    rng, mix = seeded("gold_bauble_land"), Mix(HALL)
    _clasp(mix, 0.0, rng)
    for moment, note, pan in ((0.0, "C6", -0.2), (0.1, "F6", 0.2)):
        mix.add(glass(hertz(note), 0.7, rng), moment + 0.012, gain=0.4, pan=pan, send=0.35)
        mix.add(handbell(hertz(note) / 2, 1.0, 0.75, rng), moment + 0.012, gain=0.5, pan=-pan, send=0.42)
    mix.add(jingle_bell(hertz("F6"), 0.5, rng), 0.1, gain=0.18, pan=0.2, send=0.35)
    mix.add(lowpass(glitter(0.7, 18, 2600, 5600, rng), 7200), 0.08, gain=0.8, send=0.5)
    return mix.render()


def present_land() -> Signal:
    """A Prize Present: a box with weight in it, its ribbon, and a chord that opens."""
    rng, mix = seeded("present_land"), Mix(HALL)
    mix.add(thump(150, 58, 0.1), gain=0.9, send=0.12)
    mix.add(wood(180, 0.035, 0.9, rng), gain=0.6, send=0.15)
    mix.add(gold_leaf(0.35, rng), 0.03, gain=0.4, send=0.2)
    for index, note in enumerate(("F5", "A5", "C6", "F6")):
        moment, pan = 0.06 + 0.075 * index, 0.25 * index - 0.4
        mix.add(handbell(hertz(note), 1.0, 0.7, rng), moment, gain=0.36, pan=pan, send=0.42)
    for note in ("F3", "C4", "A4"):
        mix.add(horns(hertz(note), 0.8, 0.6, rng), 0.06, gain=0.45, send=0.35)
    mix.add(lowpass(glitter(0.8, 20, 2600, 6000, rng), 7200), 0.15, gain=0.7, send=0.5)
    return mix.render()


def spark_flight() -> Signal:
    """A spark flies from the bauble to the bar: air and a quick run."""
    rng, mix = seeded("spark_flight"), Mix(STUDIO)
    mix.add(lowpass(whoosh(0.55, 420, 2300, rng), 3600), gain=0.45, send=0.25)
    for index, note in enumerate(("C5", "F5", "A5", "C6", "F6", "A6")):
        mix.add(harp(hertz(note), 0.3, 0.4 + 0.04 * index, rng), 0.07 * index, gain=0.42, pan=0.12 * index - 0.3,
                send=0.32)  # fmt: skip
    mix.add(lowpass(glitter(0.5, 14, 2600, 5600, rng), 7000), gain=0.8, send=0.45)
    return mix.render()


def half_filled() -> Signal:
    """Half a stage fills: the socket takes the gold."""
    rng, mix = seeded("half_filled"), Mix(STUDIO)
    mix.add(thump(190, 110, 0.06), gain=0.5, send=0.1)
    for moment, note in ((0.0, "C5"), (0.09, "A5")):
        mix.add(celesta(hertz(note), 0.5, 0.65, rng), moment, gain=0.5, pan=-0.1, send=0.35)
        mix.add(pizzicato(hertz(note) / 2, 0.25, 0.6, rng), moment, gain=0.45, pan=0.15, send=0.2)
    mix.add(handbell(hertz("A5"), 0.7, 0.5, rng), 0.09, gain=0.28, send=0.4)
    return mix.render()


def _stage(mix: Mix, moment: float, notes: tuple[str, ...], bass: str, rng: Generator) -> None:
    """A stage is full: bells, horns and a drum on one chord; each of the three stands a step higher."""
    for index, note in enumerate(notes):
        mix.add(handbell(hertz(note), 1.2, 0.75, rng), moment, gain=0.38, pan=0.3 * index - 0.4, send=0.42)
        mix.add(horns(hertz(note) / 2, 0.9, 0.7, rng), moment, gain=0.4, send=0.35)
    mix.add(timpani(hertz(bass), 0.6, 0.85, rng), moment, gain=0.75, send=0.28)
    mix.add(lowpass(glitter(0.9, 22, 2600, 6000, rng), 7200), moment, gain=0.7, send=0.5)


def stage_extend() -> Signal:
    """Extend: a clock that is given one tick more, then the chord of F."""
    rng, mix = seeded("stage_extend"), Mix(HALL)
    for tick in range(4):
        high = 760 if tick % 2 else 640
        mix.add(wood(high, 0.016, 0.7 + 0.06 * tick, rng), 0.12 * tick, gain=0.55, pan=0.3 * (-1) ** tick, send=0.15)
        mix.add(pizzicato(hertz(("C4", "F4", "A4", "C5")[tick]), 0.2, 0.7, rng), 0.12 * tick, gain=0.5, send=0.2)
    _stage(mix, 0.48, ("F5", "A5", "C6"), "F2", rng)
    return mix.render()


def stage_double() -> Signal:
    """Double: each bell is answered by its twin an octave higher, then the chord of B flat."""
    rng, mix = seeded("stage_double"), Mix(HALL)
    for index, note in enumerate(("D5", "F5", "Bb5")):
        for twin, pan in ((1, -0.5), (2, 0.5)):
            moment = 0.16 * index + 0.07 * (twin - 1)
            mix.add(celesta(hertz(note) * twin, 0.5, 0.7, rng), moment, gain=0.5, pan=pan, send=0.38)
            mix.add(harp(hertz(note) * twin / 2, 0.4, 0.6, rng), moment, gain=0.4, pan=pan, send=0.3)
    _stage(mix, 0.48, ("F5", "Bb5", "D6"), "Bb2", rng)
    return mix.render()


def stage_expand() -> Signal:
    """Expand: strings open outwards, one voice up and one down, drums, then the chord of C with F above it."""
    rng, mix = seeded("stage_expand"), Mix(HALL)
    for step, (up, down) in enumerate((("C5", "C4"), ("D5", "Bb3"), ("E5", "A3"), ("F5", "G3"), ("G5", "F3"))):
        level = 0.5 + 0.08 * step
        for note, pan in ((up, -0.4), (down, 0.4)):
            mix.add(staccato(hertz(note), 0.16, level, rng), 0.096 * step, gain=0.6, pan=pan, send=0.3)
        mix.add(timpani(hertz("C3"), 0.2, 0.35 + 0.1 * step, rng), 0.096 * step, gain=0.5, send=0.22)
    mix.add(lowpass(whoosh(0.55, 260, 1700, rng), 3000), gain=0.5, send=0.25)
    _stage(mix, 0.48, ("G5", "C6", "E6"), "C2", rng)
    for note in ("C3", "G3", "E4", "C5"):
        mix.add(strings(hertz(note), 1.1, 0.65, rng), 0.46, gain=0.42, send=0.35)
    mix.add(bass_drum(0.9, rng), 0.48, gain=0.7, send=0.2)
    return mix.render()


def hold_and_respin() -> Signal:
    """The round turns to Hold and Respin: a bell tolls, a heart beats twice, low strings hold their breath."""
    rng, mix = seeded("hold_and_respin"), Mix(HALL)
    for moment, level in ((0.0, 1.0), (0.62, 0.9), (0.84, 0.65)):
        mix.add(bass_drum(level, rng), moment, gain=0.85, send=0.18)
    for moment, note in ((0.0, "D4"), (0.62, "A4")):
        mix.add(tubular_bell(hertz(note), 1.4, 0.8, rng), moment, gain=0.5, send=0.42)
    for note in ("D3", "A3", "F4"):
        mix.add(strings(hertz(note), 1.5, 0.6, rng), 0.02, gain=0.5, send=0.38)
    mix.add(horns(hertz("D3"), 1.2, 0.6, rng), 0.02, gain=0.45, send=0.35)
    mix.add(lowpass(sleigh(0.6, rng), 9000), 0.62, gain=0.35, pan=0.25, send=0.28)
    return mix.render()


def prize_collected(place: int) -> Signal:
    """A prize of the board is paid into the meter; five (1 to 5) climb."""
    rng, mix = seeded("prize_collected", place), Mix(STUDIO)
    note = hertz(COLLECTED[place - 1])
    mix.add(lowpass(coin(note * 2, 0.6, rng), 6500), gain=0.35, pan=0.2, send=0.2)
    mix.add(handbell(note, 0.5, 0.65, rng), gain=0.34, pan=-0.1, send=0.35)
    mix.add(celesta(note, 0.4, 0.7, rng), gain=0.75, pan=0.1, send=0.35)
    mix.add(pizzicato(note / 2, 0.25, 0.65, rng), gain=0.35, send=0.18)
    return damped(mix.render(), 1.3)


def christmas_spins_over() -> Signal:
    """The last spin: a flute comes down the steps, strings rest on a chord that waits for the sum."""
    rng, mix = seeded("christmas_spins_over"), Mix(HALL)
    for index, note in enumerate(("A5", "G5", "E5", "C5")):
        mix.add(flute(hertz(note), 0.24, 0.5, rng), 0.2 * index, gain=0.55, pan=-0.1, send=0.35)
        mix.add(celesta(hertz(note), 0.4, 0.45, rng), 0.2 * index, gain=0.4, pan=0.15, send=0.4)
    for note in ("C3", "G3", "E4", "Bb4"):
        mix.add(strings(hertz(note), 1.2, 0.5, rng), 0.58, gain=0.5, send=0.4)
    mix.add(choir(hertz("G4"), 1.0, 0.4, rng), 0.6, gain=0.35, send=0.45)
    mix.add(contrabass(hertz("C2"), 0.8, 0.5, rng), 0.6, gain=0.42, send=0.2)
    mix.add(glockenspiel(hertz("C6"), 0.8, 0.35, rng), 0.82, gain=0.2, pan=0.2, send=0.5)
    return mix.render()
