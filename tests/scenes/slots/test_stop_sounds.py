"""With which sounds reels stop: one for each, one in all where they stop at once."""

from __future__ import annotations

import pytest

from scenes.common.slots.spinning import Spin
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.slots.machines import AnyTable, Maker, both_slots


def stops(table: AnyTable) -> list[str]:
    return [name for name in table.sounds.heard if name.startswith("reel_stop")]


def reels_in(table: AnyTable) -> int:
    return 6 if isinstance(table, BellsTable) else 5


@both_slots
def test_each_reel_of_a_usual_spin_has_its_own(table_of: Maker) -> None:
    table = table_of()
    table.machine().press_spin()
    table.step(8)
    assert stops(table)[: reels_in(table)] == [f"reel_stop{reel}" for reel in range(1, reels_in(table) + 1)]


@both_slots
def test_a_quick_spin_stops_with_one_sound(table_of: Maker) -> None:
    table = table_of()
    table.context.quick_spin = True
    table.machine().press_spin()
    table.step(1.2)
    assert stops(table) == [f"reel_stop{reels_in(table)}"]


@both_slots
@pytest.mark.parametrize("after", [0.3, 1.1])
def test_reels_that_are_stopped_at_once_are_heard_as_one(table_of: Maker, after: float) -> None:
    table = table_of()
    scene = table.machine()
    scene.press_spin()
    table.step(after)
    before = len(stops(table))
    assert before < reels_in(table) - 1
    scene.press_spin()
    table.step(0.5)
    assert scene.board.spin is None or scene.board.spin.is_slammed
    assert stops(table)[before:][-1] == f"reel_stop{reels_in(table)}"
    assert len(stops(table)) <= before + 2  # one may have begun to stop by itself


def test_MM_14_the_cells_of_a_reel_stop_with_one_sound() -> None:
    """Four reels of four cells each, in both spins before the first House."""
    table = MonopolyTable()
    scene = table.round("free_spins")
    table.play_out(scene)
    spins = table.sounds.heard.count("reel_start") - 1  # but for the spin that triggers
    assert len(stops(table)) == 5 + 4 * spins
    assert isinstance(scene.board.spin, Spin | None)
