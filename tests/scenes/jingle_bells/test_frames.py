"""Frames from round to round: each stake has its own, over stake changes, buys, the bonus and a restart (JB-3)."""

from __future__ import annotations

from pathlib import Path

from engine.journal.journal import Journal
from engine.rules.contract import Finish, Order, Spin
from games.jingle_bells.frames import cells_of, read_carried
from tests.scenes.jingle_bells import reading
from tests.scenes.jingle_bells.table import GAME, Table, game, with_symbols
from tests.scenes.slots import bar

LESS, MORE = (1076, 686), (1122, 686)
ONE, TWO = 100, 160
"""Two stakes beside each other, in pence."""


def kept(table: Table, stake: int) -> set[tuple[int, int]]:
    """The frames that the journal holds for the next round at a stake."""
    return set(game().frames(table.journal.carried(GAME, stake)))


def test_JB_3_the_frames_of_a_stake_stand_as_soon_as_it_is_chosen() -> None:
    table = Table()
    table.carry(TWO, [(3, 3), (5, 4)])
    table.carry(ONE, [(2, 1)])
    table.machine()
    assert (bar.stake(table.picture()), reading.frames(table.picture())) == (ONE, {(2, 1)})
    table.click(*MORE)
    table.step(0.2)
    assert (bar.stake(table.picture()), reading.frames(table.picture())) == (TWO, {(3, 3), (5, 4)})
    table.click(*MORE)
    table.step(0.2)
    assert reading.frames(table.picture()) == set()
    table.click(*LESS)
    table.step(0.2)
    table.click(*LESS)
    table.step(0.2)
    assert (bar.stake(table.picture()), reading.frames(table.picture())) == (ONE, {(2, 1)})


def test_JB_3_frames_are_there_after_a_restart(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        Table(journal=journal).carry(ONE, [(2, 1), (4, 4)])
    with Journal.open(tmp_path) as journal:
        table = Table(journal=journal)
        table.machine()
        assert reading.frames(table.picture()) == {(2, 1), (4, 4)}


def test_JB_3_what_stands_after_a_round_is_what_the_next_one_starts_from() -> None:
    """Twelve bought rounds, whatever they bring."""
    table = Table()
    scene = table.machine()
    for _ in range(12):
        scene.press_spin()
        scene.conductor.skip()
        while scene.awaited is not None:
            scene.press_spin()
            scene.conductor.skip()
        table.frame(0.0)
        assert reading.frames(table.picture()) == kept(table, ONE)
    again = table.machine()
    assert set(again.board.frames) == kept(table, ONE)


def test_JB_3_a_round_on_its_way_stands_on_the_frames_it_started_from(tmp_path: Path) -> None:
    """Bought and not yet spun when the power went: the frames are there, and the spin goes on from them."""
    with Journal.open(tmp_path) as journal:
        table = Table(journal=journal)
        table.carry(ONE, [(3, 2)])
        table.context.desk.buy(Order(GAME, ONE))
    with Journal.open(tmp_path) as journal:
        table = Table(journal=journal)
        scene = table.resumed()
        assert reading.frames(table.picture()) == {(3, 2)}
        assert scene.awaited == Spin()
        table.play_out(scene)
        assert scene.play is not None
        assert scene.play.is_settled


def test_JB_3_JB_18_the_bonus_and_a_buy_leave_the_frames() -> None:
    table = Table()
    table.carry(ONE, [(2, 4), (5, 1)])
    scene = table.machine()
    scene.buy("christmas_spins")
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)
    assert kept(table, ONE) == {(2, 4), (5, 1)}
    assert reading.frames(table.picture()) == {(2, 4), (5, 1)}


def test_JB_3_ALL_4_a_forced_round_plays_on_its_own_frames_and_changes_none() -> None:
    table = Table()
    table.carry(ONE, [(2, 4)])
    scene = table.machine()
    table.context.forced[GAME] = next(each for each in game().named_outcomes() if each.name == "Golden Leaf x2")
    forced = cells_of(read_carried(table.context.forced[GAME].carried))
    scene.press_spin()
    assert set(scene.board.frames) == set(forced)
    scene.conductor.skip()
    table.frame(0.0)
    assert kept(table, ONE) == {(2, 4)}
    scene.press_spin()
    assert set(scene.board.frames) == {(2, 4)}


def test_JB_4_golden_leaf_wilds_go_with_the_stake_that_they_stood_at() -> None:
    """Another stake shows the window below them: they belong to the spin that was paid."""
    table = Table()
    table.carry(TWO, [(2, 2)])
    scene = table.round("three_bells_on_frames")
    table.play_out(scene)
    scene.press_spin()  # the round that was handed in is over: on to the next
    table.frame(0.0)
    assert {column for reel in scene.board.reels for column in reel.column} >= {"golden_leaf"}
    table.click(*MORE)
    table.step(0.2)
    assert "golden_leaf" not in {column for reel in scene.board.reels for column in reel.column}
    assert reading.frames(table.picture()) == {(2, 2)}
    assert bar.win(table.picture()) == "WIN"


def test_JB_3_sixteen_frames_are_the_most() -> None:
    cells = {(reel, row) for reel in range(2, 6) for row in range(1, 5)}
    table = Table()
    scene = table.made(with_symbols((2, 1, "jingle_bell")), cells)
    assert reading.frames(table.picture()) == cells
    table.play_out(scene)
    assert set(scene.board.golden) == cells
    assert table.sounds.heard.count("leaf_turn8") == 2
