"""The program in its window, killed at any moment: nothing is lost or doubled, the next start goes on (ALL-2, F1)."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from engine.rules.contract import parse_action
from games import load_game
from scenes.common.slots.hud import LESS, MORE
from scenes.jingle_bells import layout as bells_layout
from scenes.mr_monopoly import layout as monopoly_layout
from tests.journal.conftest import assert_books_balance
from tests.journal.test_kill import assert_nothing_told_is_lost, resumed_play_that_shows_the_same, steps_in
from tests.screen.telling import Child, Step, telling_child
from tests.virtual_screen import VirtualScreen

KILLS = {"festive_lines_gold": 8, "mr_monopoly": 6, "jingle_bells": 6}
"""Twenty in all, each on a profile that the kills before it have left."""
DIGITS = [pygame.K_1 + place for place in range(9)]
BUYS = {"mr_monopoly": monopoly_layout.BUY_BUTTONS, "jingle_bells": bells_layout.BUY_BUTTONS}


@pytest.mark.parametrize("game", KILLS)
def test_ALL_2_F1_twenty_kills_lose_and_double_nothing(screen: VirtualScreen, tmp_path: Path, game: str) -> None:
    kill_again_and_again(screen, tmp_path / "profile", game, kills=KILLS[game])


@pytest.mark.long
@pytest.mark.parametrize("game", KILLS)
def test_ALL_2_F1_hundreds_of_kills_lose_and_double_nothing(screen: VirtualScreen, tmp_path: Path, game: str) -> None:
    kill_again_and_again(screen, tmp_path / "profile", game, kills=25 * KILLS[game])


def kill_again_and_again(screen: VirtualScreen, profile: Path, game: str, kills: int) -> None:
    chance = random.Random(kills)
    steps_before, open_before = 0, None
    kinds: set[str] = set()
    for _ in range(kills):
        told = killed_in_the_middle(screen, profile, game, chance)
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
            play = resumed_play_that_shows_the_same(journal, game, acted)
            open_before = None if play is None or play.is_over else play.round_id
            assert_each_round_starts_from_what_the_last_one_left(journal, game)
            journal.refill()
            steps_before = steps_in(journal)
    assert {"bought", "took"} <= kinds


def assert_each_round_starts_from_what_the_last_one_left(journal: Journal, game: str) -> None:
    """Frames are neither lost nor doubled: every round is played again on its own book (JB-3)."""
    left: dict[int, str] = {}
    for stored in reversed(journal.rounds(game, limit=journal.count(game))):
        assert stored.carried == left.get(stored.stake, "")
        if stored.state == "settled":
            again = load_game(game).restore(stored.order, json.loads(stored.book))
            for action in stored.actions:
                again.take(parse_action(action))
            assert (again.is_over, again.prize) == (True, stored.prize)
            left[stored.stake] = again.carried
    assert all(journal.carried(game, stake) == carried for stake, carried in left.items())


def killed_in_the_middle(screen: VirtualScreen, profile: Path, game: str, chance: random.Random) -> list[Step]:
    """Play as fast as it goes for a time by chance, then kill."""
    with telling_child(screen, profile, game) as child:
        end = time.monotonic() + chance.choice((chance.uniform(0, 0.3), chance.uniform(0, 2.5)))
        while time.monotonic() < end:
            if game in BUYS:
                spin_on(child, game, chance)
            else:
                pick_on(child, chance)
            time.sleep(chance.uniform(0, 0.06))
        return child.kill()


def pick_on(child: Child, chance: random.Random) -> None:
    """A digit, or Enter: PLAY on the splash, FINISH at the end, and what shows the rest at once in between."""
    child.key(chance.choice((*DIGITS, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)))


def spin_on(child: Child, game: str, chance: random.Random) -> None:
    """Space, which spins, stops, skips, rolls and starts; at times the stake is changed, or a feature is bought."""
    dice = chance.random()
    if dice < 0.06:
        x, y, width, height = chance.choice(BUYS[game])
        child.click(x + width / 2, y + height / 2)
        time.sleep(0.1)  # the question comes up; Enter is its yes
        child.key(pygame.K_RETURN)
    elif dice < 0.1:
        x, y, width, height = chance.choice((LESS, MORE))
        child.click(x + width / 2, y + height / 2)
    else:
        child.key(pygame.K_SPACE)


def test_a_whole_play_by_gamepad(screen: VirtualScreen, tmp_path: Path) -> None:
    a, right, down = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN
    with telling_child(screen, tmp_path / "profile", "festive_lines_gold") as child:
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
