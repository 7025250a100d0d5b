"""The loop of Jingle Bells: a sleigh ride of our own, with the bass of old carols that walks down from F.

48 bars of four: the tune twice, a middle part for strings, the tune, a musical box, the tune with everybody.
"""

from tools.sound.filters import brightened, lowpass
from tools.sound.instruments.foley import wood
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell
from tools.sound.instruments.percussion import brush, sleigh
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import clarinet, flute, horns, strings
from tools.sound.mixing import Mix
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, Note, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, broken, held, offbeats
from tools.sound.pitch import midi
from tools.sound.room import STUDIO
from tools.sound.signals import Generator, Signal

PART = 32.0
"""Beats of one part: eight bars of four."""
AGAIN, MIDDLE, HOME, BOX, LAST = PART, 2 * PART, 3 * PART, 4 * PART, 5 * PART
BEATS = 6 * PART

TUNE = """
C5:1 F5:1 E5:0.5 F5:0.5 G5:1 | A5:1.5 G5:0.5 E5:1 C5:1 | D5:1 F5:1 C5:0.5 D5:0.5 F5:1 | G5:1 F5:0.5 D5:0.5 E5:2 |
C5:1 F5:1 E5:0.5 F5:0.5 G5:1 | A5:1.5 Bb5:0.5 C6:1 A5:1 | Bb5:0.5 A5:0.5 G5:0.5 F5:0.5 G5:1 E5:1 | F5:3 r:1
"""
TUNE_CHORDS = """
F:2 C/E:2 | Dm:2 Am/C:2 | Bb:2 F/A:2 | Gm7:2 C7:2 | F:2 C/E:2 | Dm:2 F/C:2 | Gm7/Bb:2 C7:2 | F:4
"""
MIDDLE_TUNE = """
D5:2 F5:1 Bb5:1 | A5:3 r:1 | Bb5:1.5 A5:0.5 G5:1 F5:1 | E5:3 r:1 |
F5:2 A5:1 D6:1 | D6:1.5 B5:0.5 G5:2 | E5:1 G5:1 C6:1 Bb5:1 | G5:1 F5:1 E5:1 r:1
"""
MIDDLE_CHORDS = "Bb:4 | F/A:4 | Gm7:4 | Am:4 | Dm:4 | G7/B:4 | C:2 C7/Bb:2 | C7sus4:2 C7:2"
ECHOES = """
r:4 | r:1 C6:0.5 A5:0.5 F5:1 C6:1 | r:4 | r:1 A5:0.5 C6:0.5 E6:1 C6:1 | r:4 | r:2 B5:0.5 D6:0.5 F6:1 | r:4 |
r:2 G5:0.5 Bb5:0.5 C6:1
"""
BOX_TUNE = """
A5:1 A5:0.5 Bb5:0.5 C6:1 A5:1 | Bb5:1 Bb5:0.5 C6:0.5 D6:1 Bb5:1 | C6:1 C6:0.5 Bb5:0.5 G5:1 E5:1 | F5:1 A5:1 C6:2 |
D6:1 A5:1 Bb5:1 D6:1 | C6:1 G5:1 A5:1 C6:1 | D6:0.5 C6:0.5 Bb5:0.5 A5:0.5 Bb5:1 G5:1 | F5:1 G5:1 E5:2
"""
BOX_CHORDS = "F:4 | Bb/F:4 | C7/E:4 | F:4 | Dm:2 Gm:2 | C7:2 F:2 | Bb:2 Gm7:2 | C7sus4:2 C7:2"
UNDER = """
A4:2 G4:2 | F4:2 E4:2 | D4:1 F4:1 A4:2 | Bb4:2 G4:2 | A4:2 G4:2 | F4:1 A4:1 C5:2 | Bb4:1 D5:1 Bb4:2 | A4:2 C5:1 r:1
"""

FILLS = (
    (AGAIN - 4, "r:1 A4:0.5 C5:0.5 D5:0.5 C5:0.5 Bb4:0.5 G4:0.5"),
    (MIDDLE - 4, "r:1 C5:0.5 A4:0.5 F4:1 Eb4:1"),
    (BOX - 4, "r:1 F5:0.5 G5:0.5 A5:0.5 Bb5:0.5 C6:1"),
    (BEATS - 4, "r:1 C6:0.5 A5:0.5 G5:0.5 F5:0.5 D5:0.5 C5:0.5"),
)
"""What answers the last note of a part and leads into the next: the beat, and the notes."""

CELESTA = Part("celesta", celesta, 0.6, 0.34, 0.1, 0.34)
BARS = Part("bars", glockenspiel, 0.36, 0.13, 0.32, 0.45)
FLUTE = Part("flute", flute, 0.56, 0.64, -0.2, 0.34, 0.86)
VIOLINS = Part("violins", strings, 0.58, 0.64, -0.12, 0.34, 0.93, 0.012)
PLUCKED = Part("plucked", pizzicato, 0.6, 0.42, -0.08, 0.25)


def music_jingle() -> Signal:
    """Make the loop: 48 bars of four, about 90 seconds."""
    breaths = [(end + beat, pace) for end in (HOME, LAST) for beat, pace in ((-3.0, 1.0), (-0.5, 0.95), (2.0, 1.0))]
    tempo = Tempo(128, BEATS, breaths)
    band = Band("music_jingle", Mix(STUDIO), tempo, phrased(16, 0.14, 0.55))
    harmony = tuple(
        chord
        for place, text in enumerate((TUNE_CHORDS, TUNE_CHORDS, MIDDLE_CHORDS, TUNE_CHORDS, BOX_CHORDS, TUNE_CHORDS))
        for chord in chords(text, place * PART)
    )
    _trot(band, harmony)
    _bells(band)
    _first(band)
    _middle(band)
    _box(band)
    _last(band, harmony)
    for beat, text in FILLS:
        band.play(Part(f"fill{beat}", celesta, 0.5, 0.34, 0.25, 0.4), melody(text, beat))
        band.play(Part(f"pluck{beat}", pizzicato, 0.56, 0.38, -0.2, 0.25), melody(text, beat))
    return band.mix.render_loop(tempo.total, 0.1, lambda whole: brightened(whole, 2500, 2.0))


def _trot(band: Band, harmony: tuple[Chord, ...]) -> None:
    """Bass on the strong beats, a harp, plucked chords and brushes; hooves where the musical box plays."""
    band.play(Part("bass", contrabass, 0.58, 0.5, 0.0, 0.16), bass(harmony, midi("F1"), 2.0), bar=4)
    tuneful = [chord for chord in harmony if not MIDDLE <= chord.beat < HOME and not BOX <= chord.beat < LAST]
    ripple = broken(tuneful, midi("F3"), midi("C5"), 0.5, (0, 2, 3, 4, 3, 2, 1, 2))
    band.play(Part("harp", harp, 0.38, 0.26, -0.35, 0.3), ripple, bar=4)
    riding = [chord for chord in harmony if not BOX <= chord.beat < LAST]
    weak = offbeats(riding, midi("C4"), midi("C5"), 3, (1.0, 3.0))
    band.play(Part("weak", pizzicato, 0.44, 0.34, -0.3, 0.24), weak)
    every = [float(beat) for beat in range(round(BEATS)) if not BOX <= beat < LAST]
    band.strike("brush", brush, [(beat, 0.32 if beat % 2 else 0.15) for beat in every], gain=0.26, pan=-0.2, send=0.16)
    steps = [(BOX + half / 2, 0.5 if half % 2 else 0.8) for half in range(64) if half % 4 != 3]
    band.strike("hooves", _hoof, steps, gain=0.16, pan=0.12, send=0.22)


def _hoof(level: float, rng: Generator) -> Signal:
    """A hoof on snow: the strong one is lower."""
    return wood(620 if level > 0.6 else 760, 0.014, level, rng)


def _bells(band: Band) -> None:
    """The strap of bells: on every beat a shake, lighter ones between; it rests under the first half of the middle."""
    beats = [float(beat) for beat in range(round(BEATS)) if not MIDDLE <= beat < MIDDLE + 16]
    strong = [(beat, 0.62 if beat % 2 else 0.42) for beat in beats]
    light = [(beat + 0.5, 0.24) for beat in beats if beat >= AGAIN]
    band.strike("strap", _strap, strong, gain=0.32, pan=0.34, send=0.2)
    band.strike("light", _strap, light, gain=0.26, pan=0.4, send=0.2)


def _strap(level: float, rng: Generator) -> Signal:
    """Sleigh bells from some way off: without the glare of their highest partials."""
    return lowpass(sleigh(level, rng), 8000)


def _first(band: Band) -> None:
    """Celesta alone with the tune, then flute and bars, a clarinet under them."""
    tune, again = melody(TUNE), melody(TUNE, AGAIN)
    band.play(CELESTA, tune, bar=4)
    band.play(PLUCKED, moved(tune, steps=-12))
    band.play(FLUTE, again, bar=4)
    band.play(BARS, moved(between(again, AGAIN, AGAIN + 16), steps=12))
    band.play(CELESTA, between(again, AGAIN + 16, AGAIN + PART), bar=4)
    band.play(Part("under", clarinet, 0.5, 0.5, 0.18, 0.3, 0.9), melody(UNDER, AGAIN))


def _middle(band: Band) -> None:
    """Violins sing, the celesta answers in their long notes, a harp ripples; then the tune comes home."""
    band.play(VIOLINS, melody(MIDDLE_TUNE, MIDDLE), bar=4)
    band.play(Part("echo", celesta, 0.54, 0.4, 0.25, 0.4), melody(ECHOES, MIDDLE))
    ripple = broken(chords(MIDDLE_CHORDS, MIDDLE), midi("F3"), midi("D5"), 0.5, (0, 2, 3, 1))
    band.play(Part("middle_harp", harp, 0.44, 0.34, -0.35, 0.3), ripple, bar=4)
    home = melody(TUNE, HOME)
    band.play(CELESTA, moved(between(home, HOME, HOME + 16), steps=12), bar=4)
    band.play(PLUCKED, between(home, HOME, HOME + 16))
    band.play(VIOLINS, between(home, HOME + 16, BOX), bar=4)
    band.play(FLUTE, moved(between(home, HOME + 16, BOX), steps=12, weight=0.85))
    band.play(Part("horn", horns, 0.44, 0.42, -0.05, 0.34, 0.92), melody(UNDER, HOME))


def _box(band: Band) -> None:
    """A musical box on open fifths: bars and celesta, hooves in the snow, horns far off at the end."""
    tune = melody(BOX_TUNE, BOX)
    band.play(CELESTA, tune, bar=4)
    band.play(Part("box", glockenspiel, 0.34, 0.14, 0.3, 0.5), moved(between(tune, BOX, BOX + 16), steps=12))
    rock = [Note(BOX + half, 1.0, midi("F4" if half % 2 == 0 else "C5"), 0.8) for half in range(8)]
    band.play(Part("rock", harp, 0.44, 0.36, -0.3, 0.32), rock)
    ripple = broken(chords(BOX_CHORDS, BOX)[2:], midi("F3"), midi("D5"), 0.5, (0, 2, 3, 2))
    band.play(Part("box_harp", harp, 0.4, 0.32, -0.3, 0.32), ripple, bar=4)
    far = held(chords(BOX_CHORDS, BOX)[4:], midi("F3"), midi("F4"), 2)
    band.play(Part("far", horns, 0.34, 0.26, -0.15, 0.45, 1.0, 0.015), far)


def _last(band: Band, harmony: tuple[Chord, ...]) -> None:
    """Everybody: violins and celesta with the tune, hand bells on its long notes, a pad, the clarinet's descant."""
    tune = melody(TUNE, LAST)
    band.play(VIOLINS, tune, bar=4)
    band.play(CELESTA, moved(tune, steps=12), bar=4)
    band.play(Part("low", clarinet, 0.5, 0.46, 0.18, 0.3, 0.9), melody(UNDER, LAST))
    band.play(Part("handbells", handbell, 0.44, 0.18, -0.35, 0.5), [note for note in tune if note.beat % 2 < 0.01])
    pads = [chord for chord in harmony if chord.beat >= AGAIN and not BOX <= chord.beat < LAST]
    band.play(Part("pad", strings, 0.32, 0.22, -0.1, 0.42, 1.0, 0.02), held(pads, midi("F3"), midi("F4"), 3))
