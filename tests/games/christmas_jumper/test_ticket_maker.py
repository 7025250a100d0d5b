"""The maker against an evaluator that shares no code with it, and the fairness of what it makes."""

import random
from bisect import bisect_right
from collections import Counter
from functools import cache
from itertools import accumulate, combinations
from math import sqrt
from typing import Any

import msgspec
import pytest
import yaml

from engine.rules.contract import NamedOutcome, RuleBroken
from engine.rules.draws import RecordingDraws, ScriptedDraws, StreamDraws
from engine.rules.events import Event
from games.christmas_jumper.bonus_maker import lost_list_cases
from games.christmas_jumper.events import (
    ListWon,
    NumberMatched,
    PlayFinished,
    PresentOpened,
    TreeRevealed,
    WinningNumberRevealed,
    YourNumberRevealed,
)
from games.christmas_jumper.numbers import GAME_FILE
from games.christmas_jumper.rules import ChristmasJumperRound
from games.christmas_jumper.ticket import Bonus, Ticket
from games.christmas_jumper.ticket_checks import check_ticket
from games.christmas_jumper.ticket_maker import TicketMaker
from tests.games.christmas_jumper.by_hand import ALL_MOTIFS, ALL_PRESENTS, ORDER, play, the_game, won_amounts

TICKETS = 100_000
BLOCKS = 4
LOSING_TICKET = 3_000_000
LOST = 6000


def stream(number: int) -> StreamDraws:
    return StreamDraws("CJ", number.to_bytes(12, "little"))


@cache
def ways() -> tuple[list[dict[str, Any]], list[int]]:
    """The ways of the prize table and where their tickets end, read straight from the file."""
    table = yaml.safe_load(GAME_FILE.read_text(encoding="utf-8"))
    listed = [way for row in table["prizes"] for way in row["ways"]]
    return listed, list(accumulate(way["tickets"] for way in listed))


def intended(ticket: int) -> tuple[list[int], list[int]]:
    """What ticket number `ticket` is to win: its matches and its lists, in pence, each rising."""
    listed, ends = ways()
    place = bisect_right(ends, ticket)
    way = listed[place] if place < len(listed) else {}
    matches, lists = (sorted(100 * amount for amount in way.get(kind, [])) for kind in ("matches", "lists"))
    return matches, lists


def parts(ticket: Ticket) -> dict[str, Any]:
    """The ticket as plain values."""
    plain: dict[str, Any] = msgspec.to_builtins(ticket)
    return plain


def is_near(count: int, of: int, chance: float) -> bool:
    """Whether a count lies within 4.5 standard deviations of what is expected."""
    return abs(count - of * chance) < 4.5 * sqrt(of * chance * (1 - chance))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_CJ_6_CJ_11_a_hundred_thousand_tickets_win_exactly_what_they_should(block: int) -> None:
    """Also: bonus games that win nothing come at the rate that game.yaml gives (CJ-16)."""
    maker = TicketMaker(the_game().numbers)
    size = TICKETS // BLOCKS
    without_lists = unlocked = 0
    for number in range(block * size, (block + 1) * size):
        ticket = maker.make(stream(number))
        matches, lists = intended(stream(number).below("ticket", 6_550_000))
        assert won_amounts(parts(ticket)) == (matches, lists), number
        assert ticket.prize == sum(matches) + sum(lists), number
        assert len({*ticket.winning_numbers, *ticket.your_numbers}) == 17 - len(matches), number
        check_ticket(ticket)  # also what a round need not check in its own maker's tickets
        without_lists += not lists
        unlocked += not lists and ticket.bonus is not None
    assert is_near(unlocked, without_lists, 0.14)


def test_CJ_15_no_play_begins_on_a_ticket_whose_wins_do_not_add_up_to_its_prize() -> None:
    ticket = msgspec.structs.replace(TicketMaker(the_game().numbers).make(stream(1)), prize=12_300)
    with pytest.raises(RuleBroken, match=r"^CJ-15: prize: .* not to £123\.00$"):
        ChristmasJumperRound(ORDER, ticket)


OUTCOMES = the_game().named_outcomes()


@pytest.mark.parametrize("outcome", OUTCOMES, ids=lambda outcome: outcome.name)
def test_B4_every_way_to_every_prize_can_happen(outcome: NamedOutcome) -> None:
    ticket = outcome.answers["ticket"]
    assert isinstance(ticket, int)
    for number in range(20):
        draws = ScriptedDraws(outcome.answers, stream(number))
        book = the_game().open(ORDER, draws).book
        draws.require_all_used()
        assert won_amounts(book) == intended(ticket)


def test_there_is_an_outcome_for_each_way_and_three_without_a_prize() -> None:
    assert len(OUTCOMES) == 3 + len(ways()[0])
    assert [outcome.name for outcome in OUTCOMES[:3]] == [
        "no prize", "no prize, bonus game unlocked", "no prize, bonus game locked",
    ]
    assert "£12.00: matches £2.00 + £2.00 + £2.00, lists £2.00 + £4.00" in {outcome.name for outcome in OUTCOMES}


def test_CJ_16_a_bonus_game_without_a_prize_can_be_asked_for_and_refused() -> None:
    for number in range(20):
        unlocked, locked = (the_game().open(ORDER, ScriptedDraws(o.answers, stream(number))) for o in OUTCOMES[1:3])
        assert (unlocked.prize, locked.prize) == (0, 0)
        assert unlocked.book["bonus"] is not None
        assert locked.book["bonus"] is None


def check_gold(events: list[Event]) -> int:
    """Follow a play as a person who sees it: exactly complete matches are gold, and at once; give what was won."""
    winning: dict[int, int] = {}
    yours: dict[int, tuple[int, int]] = {}
    complete: set[tuple[int, int]] = set()
    gold: set[tuple[int, int]] = set()
    won = 0
    for event in events:
        match event:
            case WinningNumberRevealed(_, place, number):
                assert gold == complete
                winning[place] = number
                complete |= {(place, your_place) for your_place, (other, _) in yours.items() if other == number}
            case YourNumberRevealed(_, place, number, prize):
                assert gold == complete
                yours[place] = (number, prize)
                complete |= {(winning_place, place) for winning_place, other in winning.items() if other == number}
            case NumberMatched(number, winning_place, your_place, prize):
                assert (winning[winning_place], yours[your_place]) == (number, (number, prize))
                gold.add((winning_place, your_place))
                won += prize
            case ListWon(_, prize):
                won += prize
            case _:
                pass
    assert gold == complete
    return won


def book_in_fifty(number: int) -> dict[str, Any]:
    """Give one of fifty tickets, each of which wins in another way; on every fifth a number stands twice as well."""
    book: dict[str, Any] = the_game().open(ORDER, ScriptedDraws(OUTCOMES[2 * number].answers, stream(number))).book
    if number % 5 == 0:
        winners = [own for own in book["your_numbers"] if own in book["winning_numbers"]]
        book["your_numbers"] = [*book["your_numbers"][:11], (winners or book["your_numbers"])[0]]
        book["prize"] = sum(map(sum, won_amounts(book)))
    return book


@pytest.mark.parametrize("part", range(5))
def test_ALL_1_CJ_6_any_order_of_motifs_and_presents_gives_the_same_prize(part: int) -> None:
    """500 orders for each of 50 tickets."""
    shuffle = random.Random(part)  # orders of selections, no outcome
    for number in range(part * 10, part * 10 + 10):
        book = book_in_fifty(number)
        expected = sum(map(sum, won_amounts(book)))
        sequences = set()
        for _ in range(500):
            motifs, presents = shuffle.sample(ALL_MOTIFS, 17), shuffle.sample(ALL_PRESENTS, 10)
            game_round = the_game().restore(ORDER, book)
            events = play(game_round, motifs, presents)
            assert check_gold(events) == game_round.prize == expected
            assert events[-1] == PlayFinished(expected)
            sequences.add(shown(events))
        assert len(sequences) == 1


def shown(events: list[Event]) -> tuple[tuple[object, ...], ...]:
    """What a play shows whatever is selected: each panel's numbers, the tree's selection, the symbols."""
    winning = [event.number for event in events if isinstance(event, WinningNumberRevealed)]
    yours = [(event.number, event.prize) for event in events if isinstance(event, YourNumberRevealed)]
    symbols = [(event.symbol, event.picks_left) for event in events if isinstance(event, PresentOpened)]
    revealed = [e for e in events if isinstance(e, WinningNumberRevealed | YourNumberRevealed | TreeRevealed)]
    trees = [turn for turn, event in enumerate(revealed) if isinstance(event, TreeRevealed)]
    return tuple(winning), tuple(yours), tuple(symbols), tuple(trees)


def test_ALL_4_the_same_seed_makes_the_same_ticket_for_ever() -> None:
    book = the_game().open(ORDER, stream(0)).book
    assert book == the_game().open(ORDER, stream(0)).book
    assert book["winning_numbers"] == [17, 21, 9, 13, 20]
    assert book["your_numbers"] == [2, 11, 23, 1, 22, 3, 15, 4, 5, 8, 16, 24]
    assert book["number_prizes"] == [50_000, 300, 1000, 1200, 500, 600, 400, 200, 400, 1000, 5000, 1500]
    assert book["bonus"] == {
        "tree": 10,
        "lists": [["cracker", "gingerbread"], ["skates", "sledge"], ["drum", "robin"]],
        "list_prizes": [50_000, 200, 2500],
        "presents": [
            "cracker", "snowman", "lantern", "skates", "sledge", "bauble", "drum", "gingerbread", "robin", "star",
        ],
    }
    assert book["prize"] == 200


NUMBER_DRAWS = [f"number {place} prize" for place in range(1, 13)]


@pytest.mark.parametrize(
    ("answers", "names"),
    [
        ({"ticket": 6_549_999, "bonus game": "locked"},
         ["ticket", "numbers", "your numbers", *NUMBER_DRAWS, "bonus game"]),
        ({"ticket": 6_549_999, "bonus game": "unlocked"},
         ["ticket", "numbers", "your numbers", *NUMBER_DRAWS, "bonus game", "tree", "symbols", "baubles", "lost lists",
          "last present", "presents", "list 1 prize", "list 2 prize", "list 3 prize"]),
    ],
)
def test_C3_the_draws_of_a_losing_ticket_are_its_named_ones_each_once(
    answers: dict[str, object], names: list[str],
) -> None:
    draws = RecordingDraws(ScriptedDraws(answers, stream(1)))
    the_game().open(ORDER, draws)
    assert [drawn.name for drawn in draws.drawn] == names


def test_C3_the_draws_of_a_ticket_that_wins_by_three_matches_and_two_lists() -> None:
    (outcome,) = [each for each in OUTCOMES if each.name.endswith("lists £2.00 + £4.00")]
    draws = RecordingDraws(ScriptedDraws(outcome.answers, stream(1)))
    the_game().open(ORDER, draws)
    names = [drawn.name for drawn in draws.drawn]
    numbers = [name for name in names if name in NUMBER_DRAWS]
    assert len(numbers) == 9
    assert [name for name in names if name not in NUMBER_DRAWS] == [
        "ticket", "numbers", "matches", "your numbers", "tree", "symbols", "won lists", "baubles", "lost lists",
        "last present", "presents", next(name for name in names if name.startswith("list ")),
    ]


def test_a_ticket_can_be_scripted_draw_by_draw() -> None:
    answers = {
        "ticket": LOSING_TICKET, "numbers": [24, 1, "..."], "number 1 prize": 50000, "bonus game": "unlocked",
        "tree": 17, "symbols": ["robin", "mitten", "..."], "baubles": 1, "lost lists": "left right left",
        "last present": "robin", "presents": ["bauble", "..."], "list 2 prize": "£5.00",
    }
    draws = ScriptedDraws(answers, stream(1))
    ticket = TicketMaker(the_game().numbers).make(draws)
    draws.require_all_used()
    assert (ticket.winning_numbers[:2], ticket.number_prizes[0]) == ((24, 1), 5_000_000)
    assert ticket.bonus is not None
    assert (ticket.bonus.tree, ticket.bonus.lists[0], ticket.bonus.list_prizes[1]) == (17, ("robin", "mitten"), 500)
    assert (ticket.bonus.presents[0], ticket.bonus.presents[6]) == ("bauble", "robin")


@pytest.mark.parametrize("baubles", range(5))
@pytest.mark.parametrize("lists_won", range(4))
def test_CJ_12_what_is_found_of_lost_lists_is_as_likely_as_in_an_honest_draw(lists_won: int, baubles: int) -> None:
    """Count all draws of six of the 10 - b presents without a bauble that complete the first w lists and no other."""
    presents = [(list_place, side) for list_place in range(3) for side in ("left", "right")]
    presents += [(3 + other, "") for other in range(4 - baubles)]
    honest: Counter[str] = Counter()
    for drawn in combinations(presents, 6):
        sides = [[side for place, side in drawn if place == list_place] for list_place in range(3)]
        if [len(found) == 2 for found in sides] == [list_place < lists_won for list_place in range(3)]:
            honest[" ".join(found[0] if found else "none" for found in sides[lists_won:])] += 1
    if baubles > lists_won + 1:
        assert not honest  # so many cannot be: game.yaml may not ask for them
        return
    cases = lost_list_cases(lists_won, baubles)
    assert {case: cases.weight_of(case) for case in cases.items} == honest


@cache
def lost_bonus_games() -> list[Bonus]:
    """Bonus games that win nothing."""
    maker = TicketMaker(the_game().numbers)
    answers = {"ticket": LOSING_TICKET, "bonus game": "unlocked"}
    made = [maker.make(ScriptedDraws(answers, stream(number))).bonus for number in range(LOST)]
    return [bonus for bonus in made if bonus]


def test_CJ_7_the_tree_comes_evenly_with_each_of_the_seventeen_selections() -> None:
    trees = Counter(bonus.tree for bonus in lost_bonus_games())
    assert sorted(trees) == list(range(1, 18))
    assert all(is_near(count, LOST, 1 / 17) for count in trees.values())


def test_CJ_12_baubles_come_as_often_as_game_yaml_says_and_at_every_place_but_the_last() -> None:
    baubles = [bonus.presents.index("bauble") for bonus in lost_bonus_games() if "bauble" in bonus.presents]
    assert is_near(len(baubles), LOST, 0.4)
    places = Counter(baubles)
    assert sorted(places) == [0, 1, 2, 3, 4, 5]
    assert all(is_near(count, len(baubles), 1 / 6) for count in places.values())


def test_CJ_10_every_symbol_comes_evenly_on_lists() -> None:
    firsts = Counter(bonus.lists[0][0] for bonus in lost_bonus_games())
    assert sorted(firsts) == sorted(the_game().numbers.symbols)
    assert all(is_near(count, LOST, 1 / 14) for count in firsts.values())


def test_CJ_6_matches_come_evenly_at_every_place_of_both_panels() -> None:
    maker = TicketMaker(the_game().numbers)
    winning_places: Counter[int] = Counter()
    your_places: Counter[int] = Counter()
    for number in range(6000):
        ticket = maker.make(ScriptedDraws({"ticket": 0}, stream(number)))
        ((winning, yours),) = [
            (w, y) for w, one in enumerate(ticket.winning_numbers) for y, other in enumerate(ticket.your_numbers)
            if one == other
        ]
        winning_places[winning] += 1
        your_places[yours] += 1
    assert all(is_near(winning_places[place], 6000, 1 / 5) for place in range(5))
    assert all(is_near(your_places[place], 6000, 1 / 12) for place in range(12))
