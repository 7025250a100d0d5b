"""Windows, stops and cells that a person wrote, and tables of a game.yaml: what is right is read, the rest is said."""

import pytest

from engine.rules.contract import RuleBroken
from engine.rules.slots.table_checks import check_in_view, check_keys, check_names
from engine.rules.slots.windows import Strip
from engine.rules.slots.written_windows import read_cells, read_rows, read_stops
from engine.rules.yaml_loading import ConfigError, read_document
from tests.rules.slots.toy_slot import STRIPS

SYMBOLS = ("star", "bell", "wild", "stone")
CELLS = ((1, 1), (1, 2), (2, 1))
WHERE = ("TY-3", "hat")
DOCUMENT = read_document(b"pays:\n  star: 1\n  bell: 2\nweights: {1: 5, 3: 2}\nstrip: star bell\n", "toy.yaml")


def test_rows_are_texts_or_lists_and_become_columns() -> None:
    window = (("star", "stone"), ("bell", "wild"), ("star", "star"))
    assert read_rows(["star bell star", ["stone", "wild", "star"]], (3, 2), SYMBOLS, "TY-1") == window


def test_stops_are_read() -> None:
    assert read_stops([2, 3, 0, 4], STRIPS, "TY-1") == (2, 3, 0, 4)


def test_cells_come_by_reel_then_row() -> None:
    assert read_cells([[2, 1], (1, 2)], CELLS, WHERE, "a free cell") == ((1, 2), (2, 1))


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("star", "TY-1: rows: 'star', expected a list of 2 rows"),
        (["star bell star"], "expected a list of 2 rows"),
        (["star bell star", "star bell"], "TY-1: row 2: 'star bell', expected 3 symbols"),
        (["star bell star", 7], "TY-1: row 2: 7, expected 3 symbols"),
        (["star bell stra", "star star star"], "TY-1: row 1: 'stra' is no symbol of the game (did you mean `star`?)"),
    ],
)
def test_rows_that_are_none_are_refused(written: object, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        read_rows(written, (3, 2), SYMBOLS, "TY-1")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (7, "TY-1: stops: 7, expected a list of 4 stops"),
        ([0, 0, 0], "expected a list of 4 stops"),
        ([3, 0, 0, 0], "TY-1: stop 1: 3, expected a number from 0 to 2"),
        ([0, "0", 0, 0], "TY-1: stop 2: '0', expected a number from 0 to 3"),
        ([0, 0, False, 0], "TY-1: stop 3: False"),
    ],
)
def test_stops_that_are_none_are_refused(written: object, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        read_stops(written, STRIPS, "TY-1")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "written", [7, [[1, 3]], [[1, 1], [1, 1]], [[1, True]], [1], ["11"], [], [[1, 1], [1, 2], [2, 1]]],
)
def test_cells_that_are_none_are_refused(written: object) -> None:
    with pytest.raises(RuleBroken, match=r"TY-3: hat: .*, expected"):
        read_cells(written, CELLS, WHERE, "a free cell", at_least=1, at_most=2)


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        (("star", "bell", "tree"), "pays: found a mapping of 2, expected an entry for `tree`"),
        (("star", "ball"), "pays.bell: found 2, expected one of star, ball (did you mean `ball`?)"),
        (("bell", "star"), "pays.star: found 1, expected `bell` in this place"),
    ],
)
def test_names_have_their_order(expected: tuple[str, ...], words: str) -> None:
    check_names(DOCUMENT, ("pays",), DOCUMENT.value["pays"], ("star", "bell"))
    with pytest.raises(ConfigError) as caught:
        check_names(DOCUMENT, ("pays",), DOCUMENT.value["pays"], expected)
    assert words in str(caught.value)


def test_keys_are_those_that_can_be() -> None:
    check_keys(DOCUMENT, ("weights",), {1: 5, 3: 2}, range(1, 4))
    with pytest.raises(ConfigError, match=r"weights\[3\]: found 2, expected one of 1, 2 as name"):
        check_keys(DOCUMENT, ("weights",), {1: 5, 3: 2}, (1, 2))
    with pytest.raises(ConfigError, match="expected at least one weight"):
        check_keys(DOCUMENT, ("weights",), {}, (1, 2))


def test_one_symbol_in_view_at_most() -> None:
    check_in_view(DOCUMENT, ("strip",), Strip.of(("star", "bell", "bell"), 2), "star")
    with pytest.raises(ConfigError, match="expected at most one `bell` in view"):
        check_in_view(DOCUMENT, ("strip",), Strip.of(("star", "bell", "bell"), 2), "bell")
    with pytest.raises(ConfigError, match="expected at least one `wild`"):
        check_in_view(DOCUMENT, ("strip",), Strip.of(("star", "bell", "bell"), 2), "wild")
