"""The program in its window, killed at any moment: nothing is lost or doubled, the next start goes on (ALL-2, F1)."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from tests.journal.conftest import assert_books_balance
from tests.journal.test_kill import assert_nothing_told_is_lost, resumed_play_that_shows_the_same, steps_in
from tests.screen.telling import Child, Step, telling_child
from tests.virtual_screen import VirtualScreen

GAME = "festive_lines_gold"
DIGITS = [pygame.K_1 + place for place in range(9)]


def test_ALL_2_F1_twenty_kills_lose_and_double_nothing(screen: VirtualScreen, tmp_path: Path) -> None:
    kill_again_and_again(screen, tmp_path / "profile", kills=20)


@pytest.mark.long
def test_ALL_2_F1_two_hundred_kills_lose_and_double_nothing(screen: VirtualScreen, tmp_path: Path) -> None:
    kill_again_and_again(screen, tmp_path / "profile", kills=200)


def kill_again_and_again(screen: VirtualScreen, profile: Path, kills: int) -> None:
    chance = random.Random(kills)
    steps_before, open_before = 0, None
    kinds: set[str] = set()
    for _ in range(kills):
        told = killed_in_the_middle(screen, profile, chance)
        kinds |= {key for step in told for key in step}
        resumed = [step["resumed"] for step in told if "resumed" in step][:1]
        assert resumed == ([open_before] if open_before is not None else [])
        acted = [step for step in told if not {"ready", "resumed"} & set(step)]
        with Journal.open(profile) as journal:
            assert journal.notices == ()
            assert_books_balance(journal)
            assert journal.verify() == []
            steps = steps_in(journal)
            # What was under way when the kill came may be there too: a finish counts two, with its settling.
            assert len(acted) <= steps - steps_before <= len(acted) + 2
            assert_nothing_told_is_lost(journal, acted)
            play = resumed_play_that_shows_the_same(journal, GAME, acted)
            open_before = None if play is None or play.is_over else play.round_id
            steps_before = steps_in(journal)
    assert {"bought", "took"} <= kinds


def killed_in_the_middle(screen: VirtualScreen, profile: Path, chance: random.Random) -> list[Step]:
    """Play as fast as it goes for a time by chance, then kill."""
    with telling_child(screen, profile) as child:
        end = time.monotonic() + chance.choice((chance.uniform(0, 0.3), chance.uniform(0, 2.5)))
        while time.monotonic() < end:
            play_on(child, chance)
            time.sleep(chance.uniform(0, 0.06))
        return child.kill()


def play_on(child: Child, chance: random.Random) -> None:
    """A digit, or Enter: PLAY on the splash, FINISH at the end, and what shows the rest at once in between."""
    child.key(chance.choice((*DIGITS, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)))


def test_a_whole_play_by_gamepad(screen: VirtualScreen, tmp_path: Path) -> None:
    a, right, down = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN
    with telling_child(screen, tmp_path / "profile") as child:
        child.plug_in()
        child.button(a)
        child.wait_for("bought")
        time.sleep(0.7)
        for button in (right, a, right, a, right, a, down, a, down, a, pygame.CONTROLLER_BUTTON_DPAD_LEFT, a):
            child.button(button)
        child.wait_for("took", 6)
        while not any("settled" in step for step in child.told):
            child.button(a)  # shows the rest at once, then FINISH
            time.sleep(0.4)
            assert child.process.poll() is None
        assert child.leave() == 0
    with Journal.open(tmp_path / "profile") as journal:
        play = journal.rounds(offset=journal.count() - 1)[0]
        assert play.state == "settled"
        assert play.actions == (*(f"pick pudding {place}" for place in (1, 2, 3, 6, 9, 8)), "finish")
        assert_books_balance(journal)
