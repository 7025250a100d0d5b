"""Ctrl+C, or an end that the system asks for, in the middle of a play: the program ends well, and nothing is lost."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.journal import Journal
from scenes.festive_lines_gold.layout import pudding_centre
from tests.journal.conftest import assert_books_balance
from tests.screen.program import PATIENCE, Window, program
from tests.virtual_screen import VirtualScreen

GAME = "festive_lines_gold"
PICKED = ("pick pudding 1", "pick pudding 5")
CODES = {signal.SIGINT: 130, signal.SIGTERM: 0}


@pytest.fixture(autouse=True)
def _heed_ctrl_c() -> Iterator[None]:
    """What runs in the background, such as this test may, has the signal ignored, and so would its child."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("resting", [False, True], ids=["while puddings open", "minimised"])
@pytest.mark.parametrize("asked", CODES, ids=lambda asked: asked.name)
def test_an_interrupted_play_goes_on_where_it_was(
    screen: VirtualScreen, tmp_path: Path, asked: signal.Signals, *, resting: bool
) -> None:
    profile = tmp_path / "profile"
    words = ("--profile", str(profile), "--size", "1280x720", "--no-audio", "--game", GAME)
    with program(screen, tmp_path / "log", *words) as window:
        open_two_puddings(window)
        if resting:
            window.at_rest()
            window.xdotool("windowminimize", "--sync", window.id)
            time.sleep(0.5)
        os.kill(window.process.pid, asked)
        code = window.process.wait(PATIENCE)
        said = window.log.read_text()
    assert (code, said) == (CODES[asked], "")
    with Journal.open(profile) as journal:
        assert (journal.notices, journal.verify()) == ((), [])
        assert_books_balance(journal)
        play = journal.rounds()[0]
        assert play.state == "open"
        assert play.actions in (PICKED[:1], PICKED)  # the second may not have been read yet


def open_two_puddings(window: Window) -> None:
    """Buy, and pick two, without waiting for what opens."""
    window.xdotool("windowactivate", "--sync", window.id)
    splash = window.shown()
    time.sleep(0.4)
    window.key("Return")  # PLAY
    window.until_unlike(splash, 0.5)
    time.sleep(0.7)
    window.click(*pudding_centre(1), pudding_centre(5))
    time.sleep(0.1)
