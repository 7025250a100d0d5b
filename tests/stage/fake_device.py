"""A sound device that writes down what it is told, and loading that is done at once."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

from engine.stage.sound_device import Clip


@dataclass
class FakeClip:
    name: str

    def get_length(self) -> float:
        return 1.0


@dataclass
class FakeVoice:
    name: str
    gain: float
    sounds: bool = True
    faded: int = 0

    def get_busy(self) -> bool:
        return self.sounds

    def set_volume(self, value: float, /) -> None:
        self.gain = value

    def fadeout(self, time: int, /) -> None:
        self.faded = time


@dataclass
class FakeDevice:
    voices: list[FakeVoice] = field(default_factory=list)
    music: list[str] = field(default_factory=list)
    music_gain: float = 0.0
    gains: list[float] = field(default_factory=list)
    is_paused: bool = False

    def load(self, encoded: bytes) -> Clip:
        return FakeClip(encoded.decode())

    def play(self, clip: Clip, gain: float, *, important: bool) -> FakeVoice | None:  # noqa: ARG002  has voices for all
        assert isinstance(clip, FakeClip)
        self.voices.append(FakeVoice(clip.name, gain))
        return self.voices[-1]

    def start_music(self, path: Path) -> None:
        self.music.append(path.stem)
        self.is_paused = False

    def stop_music(self) -> None:
        self.music.append("stop")

    def pause_music(self, *, paused: bool) -> None:
        self.is_paused = paused

    def set_music_gain(self, gain: float) -> None:
        self.music_gain = gain
        self.gains.append(gain)

    def close(self) -> None:
        self.music.append("closed")


def at_once(job: Callable[[], Clip]) -> Future[Clip]:
    done: Future[Clip] = Future()
    try:
        done.set_result(job())
    except OSError as error:
        done.set_exception(error)
    return done
