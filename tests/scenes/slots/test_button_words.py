"""What the large button says while a round is shown: STOP for a spin as a whole, SKIP for what else is shown."""

from __future__ import annotations

from itertools import groupby

import pytest

from engine.rules.contract import Continue, Spin
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.slots.machines import AnyScene, AnyTable


def said(table: AnyTable, scene: AnyScene, until: str = "") -> list[str]:
    """What it says one after the other while pictures are shown."""
    words: list[str] = []
    while scene.conductor.is_moving and (not until or table.sounds.heard.count(until) == 0):
        table.frame(1 / 60)
        words.append(scene.controls.spin_button.word)
    return [word for word, _ in groupby(words)]


@pytest.mark.parametrize("kind", [MonopolyTable, BellsTable])
def test_a_losing_spin_says_stop_and_then_what_follows(kind: type[MonopolyTable | BellsTable]) -> None:
    table = kind()
    scene = table.round("loser")
    scene.take(Spin())
    assert said(table, scene) == ["STOP", "GO ON"]


def test_lines_after_a_spin_can_be_skipped() -> None:
    table = MonopolyTable()
    scene = table.round("wilds")
    scene.take(Spin())
    assert said(table, scene) == ["STOP", "SKIP", "GO ON"]


def test_one_free_spin_after_the_other_says_stop_all_the_while() -> None:
    table = MonopolyTable()
    scene = table.round("free_spins")
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    assert said(table, scene, until="house_for_rent") == ["SKIP", "STOP", "SKIP"]


@pytest.mark.parametrize("pressed", ["before", "after"])
def test_stop_shows_a_free_spin_at_once_also_before_and_after_its_ride(pressed: str) -> None:
    table = MonopolyTable()
    scene = table.round("free_spins")
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    while not scene.board.is_spinning:
        table.frame(1 / 60)
    if pressed == "after":
        while scene.board.spin is None:
            table.frame(1 / 60)
        while scene.board.spin is not None:
            table.frame(1 / 60)
    assert scene.controls.spin_button.word == "STOP"
    assert scene.board.spins_left == 2
    scene.press_spin()
    table.frame(1 / 60)
    assert scene.board.spins_left == 1
