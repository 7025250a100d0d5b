"""The count and the numbering of grids, against known totals and another way of counting."""

from itertools import combinations, product
from math import comb

import pytest

from games.festive_lines_gold.grids import Case, grid_at, is_possible, numbered_cases
from tests.games.festive_lines_gold.independent_count import CORNERS, count_grids

LINE_SETS = [places for size in range(7) for places in combinations(range(6), size)]
SOME_ROWS = [(), (0,), (2,), (0, 5), (1, 3), (0, 1, 4)]
SOME_COLUMNS = [(), (5,), (3,), (0, 5), (0, 2), (1, 2, 3)]


def test_all_cases_together_are_all_grids() -> None:
    cases = [Case(rows, columns, corners) for rows, columns, corners in product(LINE_SETS, LINE_SETS, (False, True))]
    counts = [case.count() for case in cases]
    assert len(counts) == 8192
    assert sum(counts) == comb(36, 12) == 1_251_677_700
    assert sum(count > 0 for count in counts) == 2027


def test_known_numbers_of_grids() -> None:
    assert numbered_cases(0, corners=False)[1][-1] == 382_851_962
    assert numbered_cases(1, corners=False)[1][-1] == 464_675_488


@pytest.mark.parametrize("corners", ["corners won", "corners not won"])
def test_single_cases_agree_with_another_way_of_counting(corners: str) -> None:
    is_won = corners == "corners won"
    for rows, columns in product(SOME_ROWS, SOME_COLUMNS):
        assert Case(rows, columns, is_won).count() == count_grids(rows, columns, corners=is_won)


SMALL = [
    case for lines in range(2, 7) for corners in (False, True) for case in numbered_cases(lines, corners=corners)[0]
    if case.count() < 2000
][::60]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_FL_15_each_number_is_another_grid_and_every_grid_has_a_number(case: Case) -> None:
    grids = [frozenset(case.blockers(number)) for number in range(case.count())]
    assert len(set(grids)) == case.count()
    for grid in grids:
        assert len(grid) == 12
        assert {row for row, _ in grid} == set(range(6)) - set(case.rows)
        assert {column for _, column in grid} == set(range(6)) - set(case.columns)
        assert grid.isdisjoint(CORNERS) == case.corners


def test_numbers_run_through_all_cases_in_turn() -> None:
    cases, ends = numbered_cases(2, corners=True)
    places = [0, ends[0] - 1, ends[0], ends[-1] - 1]
    found = [grid_at(2, place, corners=True)[0] for place in places]
    assert found == [cases[0], cases[0], cases[1], cases[-1]]


def test_some_numbers_of_lines_cannot_be() -> None:
    assert [lines for lines in range(14) if is_possible(lines, corners=True)] == [0, 1, 2, 3, 4, 5]
    assert [lines for lines in range(14) if is_possible(lines, corners=False)] == [0, 1, 2, 3, 4, 5]
