"""The real mixer with our own files, and a terminal without noise."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from engine.stage.manifest import load_manifest
from engine.stage.sound import Sounds
from engine.stage.sound_clips import Clips
from engine.stage.sound_device import MixerDevice, quiet_terminal
from tests.stage.fake_device import at_once

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"


@pytest.fixture
def mixer() -> MixerDevice:
    return MixerDevice()


def test_the_real_mixer_loads_and_plays_our_files(mixer: MixerDevice) -> None:
    try:
        sounds = Sounds(ASSETS, load_manifest(ASSETS), open_device=lambda: mixer, submit=at_once)
        sounds.start()
        sounds.play("button")
        sounds.music(next(name for name in load_manifest(ASSETS).sounds if name.startswith("music")))
        for _ in range(3):
            sounds.update(0.05)
        assert pygame.mixer.get_init()
        assert pygame.mixer.get_num_channels() == 24
        assert pygame.mixer.music.get_busy()
    finally:
        sounds.close()
    assert pygame.mixer.get_init() is None


def test_sounds_are_decoded_beside_the_loop(mixer: MixerDevice) -> None:
    clips = Clips(ASSETS, load_manifest(ASSETS).sounds, mixer.load)
    clips.want(["button"])
    clips.close()
    with pytest.raises(RuntimeError):
        clips.want(["button_back"])
    mixer.close()


QUIET = """
import os
from engine.stage.sound_device import MixerDevice, NoSoundError
os.environ["SDL_AUDIODRIVER"] = "alsa"
os.environ["PATH"] = ""
try:
    MixerDevice()
    print("opened")
except NoSoundError as error:
    print(error)
"""


def test_a_missing_device_makes_no_noise_on_the_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-c", QUIET], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
    assert len(done.stdout.strip().splitlines()[-1]) > 0


def test_what_libraries_write_is_kept_off_and_the_terminal_is_there_again(capfd: pytest.CaptureFixture[str]) -> None:
    with quiet_terminal():
        os.write(2, b"ALSA lib: noise\n")
    os.write(2, b"heard\n")
    assert capfd.readouterr().err == "heard\n"


def test_a_closed_standard_error_is_no_trouble() -> None:
    code = (
        "import os; os.close(2)\nfrom engine.stage.sound_device import quiet_terminal\nwith quiet_terminal(): print(1)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.endswith("1\n")
