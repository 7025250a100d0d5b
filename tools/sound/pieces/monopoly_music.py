"""The loop of Mr. Monopoly: God Rest You Merry, Gentlemen, strolled down a lit street with cane and hat."""

from tools.sound.filters import brightened
from tools.sound.instruments.mallets import celesta, glockenspiel, marimba
from tools.sound.instruments.percussion import brush, sleigh
from tools.sound.instruments.plucked import contrabass, pizzicato
from tools.sound.instruments.sustained import clarinet, flute, horns, strings
from tools.sound.mixing import Mix
from tools.sound.music import tunes
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, held, offbeats
from tools.sound.pitch import midi
from tools.sound.room import STUDIO
from tools.sound.signals import Signal

VERSE = 76.0
LINK = 8.0
SECOND = VERSE + LINK
BEATS = 2 * SECOND
LINK_CHORDS = "Gm:2 A7:2 | Dm:2 A7:2"
LINK_TUNE = "D5:0.5 Bb4:0.5 G4:1 C#5:0.5 A4:0.5 E4:1 | D4:0.5 F4:0.5 A4:0.5 D5:0.5 C#5:1 r:1"

CLARINET = Part("clarinet", clarinet, 0.6, 0.72, -0.2, 0.28, 0.84)
FLUTE = Part("flute", flute, 0.54, 0.55, 0.22, 0.34, 0.84)
HORN = Part("horn", horns, 0.5, 0.5, -0.1, 0.34, 0.82)
VIOLINS = Part("violins", strings, 0.56, 0.56, 0.1, 0.34, 0.92, 0.012)
MARIMBA = Part("marimba", marimba, 0.6, 0.46, 0.18, 0.24)
CELESTA = Part("celesta", celesta, 0.52, 0.34, 0.28, 0.38)


def music_monopoly() -> Signal:
    """Make the loop: 42 bars of four, about 85 seconds."""
    breaths = [(74, 1.0), (76, 0.97), (78, 1.0), (158, 1.0), (160, 0.96), (162, 1.0)]
    tempo = Tempo(120, BEATS, breaths)
    band = Band("music_monopoly", Mix(STUDIO), tempo, phrased(16, 0.14, 0.55))
    harmony = (
        *chords(tunes.GOD_REST_YOU_MERRY_CHORDS),
        *chords(LINK_CHORDS, VERSE),
        *chords(tunes.GOD_REST_YOU_MERRY_CHORDS, SECOND),
        *chords(LINK_CHORDS, SECOND + VERSE),
    )
    _stroll(band, harmony)
    _first(band)
    _second(band, harmony)
    band.play(MARIMBA, melody(LINK_TUNE, VERSE))
    band.play(CLARINET, melody(LINK_TUNE, SECOND + VERSE))
    return band.mix.render_loop(tempo.total, 0.08, lambda whole: brightened(whole, 2500, 2.2))


def _stroll(band: Band, harmony: tuple[Chord, ...]) -> None:
    """A walking bass, plucked chords between its steps, brushes, and a bell on every fourth bar."""
    band.play(Part("bass", contrabass, 0.58, 0.52, 0.0, 0.16), bass(harmony, midi("F1"), 1.0), bar=4)
    between_steps = offbeats(harmony, midi("A3"), midi("A4"), 3, (0.5, 1.5, 2.5, 3.5))
    band.play(Part("weak", pizzicato, 0.4, 0.3, 0.3, 0.24), between_steps)
    every = [float(beat) for beat in range(round(BEATS))]
    band.strike("brush", brush, [(beat, 0.34 if beat % 2 else 0.16) for beat in every], gain=0.28, pan=-0.2, send=0.18)
    shakes = [(beat, 0.4) for beat in every if beat % 16 == 15]
    band.strike("sleigh", sleigh, shakes, gain=0.3, pan=0.35, send=0.2)


def _first(band: Band) -> None:
    """Clarinet and flute take turns; both join where comfort and joy are told."""
    tune = melody(tunes.GOD_REST_YOU_MERRY)
    band.play(CLARINET, between(tune, 0, 16), bar=4)
    band.play(FLUTE, moved(between(tune, 16, 32), steps=12), bar=4)
    band.play(CLARINET, between(tune, 32, 49), bar=4)
    band.play(CELESTA, moved(between(tune, 41, 57), steps=12))
    band.play(FLUTE, moved(between(tune, 49, VERSE), steps=12), bar=4)
    band.play(CLARINET, between(tune, 49, VERSE), bar=4)


def _second(band: Band, harmony: tuple[Chord, ...]) -> None:
    """The horn begins, violins answer, and bells sparkle above the end."""
    tune = melody(tunes.GOD_REST_YOU_MERRY, SECOND)
    band.play(HORN, between(tune, SECOND, SECOND + 16), bar=4)
    band.play(VIOLINS, between(tune, SECOND + 16, SECOND + 32), bar=4)
    band.play(MARIMBA, moved(between(tune, SECOND + 32, SECOND + 49), steps=12), bar=4)
    band.play(HORN, between(tune, SECOND + 49, SECOND + VERSE), bar=4)
    band.play(VIOLINS, moved(between(tune, SECOND + 49, SECOND + VERSE), steps=12))
    last = between(tune, SECOND + 61, SECOND + VERSE)
    band.play(Part("glint", glockenspiel, 0.32, 0.12, 0.35, 0.5), moved(last, steps=24))
    later = [chord for chord in harmony if chord.beat >= SECOND]
    band.play(Part("pad", strings, 0.32, 0.22, -0.12, 0.42, 1.0, 0.02), held(later, midi("D3"), midi("F4"), 3))
