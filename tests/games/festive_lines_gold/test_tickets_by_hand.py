"""Tickets by hand and stored books that contradict the rules are refused, with the clause."""

import json
from typing import cast

import pytest

from engine.rules.contract import OrderRefused, RuleBroken, UnreadableBook
from engine.rules.draws import StreamDraws
from engine.rules.events import Json
from tests.games.festive_lines_gold.by_hand import CROSS, LOSER, ORDER, hand_round, play, the_game

GRID = cast("list[str]", LOSER["grid"])


@pytest.mark.parametrize(
    ("change", "clause", "words"),
    [
        ({"grid": GRID[:5]}, "FL-3", "grid: 5 rows, expected 6"),
        ({"grid": "tree"}, "FL-3", "expected a list of 6"),
        ({"grid": [*GRID[:5], "bauble candles"]}, "FL-3", "grid row 6: 2 tiles, expected 6"),
        ({"grid": [*GRID[:5], GRID[5] + " tree"]}, "FL-3", "grid row 6: 7 tiles, expected 6"),
        ({"grid": [*GRID[:5], 7]}, "FL-3", "grid row 6: 7, expected 6 symbols"),
        ({"grid": [*GRID[:5], GRID[5].replace("log", "tree")]}, "FL-3", "grid: tree stands on 5 tiles, expected 4"),
        ({"grid": [*GRID[:5], GRID[5].replace("log", "lgo")]}, "FL-3", "'lgo' is none of the nine symbols (did you"),
        ({"reveals": "tree cracker candles wreath bells"}, "FL-11", "reveals: 5 symbols"),
        ({"reveals": "tree cracker candles wreath bells bells"}, "FL-8", "reveals: bells stands 2 times"),
        ({"reveals": "tree cracker candles wreath bells snow"}, "FL-8", "'snow' is none of the nine symbols"),
        ({"row_prizes": [2, 3, 4, 5, 6]}, "FL-4", "row_prizes: 5 prizes, expected 6"),
        ({"row_prizes": [2, 3, 4, 5, 6, "much"]}, "FL-4", "row_prizes 6: 'much' is not an amount of money"),
        ({"column_prizes": 7}, "FL-4", "column_prizes: 7, expected a list of 6"),
        ({"column_prizes": [2, 3, 4, 5, 6, 7]}, "FL-15", "column_prizes 6: £7.00 is no prize of the ladder"),
        ({"corner_prize": 7}, "FL-15", "corner_prize: £7.00 is no prize of the ladder"),
        ({"corner_prize": None}, "FL-5", "corner_prize: None is not an amount of money"),
        ({"corner_price": 7}, "FL", "is no part of a ticket (did you mean `corner_prize`?)"),
    ],
)
def test_a_ticket_against_a_clause_is_refused(change: dict[str, object], clause: str, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(LOSER | change)
    assert caught.value.clause == clause
    assert str(caught.value).startswith(f"{clause}: ")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("part", "clause"),
    [("grid", "FL-3"), ("reveals", "FL-8"), ("row_prizes", "FL-4"), ("column_prizes", "FL-4"),
     ("corner_prize", "FL-5")],
)
def test_a_ticket_without_a_part_is_refused(part: str, clause: str) -> None:
    with pytest.raises(RuleBroken, match=f"{clause}: {part}: is missing"):
        hand_round({name: value for name, value in LOSER.items() if name != part})


def test_FL_12_what_a_ticket_wins_must_be_a_prize_of_the_table() -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(CROSS | {"corner_prize": 3})
    assert str(caught.value) == (
        "FL-12: prize: row 3 £5.00 + column 2 £5.00 + the corners £3.00 make £13.00, which is no row of the prize table"
    )


def test_FL_12_a_losing_ticket_is_no_prize_and_welcome() -> None:
    assert hand_round(LOSER).prize == 0


def test_ALL_2_a_play_is_restored_from_its_stored_book() -> None:
    drawn = the_game().open(ORDER, StreamDraws("FL", bytes(12)))
    stored = json.loads(json.dumps(drawn.book))
    restored = the_game().restore(ORDER, stored)
    assert restored.book == stored
    assert (restored.prize, restored.opening) == (drawn.prize, drawn.opening)
    assert play(restored) == play(drawn)


def test_B7_a_stored_ticket_needs_no_number_of_the_game() -> None:
    book = hand_round(CROSS).book | {"corner_prize": 777, "prize": 1000 + 777}
    assert the_game().restore(ORDER, book).prize == 1777


def broken_books() -> dict[str, dict[str, Json]]:
    book = hand_round(CROSS).book
    return {
        "prize": book | {"prize": 1600},
        "reveals": book | {"reveals": ["tree"] * 6},
        "extra": book | {"more": 1},
        "type": book | {"corner_prize": "5.00"},
        "missing": {name: value for name, value in book.items() if name != "grid"},
        "empty": {},
    }


@pytest.mark.parametrize("fault", ["prize", "reveals", "extra", "type", "missing", "empty"])
def test_F3_a_damaged_book_is_said(fault: str) -> None:
    with pytest.raises(UnreadableBook, match="the stored ticket cannot be read"):
        the_game().restore(ORDER, broken_books()[fault])


def test_nothing_is_carried_from_play_to_play() -> None:
    assert hand_round(LOSER).carried == ""
    with pytest.raises(OrderRefused, match="carries nothing"):
        the_game().open(ORDER, StreamDraws("FL", bytes(12)), carried="a5")
