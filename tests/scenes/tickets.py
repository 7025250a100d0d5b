"""Tickets laid out by hand, with what they win worked out on paper; LOSER and CROSS are those of the rules' tests."""

from __future__ import annotations

from tests.games.festive_lines_gold.by_hand import CROSS, LOSER

__all__ = ["CORNERS", "CROSS", "CROSS_WINS", "FIVE_LINES", "LOSER", "line"]

# Row 3 alone holds none of bauble, log and turkey. Three corners are trees or hollies, the fourth one a turkey.
_LINE: dict[str, object] = {
    "grid": [
        "turkey  candles wreath  bauble  tree    holly",
        "bells   turkey  bauble  candles bauble  bells",
        "candles cracker candles wreath  cracker holly",
        "turkey  tree    cracker log     bells   log",
        "cracker log     holly   wreath  bauble  holly",
        "tree    wreath  log     bells   tree    turkey",
    ],
    "reveals": "holly bells wreath candles cracker tree",
    "row_prizes": [5, 2, 10, 20, 3, 4],
    "column_prizes": [2, 100, 5, 3, 8, 50],
    "corner_prize": 10,
}

# No line; the corners are holly, tree, turkey and bells: the turkey, fifth, is the last of them, and the bonus is 20.
CORNERS: dict[str, object] = {
    "grid": [
        "holly   cracker candles turkey  wreath  tree",
        "wreath  candles holly   log     turkey  bauble",
        "candles turkey  wreath  holly   bauble  log",
        "cracker bauble  bells   log     tree    bells",
        "tree    holly   log     bells   bauble  wreath",
        "turkey  cracker tree    candles cracker bells",
    ],
    "reveals": "holly tree candles bells turkey bauble",
    "row_prizes": [4, 3, 2, 100, 5, 10],
    "column_prizes": [2, 5, 3, 20, 10, 500],
    "corner_prize": 20,
}

# The hidden symbols fill rows 3 to 6 of columns 1 to 3: rows 1 and 2 and columns 4, 5 and 6 win 2 each.
FIVE_LINES: dict[str, object] = {
    "grid": [
        "tree    cracker candles wreath  bells   holly",
        "holly   tree    cracker candles wreath  bells",
        "log     turkey  bauble  tree    cracker candles",
        "turkey  bauble  log     wreath  bells   holly",
        "bauble  log     turkey  bells   holly   tree",
        "log     turkey  bauble  candles wreath  cracker",
    ],
    "reveals": "tree cracker candles wreath bells holly",
    "row_prizes": [2, 2, 3, 4, 5, 6],
    "column_prizes": [3, 4, 5, 2, 2, 2],
    "corner_prize": 5,
}

CROSS_WINS = 1500
"""Row 3 and column 2, £5 each, and the corners, £5: in pence."""


def line(pounds: int) -> dict[str, object]:
    """One line, row 3, that pays so many pounds; nothing else wins."""
    prizes = [5, 2, pounds, 20, 3, 4]
    return {**_LINE, "row_prizes": prizes}
