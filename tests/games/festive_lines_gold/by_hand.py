"""Tickets laid out by hand, what they win worked out on paper, and an evaluator that knows no code of the game."""

from collections.abc import Iterable, Mapping
from functools import cache

from engine.rules.contract import Game, Order, Pick, Round
from engine.rules.events import Event
from games.festive_lines_gold.game import FestiveLinesGold, load

ORDER = Order("festive_lines_gold", 200)

# Nothing wins: the hidden log, turkey and bauble stand twice in every row and column, and in three corners.
LOSER: dict[str, object] = {
    "grid": [
        "log     turkey  tree    cracker candles wreath",
        "bells   log     turkey  holly   tree    cracker",
        "candles wreath  bauble  log     bells   holly",
        "tree    cracker candles bauble  turkey  wreath",
        "bells   holly   tree    cracker bauble  turkey",
        "bauble  candles wreath  bells   holly   log",
    ],
    "reveals": "tree cracker candles wreath bells holly",
    "row_prizes": [2, 3, 4, 5, 6, 8],
    "column_prizes": [10, 12, 15, 20, 25, 50000],
    "corner_prize": 10,
}

# Row 3, column 2 and the corners win 5 each. Both upper corners are trees (first pick), the lower right one is bells
# (fifth), the lower left one holly (sixth).
CROSS: dict[str, object] = {
    "grid": [
        "tree    cracker log     turkey  candles tree",
        "log     wreath  bells   holly   turkey  bauble",
        "tree    cracker candles wreath  bells   holly",
        "bauble  cracker tree    log     wreath  turkey",
        "candles wreath  bells   holly   log     bauble",
        "holly   candles bauble  cracker turkey  bells",
    ],
    "reveals": ["tree", "cracker", "candles", "wreath", "bells", "holly"],
    "row_prizes": [2, 3, 5, 5, 6, 8],
    "column_prizes": [10, "£5.00", 15, 20, 25, 50000],
    "corner_prize": "5.00",
}


@cache
def the_game() -> FestiveLinesGold:
    """Load the game once for all tests."""
    return load()


def hand_round(made: Mapping[str, object]) -> Round:
    """Open a play on a ticket by hand."""
    return the_game().made_by_hand(ORDER, made)


def play(game_round: Round, puddings: Iterable[int] = (1, 2, 3, 4, 5, 6)) -> tuple[tuple[Event, ...], ...]:
    """Open puddings; give the events of each step."""
    return tuple(game_round.take(Pick("pudding", pudding)) for pudding in puddings)


def as_game(game: FestiveLinesGold) -> Game:
    """Say to the type checker that the game keeps the contract."""
    return game


TILE = [1 << place for place in range(36)]
ROWS = [0b111111 << 6 * row for row in range(6)]
LINES = ROWS + [sum(1 << 6 * row + column for row in range(6)) for column in range(6)]
FOUR_CORNERS = 1 | 1 << 5 | 1 << 30 | 1 << 35


def won_amounts(book: Mapping[str, object]) -> tuple[list[int], int]:
    """Evaluate a ticket by bit masks over its 36 tiles: what its lines win, rising, and what its corners win."""
    rows, reveals = book["grid"], book["reveals"]
    assert isinstance(rows, list | tuple)
    assert isinstance(reveals, list | tuple)
    lit = 0
    for tile, symbol in zip(TILE, [symbol for row in rows for symbol in row], strict=True):
        if symbol in reveals:
            lit |= tile
    prizes = [*book["row_prizes"], *book["column_prizes"]]  # type: ignore[misc]  lists of amounts in every book
    lines = sorted(prize for prize, line in zip(prizes, LINES, strict=True) if lit & line == line)
    corner_prize = book["corner_prize"]
    assert isinstance(corner_prize, int)
    return lines, corner_prize if lit & FOUR_CORNERS == FOUR_CORNERS else 0
