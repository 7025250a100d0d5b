"""Each fault in the real window: it is said in words, and the best possible way on is open (D6, F3, F5)."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest

from engine.journal.journal import Journal
from engine.stage.scene import Push
from scenes.dialogs.message import MessageDialog
from scenes.festive_lines_gold.layout import pudding_centre
from tests.scenes.driver import Stage, texts
from tests.screen.grabbing import Grab
from tests.screen.program import PATIENCE, ROOT, TABLE, Window, program
from tests.virtual_screen import VirtualScreen

SIZE = ("--size", "1280x720")
GAME = "festive_lines_gold"


def message_lies_there(window: Window, text: str) -> bool:
    """Whether the window shows a message with these very words, pixel by pixel, within a minute."""
    stage = Stage()
    stage.splash()
    dialog = stage.context.doors.message(text)
    assert isinstance(dialog, MessageDialog)
    stage.stack.follow(Push(dialog))
    stage.step(1)
    expected = Grab(1280, 720, _four_bytes(stage.pixels()))
    x, y, width, height = (round(part) for part in dialog.box)
    words = (x + 60, y + 60, width - 120, height - 170)
    deadline = time.monotonic() + PATIENCE
    while (unlike := window.picture().unlike(expected, words)) > 0.01 and time.monotonic() < deadline:
        time.sleep(0.1)
    return unlike <= 0.01


def _four_bytes(rgb: bytes) -> bytes:
    data = bytearray(len(rgb) // 3 * 4)
    data[0::4], data[1::4], data[2::4] = rgb[2::3], rgb[1::3], rgb[0::3]
    return bytes(data)


def play_one(window: Window, *, closing_message: bool = True) -> None:
    """Close the message, and play a whole ticket."""
    window.xdotool("windowactivate", "--sync", window.id)
    time.sleep(0.4)
    if closing_message:
        window.key("Return")
        time.sleep(0.4)
    splash = window.picture()
    window.key("Return")  # PLAY
    window.until_unlike(splash, 0.5)
    time.sleep(0.7)
    table = window.picture()
    window.click(*pudding_centre(5))
    window.until_unlike(table, 0.02)
    window.key("1", "2", "3", "4", "6")
    deadline = time.monotonic() + PATIENCE
    while window.picture().unlike(splash, TABLE) > 0.6:  # shows the rest at once, then the amount, then FINISH
        assert time.monotonic() < deadline
        window.key("Return")
        time.sleep(1)


def test_a_second_instance_says_so_and_plays_without_keeping(screen: VirtualScreen, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    words = ("--profile", str(profile), "--no-audio", *SIZE, "--game", GAME)
    with Journal.open(profile) as journal:
        with program(screen, tmp_path / "log", *words) as window:
            assert message_lies_there(window, texts()("faults.locked", folder=profile))
            play_one(window)
            assert window.close() == 0
        assert (journal.count(), journal.balance) == (0, 500_000)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_profile_that_cannot_be_written_is_said_and_plays_all_the_same(screen: VirtualScreen, tmp_path: Path) -> None:
    profile = tmp_path / "in the way"
    profile.write_text("not a folder")
    with program(screen, tmp_path / "log", "--profile", str(profile), "--no-audio", *SIZE, "--game", GAME) as window:
        from engine.journal.errors import JournalUnwritable

        with pytest.raises(JournalUnwritable) as caught:
            Journal.open(profile)
        assert message_lies_there(window, texts()("faults.unwritable", reason=caught.value))
        play_one(window)
        assert window.close() == 0
    assert profile.read_text() == "not a folder"
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_damaged_journal_is_kept_aside_and_said(screen: VirtualScreen, tmp_path: Path) -> None:
    profile, twin = tmp_path / "profile", tmp_path / "twin"
    with Journal.open(profile) as journal:
        assert journal.balance == 500_000
    for backup in profile.glob("backup*"):
        shutil.rmtree(backup) if backup.is_dir() else backup.unlink()
    (profile / "journal.sqlite").write_bytes(b"no database" * 300)
    shutil.copytree(profile, twin, ignore=shutil.ignore_patterns("*.lock"))
    with program(screen, tmp_path / "log", "--profile", str(profile), "--no-audio", *SIZE, "--game", GAME) as window:
        window.shown()
        time.sleep(1)
        kept = next(profile.glob("*corrupt*"))
        with Journal.open(twin) as journal:
            (notice,) = journal.notices
            other = next(twin.glob("*corrupt*"))
        assert message_lies_there(window, notice.replace(other.name, kept.name))
        play_one(window)
        assert window.close() == 0
    with Journal.open(profile) as journal:
        assert journal.notices == ()
        assert journal.rounds()[-1].state == "settled"
    assert kept.read_bytes() == b"no database" * 300


def test_without_a_sound_device_everything_plays(screen: VirtualScreen, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with program(
        screen, tmp_path / "log", "--profile", str(profile), *SIZE, "--game", GAME, SDL_AUDIODRIVER="no such device"
    ) as window:
        window.shown()
        play_one(window, closing_message=False)
        assert window.close() == 0
    with Journal.open(profile) as journal:
        assert journal.rounds()[-1].state == "settled"
    assert (tmp_path / "log").read_text() == ""  # nothing is said on the terminal about it


def test_F5_a_broken_game_yaml_disables_its_card_and_nothing_else(screen: VirtualScreen, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("commands", "engine", "games", "scenes", "setup_environment"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("main.py", "requirements.txt"):
        shutil.copy(ROOT / name, tree / name)
    (tree / "assets").symlink_to(ROOT / "assets")
    words = ("--no-audio", "--reduced-motion", *SIZE)
    with program(screen, tmp_path / "log", "--profile", str(tmp_path / "a"), *words, main=tree / "main.py") as window:
        window.shown()
        time.sleep(2)
        whole = window.picture()
        assert window.close() == 0
    numbers = tree / "games" / GAME / "game.yaml"
    numbers.write_text(numbers.read_text().replace("price: 2.00", "price: two"))
    with program(screen, tmp_path / "log", "--profile", str(tmp_path / "b"), *words, main=tree / "main.py") as window:
        window.shown()
        time.sleep(2)
        broken = window.picture()
        assert broken.unlike(whole, (952, 150, 280, 470)) > 0.2  # the card with its reason
        window.click(1096, 400)
        window.xdotool("windowactivate", "--sync", window.id)
        time.sleep(0.5)
        window.key("h")
        window.until_unlike(broken, 0.1, (40, 100, 1200, 520))  # My Games opens
        window.key("Escape")
        time.sleep(0.5)
        assert window.is_open
        assert window.close() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
