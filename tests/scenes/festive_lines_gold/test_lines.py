"""Lines of Festive Lines Gold turn gold after the sixth pudding, and the meter counts them (FL-9, FL-14)."""

from itertools import groupby, pairwise

import pytest

from scenes.festive_lines_gold.board import Look
from scenes.festive_lines_gold.layout import pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from tests.scenes.driver import Stage
from tests.scenes.reading import gold_tags, puddings, tiles
from tests.scenes.tickets import CROSS, CROSS_WINS, FIVE_LINES, LOSER

CORNER_CELLS = {(1, 1), (1, 6), (6, 1), (6, 6)}
ROW_3 = {(3, column) for column in range(1, 7)}
COLUMN_2 = {(row, 2) for row in range(1, 7)}


def picked(ticket: dict[str, object], *, until: int) -> tuple[Stage, FestiveLinesScene]:
    """A play with so many puddings open and at rest."""
    stage = Stage()
    scene = stage.play(ticket)
    for place in range(1, until + 1):
        stage.click(*pudding_centre(place))
        stage.frame()
    stage.rest()
    return stage, scene


def lit_tiles(scene: FestiveLinesScene) -> int:
    return sum(tile.look is not Look.PLAIN for row in scene.board.tiles for tile in row)


def test_FL_9_before_the_sixth_pick_a_complete_line_shows_as_six_matched_tiles() -> None:
    complete_after_five = {**CROSS, "reveals": ["cracker", "candles", "wreath", "holly", "bells", "tree"]}
    stage, scene = picked(complete_after_five, until=5)
    picture = stage.picture()
    assert {(2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (1, 2)} <= tiles(picture, "match")  # column 2 is complete
    assert tiles(picture, "gold") == set()
    assert gold_tags(picture) == set()
    assert scene.board.won == 0
    stage.step(30, fps=15)
    assert tiles(stage.picture(), "gold") == set()


def test_FL_9_lines_turn_gold_only_when_all_matches_of_the_sixth_pudding_are_lit() -> None:
    stage, scene = picked(CROSS, until=5)
    looks: list[tuple[int, int]] = []
    stage.each_frame.append(
        lambda: looks.append((sum(tag.is_gold for tag in (*scene.board.rows, *scene.board.columns)), lit_tiles(scene)))
    )
    stage.click(*pudding_centre(9))
    stage.rest(fps=30)
    assert all(lit == 24 for gold, lit in looks if gold)
    assert max(gold for gold, _ in looks) == 2


@pytest.mark.parametrize("fps", [15, 24])
def test_FL_9_rows_come_from_the_top_then_columns_from_the_left_and_the_meter_counts(fps: int) -> None:
    stage, scene = picked(CROSS, until=5)
    seen: list[tuple[frozenset[tuple[str, int]], int]] = []
    stage.each_frame.append(lambda: seen.append((frozenset(gold_tags(stage.picture())), scene.board.won)))
    stage.click(*pudding_centre(9))
    stage.rest(fps)
    row, column = ("row", 3), ("column", 2)
    tags = [gold for gold, _ in groupby(gold for gold, _ in seen)]
    assert tags == [frozenset(), {row}, {row, column}]
    won = [amount for amount, _ in groupby(amount for _, amount in seen)]
    assert won == [0, 500, 1000, 1500]  # the corners in the sixth step itself, then the row, then the column


def test_FL_9_many_lines_come_in_their_order() -> None:
    stage, scene = picked(FIVE_LINES, until=5)
    seen: list[frozenset[tuple[str, int]]] = []
    stage.each_frame.append(lambda: seen.append(frozenset(gold_tags(stage.picture()))))
    stage.click(*pudding_centre(9))
    stage.rest(fps=20)
    steps = [gold for gold, _ in groupby(seen)]
    order = [min(after - before) for before, after in pairwise(steps)]
    assert order == [("row", 1), ("row", 2), ("column", 4), ("column", 5), ("column", 6)]
    assert scene.board.won == 1000


def test_FL_14_a_tile_in_a_row_a_column_and_the_corners_is_gold_once_and_each_prize_counts() -> None:
    stage, scene = picked(CROSS, until=6)
    scene.end.is_shown = False  # type: ignore[union-attr]  SHOW GAME
    picture = stage.picture()
    assert tiles(picture, "gold") == ROW_3 | COLUMN_2 | CORNER_CELLS
    assert len([seen for seen in picture if seen.what == "tiles/gold"]) == 6 + 6 - 1 + 4
    assert scene.board.won == CROSS_WINS
    assert stage.sounds.heard.count("count_end") == 3


def test_FL_9_a_ticket_without_a_line_has_nothing_gold() -> None:
    stage, scene = picked(LOSER, until=6)
    scene.end.is_shown = False  # type: ignore[union-attr]  SHOW GAME
    picture = stage.picture()
    assert tiles(picture, "gold") == set()
    assert gold_tags(picture) == set()
    assert puddings(picture).count("dim") == 3
    assert scene.board.won == 0
