"""The large button of a slot calls twice when nobody does anything, and then the machine rests."""

from __future__ import annotations

import pytest

from engine.journal.journal import Journal
from engine.rules.contract import Spin
from scenes.common.idle_hints import AFTER
from tests.scenes.slots.machines import AnyTable, Known, Maker, both_slots, each_slot

BESIDE = (640, 640)
"""A place without a button."""
CALL = 2.0
"""Seconds after which a call is over for certain."""


def rings(table: AnyTable) -> list[float]:
    """How bright the rings around the large button are."""
    return [float(str(seen.look[0])) for seen in table.picture() if seen.what == "ui/focus_round"]


def calls(table: AnyTable) -> int:
    return table.sounds.heard.count("hint")


@both_slots
@pytest.mark.parametrize("reduced_motion", [False, True])
def test_an_idle_machine_calls_twice_and_then_nothing_moves(table_of: Maker, *, reduced_motion: bool) -> None:
    table = table_of(reduced_motion=reduced_motion)
    button = table.machine().controls.spin_button
    before = table.picture()
    seen: set[tuple[bool, bool]] = set()
    table.each_frame.append(lambda: seen.add((button.glow > 0, button.lift > 0)))
    table.step(AFTER + 0.5, fps=30)
    assert calls(table) == 1
    assert table.top.is_moving
    table.step(CALL, fps=30)
    table.step(40, fps=15)
    assert calls(table) == 2
    assert not table.top.is_moving
    assert (True, False) in seen
    assert any(lifted for _, lifted in seen) is not reduced_motion
    assert table.picture() == before


@both_slots
def test_a_deed_ends_a_call_and_the_waiting_begins_anew(table_of: Maker) -> None:
    table = table_of()
    button = table.machine().controls.spin_button
    table.step(AFTER + 0.3, fps=30)
    assert button.lift > 0
    table.click(*BESIDE)
    table.frame(1 / 60)
    assert button.lift == button.glow == 0
    table.step(AFTER - 0.5, fps=30)
    assert calls(table) == 1
    table.step(1.0, fps=30)
    assert calls(table) == 2
    table.step(AFTER + CALL, fps=30)
    assert calls(table) == 3  # two in a row since then


@both_slots
def test_nothing_calls_while_a_round_is_shown(table_of: Maker) -> None:
    table = table_of()
    scene = table.machine()
    scene.press_spin()
    while scene.is_busy:
        table.frame(1 / 30)
        assert calls(table) == 0 or not scene.is_busy


@both_slots
def test_nothing_calls_where_the_balance_is_too_low(table_of: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of()
    scene = table.machine()
    monkeypatch.setattr(Journal, "balance", property(lambda _: 0))
    table.step(3 * AFTER, fps=15)
    assert scene.controls.refill.is_visible
    assert calls(table) == 0


@each_slot
def test_while_a_step_is_waited_for_a_ring_shines_around_the_button(slot: Known) -> None:
    table = slot.table()
    scene = table.round(slot.bonus)
    scene.take(Spin())
    assert not rings(table)
    scene.conductor.skip()
    assert scene.awaited == slot.begins
    seen: set[float] = set()
    for _ in range(20):
        table.frame(0.1)
        seen |= set(rings(table))
    assert len(seen) == 2  # it shines and fades
    scene.press_spin()
    assert not rings(table)
