"""Tickets laid out by hand, what they win worked out on paper, and an evaluator that knows no code of the game."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from engine.rules.contract import Action, Continue, Finish, Game, Order, Pick, Round
from engine.rules.events import Event
from games.christmas_jumper.game import ChristmasJumper, load

ROOT = Path(__file__).parents[3]
SCENARIOS = ROOT / "games" / "christmas_jumper" / "scenarios"
ORDER = Order("christmas_jumper", 200)

# Nothing matches: the winning numbers are the ones up to 5, yours the ones from 11 to 22. No tree.
LOSER: dict[str, object] = {
    "winning_numbers": [1, 2, 3, 4, 5],
    "your_numbers": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    "number_prizes": [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50000],
}

# One symbol of each list is found, and nothing is won; the tree comes with the seventh selection.
LOST_BONUS: dict[str, object] = {
    "tree": 7,
    "lists": ["robin mitten", "sledge candycane", "gingerbread stocking"],
    "list_prizes": [5, 10, 500],
    "presents": "robin snowman sledge star gingerbread bell mitten candycane stocking snowglobe",
}

# 4 matches for 2 and 1 matches for 5. Of the lists, 1 is won for 3 with the sixth present and 3 for 5 with the last of
# eight; the second and the seventh present are baubles. 2 + 5 + 3 + 5 = 15.
RICH: dict[str, object] = {
    "winning_numbers": [1, 2, 3, 4, 5],
    "your_numbers": [4, 12, 13, 14, 15, 1, 17, 18, 19, 20, 21, 22],
    "number_prizes": ["2.00", 3, 4, 5, 6, "£5", 10, 12, 15, 20, 25, 50000],
    "bonus": {
        "tree": 7,
        "lists": [["robin", "mitten"], "sledge candycane", "gingerbread stocking"],
        "list_prizes": [3, 10, 5],
        "presents": "mitten bauble sledge gingerbread snowman robin bauble stocking candycane star",
    },
}

ALL_MOTIFS = (
    *(Pick("winning", place) for place in range(1, 6)), *(Pick("number", place) for place in range(1, 13)),
)
ALL_PRESENTS = tuple(Pick("present", place) for place in range(1, 11))


@cache
def the_game() -> ChristmasJumper:
    """Load the game once for all tests."""
    return load()


def hand_round(made: Mapping[str, object]) -> Round:
    """Open a play on a ticket by hand."""
    return the_game().made_by_hand(ORDER, made)


def with_bonus(**changes: object) -> dict[str, object]:
    """Give the losing ticket with the lost bonus game, changed in places."""
    return LOSER | {"bonus": LOST_BONUS | changes}


def take_all(game_round: Round, actions: Iterable[Action]) -> tuple[tuple[Event, ...], ...]:
    """Take actions; give the events of each step."""
    return tuple(game_round.take(action) for action in actions)


def in_bonus(made: Mapping[str, object]) -> Round:
    """Open a play on a ticket by hand and go on until its bonus game lies there."""
    game_round = hand_round(made)
    take_all(game_round, (*ALL_MOTIFS, Continue()))
    return game_round


def play(
    game_round: Round, motifs: Iterable[Pick] = ALL_MOTIFS, presents: Iterable[Pick] = ALL_PRESENTS,
) -> list[Event]:
    """Play a round to its end with motifs and presents in these orders; give all events."""
    events = [event for step in take_all(game_round, motifs) for event in step]
    if Continue() in game_round.actions:
        events += game_round.take(Continue())
    for present in presents:
        if present in game_round.actions:
            events += game_round.take(present)
    return events + list(game_round.take(Finish()))


def as_game(game: ChristmasJumper) -> Game:
    """Say to the type checker that the game keeps the contract."""
    return game


def won_amounts(book: Mapping[str, Any]) -> tuple[list[int], list[int]]:
    """Evaluate a ticket from its book: what its numbers win and what its lists win, each rising.

    The presents are opened one by one, counting picks as a person would.
    """
    amounts: dict[int, list[int]] = {number: [] for number in range(1, 25)}
    for number, prize in zip(book["your_numbers"], book["number_prizes"], strict=True):
        amounts[number].append(prize)
    numbers = sorted(prize for winning in book["winning_numbers"] for prize in amounts[winning])
    bonus = book["bonus"]
    if bonus is None:
        return numbers, []
    picks, revealed, presents = 6, "", list(bonus["presents"])
    while picks:
        symbol = presents.pop(0)
        picks += 0 if symbol == "bauble" else -1
        revealed += f"<{symbol}>"
    halves = [(left, right) for left, right in bonus["lists"]]
    pairs = zip(halves, bonus["list_prizes"], strict=True)
    lists = sorted(prize for (left, right), prize in pairs if f"<{left}>" in revealed and f"<{right}>" in revealed)
    return numbers, lists
