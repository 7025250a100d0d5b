"""The loop of the Christmas Spins: the night of the same village, in D minor, on strings that do not rest.

48 bars of four, all of them of the scale of F, so that the ring of a bauble is a note of the music wherever it falls:
the strings alone, the horns' tune, a memory of the sleigh ride in F, a long rise over one bass note, the tune again
with everybody, and the way back.
"""

from functools import partial

from tools.sound.filters import brightened, lowpass
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, tubular_bell
from tools.sound.instruments.percussion import bass_drum, shaker, sleigh, timpani
from tools.sound.instruments.plucked import contrabass, pizzicato
from tools.sound.instruments.sustained import choir, flute, horns, staccato, strings
from tools.sound.mixing import Mix
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, Note, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import broken, held
from tools.sound.pieces.jingle_music import TUNE, TUNE_CHORDS
from tools.sound.pitch import midi
from tools.sound.room import HALL
from tools.sound.signals import Generator, Signal

PART = 32.0
CALL, MEMORY, RISE, FULL, BACK = PART, 2 * PART, 3 * PART, 4 * PART, 5 * PART
BEATS = 6 * PART

NIGHT = "Dm:4 | Dm/C:4 | Bb:4 | Am:4 | Dm:4 | F/C:4 | Gm/Bb:2 Bb:2 | Am:2 C:2"
CALL_TUNE = """
D4:3 E4:1 | F4:2 E4:1 C4:1 | D4:1.5 F4:0.5 Bb4:2 | A4:3 r:1 |
D4:2 F4:1 A4:1 | C5:2 A4:1 F4:1 | G4:1.5 A4:0.5 Bb4:1 G4:1 | A4:2 G4:1 E4:1
"""
RISE_CHORDS = "Dm/A:4 | Gm/A:4 | Am:4 | Bb/A:4 | C/A:4 | Dm/A:4 | Bb:4 | C:4"
RISE_TUNE = """
A4:2 F4:2 | Bb4:2 G4:2 | C5:2 A4:2 | D5:2 Bb4:2 | E5:2 C5:2 | F5:2 D5:2 | F5:1 D5:1 Bb4:1 F5:1 | G5:2 E5:2
"""
BACK_CHORDS = "Dm:4 | C:4 | Bb:4 | F/A:4 | Gm:4 | F:4 | Bb:4 | C:2 Am:2"
BACK_TUNE = "A5:2 F5:2 | G5:2 E5:2 | F5:2 D5:2 | C5:3 r:1 | Bb5:2 G5:2 | A5:2 F5:2 | D5:1 F5:1 Bb5:1 A5:1 | G5:2 E5:2"
WHEEL = (0, 2, 1, 2, 3, 2, 1, 2)
"""How the strings turn through a chord, in quavers."""

HORN = Part("horn", horns, 0.6, 0.95, -0.12, 0.34, 0.93)
VIOLINS = Part("violins", strings, 0.62, 0.82, 0.12, 0.34, 0.94, 0.012)


def music_christmas_spins() -> Signal:
    """Make the loop: 48 bars of four, about 80 seconds."""
    tempo = Tempo(144, BEATS, [(BACK + 30, 1.0), (BEATS - 0.5, 0.97)])
    band = Band("music_christmas_spins", Mix(HALL), tempo, phrased(32, 0.16, 0.7))
    memory = f"{TUNE_CHORDS.rpartition('|')[0]} | Dm:2 C:2"
    harmony = tuple(
        chord
        for place, text in enumerate((NIGHT, NIGHT, memory, RISE_CHORDS, NIGHT, BACK_CHORDS))
        for chord in chords(text, place * PART)
    )
    _engine(band, harmony)
    _drums(band)
    _tunes(band)
    _memory(band)
    _colours(band, harmony)
    return band.mix.render_loop(tempo.total, 0.08, lambda whole: brightened(whole, 2500, 2.6))


def _engine(band: Band, harmony: tuple[Chord, ...]) -> None:
    """What drives: short strokes in quavers that turn through the chord, and a bass that repeats its note."""
    turning = broken(harmony, midi("D4"), midi("A5"), 0.5, WHEEL)
    driven = [note for note in turning if CALL <= note.beat < MEMORY or note.beat >= RISE]
    band.play(Part("wheel", staccato, 0.5, 0.46, 0.2, 0.26, 0.5, 0.006), driven, bar=4)
    alone = [note for note in turning if note.beat < CALL]
    band.play(Part("first_wheel", staccato, 0.56, 0.62, 0.1, 0.26, 0.5, 0.006), alone, bar=4)
    band.play(Part("plucked_wheel", pizzicato, 0.5, 0.3, -0.25, 0.26), alone, bar=4)
    soft = [note for note in turning if MEMORY <= note.beat < RISE]
    band.play(Part("soft_wheel", pizzicato, 0.5, 0.4, 0.2, 0.26), soft, bar=4)
    pulse = [
        Note(chord.beat + step / 2, 0.5, midi("F1") + (chord.bass - midi("F1")) % 12, 1.0 if step % 4 == 0 else 0.66)
        for chord in harmony
        for step in range(round(chord.beats * 2))
        if step % 4 != 1
    ]
    band.play(Part("bass", contrabass, 0.6, 0.52, 0.0, 0.12, 0.9, 0.005), pulse, bar=4)


def _drums(band: Band) -> None:
    """Sleigh bells in quavers, a shaker, kettle drums on the first beats and before each new part."""
    halves = [half / 2 for half in range(round(BEATS) * 2)]
    shakes = [(beat, 0.5 if beat % 2 == 1 else 0.34 if beat % 1 == 0 else 0.2) for beat in halves]
    band.strike("strap", _strap, shakes, gain=0.26, pan=0.36, send=0.18)
    fast = [(beat + 0.25, 0.22) for beat in halves if RISE <= beat < BACK]
    band.strike("shaker", shaker, fast, gain=0.11, pan=-0.35, send=0.15)
    kettle = [Note(part + beat, 1.0, midi("D2"), 0.9) for part in (CALL, FULL) for beat in (0, 8, 16, 24)]
    rolled = [
        Note(part - 2 + half / 2, 0.5, midi("A2"), 0.5 + 0.1 * half) for part in (CALL, RISE, FULL) for half in range(4)
    ]
    closer = (0, 4, 8, 12, 16, 18, 20, 22, 24, 26, 28, 29)
    rise = [Note(RISE + beat, 1.0, midi("A2"), 0.5 + beat / 64) for beat in closer]
    band.play(Part("kettle", timpani, 0.6, 0.42, 0.05, 0.26, loose=0.004), (*kettle, *rolled, *rise))
    hearts = [(beat, 0.7) for part in (0.0, RISE, BACK) for beat in (part, part + 16)]
    band.strike("drum", bass_drum, hearts, gain=0.4, send=0.18)


def _strap(level: float, rng: Generator) -> Signal:
    """Sleigh bells, without the glare of their highest partials."""
    return lowpass(sleigh(level, rng), 8000)


def _tunes(band: Band) -> None:
    """Horns call, violins climb over the bass that stays, then both with bells; a flute leads back."""
    band.play(HORN, melody(CALL_TUNE, CALL), bar=4)
    climb = melody(RISE_TUNE, RISE)
    band.play(VIOLINS, climb, bar=4)
    band.play(Part("climb_low", horns, 0.46, 0.5, -0.2, 0.36, 0.95), moved(climb, steps=-12))
    full = melody(CALL_TUNE, FULL)
    band.play(HORN, full, bar=4)
    band.play(VIOLINS, moved(full, steps=12), bar=4)
    band.play(Part("chimes", handbell, 0.46, 0.16, -0.35, 0.45), moved([n for n in full if n.beats >= 1], steps=12))
    back = melody(BACK_TUNE, BACK)
    band.play(Part("flute", flute, 0.6, 0.8, -0.2, 0.38, 0.9), back, bar=4)
    band.play(Part("back_glint", celesta, 0.46, 0.2, 0.28, 0.42), between(back, BACK + 16, BEATS))


def _memory(band: Band) -> None:
    """The sleigh ride as heard from afar: its tune on celesta and bars over plucked strings."""
    tune = between(melody(TUNE, MEMORY), MEMORY, RISE - 4)
    band.play(Part("celesta", celesta, 0.54, 0.25, 0.1, 0.42), tune, bar=4)
    band.play(Part("bars", glockenspiel, 0.3, 0.08, 0.32, 0.5), moved(between(tune, MEMORY, MEMORY + 16), steps=12))
    band.play(Part("turn", celesta, 0.5, 0.25, 0.1, 0.42), melody("F5:1 D5:1 E5:1 G5:1", RISE - 4))


def _colours(band: Band, harmony: tuple[Chord, ...]) -> None:
    """A pad of strings, voices from the call on, and a great bell at the head of each part."""
    pad = partial(Part, instrument=strings, gain=0.24, pan=-0.12, send=0.42, legato=1.0, loose=0.02)
    band.play(pad("pad", level=0.34), held(harmony, midi("D3"), midi("F4"), 3))
    sung = [chord for chord in harmony if CALL + 16 <= chord.beat < MEMORY or RISE <= chord.beat < BACK]
    band.play(Part("choir", choir, 0.46, 0.38, 0.0, 0.5, 1.0, 0.02), held(sung, midi("A3"), midi("D5"), 3))
    tolls = [Note(part, 4.0, midi("D4"), 0.9) for part in (0.0, CALL, RISE, FULL)]
    band.play(Part("toll", tubular_bell, 0.5, 0.22, -0.25, 0.5), tolls)
    drops = [Note(4.0 * bar + 2, 1.0, midi(name), 0.8) for bar, name in enumerate(("A5", "A5", "D6", "C6") * 2)]
    band.play(Part("drops", celesta, 0.46, 0.24, 0.3, 0.5), drops)
