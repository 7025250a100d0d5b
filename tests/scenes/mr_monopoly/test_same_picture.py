"""Resumed in the midst of what only Mr. Monopoly shows, a round stands there whole and is paid (ALL-2)."""

from __future__ import annotations

import pytest

from engine.rules.contract import Roll
from tests.scenes.mr_monopoly.table import Table


@pytest.mark.parametrize("name", ["both_hands", "free_spins"])
def test_ALL_2_between_dice_and_payment_nothing_is_lost(name: str) -> None:
    table = Table()
    scene = table.round(name)
    while scene.play is not None and Roll() not in scene.play.actions:
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    before = table.journal.balance
    scene.press_spin()
    table.step(1.3)  # the dice still tumble
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + scene.play.prize
