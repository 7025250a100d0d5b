"""Another stake on the machine of Mr. Monopoly (ALL-6)."""

from __future__ import annotations

import pytest

from scenes.common.slots.hud import MORE
from tests.scenes.mr_monopoly.table import Table
from tests.scenes.reading import words


@pytest.mark.parametrize(("name", "title"), [("roll", "RENT RECEIPT"), ("both_hands", "FREE SPINS RENT")])
def test_another_stake_takes_the_last_round_away_and_its_rents_with_it(name: str, title: str) -> None:
    """The cards state the rents of the chosen stake: none of them stays lit for a round at another one (ALL-6)."""
    table = Table()
    scene = table.shown(table.bought(name), None)  # type: ignore[arg-type]  nothing follows: one spins on here
    table.play_out(scene)
    assert scene.board.rents
    assert title in words(table.picture())
    assert "BUY £50.00" in words(table.picture())
    x, y, width, height = MORE
    table.click(x + width / 2, y + height / 2)
    table.frame(1 / 60)
    assert scene.controls.hud.stake > 100
    assert not scene.board.lying()
    assert not scene.board.is_bonus
    assert title not in words(table.picture())
