"""After the Free Spins the reels come back in the street as they stopped; what was paid stays stated (MM-18)."""

from __future__ import annotations

from engine.rules.contract import Finish
from engine.rules.money import pounds
from scenes.common.slots.spin_button import CENTRE
from scenes.finished import finished_pictures
from scenes.mr_monopoly import layout
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.mr_monopoly import reading
from tests.scenes.mr_monopoly.table import GAME, Table
from tests.scenes.reading import inside, words
from tests.scenes.seen import SeenCanvas


def skipped(table: Table, name: str) -> MonopolyScene:
    """A round with each picture shown at once, before it is settled."""
    scene = table.round(name)
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    return scene


def test_MM_18_the_receipt_and_the_total_stay_beside_the_reels_that_triggered_the_free_spins() -> None:
    table = Table()
    scene = table.round("free_spins")
    table.play_out(scene)
    assert not scene.board.is_bonus
    assert scene.board.reels[4].column == ("ten", "diamond", "high_2", "K")
    picture = table.picture()
    receipt = inside(picture, layout.RECEIPT)
    assert {"FREE SPINS RENT", "Trafalgar Square", "£6.00", "Piccadilly", "£9.00", "Won in all", "£15.00"} <= set(
        receipt
    )
    assert reading.total_rent(picture) == 1_500
    assert reading.houses(picture) == set()  # those of the Free Spins have gone with their board
    assert reading.lit_rows(picture) == {}
    assert {"BUY £12.00", "BUY £50.00"} <= words(picture)
    assert "MULTIPLIER ROLL" not in words(picture)


def test_ALL_6_what_was_paid_stands_beside_its_houses_before_the_street_comes_back() -> None:
    table = Table()
    scene = table.round("free_spins")
    told: list[float] = []

    def note() -> None:
        board = scene.board
        if board.is_bonus and board.is_ended and not board.wipe:
            told.append(table.clock.now)
            assert reading.houses(table.picture()) == {(1, 2), (2, 1)}
            assert {"Won in all", "£15.00", "MULTIPLIER ROLL"} <= words(table.picture())

    table.each_frame.append(note)
    table.play_out(scene)
    assert told[-1] - told[0] > 0.8


def test_ALL_2_skipped_and_watched_the_street_is_the_same() -> None:
    pictures = []
    for is_watched in (True, False):
        table = Table()
        if is_watched:
            table.play_out(table.round("both_hands"))
        else:
            skipped(table, "both_hands")
            table.frame(0.0)
        table.step(1.5, fps=10)
        pictures.append({seen.what for seen in table.picture() if seen.kind != "stamp"})
    assert pictures[0] == pictures[1]


def test_the_next_spin_takes_the_receipt_away() -> None:
    table = Table()
    scene = table.round("free_spins")
    table.play_out(scene)
    scene.press_spin()  # on from the round that was handed in
    assert "FREE SPINS RENT" in words(table.picture())
    table.click(*CENTRE)
    table.frame(0.1)
    table.frame(0.1)
    assert "FREE SPINS RENT" not in words(table.picture())
    assert reading.total_rent(table.picture()) == 0


def test_ALL_6_my_games_shows_the_board_of_the_free_spins_with_all_that_was_won() -> None:
    table = Table()
    table.play_out(table.round("free_spins"))
    stored = table.journal.rounds(GAME)[0]
    canvas = SeenCanvas(table.view, table.tools)
    finished_pictures(table.context, stored)[-1](canvas)
    picture = tuple(canvas.seen)
    assert reading.houses(picture) == {(1, 2), (2, 1)}
    assert {"Won in all", pounds(stored.prize)} <= words(picture)
