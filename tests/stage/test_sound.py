"""Sounds and music on a device that writes down what it is told. The test moves the clock."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from engine.stage.manifest import Manifest, MissingAssetError, Recording
from engine.stage.sound import Sounds, loudness
from engine.stage.sound_clips import KEPT_BYTES, Clips
from engine.stage.sound_device import Clip, NoSoundError
from tests.stage.fake_device import FakeClip, FakeDevice, at_once

CATEGORIES = {
    "button": "interface",
    "pop": "effect",
    "win_big": "win",
    "count1": "tick",
    "count2": "tick",
    "count10": "tick",
    "music_a": "music",
    "music_b": "music",
}


class Room:
    """Sounds with files that hold their own names."""

    def __init__(self, folder: Path, submit: Callable[[Callable[[], Clip]], Future[Clip]] = at_once) -> None:
        self.now = 10.0
        self.device = FakeDevice()
        recordings = {name: Recording(f"{name}.ogg", 1.0, category) for name, category in CATEGORIES.items()}
        for name in recordings:
            (folder / f"{name}.ogg").write_text(name, encoding="utf-8")
        self.sounds = Sounds(
            folder,
            Manifest(images={}, sounds=recordings),
            open_device=lambda: self.device,
            submit=submit,
            clock=lambda: self.now,
        )
        self.sounds.start()

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 100)):
            self.now += 0.01
            self.sounds.update(0.01)

    @property
    def played(self) -> list[str]:
        return [voice.name for voice in self.device.voices]


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_half_the_way_of_a_volume_is_a_quarter_of_the_gain() -> None:
    assert [loudness(0), loudness(50), loudness(100)] == [0, 0.25, 1]


def test_a_sound_is_played_with_the_gain_of_its_bus(room: Room) -> None:
    room.sounds.set_volumes(effects=80, music=50)
    room.sounds.play("pop")
    assert room.played == ["pop"]
    assert room.device.voices[0].gain == pytest.approx(0.64)
    room.sounds.set_volumes(effects=20, music=50)
    assert room.device.voices[0].gain == pytest.approx(0.04)


def test_muted_is_silent_at_once_and_what_plays_goes_on(room: Room) -> None:
    room.sounds.set_volumes(effects=100, music=100)
    room.sounds.music("music_a")
    room.sounds.play("pop")
    room.wait(1.5)
    room.sounds.set_muted(True)
    room.wait(0.01)
    assert room.device.voices[0].gain == 0
    assert room.device.music_gain == 0
    assert room.device.music == ["music_a"]
    assert room.device.is_paused  # and is not decoded meanwhile
    room.sounds.set_muted(False)
    room.wait(0.01)
    assert not room.device.is_paused
    assert room.device.voices[0].gain == 1
    assert room.device.music_gain == 1


def test_the_same_sound_starts_at_most_every_40_ms(room: Room) -> None:
    for _ in range(10):
        room.sounds.play("pop")
        room.now += 0.015
    assert len(room.played) == 4  # at 0, 45, 90 and 135 ms


def test_numbered_sounds_take_turns_in_the_order_of_their_numbers(room: Room) -> None:
    for _ in range(4):
        room.sounds.play("count")
        room.now += 0.1
    room.sounds.play("count2")
    assert room.played == ["count1", "count2", "count10", "count1", "count2"]


def test_an_unknown_sound_is_an_error_that_names_it(room: Room) -> None:
    with pytest.raises(MissingAssetError, match="'popp'"):
        room.sounds.play("popp")
    with pytest.raises(MissingAssetError, match="'popp'"):
        room.sounds.preload(["button", "popp"])
    with pytest.raises(MissingAssetError, match="'musik'"):
        room.sounds.music("musik")


def test_music_fades_in_and_gives_way_to_another(room: Room) -> None:
    room.sounds.set_volumes(effects=100, music=100)
    room.sounds.music("music_a")
    room.wait(0.45)
    assert 0.3 < room.device.music_gain < 0.7
    room.wait(1)
    assert room.device.music_gain == 1
    room.sounds.music("music_a")
    room.wait(0.1)
    assert room.device.music == ["music_a"]
    room.sounds.music("music_b")
    room.wait(0.2)
    assert 0.3 < room.device.music_gain < 0.7
    assert room.device.music == ["music_a"]
    room.wait(1.5)
    assert room.device.music == ["music_a", "stop", "music_b"]
    assert room.device.music_gain == 1
    room.sounds.music("")
    room.wait(1)
    assert room.device.music == ["music_a", "stop", "music_b", "stop"]


def test_music_steps_back_for_a_win_and_comes_back(room: Room) -> None:
    room.sounds.set_volumes(effects=100, music=100)
    room.sounds.music("music_a")
    room.wait(1.5)
    room.sounds.play("win_big")
    room.wait(0.06)
    assert 0.5 < room.device.music_gain < 0.8
    room.wait(0.1)
    assert room.device.music_gain == pytest.approx(0.35)
    room.device.voices[0].sounds = False
    room.wait(0.3)
    assert 0.5 < room.device.music_gain < 0.8
    room.wait(0.35)
    assert room.device.music_gain == 1


def test_an_effect_does_not_push_the_music_back(room: Room) -> None:
    room.sounds.set_volumes(effects=100, music=100)
    room.sounds.music("music_a")
    room.wait(1.5)
    room.sounds.play("pop")
    room.wait(0.3)
    assert room.device.music_gain == 1


def test_the_sounds_of_a_scene_end_with_it_and_clicks_do_not(room: Room) -> None:
    for name in ("pop", "button", "win_big"):
        room.sounds.play(name)
    room.sounds.stop_effects()
    assert {voice.name: voice.faded > 0 for voice in room.device.voices} == {
        "pop": True,
        "button": False,
        "win_big": True,
    }


class Slow:
    """Loading that ends when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], Clip], Future[Clip]]] = []

    def submit(self, job: Callable[[], Clip]) -> Future[Clip]:
        self.jobs.append((job, Future()))
        return self.jobs[-1][1]

    def end(self) -> None:
        for job, future in self.jobs:
            future.set_result(job())
        self.jobs.clear()


def test_a_sound_that_is_still_loading_is_played_when_it_is_there(tmp_path: Path) -> None:
    slow = Slow()
    room = Room(tmp_path, slow.submit)
    room.sounds.play("pop")
    room.wait(0.1)
    assert room.played == []
    slow.end()
    room.wait(0.01)
    assert room.played == ["pop"]
    room.wait(0.1)
    assert room.played == ["pop"]


def test_a_sound_that_loads_too_late_is_not_played_any_more(tmp_path: Path) -> None:
    slow = Slow()
    room = Room(tmp_path, slow.submit)
    room.sounds.play("pop")
    room.wait(0.4)
    slow.end()
    room.wait(0.1)
    assert room.played == []
    room.sounds.play("pop")
    assert room.played == ["pop"]


def test_preloaded_sounds_are_loaded_once(tmp_path: Path) -> None:
    slow = Slow()
    room = Room(tmp_path, slow.submit)
    room.sounds.preload(["count", "pop"])
    room.sounds.preload(["pop"])
    assert len(slow.jobs) == 4


def test_a_file_that_cannot_be_read_is_named(room: Room, tmp_path: Path) -> None:
    (tmp_path / "pop.ogg").unlink()
    with pytest.raises(MissingAssetError, match=r"pop\.ogg"):
        room.sounds.play("pop")


def test_loaded_sounds_stay_within_their_memory(tmp_path: Path) -> None:
    names = [f"long{number}" for number in range(8)]
    for name in names:
        (tmp_path / name).write_text(name, encoding="utf-8")
    clips = Clips(
        tmp_path,
        {name: Recording(name, 10.0, "effect") for name in names},
        lambda encoded: FakeClip(encoded.decode()),
        submit=at_once,
    )
    for name in names:
        assert clips.get(name) == FakeClip(name)
    assert clips.bytes <= KEPT_BYTES


def test_without_a_device_everything_goes_on_in_silence_with_a_reason(tmp_path: Path) -> None:
    device = FakeDevice()
    plugged = False

    def open_device() -> FakeDevice:
        if not plugged:
            raise NoSoundError("Could not setup connection to PulseAudio")
        return device

    manifest = Manifest(images={}, sounds={"music_a": Recording("a.ogg", 1.0, "music")})
    sounds = Sounds(tmp_path, manifest, open_device=open_device, submit=at_once)
    sounds.start()
    assert not sounds.is_heard
    assert sounds.reason == "no sound device: Could not setup connection to PulseAudio"
    sounds.music("music_a")
    sounds.play("music_a")
    sounds.preload(["music_a"])
    sounds.update(0.1)
    sounds.stop_effects()
    plugged = True
    sounds.start()  # one has been plugged in
    sounds.update(0.1)
    assert sounds.reason == ""
    assert device.music == ["a"]
    sounds.close()
    assert device.music[-1] == "closed"
    sounds.play("music_a")
