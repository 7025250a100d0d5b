"""The rents and the buys of Mr. Monopoly (MM-5, MM-12, MM-19, MM-20)."""

from __future__ import annotations

import pytest

from engine.journal.records import StoredRound
from engine.rules.money import pounds
from tests.scenes.mr_monopoly import reading
from tests.scenes.mr_monopoly.table import GAME, Table, game
from tests.scenes.slots import bar

RENT = {  # worked out by hand in the scenarios, in pence
    "rents": 2_400, "nudge": 600, "hat": 1_050, "upgrade": 6_750, "roll": 8_400, "free_spins": 1_500,
    "both_hands": 23_000, "full_grid": 150_000, "buy_mr_monopoly": 400, "buy_free_spins": 600,
}  # fmt: skip


def stored(table: Table) -> StoredRound:
    return table.journal.rounds(GAME)[0]


@pytest.mark.parametrize("name", RENT)
def test_MM_12_the_card_of_the_total_ends_on_the_rents(name: str) -> None:
    table = Table()
    table.play_out(table.round(name))
    assert reading.total_rent(table.picture()) == RENT[name]


def test_ALL_8_nothing_is_celebrated_up_to_the_cost_of_a_buy() -> None:
    """4.00 from a buy of 12.00 is stated, not celebrated, though it is four times the stake."""
    table = Table()
    scene = table.round("buy_mr_monopoly")
    table.play_out(scene)
    assert not {"win_nice", "win_big", "win_huge", "win_jackpot", "coin_shower", "lines_won"} & {*table.sounds.heard}


def test_MM_5_the_cards_state_the_rents_at_the_present_stake() -> None:
    table = Table()
    scene = table.machine()
    assert reading.card_amounts(table.picture(), 4) == [500, 750, 1_750, 2_500, 100_000]
    scene.controls.hud.stake = 20
    picture = table.picture()
    assert bar.stake(picture) == 20
    assert reading.card_amounts(picture, 1) == [40, 80, 120, 160, 1_000]
    assert reading.card_amounts(picture, 2) == [60, 100, 150, 200, 2_000]
    assert reading.card_amounts(picture, 3) == [80, 120, 200, 300, 7_000]


@pytest.mark.parametrize(("mode", "times"), [("mr_monopoly", 12), ("free_spins", 50)])
def test_MM_19_MM_20_a_buy_states_its_price_before_and_costs_it(mode: str, times: int) -> None:
    table = Table()
    scene = table.machine()
    for stake in game().stakes:
        scene.controls.hud.stake = stake
        table.frame(0.01)
        assert f"BUY {pounds(stake * times)}" in [button.label for button in scene.controls.buys.buttons]
    scene.controls.hud.stake = 200
    before = table.journal.balance
    scene.buy(mode)
    assert table.journal.balance == before - 200 * times
    assert stored(table).mode == mode
