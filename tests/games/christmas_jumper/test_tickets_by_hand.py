"""Tickets by hand and stored books that contradict the rules are refused, with the clause."""

import json
from pathlib import Path

import pytest

from engine.qa.faults import ScenarioFault
from engine.qa.playing import play_scenario
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import OrderRefused, RuleBroken, UnreadableBook
from engine.rules.draws import ScriptedDraws, StreamDraws
from engine.rules.events import Json
from tests.games.christmas_jumper.by_hand import (
    LOSER,
    LOST_BONUS,
    ORDER,
    RICH,
    SCENARIOS,
    hand_round,
    play,
    the_game,
    with_bonus,
)

YOURS = list(range(11, 23))
AMOUNTS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]


@pytest.mark.parametrize(
    ("change", "clause", "words"),
    [
        ({"winning_numbers": [1, 2, 3, 4]}, "CJ-3", "winning_numbers: 4 numbers, expected 5"),
        ({"winning_numbers": [1, 2, 3, 4, 25]}, "CJ-5", "winning_numbers 5: 25, expected a number from 1 to 24"),
        ({"winning_numbers": [0, 2, 3, 4, 5]}, "CJ-5", "winning_numbers 1: 0, expected a number from 1 to 24"),
        ({"winning_numbers": [1, 2, 3, 4, "five"]}, "CJ-5", "winning_numbers 5: 'five', expected a whole number"),
        ({"winning_numbers": [1, 2, 3, 4, True]}, "CJ-5", "winning_numbers 5: True, expected a whole number"),
        ({"winning_numbers": [1, 2, 3, 2, 5]}, "CJ-6", "winning_numbers: 2 stands twice, expected five different"),
        ({"winning_numbers": 7}, "CJ-5", "winning_numbers: 7, expected a list of 5"),
        ({"your_numbers": [*YOURS, 23]}, "CJ-3", "your_numbers: 13 numbers, expected 12"),
        ({"your_numbers": [*YOURS[:11], -1]}, "CJ-5", "your_numbers 12: -1, expected a number from 1 to 24"),
        ({"number_prizes": AMOUNTS[:11]}, "CJ-3", "number_prizes: 11 amounts, expected 12"),
        ({"number_prizes": [*AMOUNTS[:11], 7]}, "CJ-16", "number_prizes 12: £7.00 is no prize of the ladder (£2.00,"),
        ({"number_prizes": [*AMOUNTS[:11], "much"]}, "CJ-5", "number_prizes 12: 'much' is not an amount of money"),
        ({"number_prices": AMOUNTS}, "CJ", "is no part of a ticket (did you mean `number_prizes`?)"),
        ({"bonus": "tree"}, "CJ-7", "bonus: 'tree', expected tree, lists, list_prizes, presents"),
    ],
)
def test_a_ticket_against_a_clause_is_refused(change: dict[str, object], clause: str, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(LOSER | change)
    assert caught.value.clause == clause
    assert words in str(caught.value)


LISTS = ["robin mitten", "sledge candycane", "gingerbread stocking"]
SIX = "robin mitten sledge candycane gingerbread stocking"


@pytest.mark.parametrize(
    ("change", "clause", "words"),
    [
        ({"tree": 0}, "CJ-7", "tree: selection 0, expected one from 1 to 17"),
        ({"tree": 18}, "CJ-7", "tree: selection 18, expected one from 1 to 17"),
        ({"tree": "winning 2"}, "CJ-7", "tree: 'winning 2', expected a whole number"),
        ({"lists": LISTS[:2]}, "CJ-9", "lists: 2, expected one for each of 3 lists"),
        ({"lists": [*LISTS[:2], "gingerbread"]}, "CJ-9", "list 3: 1 symbols, expected 2"),
        ({"lists": [*LISTS[:2], 3]}, "CJ-9", "list 3: 3, expected 2 symbols"),
        ({"lists": [*LISTS[:2], "gingerbread robin"]}, "CJ-10", "lists: robin stands 2 times, expected six different"),
        ({"lists": [*LISTS[:2], "gingerbread bauble"]}, "CJ-10", "list 3: bauble is never a symbol of a list"),
        ({"lists": [*LISTS[:2], "tree stocking"]}, "CJ-10", "list 3: tree is never a symbol of a list"),
        ({"list_prizes": [2, 3]}, "CJ-9", "list_prizes: 2, expected one for each of 3 lists"),
        ({"list_prizes": [2, 3, 7]}, "CJ-16", "list_prizes 3: £7.00 is no prize of the ladder"),
        ({"presents": f"{SIX} star bell drum"}, "CJ-9", "presents: 9 symbols, expected one in each of 10 presents"),
        ({"presents": f"{SIX} star bell drum skates drum"}, "CJ-9", "presents: 11 symbols"),
        ({"presents": f"{SIX} star bell drum tree"}, "CJ-10", "presents: tree is never a symbol of a present"),
        ({"presents": f"{SIX} star bell drum robin"}, "CJ-10", "presents: robin is in 2 presents, expected one"),
        (
            {"presents": SIX.replace("robin", "drum") + " star bell skates cracker"}, "CJ-10",
            "presents: robin is in 0 presents, expected one",
        ),
        ({"presents": f"{SIX} star bell drum skate"}, "CJ-10", "'skate' is no symbol of the bonus game (did you"),
        ({"presents": 10}, "CJ-10", "presents: 10, expected 10 symbols"),
        ({"presents": f"{SIX} bauble star bell drum"}, "CJ-12", "a bauble behind present 6, which takes the last pick"),
        (
            {"presents": "bauble robin mitten sledge candycane gingerbread star bauble stocking bell"}, "CJ-12",
            "presents: a bauble behind present 7, which takes the last pick",
        ),
        (
            {"presents": "bauble bauble bauble bauble bauble " + SIX}, "CJ-17",
            "presents: 5 baubles make 11 picks of 10 presents",
        ),
        (
            {"presents": "bauble bauble bauble bauble robin mitten sledge candycane bauble stocking"}, "CJ-17",
            "presents: 5 baubles make 11 picks of 10 presents",
        ),
        ({"present": SIX}, "CJ", "present: is no part of a ticket (did you mean `presents`?)"),
    ],
)
def test_a_bonus_game_against_a_clause_is_refused(change: dict[str, object], clause: str, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(with_bonus(**change))
    assert caught.value.clause == clause
    assert words in str(caught.value)


@pytest.mark.parametrize("part", ["winning_numbers", "your_numbers", "number_prizes"])
def test_a_ticket_without_a_part_is_refused(part: str) -> None:
    with pytest.raises(RuleBroken, match=f"CJ-5: {part}: is missing"):
        hand_round({name: value for name, value in LOSER.items() if name != part})


@pytest.mark.parametrize(
    ("part", "clause"), [("tree", "CJ-7"), ("lists", "CJ-9"), ("list_prizes", "CJ-9"), ("presents", "CJ-10")],
)
def test_a_bonus_game_without_a_part_is_refused(part: str, clause: str) -> None:
    bonus = {name: value for name, value in LOST_BONUS.items() if name != part}
    with pytest.raises(RuleBroken, match=f"{clause}: {part}: is missing"):
        hand_round(LOSER | {"bonus": bonus})


def test_CJ_10_symbols_of_no_list_may_stand_in_several_presents() -> None:
    assert hand_round(with_bonus(presents=f"{SIX} star star star star", list_prizes=[2, 3, 5])).prize == 1000


def test_CJ_15_what_a_ticket_wins_must_be_a_prize_of_the_table() -> None:
    bonus = dict(LOST_BONUS, presents=f"{SIX} star bell drum skates", list_prizes=[2, 3, 4])
    with pytest.raises(RuleBroken) as caught:
        hand_round(LOSER | {"your_numbers": [*YOURS[:11], 5], "number_prizes": AMOUNTS, "bonus": bonus})
    assert str(caught.value) == (
        "CJ-15: prize: number 12 £30.00 + list 1 £2.00 + list 2 £3.00 + list 3 £4.00 make £39.00,"
        " which is no row of the prize table"
    )


def test_CJ_15_a_losing_ticket_is_no_prize_and_welcome() -> None:
    assert hand_round(LOSER).prize == hand_round(with_bonus()).prize == 0


def test_ALL_2_a_play_is_restored_from_its_stored_book() -> None:
    for bonus_game in ("unlocked", "locked"):
        draws = ScriptedDraws({"ticket": 2_500_000, "bonus game": bonus_game}, StreamDraws("CJ", bytes(12)))
        drawn = the_game().open(ORDER, draws)
        stored = json.loads(json.dumps(drawn.book))
        restored = the_game().restore(ORDER, stored)
        assert restored.book == stored
        assert (restored.prize, restored.opening) == (drawn.prize, drawn.opening)
        assert play(restored) == play(drawn)


def test_B7_a_stored_ticket_needs_no_number_and_no_symbol_of_the_game() -> None:
    book = json.loads(json.dumps(hand_round(RICH).book).replace('"robin"', '"reindeer"'))
    book["bonus"]["list_prizes"][0] = 777
    book["prize"] = 700 + 777 + 500
    assert the_game().restore(ORDER, book).prize == 1977


def broken_books() -> dict[str, dict[str, Json]]:
    book = hand_round(RICH).book
    bonus = book["bonus"]
    assert isinstance(bonus, dict)
    presents = bonus["presents"]
    assert isinstance(presents, list)
    return {
        "prize": book | {"prize": 1600},
        "winning numbers": book | {"winning_numbers": [1, 1, 2, 3, 4]},
        "extra": book | {"more": 1},
        "type": book | {"number_prizes": "5.00"},
        "missing": {name: value for name, value in book.items() if name != "your_numbers"},
        "too many picks": book | {"bonus": bonus | {"presents": ["bauble"] * 5 + presents[5:]}},
        "short bonus": book | {"bonus": {"tree": 4}},
        "empty": {},
    }


@pytest.mark.parametrize(
    "fault", ["prize", "winning numbers", "extra", "type", "missing", "too many picks", "short bonus", "empty"],
)
def test_F3_a_damaged_book_is_said(fault: str) -> None:
    with pytest.raises(UnreadableBook, match="the stored ticket cannot be read"):
        the_game().restore(ORDER, broken_books()[fault])


def test_nothing_is_carried_from_play_to_play() -> None:
    assert hand_round(LOSER).carried == ""
    with pytest.raises(OrderRefused, match="carries nothing"):
        the_game().open(ORDER, StreamDraws("CJ", bytes(12)), carried="a5")


SCRIPTS = [
    ("presents: robin ", "presents: bauble ", "CJ-10", 6),
    ("tree: 17", "tree: 0", "CJ-7", 6),
    ("list_prizes: [5, 10, 500]", "list_prizes: [5, 10, 7]", "CJ-16", 6),
    ("actions:\n      - pick winning 1", "actions:\n      - pick present 1", "CJ-5", 19),
    ("      - continue\n", "      - finish\n", "CJ-8", 36),
    ("pick present 9", "pick present 4", "CJ-13", 38),
]


@pytest.mark.parametrize(("right", "wrong", "clause", "line"), SCRIPTS)
def test_a_script_against_the_rules_is_refused_with_clause_and_line(
    tmp_path: Path, right: str, wrong: str, clause: str, line: int,
) -> None:
    text = (SCENARIOS / "loser_with_tree.yaml").read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "script.yaml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    scenario, game = load_scenario(path, lambda _: the_game(), (the_game().id,))
    with pytest.raises(ScenarioFault) as raised:
        play_scenario(scenario, game)
    assert (raised.value.clause, raised.value.line) == (clause, line)
