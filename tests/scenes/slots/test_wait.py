"""How the wait between two spins in the gb profile is shown: a ring fills around the large button (ALL-9)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.rules.contract import Spin
from scenes.common.slots.pace import GB_SPACING
from tests.scenes.slots.machines import AnyScene, AnyTable, Known, each_slot, spend

RING = "ui/wait_ring"


def shows_ring(table: AnyTable) -> bool:
    return any(seen.what == RING for seen in table.picture())


def spun(table: AnyTable) -> AnyScene:
    """A spin has begun, and all of its pictures are over."""
    scene = table.round("loser", None)  # type: ignore[arg-type]  nothing follows: one spins on here
    scene.take(Spin())
    scene.conductor.skip()
    return scene


def filled(table: AnyTable, scene: AnyScene) -> list[float]:
    """How far the ring had filled in each frame until it was gone."""
    shares = []
    for _ in range(round(GB_SPACING * 60) + 2):
        table.frame(1 / 60)
        share = scene.controls.spin_button.filled
        assert shows_ring(table) == (share > 0)
        assert scene.controls.spin_button.is_enabled == (share == 0)
        if share == 0:
            break
        assert scene.is_moving  # so that the frame without it is drawn as well
        shares.append(share)
    return shares


@each_slot
def test_ALL_9_in_gb_a_ring_fills_until_the_next_spin_may_start(slot: Known) -> None:
    table = slot.table(market="gb")
    scene = spun(table)
    assert RING in scene.foresees
    shares = filled(table, scene)
    assert len(shares) / 60 == pytest.approx(GB_SPACING, abs=0.05)
    assert shares[0] < 0.05
    assert shares[-1] == 1
    assert all(0 <= later - earlier < 0.03 for earlier, later in pairwise(shares))
    scene.press_spin()
    assert scene.is_busy


@each_slot
def test_with_reduced_motion_it_fills_in_few_steps(slot: Known) -> None:
    table = slot.table(market="gb", reduced_motion=True)
    assert sorted({*filled(table, spun(table))}) == [0.2, 0.4, 0.6, 0.8, 1.0]


@each_slot
@pytest.mark.parametrize("reduced_motion", [False, True])
def test_once_it_is_gone_the_machine_is_still(slot: Known, reduced_motion: bool) -> None:  # noqa: FBT001  a case of the test
    table = slot.table(market="gb", reduced_motion=reduced_motion)
    table.context.is_ambient = lambda: False  # type: ignore[method-assign]  nobody has been there for a while
    scene = spun(table)
    filled(table, scene)
    assert not scene.is_moving
    at_rest = table.picture()
    table.frame(1 / 60)
    assert table.picture() == at_rest


@each_slot
def test_in_demo_there_is_no_wait_and_no_ring(slot: Known) -> None:
    table = slot.table()
    scene = spun(table)
    assert filled(table, scene) == []


@each_slot
def test_the_ring_is_on_every_machine_of_the_house_while_the_wait_lasts(slot: Known) -> None:
    table = slot.table(market="gb")
    spun(table)
    table.step(1.0)
    again = table.machine()
    table.frame(1 / 60)
    assert shows_ring(table)
    assert again.controls.spin_button.filled == pytest.approx(0.41, abs=0.02)


@each_slot
def test_where_the_balance_is_too_low_nothing_is_waited_for(slot: Known) -> None:
    rich = slot.table()
    spend(rich, slot, 500)
    table = slot.table(market="gb", journal=rich.journal)
    scene = table.machine()
    scene.controls.hud.stake = 500
    table.context.spun_at = table.clock.now
    table.frame(1 / 60)
    assert not scene.controls.spin_button.is_enabled
    assert not shows_ring(table)
