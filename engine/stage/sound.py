"""Sounds and music: two buses, variants, ducking. Without a device everything goes on in silence."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from engine.stage.manifest import Manifest, MissingAssetError
from engine.stage.music import Music
from engine.stage.sound_clips import Clips, Submit
from engine.stage.sound_device import Device, MixerDevice, NoSoundError, Voice

APART = 0.04
"""Seconds: the same sound is not started again sooner."""
TOO_LATE = 0.25
"""Seconds: a sound that took longer to load is not played any more."""
FADE = 150
"""Milliseconds in which the sounds of a scene end."""
NUMBERED = re.compile(r"(.*\D)\d+")
OVER_MUSIC = frozenset({"win", "tension"})
"""Categories that the music steps back for."""
OF_THE_HOUSE = "interface"
"""The category of clicks, which outlive the scene that they end."""


def loudness(volume: int) -> float:
    """The gain of a setting from 0 to 100, so that half the way sounds half as loud."""
    return (volume / 100) ** 2


class Sounds:
    """All sounds of an assets folder.

    `start` opens the device; until then, or when there is none, nothing is heard and nothing fails.
    """

    def __init__(
        self,
        folder: Path,
        manifest: Manifest,
        *,
        open_device: Callable[[], Device] = MixerDevice,
        submit: Submit | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.reason = "the sound has not been started"
        self.is_muted = False
        self._recordings = manifest.sounds
        self._folder = folder
        self._open_device = open_device
        self._submit = submit
        self._clock = clock
        self._device: Device | None = None
        self._clips: Clips | None = None
        self._music = Music()
        self._variants = _variants(self._recordings)
        self._turns: defaultdict[str, int] = defaultdict(int)
        self._last: dict[str, float] = {}
        self._late: dict[str, float] = {}
        self._voices: list[tuple[str, Voice]] = []
        self._effects = loudness(70)

    @property
    def is_heard(self) -> bool:
        """Whether there is a device; `reason` says why not."""
        return self._device is not None

    def start(self) -> None:
        """Open the device, unless it is open: after the first frame, and again when one has been plugged in."""
        if self._device is not None:
            return
        try:
            self._device = self._open_device()
        except NoSoundError as error:
            self.reason = f"no sound device: {error}"
            return
        self.reason = ""
        self._clips = Clips(self._folder, self._recordings, self._device.load, submit=self._submit)
        self._music.begin(self._device)

    def set_volumes(self, *, effects: int, music: int) -> None:
        """Set the volumes, 0 to 100; at once for all that sounds."""
        self._effects, self._music.volume = loudness(effects), loudness(music)
        self._apply_volumes()

    def set_muted(self, muted: bool) -> None:  # noqa: FBT001  the name says what is set
        """Be silent, or not; what plays goes on in silence."""
        self.is_muted = self._music.is_muted = muted
        self._apply_volumes()

    def _apply_volumes(self) -> None:
        for _, voice in self._voices:
            voice.set_volume(self._gain)

    @property
    def _gain(self) -> float:
        return 0.0 if self.is_muted else self._effects

    def preload(self, names: Iterable[str]) -> None:
        """Have sounds loaded beside the loop, so that they are there when they are played."""
        wanted = [each for name in names for each in self._named(name)]
        if self._clips is not None:
            self._clips.want(wanted)

    def play(self, name: str) -> None:
        """Play a sound. A name without its number ("count" of count1, count2, ...) plays them in turn.

        Raises:
            MissingAssetError: there is no such sound.
        """
        names = self._named(name)
        now = self._clock()
        if self._clips is None or now - self._last.get(name, -1.0) < APART:
            return
        self._last[name] = now
        turn = self._turns[name]
        self._turns[name] = turn + 1
        self._sound_or_wait(names[turn % len(names)], now + TOO_LATE)

    def music(self, name: str) -> None:
        """Let this music play over and over; another one fades out first. "" is silence."""
        path = self._folder / self._recordings[self._named(name)[0]].file if name else None
        self._music.change_to(path)

    def stop_effects(self) -> None:
        """End what belongs to a scene that is left: all but clicks and music."""
        self._late.clear()
        for category, voice in self._voices:
            if category != OF_THE_HOUSE:
                voice.fadeout(FADE)

    def update(self, passed: float) -> bool:
        """Let `passed` seconds go by: fades, ducking, and sounds whose loading has ended. True while these go on."""
        if self._device is None:
            return False
        now = self._clock()
        late, self._late = self._late, {}
        for name, deadline in late.items():
            if now <= deadline:
                self._sound_or_wait(name, deadline)
        self._voices = [(category, voice) for category, voice in self._voices if voice.get_busy()]
        is_ducked = any(category in OVER_MUSIC for category, _ in self._voices)
        self._music.update(passed, ducked=is_ducked)
        return is_ducked or self._music.is_changing or bool(self._late)

    def close(self) -> None:
        """Give the device back."""
        if self._clips is not None:
            self._clips.close()
        if self._device is not None:
            self._device.close()
        self._clips = self._device = None
        self._voices.clear()

    def _named(self, name: str) -> tuple[str, ...]:
        found = (name,) if name in self._recordings else self._variants.get(name)
        if found is None:
            raise MissingAssetError(f"sound {name!r} is not in the manifest of {self._folder}")
        return found

    def _sound_or_wait(self, name: str, deadline: float) -> None:
        if self._device is None or self._clips is None:
            return
        clip = self._clips.get(name)
        if clip is None:
            self._late[name] = deadline
            return
        category = self._recordings[name].category
        voice = self._device.play(clip, self._gain, important=category in OVER_MUSIC)
        if voice is not None:
            self._voices.append((category, voice))


def _variants(names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Numbered sounds by their name without the number, in the order of their numbers."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        if match := NUMBERED.fullmatch(name):
            found[match[1]].append(name)
    return {stem: tuple(sorted(each, key=lambda name: (len(name), name))) for stem, each in found.items()}
