"""When Jingle Bells counts in what it pays, and what its buy costs (JB-6, JB-18)."""

from __future__ import annotations

from engine.journal.records import StoredRound
from engine.rules.contract import Spin
from engine.rules.money import pounds
from tests.scenes.jingle_bells.table import GAME, Table, game, with_symbols
from tests.scenes.reading import words
from tests.scenes.slots import bar


def stored(table: Table) -> StoredRound:
    return table.journal.rounds(GAME)[0]


def test_JB_6_nothing_is_counted_in_before_the_multiplier_has_struck() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    scene.take(Spin())
    counted: list[int] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.banner == 80:  # what the line pays before x3
            assert scene.board.shown_won == 0
        counted.append(scene.board.shown_won)
    assert counted == sorted(counted)
    assert counted[-1] == 240


def test_ALL_8_a_prize_of_no_more_than_the_stake_is_stated_and_not_celebrated() -> None:
    """K K K K on line 1 pays 0.80 for 1.00."""
    table = Table()
    scene = table.made(with_symbols((2, 2, "K"), (3, 2, "K")))
    table.play_out(scene)
    assert bar.win(table.picture()) == "£0.80"
    assert not {"win_nice", "win_big", "win_huge", "win_jackpot", "coin_shower", "lines_won"} & {*table.sounds.heard}


def test_JB_18_a_buy_states_its_price_before_and_costs_it() -> None:
    table = Table()
    scene = table.machine()
    for stake in game().stakes:
        scene.controls.hud.stake = stake
        table.frame(0.01)
        assert [button.label for button in scene.controls.buys.buttons] == [f"BUY {pounds(65 * stake)}"]
        assert f"BUY {pounds(65 * stake)}" in words(table.picture())
    scene.controls.hud.stake = 60
    before = table.journal.balance
    scene.buy("christmas_spins")
    assert table.journal.balance == before - 3_900
    assert stored(table).mode == "christmas_spins"


def test_JB_18_a_buy_that_the_balance_is_not_enough_for_is_not_offered() -> None:
    table = Table()
    scene = table.machine()
    scene.controls.hud.stake = 5_000  # 65 x 50.00 = 3,250.00
    table.frame(0.01)
    assert scene.controls.buys.buttons[0].is_enabled
    scene.buy("christmas_spins")
    table.frame(0.01)
    assert not scene.controls.buys.buttons[0].is_enabled
