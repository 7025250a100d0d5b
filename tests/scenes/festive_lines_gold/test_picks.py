"""Picks of Festive Lines Gold: what a pudding shows, what lights up, what stays hidden (FL-7, FL-10, FL-13, ALL-1)."""

import itertools
import random

import pytest

from scenes.festive_lines_gold.layout import pudding_centre
from tests.scenes.driver import Stage
from tests.scenes.reading import CELLS, bonus, boxes, puddings, symbols_of_puddings, tile, tiles
from tests.scenes.tickets import CORNERS, CROSS, LOSER

REVEALED = ["tree", "cracker", "candles", "wreath", "bells", "holly"]
HIDDEN = {"log", "turkey", "bauble"}


def pick(stage: Stage, place: int) -> None:
    stage.click(*pudding_centre(place))
    stage.frame()


def test_FL_7_a_selected_pudding_moves_and_reveals_a_symbol() -> None:
    stage = Stage()
    stage.play(CROSS)
    before = stage.picture()
    pick(stage, 5)
    stage.step(0.1)
    assert stage.picture() != before  # it is squashed
    assert puddings(stage.picture())[4] in {"closed", "nothing"}
    stage.rest()
    assert puddings(stage.picture()) == ["closed"] * 4 + ["tree"] + ["closed"] * 4
    assert stage.sounds.heard[:3] == ["pudding_squash", "pudding_burst", "symbol_appear"]


def test_FL_7_every_tile_with_the_symbol_lights_up_and_no_other() -> None:
    stage = Stage()
    stage.play(CROSS)
    lit: set[tuple[int, int]] = set()
    for place, symbol in zip((9, 2, 4, 7, 1, 3), REVEALED, strict=True):
        pick(stage, place)
        if place != 3:
            stage.rest()
            lit |= {cell for cell in CELLS if tile(stage.picture(), cell)[1] == symbol}
            assert tiles(stage.picture(), "match") == lit
            assert len(lit) % 4 == 0


def test_FL_7_the_matches_light_up_one_after_the_other_in_reading_order() -> None:
    stage = Stage()
    stage.play(LOSER)
    seen: list[set[tuple[int, int]]] = []
    board = stage.top.board  # type: ignore[attr-defined]  the scene of the game
    stage.each_frame.append(
        lambda: seen.append({cell for cell in CELLS if board.tile(cell).look.value == "matched"})
    )
    pick(stage, 1)
    stage.rest()
    steps = [cells for cells, _ in itertools.groupby(seen) if cells]
    assert steps == [{(1, 3)}, {(1, 3), (2, 5)}, {(1, 3), (2, 5), (4, 1)}, {(1, 3), (2, 5), (4, 1), (5, 3)}]


@pytest.mark.parametrize("ticket", [CROSS, LOSER])
def test_ALL_1_the_kth_pick_shows_the_kth_symbol_whichever_pudding_it_is(ticket: dict[str, object]) -> None:
    chance = random.Random(7)
    for _ in range(6):
        places = chance.sample(range(1, 10), 6)
        stage = Stage()
        stage.play(ticket)
        for place in places:
            pick(stage, place)
        stage.rest()
        stage.top.end.is_shown = False  # type: ignore[attr-defined]  SHOW GAME
        shown = puddings(stage.picture())
        assert [shown[place - 1] for place in places] == REVEALED
        assert {shown[place - 1] for place in range(1, 10) if place not in places} == {"dim"}


def test_FL_10_a_matched_corner_fills_its_box_with_its_symbol_in_the_step_that_matches_it() -> None:
    stage = Stage()
    stage.play(CORNERS)  # the corners are holly, tree, turkey and bells; the order is holly tree candles bells turkey
    filled = []
    for place in (1, 2, 3, 4):
        pick(stage, place)
        stage.rest()
        filled.append({corner: symbol for corner, (_, symbol) in boxes(stage.picture()).items() if symbol})
    assert filled[0] == {"top left": "holly"}
    assert filled[1] == filled[2] == {"top left": "holly", "top right": "tree"}
    assert filled[3] == {"top left": "holly", "top right": "tree", "bottom right": "bells"}
    assert bonus(stage.picture()) == ("£20", "plain")


def test_FL_10_two_corners_with_the_same_symbol_fill_in_one_step() -> None:
    stage = Stage()
    stage.play(CROSS)
    pick(stage, 1)
    stage.rest()
    assert {corner: symbol for corner, (_, symbol) in boxes(stage.picture()).items() if symbol} == {
        "top left": "tree", "top right": "tree",
    }  # fmt: skip


def test_FL_10_the_fourth_corner_turns_all_gold_at_once_and_wins_the_bonus() -> None:
    stage = Stage()
    scene = stage.play(CORNERS)
    for place in (1, 2, 3, 4):
        pick(stage, place)
    stage.rest()
    assert scene.board.won == 0
    pick(stage, 5)
    stage.rest()
    picture = stage.picture()
    assert scene.board.picks_left == 1  # it does not wait for the sixth pick
    assert tiles(picture, "gold") == {(1, 1), (1, 6), (6, 1), (6, 6)}
    assert {look for look, _ in boxes(picture).values()} == {"bonus_box_gold"}
    assert bonus(picture) == ("£20", "gold")
    assert scene.board.won == scene.board.shown_won == 2000


def test_FL_13_what_is_not_chosen_stays_closed_and_dim_and_is_never_displayed() -> None:
    stage = Stage()
    stage.play(LOSER)
    seen: set[str] = set()
    stage.each_frame.append(lambda: seen.update(symbols_of_puddings(stage.picture())))
    for place in (1, 2, 3, 4, 5, 6):
        pick(stage, place)
        stage.step(0.7, fps=30)
    stage.rest(fps=30)
    assert seen == set(REVEALED)
    stage.top.end.is_shown = False  # type: ignore[attr-defined]  SHOW GAME
    picture = stage.picture()
    assert puddings(picture) == [*REVEALED, "dim", "dim", "dim"]
    assert symbols_of_puddings(picture).isdisjoint(HIDDEN)


def test_FL_13_a_selected_pudding_is_inert_and_a_seventh_cannot_be_selected() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    pick(stage, 1)
    pick(stage, 1)
    stage.rest()
    pick(stage, 1)
    assert len(scene.play.history) == 1
    for place in (2, 3, 4, 5, 6, 7, 8, 9):
        pick(stage, place)
    assert [action.place for action, _ in scene.play.history] == [1, 2, 3, 4, 5, 6]  # type: ignore[union-attr]  picks
    stage.rest()
    pick(stage, 8)
    assert len(scene.play.history) == 6
    assert stage.journal.rounds()[0].actions == tuple(f"pick pudding {place}" for place in range(1, 7))


def test_FL_13_a_closed_pudding_never_shakes_when_all_six_are_taken() -> None:
    stage = Stage()
    stage.play(LOSER)
    for place in range(1, 7):
        pick(stage, place)
    stage.rest()
    heard = len(stage.sounds.heard)
    stage.step(30, fps=15)
    assert "hint" not in stage.sounds.heard[heard:]


def test_after_some_idle_seconds_a_closed_pudding_hints_and_an_opened_one_does_not() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    for place in (1, 2, 3, 4, 5):
        pick(stage, place)
    stage.rest()
    moved: set[int] = set()
    stage.each_frame.append(
        lambda: moved.update(
            place for place, each in enumerate(scene.board.puddings, 1) if each.glow or each.width != 1
        )
    )
    stage.step(40, fps=15)
    assert moved
    assert moved <= {6, 7, 8, 9}
    assert stage.sounds.heard.count("hint") == 2  # whoever has gone needs no more
