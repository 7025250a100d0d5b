"""The loop of Festive Lines Gold: Deck the Halls and Good King Wenceslas, played by a small, light-footed band."""

from tools.sound.filters import brightened
from tools.sound.instruments.mallets import celesta, glockenspiel, triangle
from tools.sound.instruments.percussion import brush, shaker, sleigh
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import clarinet, flute, horns, strings
from tools.sound.mixing import Mix
from tools.sound.music import tunes
from tools.sound.music.players import Band, Part, phrased
from tools.sound.music.score import Chord, between, chords, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, broken, held, offbeats
from tools.sound.pitch import midi
from tools.sound.room import STUDIO
from tools.sound.signals import Signal

HALLS = 64.0
KING = HALLS + 8
HOME = KING + 68
BEATS = HOME + 12
TO_KING = "F:2 F7/Eb:2 | Bb/D:2 F7/C:2"
TO_HOME = "Gm7:2 Eb:2 | C7/E:4 | C7sus4:2 C7:2"
TO_KING_TUNE = "r:1 C5:0.5 D5:0.5 Eb5:1 F5:1 | D5:1 Bb4:1 A4:1 F4:1"
TO_HOME_TUNE = "r:1 D5:0.5 Eb5:0.5 G5:1 Bb5:1 | G5:1.5 E5:0.5 C5:2 | F5:1 D5:1 E5:1 G5:1"
ANSWERS = ((8.0, 16.0), (24.0, 32.0), (40.0, 48.0), (56.0, 64.0))

CLARINET = Part("clarinet", clarinet, 0.6, 0.78, -0.22, 0.28, 0.86)
FLUTE = Part("flute", flute, 0.56, 0.60, 0.22, 0.34, 0.86)
CELESTA = Part("celesta", celesta, 0.58, 0.36, 0.12, 0.34)
VIOLINS = Part("violins", strings, 0.56, 0.56, -0.15, 0.34, 0.92, 0.012)
PLUCKED = Part("plucked", pizzicato, 0.6, 0.40, 0.05, 0.25)


def music_festive() -> Signal:
    """Make the loop: 38 bars of four, about 80 seconds."""
    tempo = Tempo(114, BEATS, [(62, 1.0), (63.5, 0.96), (66, 1.0), (138, 1.0), (142, 0.96), (145, 1.0)])
    band = Band("music_festive", Mix(STUDIO), tempo, phrased(16, 0.14, 0.55))
    halls = chords(tunes.DECK_THE_HALLS_CHORDS)
    king = chords(tunes.GOOD_KING_WENCESLAS_CHORDS, KING)
    harmony = (*halls, *chords(TO_KING, HALLS), *king, *chords(TO_HOME, HOME))
    _rhythm(band, harmony)
    _halls(band)
    _king(band, king)
    band.play(CELESTA, melody(TO_KING_TUNE, HALLS))
    band.play(FLUTE, melody(TO_HOME_TUNE, HOME))
    return band.mix.render_loop(tempo.total, 0.1, lambda whole: brightened(whole, 2500, 2.0))


def _rhythm(band: Band, harmony: tuple[Chord, ...]) -> None:
    """Bass on the strong beats, plucked chords on the weak ones, brushes and bells at the edge of hearing."""
    band.play(Part("bass", contrabass, 0.58, 0.5, 0.0, 0.16), bass(harmony, midi("F1"), 2.0), bar=4)
    weak = offbeats(harmony, midi("C4"), midi("C5"), 3, (1.0, 3.0))
    band.play(Part("weak", pizzicato, 0.46, 0.36, 0.3, 0.24), weak)
    every = [float(beat) for beat in range(round(BEATS))]
    band.strike("brush", brush, [(beat, 0.35 if beat % 2 else 0.16) for beat in every], gain=0.28, pan=-0.15, send=0.18)
    band.strike("shaker", shaker, [(beat + 0.5, 0.3) for beat in every if beat >= 32], gain=0.22, pan=0.35, send=0.15)
    shakes = [(beat, 0.4) for beat in every if beat % 4 == 3 and (beat < HALLS or beat > KING + 32)]
    band.strike("sleigh", sleigh, shakes, gain=0.3, pan=0.4, send=0.2)


def _halls(band: Band) -> None:
    """Each line is called by one instrument and answered by another."""
    tune = melody(tunes.DECK_THE_HALLS)
    band.play(CLARINET, between(tune, 0, 8), bar=4)
    band.play(FLUTE, moved(between(tune, 16, 24), steps=12), bar=4)
    band.play(Part("under", clarinet, 0.46, 0.5, -0.22, 0.28, 0.86), moved(between(tune, 16, 24), weight=0.9))
    band.play(VIOLINS, between(tune, 32, 40), bar=4)
    band.play(CLARINET, between(tune, 48, 56), bar=4)
    band.play(Part("violins_high", strings, 0.42, 0.3, -0.15, 0.36, 0.9), between(tune, 48, 64))
    for first, last in ANSWERS:
        answer = between(tune, first, last)
        band.play(CELESTA, moved(answer, steps=12), bar=4)
        band.play(PLUCKED, answer)
        band.play(Part(f"glint{first}", glockenspiel, 0.34, 0.13, 0.35, 0.45), moved(answer[-3:], steps=24))
    band.play(FLUTE, moved(between(tune, 40, 48), steps=0), bar=4)


def _king(band: Band, harmony: tuple[Chord, ...]) -> None:
    """Horn and clarinet walk through the snow; celesta sparkles; violins carry the page's answer."""
    tune = melody(tunes.GOOD_KING_WENCESLAS, KING)
    band.play(Part("horn", horns, 0.5, 0.5, -0.1, 0.34, 0.8), moved(between(tune, KING, KING + 16), steps=-12), bar=4)
    band.play(CLARINET, between(tune, KING, KING + 16), bar=4)
    band.play(CELESTA, moved(between(tune, KING + 16, KING + 32), steps=12), bar=4)
    band.play(PLUCKED, between(tune, KING + 16, KING + 32))
    band.play(FLUTE, moved(between(tune, KING + 32, KING + 48), steps=0), bar=4)
    band.play(VIOLINS, between(tune, KING + 48, HOME), bar=4)
    band.play(Part("octave", celesta, 0.42, 0.3, 0.2, 0.4), moved(between(tune, KING + 48, HOME), steps=12))
    second = [chord for chord in harmony if chord.beat >= KING + 16]
    band.play(Part("pad", strings, 0.34, 0.24, 0.15, 0.4, 1.0, 0.02), held(second, midi("F3"), midi("F4"), 3))
    ripple = broken([chord for chord in harmony if chord.beat >= KING + 32], midi("Bb3"), midi("F5"), 0.5, (0, 2, 3, 1))
    band.play(Part("harp", harp, 0.4, 0.26, -0.35, 0.3), ripple)
    strokes = [(KING + bar, 0.4) for bar in (0, 16, 32, 48)]
    band.strike("triangle", lambda level, rng: triangle(2100, 1.0, level, rng), strokes, gain=0.35, pan=0.3, send=0.4)
