"""A journal that refuses in the middle of a spin: it is said, nothing is lost, and it works again later (ALL-2)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from engine.rules.contract import Spin
from scenes.dialogs.message import MessageDialog
from tests.journal.faulty import Fault, failing
from tests.scenes.slots.machines import AnyTable, Known, each_slot


@pytest.fixture
def fault() -> Iterator[Fault]:
    with failing(Fault(-1)) as each:
        yield each


def fill(fault: Fault) -> None:
    fault.at, fault.lasts, fault.counted = 1, True, 0


def empty(fault: Fault) -> None:
    fault.at, fault.lasts = -1, False


def go_on(table: AnyTable) -> None:
    """Read the message and close it."""
    assert isinstance(table.top, MessageDialog)
    table.step(0.5)
    table.key(pygame.K_RETURN)
    table.frame(0.05)


@each_slot
def test_ALL_2_a_spin_that_cannot_be_kept_is_not_bought(slot: Known, tmp_path: Path, fault: Fault) -> None:
    with Journal.open(tmp_path) as journal:
        table = slot.table(journal=journal)
        scene = table.machine()
        before = journal.balance
        table.frame(0.01)
        cost = scene.controls.cost
        fill(fault)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(type(scene.controls), "enable", lambda *_: None)  # reading the balance works again by then
            scene.press_spin()
            following, scene._next = scene._next, None
        empty(fault)
        table.stack.follow(following, scene)
        go_on(table)
        assert table.top is scene
        assert (journal.balance, journal.count(slot.game)) == (before, 0)
        scene.press_spin()
        assert (journal.balance, journal.count(slot.game)) == (before - cost, 1)


@each_slot
def test_ALL_2_a_bonus_that_cannot_be_kept_is_said_and_possible_again(
    slot: Known, tmp_path: Path, fault: Fault
) -> None:
    with Journal.open(tmp_path) as journal:
        table = slot.table(journal=journal)
        scene = table.round(slot.bonus)
        scene.take(Spin())
        table.settle(scene)
        fill(fault)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(type(scene.controls), "enable", lambda *_: None)
            scene.press_spin()
            following, scene._next = scene._next, None
        empty(fault)
        table.stack.follow(following, scene)
        go_on(table)
        assert scene.awaited == slot.begins
        table.play_out(scene)
        assert scene.board.won == slot.worth[slot.bonus]
        assert journal.rounds(slot.game)[0].state == "settled"


@each_slot
@pytest.mark.parametrize("statement", range(1, 9))
def test_ALL_3_a_prize_that_cannot_be_credited_at_once_is_credited_later(
    slot: Known, tmp_path: Path, fault: Fault, statement: int
) -> None:
    with Journal.open(tmp_path) as journal:
        table = slot.table(journal=journal)
        scene = table.round(slot.win)
        before = journal.balance
        scene.take(Spin())
        scene.conductor.skip()
        fault.at, fault.lasts, fault.counted = statement, False, 0
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(type(scene.controls), "enable", lambda *_: None)
            following = scene.advance(0.0)
        empty(fault)
        if following is not None:
            table.stack.follow(following, scene)
            go_on(table)
            if table.top is not scene:  # taken up again from what the journal holds
                table.frame(0.05)
        table.step(0.2)
        assert journal.balance == before + slot.worth[slot.win]
        assert journal.rounds(slot.game)[0].state == "settled"
        assert journal.rounds(slot.game)[0].prize == slot.worth[slot.win]
