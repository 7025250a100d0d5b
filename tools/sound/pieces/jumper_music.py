"""The loop of Christmas Jumper: O Christmas Tree by the fireside, first plucked and wooden, then warm and whole."""

from tools.sound.filters import brightened
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, marimba
from tools.sound.instruments.percussion import brush, sleigh
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import clarinet, flute, horns, strings
from tools.sound.mixing import Mix
from tools.sound.music import tunes
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, Note, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, broken, held
from tools.sound.pitch import midi
from tools.sound.room import PARLOUR
from tools.sound.signals import Signal

VERSE = 51.0
LINK = 12.0
SECOND = VERSE + LINK
BEATS = 2 * SECOND
BRIDGE, LAST = 27.0, 39.0
"""Where in a verse its middle and its last lines begin."""
LINK_CHORDS = "Bb:3 | F/A:3 | Gm7:3 | C7:3"
LAST_CHORDS = "Dm:3 | Bb:3 | Gm7:3 | C7sus4:2 C7:1"
LINK_TUNE = "D5:1.5 C5:0.5 Bb4:1 | A4:1.5 Bb4:0.5 C5:1 | D5:1 Bb4:1 G4:1 | E4:1 G4:1 Bb4:1"
LAST_TUNE = "A4:1.5 G4:0.5 F4:1 | D5:2 C5:1 | Bb4:1 A4:1 G4:1 | C5:2 Bb4:1"
STEPS = (0, 2, 3, 4, 3, 2)

MARIMBA = Part("marimba", marimba, 0.62, 0.5, -0.12, 0.26)
PLUCKED = Part("plucked", pizzicato, 0.6, 0.46, 0.14, 0.24)
CLARINET = Part("clarinet", clarinet, 0.6, 0.72, -0.2, 0.3, 0.9)
FLUTE = Part("flute", flute, 0.54, 0.52, 0.24, 0.36, 0.9)
VIOLINS = Part("violins", strings, 0.58, 0.62, -0.1, 0.36, 0.96, 0.012)
CELESTA = Part("celesta", celesta, 0.5, 0.36, 0.3, 0.4)


def music_jumper() -> Signal:
    """Make the loop: 42 bars of three, about seventy seconds."""
    breaths = [(verse + beat, pace) for verse in (0.0, SECOND) for beat, pace in ((24, 1.0), (26, 0.95), (28, 1.0))]
    tempo = Tempo(108, BEATS, [*breaths, (48, 1.0), (51, 0.95), (54, 1.0), (121, 1.0), (125, 0.94)])
    band = Band("music_jumper", Mix(PARLOUR), tempo, phrased(12, 0.14, 0.55))
    harmony = (
        *chords(tunes.O_CHRISTMAS_TREE_CHORDS),
        *chords(LINK_CHORDS, VERSE),
        *chords(tunes.O_CHRISTMAS_TREE_CHORDS, SECOND),
        *chords(LAST_CHORDS, SECOND + VERSE),
    )
    _ground(band, harmony)
    _first(band, melody(tunes.O_CHRISTMAS_TREE))
    _second(band, melody(tunes.O_CHRISTMAS_TREE, SECOND))
    band.play(FLUTE, melody(LINK_TUNE, VERSE))
    band.play(CLARINET, melody(LAST_TUNE, SECOND + VERSE))
    return band.mix.render_loop(tempo.total, 0.06, lambda whole: brightened(whole, 2500, 2.5))


def _ground(band: Band, harmony: tuple[Chord, ...]) -> None:
    """A plucked bass on the first beat, a harp that rocks, brushes like needles, a bell on the third of four bars."""
    band.play(Part("bass", contrabass, 0.56, 0.5, 0.0, 0.16), bass(harmony, midi("F1")), bar=3)
    rocking = broken(harmony, midi("F3"), midi("D5"), 0.5, STEPS)
    band.play(Part("harp", harp, 0.42, 0.36, -0.34, 0.3, loose=0.009), rocking, bar=3)
    later = [chord for chord in harmony if chord.beat >= BRIDGE]
    band.play(Part("pad", strings, 0.32, 0.24, 0.12, 0.42, 1.0, 0.02), held(later, midi("F3"), midi("G4"), 3))
    every = [float(beat) for beat in range(round(BEATS))]
    needles = [(beat, 0.13 if beat % 3 == 0 else 0.3) for beat in every]
    band.strike("brush", brush, needles, gain=0.24, pan=-0.2, send=0.16)
    shakes = [(beat, 0.36) for beat in every if beat % 12 == 11]
    band.strike("sleigh", sleigh, shakes, gain=0.28, pan=0.35, send=0.2)


def _first(band: Band, tune: tuple[Note, ...]) -> None:
    """Wood and plucked strings call and answer; a clarinet has the middle, and both end together."""
    band.play(MARIMBA, moved(between(tune, 0, 14.5), steps=12), bar=3)
    band.play(PLUCKED, between(tune, 0, 14.5))
    band.play(PLUCKED, moved(between(tune, 14.5, 26.5), steps=12), bar=3)
    band.play(CELESTA, moved(between(tune, 14.5, 26.5), steps=12))
    band.play(CLARINET, between(tune, 26.5, 38.5), bar=3)
    band.play(MARIMBA, moved(between(tune, 38.5, VERSE), steps=12), bar=3)
    band.play(CLARINET, between(tune, 38.5, VERSE))
    band.play(Part("glint", glockenspiel, 0.32, 0.12, 0.35, 0.5), moved(between(tune, 44, VERSE), steps=24))


def _second(band: Band, tune: tuple[Note, ...]) -> None:
    """Violins carry the tune, horns below; flute and celesta have the middle; bells join for the end."""
    start = SECOND
    band.play(VIOLINS, between(tune, start, start + 26.5), bar=3)
    below = moved(between(tune, start + 14.5, start + 26.5), steps=-12, weight=0.9)
    band.play(Part("horn", horns, 0.42, 0.4, 0.15, 0.36, 0.9), below)
    band.play(FLUTE, moved(between(tune, start + 26.5, start + 38.5), steps=12), bar=3)
    band.play(CELESTA, moved(between(tune, start + 26.5, start + 38.5), steps=12))
    band.play(VIOLINS, between(tune, start + 38.5, start + VERSE), bar=3)
    band.play(MARIMBA, moved(between(tune, start + 38.5, start + VERSE), steps=12))
    tops = moved([note for note in between(tune, start + 38, start + VERSE) if note.beats >= 1], steps=12)
    band.play(Part("bells", handbell, 0.4, 0.2, -0.3, 0.55), tops)
