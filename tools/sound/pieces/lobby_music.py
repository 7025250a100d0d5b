"""The lobby's loop: Silent Night twice, first celesta and harp, then strings and flute, with interludes between."""

from functools import partial

from tools.sound.filters import brightened
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell
from tools.sound.instruments.plucked import contrabass, harp
from tools.sound.instruments.sustained import clarinet, flute, strings
from tools.sound.mixing import Mix
from tools.sound.music import tunes
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, broken, held
from tools.sound.pitch import midi
from tools.sound.room import CHURCH
from tools.sound.signals import Signal

VERSE = 72.0
LINK = 12.0
SECOND = VERSE + LINK
BEATS = 2 * (VERSE + LINK)
LINK_CHORDS = "Bb:3 | Gm7:3 | Ebmaj7:3 | F7sus4:3"
LAST_CHORDS = "Ebmaj7:3 | Cm7:3 | Bb/F:3 | F7sus4:3"
LINK_TUNE = "r:1 F5:1 Bb5:1 | D6:2 C6:1 | Bb5:1.5 G5:0.5 Eb5:1 | C6:3"
LAST_TUNE = "r:1 Bb4:1 D5:1 | G5:2 F5:1 | D5:1.5 C5:0.5 Bb4:1 | C5:3"
ECHOES = """
r:3 | r:1 D6:1 F6:1 | r:3 | r:1 D6:1 Bb5:1 | r:3 | r:1 C6:1 Eb6:1 | r:3 | r:1 F6:0.5 Eb6:0.5 D6:1
"""
UNDER = """
Bb3:3 | G4:1.5 F4:0.5 Eb4:1 | D4:1.5 Eb4:0.5 D4:1 | F4:2 D4:1 | Eb4:3 | C4:1.5 A3:0.5 F3:1 |
D4:2 F4:1 | F4:3 | D4:3 | A3:3 | D4:3 | Eb4:3
"""
RIPPLE = (0, 2, 4, 5, 4, 2)


def music_lobby() -> Signal:
    """Make the loop: 56 bars of three, about 100 seconds."""
    breaths = [
        (beat + bar, value)
        for beat in (0.0, SECOND)
        for bar, value in ((30, 1.0), (35, 0.95), (38, 1.0), (66, 1.0), (71, 0.93))
    ]
    tempo = Tempo(99, BEATS, [*breaths, (76, 1.0), (83, 0.95), (88, 1.0), (160, 1.0), (167, 0.93)])
    band = Band("music_lobby", Mix(CHURCH), tempo, phrased(24, 0.16))
    harmony = (
        *chords(tunes.SILENT_NIGHT_PLAIN),
        *chords(LINK_CHORDS, VERSE),
        *chords(tunes.SILENT_NIGHT_RICH, SECOND),
        *chords(LAST_CHORDS, SECOND + VERSE),
    )
    _ground(band, harmony)
    _first_verse(band)
    _second_verse(band)
    return band.mix.render_loop(tempo.total, 0.12, lambda whole: brightened(whole, 2500, 3.0))


def _ground(band: Band, harmony: tuple[Chord, ...]) -> None:
    """Harp in quavers, muted strings and a bass that only touches the bars."""
    ripple = broken(harmony, midi("Bb2"), midi("D5"), 0.5, RIPPLE)
    first = [note for note in ripple if note.beat < VERSE]
    rest = [note for note in ripple if note.beat >= VERSE]
    harpist = Part("harp", harp, 0.5, 0.50, -0.3, 0.32, loose=0.009)
    band.play(harpist, first, bar=3)
    band.play(harpist, moved(rest, weight=1.08), bar=3)
    pad = held(harmony, midi("F3"), midi("F#4"), 3)
    band.play(Part("pad", strings, 0.36, 0.30, 0.1, 0.45, 1.02, 0.02), [note for note in pad if note.beat >= 24])
    band.play(Part("bass", contrabass, 0.46, 0.42, 0.05, 0.2), bass(harmony, midi("F1")))


def _first_verse(band: Band) -> None:
    """Celesta alone with the tune; a glockenspiel tints the last line; a flute plays the interlude."""
    tune = melody(tunes.SILENT_NIGHT)
    band.play(Part("tune", celesta, 0.6, 0.42, 0.08, 0.38), moved(tune, steps=12), bar=3)
    band.play(Part("tint", glockenspiel, 0.3, 0.16, 0.3, 0.6), moved(between(tune, 48, 66), steps=24))
    band.play(Part("second", clarinet, 0.42, 0.42, -0.2, 0.4), melody(UNDER, 36))
    band.play(Part("link", flute, 0.5, 0.52, 0.2, 0.5), melody(LINK_TUNE, VERSE))


def _second_verse(band: Band) -> None:
    """Violins take the tune; celesta echoes in the long notes; flute and soft bells join for the second half."""
    tune = moved(melody(tunes.SILENT_NIGHT), beats=SECOND)
    band.play(Part("violins", strings, 0.62, 0.70, -0.1, 0.42, 1.0, 0.012), tune)
    band.play(Part("echo", celesta, 0.46, 0.34, 0.35, 0.5), melody(ECHOES, SECOND))
    upper = partial(between, tune, SECOND + 36, SECOND + VERSE)
    band.play(Part("flute", flute, 0.5, 0.40, 0.25, 0.5), moved(upper(), steps=12))
    tops = moved([note for note in between(tune, SECOND + 24, SECOND + VERSE) if note.beat % 6 < 0.01], steps=12)
    band.play(Part("bells", handbell, 0.4, 0.22, -0.35, 0.6), tops)
    band.play(Part("close", celesta, 0.55, 0.42, 0.08, 0.42), melody(LAST_TUNE, SECOND + VERSE))
