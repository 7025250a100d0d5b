"""Killed at any moment: nothing acknowledged is lost, nothing is doubled, a resumed play shows the same (ALL-2, F1)."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from engine.journal.journal import Journal
from engine.journal.plays import LivePlay, PlayDesk, Script
from engine.rules.contract import Order
from tests.journal.conftest import assert_books_balance, desk_for, ledger_of
from tests.journal.faulty import Fault, failing
from tests.journal.kill_child import events_json, game_of

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill that cannot be caught")
ROOT = Path(__file__).parents[2]
ORDER = Order("toy", 200)
TEN_TEN_TEN = Script(answers={"coin": [10, 10, 10]})
GAMES = ["toy", "festive_lines_gold"]


@pytest.mark.parametrize("game_id", GAMES)
def test_ALL_2_ten_kills_lose_and_double_nothing(tmp_path: Path, game_id: str) -> None:
    kill_again_and_again(tmp_path / "profile", game_id, kills=10)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_ALL_2_a_hundred_kills_lose_and_double_nothing(tmp_path: Path, game_id: str) -> None:
    kill_again_and_again(tmp_path / "profile", game_id, kills=100)


def kill_again_and_again(folder: Path, game_id: str, kills: int) -> None:
    chance = random.Random(kills)
    steps_before = 0
    for kill in range(kills):
        told = told_until_killed(folder, game_id, chance.uniform(0, 0.12))
        with Journal.open(folder) as journal:
            assert journal.notices == ()
            assert_books_balance(journal)
            steps = steps_in(journal)
            # The step under way when the kill came may be in the journal too: a finish counts two, with its settling.
            assert len(told) <= steps - steps_before <= len(told) + 2
            assert_nothing_told_is_lost(journal, told)
            resumed = resumed_play_that_shows_the_same(journal, game_id, told)
            while resumed is not None and kill % 2 and resumed.actions:  # every other one is left to the next process
                resumed.take(resumed.actions[0])
            assert_books_balance(journal)
            steps_before = steps_in(journal)


def told_until_killed(folder: Path, game_id: str, seconds: float) -> list[dict[str, object]]:
    """Start a process, kill it so long after it is ready, and return all steps that it has acknowledged."""
    command = [sys.executable, "-m", "tests.journal.kill_child", str(folder), game_id]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == '{"ready": true}\n'
        time.sleep(seconds)
        process.kill()
        lines = process.stdout.read().splitlines(keepends=True)
    assert process.returncode == -signal.SIGKILL
    return [json.loads(line) for line in lines if line.endswith("\n")]


def steps_in(journal: Journal) -> int:
    """Rounds bought, actions taken and rounds ended."""
    counted = journal._database.rows(
        "SELECT (SELECT count(*) FROM rounds) + (SELECT count(*) FROM actions) + (SELECT count(*) FROM endings)"
    )
    return int(counted[0][0])


def assert_nothing_told_is_lost(journal: Journal, told: list[dict[str, object]]) -> None:
    for step in told:
        round_id = next(step[kind] for kind in ("bought", "took", "settled") if kind in step)
        assert isinstance(round_id, int)
        stored = journal.round(round_id)
        if "bought" in step:
            assert stored.play_number == step["number"]
        elif "took" in step:
            assert step["action"] in stored.actions
        else:
            assert (stored.state, stored.prize) == ("settled", step["prize"])


def resumed_play_that_shows_the_same(journal: Journal, game_id: str, told: list[dict[str, object]]) -> LivePlay | None:
    resumed = PlayDesk(journal, {game_id: game_of(game_id)}.__getitem__).resume(game_id)
    if resumed is None:
        return None
    shown = [step["events"] for step in told if step.get("took") == resumed.round_id]
    again = [events_json(events) for _, events in resumed.history]
    start = len(again) - len(
        shown
    )  # earlier actions were told by an earlier process, one more may never have been told
    assert shown in (again[start:], again[max(0, start - 1) : -1])
    return resumed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_ALL_2_killed_at_every_single_statement(folder: Path) -> None:
    for at in count(1):
        was_killed = killed_after_statement(folder, at)
        with Journal.open(folder) as journal:
            assert journal.notices == ()
            assert_books_balance(journal)
            desk = desk_for(journal)
            resumed = desk.resume("toy")
            if resumed is None and journal.count() == 0:
                resumed = desk.buy(ORDER, script=TEN_TEN_TEN)
            while resumed is not None and resumed.actions:
                resumed.take(resumed.actions[0])
            assert ledger_of(journal)[1:] == [("debit", -200, 499_800), ("credit", 6_000, 505_800)]
        shutil.rmtree(folder)
        if not was_killed:
            assert at > 60
            break


def killed_after_statement(folder: Path, at: int) -> bool:
    """Play one round in a child process that is killed right after that statement; whether it came so far."""
    child = os.fork()
    if child == 0:
        try:
            fault = Fault(at, takes_effect=True, strike=lambda: os.kill(os.getpid(), signal.SIGKILL))
            with failing(fault), Journal.open(folder) as journal:
                play = desk_for(journal).buy(ORDER, script=TEN_TEN_TEN)
                while play.actions:
                    play.take(play.actions[0])
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)
