"""Wins by level: four melodies, each with a band of its own that grows with the prize."""

from tools.sound.filters import bell_curve, brightened
from tools.sound.instruments.foley import glitter
from tools.sound.instruments.mallets import celesta, glockenspiel, handbell, triangle, tubular_bell
from tools.sound.instruments.percussion import bass_drum, brush, cymbal, roll, sleigh, swell, timpani
from tools.sound.instruments.plucked import contrabass, harp, pizzicato
from tools.sound.instruments.sustained import choir, horns, staccato, strings, trumpets
from tools.sound.mixing import Mix
from tools.sound.music import tunes
from tools.sound.music.players import Band, Part
from tools.sound.music.score import Note, chords, length, melody, moved
from tools.sound.music.tempo import Tempo
from tools.sound.music.voicing import bass, broken, held, offbeats
from tools.sound.pitch import hertz, midi
from tools.sound.room import HALL, STUDIO
from tools.sound.signals import Signal, seeded


def win_nice() -> Signal:
    """Ding Dong Merrily on High: hand bells over plucked strings."""
    beats = length(tunes.DING_DONG_MERRILY)
    band = Band(
        "win_nice", Mix(STUDIO), Tempo(236, beats, [(13, 1.0), (16, 0.86)]), lambda beat: 0.85 + 0.15 * beat / beats
    )
    tune, harmony = melody(tunes.DING_DONG_MERRILY), chords(tunes.DING_DONG_MERRILY_CHORDS)
    band.play(Part("bells", handbell, 0.72, 0.5, 0.0, 0.36), tune, bar=4)
    band.play(Part("glint", glockenspiel, 0.45, 0.2, 0.35, 0.42), moved(tune, steps=12))
    band.play(Part("violins", staccato, 0.6, 0.4, -0.25, 0.3), moved(tune, steps=-12))
    band.play(
        Part("plucked", pizzicato, 0.66, 0.55, 0.2, 0.25), offbeats(harmony, midi("C4"), midi("C5"), 3, (0, 1, 2, 3))
    )
    band.play(Part("bass", contrabass, 0.75, 0.7, 0.0, 0.18), bass(harmony, midi("F1"), 2.0))
    band.play(
        Part("end", strings, 0.6, 0.5, 0.0, 0.36), [Note(14, 2.6, midi(name)) for name in ("F3", "C4", "A4", "F5")]
    )
    band.strike(
        "triangle", lambda level, rng: triangle(2300, 1.0, level, rng), [(0, 0.5), (14, 0.8)], gain=0.5, send=0.4
    )
    band.strike("brush", brush, [(float(beat), 0.5 if beat % 2 else 0.3) for beat in range(14)], gain=0.16, send=0.2)
    return _polished(band)


def win_big() -> Signal:
    """We Wish You a Merry Christmas: a waltz for horns, strings, celesta and sleigh bells."""
    beats = length(tunes.WE_WISH_YOU)
    band = Band(
        "win_big", Mix(HALL), Tempo(226, beats, [(20, 1.0), (25, 0.8)]), lambda beat: 0.82 + 0.18 * beat / beats
    )
    tune, harmony = melody(tunes.WE_WISH_YOU), chords(tunes.WE_WISH_YOU_CHORDS)
    band.play(Part("horns", horns, 0.72, 0.6, -0.2, 0.3, 0.88), moved(tune, steps=-12))
    band.play(Part("violins", strings, 0.62, 0.42, 0.15, 0.3, 0.9), tune)
    band.play(Part("celesta", celesta, 0.62, 0.4, 0.3, 0.36), moved(tune, steps=12))
    band.play(Part("bass", contrabass, 0.8, 0.75, 0.0, 0.16), bass(harmony, midi("E1")))
    waltz = [beat for beat in range(25) if beat % 3 != 1]
    after = broken(harmony, midi("F3"), midi("C5"), 1.0, (2, 0, 3))
    band.play(Part("plucked", pizzicato, 0.62, 0.5, 0.25, 0.25), [note for note in after if note.beat % 3 != 1])
    band.play(Part("pad", strings, 0.45, 0.32, 0.0, 0.36, 1.0), held(harmony, midi("A3"), midi("A4"), 3))
    band.strike("sleigh", sleigh, [(float(beat), 0.5) for beat in waltz], gain=0.5, pan=0.35, send=0.2)
    drums = [Note(beat, 1.0, midi("F2") if beat != 19 else midi("C2")) for beat in (1.0, 13.0, 19.0, 22.0)]
    band.play(Part("timpani", timpani, 0.66, 0.5, 0.1, 0.25), drums)
    _close(band, 22.0, 2.8, 0.6)
    return _polished(band)


def win_huge() -> Signal:
    """The Gloria of Angels We Have Heard on High: choir, trumpets and tubular bells, with a harp in quavers."""
    beats = length(tunes.GLORIA)
    band = Band(
        "win_huge", Mix(HALL), Tempo(190, beats, [(18, 1.0), (24, 0.82)]), lambda beat: 0.78 + 0.22 * beat / beats
    )
    tune, harmony = melody(tunes.GLORIA), chords(tunes.GLORIA_CHORDS)
    band.play(Part("choir", choir, 0.75, 0.62, 0.0, 0.4, 1.0, 0.012), tune)
    band.play(Part("choir_low", choir, 0.6, 0.34, 0.1, 0.4, 1.0, 0.012), held(harmony, midi("F3"), midi("F4"), 3))
    band.play(Part("violins", strings, 0.66, 0.42, -0.25, 0.32, 0.95), moved(tune, steps=12))
    band.play(Part("trumpets", trumpets, 0.6, 0.42, 0.2, 0.3, 0.9), [note for note in tune if note.beat >= 12])
    band.play(Part("horns", horns, 0.6, 0.36, -0.15, 0.32, 0.95), held(harmony, midi("C3"), midi("C4"), 3))
    band.play(
        Part("harp", harp, 0.6, 0.4, -0.4, 0.28), broken(harmony, midi("F3"), midi("F5"), 0.5, (0, 2, 4, 6, 5, 3))
    )
    band.play(Part("bass", contrabass, 0.8, 0.7, 0.0, 0.18), bass(harmony, midi("E1"), 2.0))
    tolls = [Note(note.beat, 2.0, note.pitch) for note in tune if note.beat % 4 < 0.01]
    band.play(Part("tubular", tubular_bell, 0.75, 0.36, 0.3, 0.4), tolls)
    band.play(Part("glint", glockenspiel, 0.45, 0.16, 0.4, 0.4), moved(tune, steps=24))
    drums = [
        Note(float(beat), 1.0, midi("F2") if beat % 8 < 4 else midi("C2")) for beat in (0, 4, 8, 12, 16, 20, 22, 24)
    ]
    band.play(Part("timpani", timpani, 0.75, 0.5, 0.1, 0.26), drums)
    band.strike("crash", lambda level, rng: cymbal(1.8, level, rng), [(0, 0.5)], gain=0.4, send=0.25)
    _close(band, 24.0, 4.0, 0.8)
    return _polished(band)


def win_jackpot() -> Signal:
    """Joy to the World: a drum roll, then everybody."""
    beats = length(tunes.JOY_TO_THE_WORLD)
    tempo = Tempo(118, beats, [(17, 1.0), (20, 0.84), (24, 0.84)])
    band = Band("win_jackpot", Mix(HALL), tempo, lambda beat: 0.86 + 0.14 * beat / beats, start=0.95)
    tune, harmony = melody(tunes.JOY_TO_THE_WORLD), chords(tunes.JOY_TO_THE_WORLD_CHORDS)
    rng = seeded("win_jackpot", "roll")
    band.mix.add(roll(hertz("C2") * 2, 0.95, 0.7, rng), gain=0.5, send=0.3)
    band.mix.add(swell(0.97, 0.7, rng), gain=0.5, send=0.3)
    _jackpot_brass(band, tune)
    band.play(Part("horns", horns, 0.7, 0.42, -0.25, 0.32, 0.95), held(harmony, midi("C3"), midi("F4"), 4))
    band.play(Part("choir", choir, 0.7, 0.34, 0.0, 0.42, 1.0, 0.015), held(harmony, midi("F3"), midi("A4"), 4))
    band.play(Part("bass", contrabass, 0.85, 0.7, 0.0, 0.18), bass(harmony, midi("E1"), 1.0))
    band.play(Part("low", staccato, 0.7, 0.34, -0.2, 0.25), broken(harmony, midi("F3"), midi("C5"), 0.25, (0, 2, 1, 3)))
    drums = [
        Note(float(beat), 1.0, midi("F2") if beat % 4 < 2 else midi("C2"))
        for beat in (*range(0, 20, 2), 18.5, 19, 19.5, 20)
    ]
    band.play(Part("timpani", timpani, 0.8, 0.48, 0.1, 0.26), drums)
    shakes = [(beat / 2, 0.55 if beat % 2 == 0 else 0.3) for beat in range(40)]
    band.strike("sleigh", sleigh, shakes, gain=0.42, pan=0.4, send=0.2)
    band.strike("crash", lambda level, maker: cymbal(2.0, level, maker), [(0, 0.7), (14, 0.6)], gain=0.3, send=0.25)
    band.strike("drum", bass_drum, [(0, 0.9), (8, 0.7), (14, 0.8), (20, 0.9)], gain=0.6, send=0.2)
    _cascade(band, 20.0)
    _close(band, 20.0, 4.2, 0.62)
    return _polished(band)


def _polished(band: Band) -> Signal:
    """A win may shine: a shelf opens the treble, a narrow dip keeps it from biting."""
    return bell_curve(brightened(band.mix.render(), 2200, 5.0), 4300, -1.5, 1.2)


def _jackpot_brass(band: Band, tune: tuple[Note, ...]) -> None:
    """The tune in three octaves with bells on its long notes."""
    band.play(Part("trumpets", trumpets, 0.82, 0.66, 0.12, 0.3, 0.92), tune)
    band.play(Part("violins", strings, 0.72, 0.4, -0.3, 0.32, 0.95), moved(tune, steps=12))
    band.play(Part("octave", horns, 0.68, 0.34, -0.1, 0.3, 0.92), moved(tune, steps=-12))
    band.play(Part("glint", glockenspiel, 0.5, 0.16, 0.4, 0.4), moved(tune, steps=12))
    long = [note for note in tune if note.beats >= 1.0]
    band.play(Part("tubular", tubular_bell, 0.75, 0.3, 0.3, 0.42), long)
    band.play(Part("handbells", handbell, 0.6, 0.2, -0.4, 0.42), moved(long, steps=12))


def _cascade(band: Band, beat: float) -> None:
    """Bells that tumble down the scale over the last chord, twice."""
    scale = ("F6", "E6", "D6", "C6", "Bb5", "A5", "G5", "F5")
    notes = [Note(beat + 0.5 + 0.2 * index, 1.0, midi(name), 1 - 0.03 * index) for index, name in enumerate(scale * 2)]
    band.play(Part("cascade", handbell, 0.6, 0.18, 0.25, 0.45), notes)
    rise = [
        Note(beat + 0.1 * index, 1.0, midi("F3") + step)
        for index, step in enumerate((0, 4, 7, 12, 16, 19, 24, 28, 31, 36))
    ]
    band.play(Part("sweep", harp, 0.75, 0.4, -0.35, 0.35), rise)


def _close(band: Band, beat: float, beats: float, weight: float) -> None:
    """The last chord: strings and horns, a drum, a crash and gold dust, as heavy as the win."""
    rng = seeded("close", beat, weight)
    for name, instrument in (("F3", horns), ("C4", horns), ("A4", strings), ("C5", strings), ("F5", strings)):
        band.play(
            Part(f"close{name}", instrument, 0.5 * weight + 0.22, 0.32, 0.0, 0.36), [Note(beat, beats, midi(name))]
        )
    moment = band.start + band.tempo.seconds(beat)
    band.mix.add(timpani(hertz("F2"), 0.8, weight, rng), moment, gain=0.6, send=0.28)
    band.mix.add(cymbal(1.4 + weight, weight * 0.8, rng), moment, gain=0.2, send=0.25)
    band.mix.add(glitter(0.6 + weight, round(14 + 20 * weight), 2400, 6000, rng), moment, gain=0.32, send=0.5)
