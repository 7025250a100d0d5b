"""Players: a part is an instrument with its place on the stage, played by a hand that is never quite exact."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from tools.sound.mixing import Mix
from tools.sound.music.score import Note
from tools.sound.music.tempo import Tempo
from tools.sound.pitch import hertz
from tools.sound.signals import Generator, Instrument, seeded

Dynamics = Callable[[float], float]
"""Beat -> factor of the velocity."""


@dataclass(frozen=True, slots=True)
class Part:
    """An instrument in the band: level is its velocity, `loose` the scatter of its timing in seconds."""

    name: str
    instrument: Instrument
    level: float
    gain: float
    pan: float = 0.0
    send: float = 0.3
    legato: float = 0.95
    loose: float = 0.007


class Band:
    """Players in one room who share a tempo and dynamics."""

    def __init__(
        self, name: str, mix: Mix, tempo: Tempo, dynamics: Dynamics = lambda _: 1.0, start: float = 0.0
    ) -> None:
        self.mix = mix
        self.tempo = tempo
        self.start = start
        self._name = name
        self._dynamics = dynamics

    def play(self, part: Part, notes: Iterable[Note], *, bar: float = 0.0) -> None:
        """Lay a part's notes on the mix; with `bar` (beats), first beats of bars are leant on."""
        rng = seeded(self._name, part.name)
        for note in notes:
            begin = self.start + self.tempo.seconds(note.beat)
            seconds = (self.start + self.tempo.seconds(note.beat + note.beats) - begin) * part.legato
            lean = 1.08 if bar and note.beat % bar < 0.01 else 1.0
            velocity = part.level * note.weight * self._dynamics(note.beat) * lean * (1 + rng.normal(0, 0.05))
            sound = part.instrument(hertz(note.pitch), seconds, float(np.clip(velocity, 0.05, 1.0)), rng)
            late = max(-0.015, min(0.03, rng.normal(0.002, part.loose)))
            self.mix.add(sound, max(0.0, begin + late), gain=part.gain, pan=part.pan, send=part.send)

    def strike(
        self,
        name: str,
        sound: Callable[[float, Generator], np.ndarray],
        beats: Iterable[tuple[float, float]],
        **place: float,
    ) -> None:
        """Lay unpitched strokes: (beat, velocity) pairs; `place` is what `Mix.add` takes."""
        rng = seeded(self._name, name)
        for beat, velocity in beats:
            level = float(np.clip(velocity * self._dynamics(beat) * (1 + rng.normal(0, 0.08)), 0.03, 1.0))
            moment = self.start + self.tempo.seconds(beat) + rng.normal(0.002, 0.005)
            self.mix.add(sound(level, rng), max(0.0, moment), **place)


def phrased(beats: float, depth: float = 0.12, peak: float = 0.6) -> Dynamics:
    """Return dynamics that swell towards `peak` (0 to 1) of every phrase of so many beats and fall again."""

    def factor(beat: float) -> float:
        share = (beat % beats) / beats
        height = share / peak if share < peak else (1 - share) / (1 - peak)
        return 1 - depth + depth * (0.5 - 0.5 * float(np.cos(np.pi * height))) * 1.4

    return factor
