"""The maker against an evaluator that shares no code with it, and the fairness of what it makes."""

import random
from bisect import bisect_right
from collections import Counter
from functools import cache
from itertools import accumulate
from math import sqrt
from typing import Any

import pytest
import yaml

from engine.rules.contract import NamedOutcome
from engine.rules.draws import RecordingDraws, ScriptedDraws, StreamDraws
from games.festive_lines_gold.events import LineWon, PuddingOpened
from games.festive_lines_gold.numbers import GAME_FILE
from games.festive_lines_gold.ticket import Ticket
from games.festive_lines_gold.ticket_maker import TicketMaker
from tests.games.festive_lines_gold.by_hand import ORDER, play, the_game, won_amounts
from tests.games.festive_lines_gold.independent_count import count_grids

TICKETS = 100_000
BLOCKS = 4
LOSING_TICKET = 3_000_000


def stream(number: int) -> StreamDraws:
    return StreamDraws("FL", number.to_bytes(12, "little"))


@cache
def ways() -> tuple[list[dict[str, Any]], list[int]]:
    """The ways of the prize table and where their tickets end, read straight from the file."""
    table = yaml.safe_load(GAME_FILE.read_text(encoding="utf-8"))
    listed = [way for row in table["prizes"] for way in row["ways"]]
    return listed, list(accumulate(way["tickets"] for way in listed))


def intended(ticket: int) -> tuple[list[int], int]:
    """What ticket number `ticket` is to win: its lines in pence, rising, and its corners."""
    listed, ends = ways()
    place = bisect_right(ends, ticket)
    way = listed[place] if place < len(listed) else {}
    return sorted(100 * amount for amount in way.get("lines", [])), 100 * way.get("corners", 0)


def parts(ticket: Ticket) -> dict[str, Any]:
    return {name: getattr(ticket, name) for name in ticket.__struct_fields__}


@pytest.mark.parametrize("block", range(BLOCKS))
def test_FL_9_FL_10_a_hundred_thousand_tickets_win_exactly_what_they_should(block: int) -> None:
    maker = TicketMaker(the_game().numbers)
    size = TICKETS // BLOCKS
    for number in range(block * size, (block + 1) * size):
        ticket = maker.make(stream(number))
        lines, corners = intended(stream(number).below("ticket", 6_725_000))
        assert won_amounts(parts(ticket)) == (lines, corners), number
        assert ticket.prize == sum(lines) + corners, number


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


def test_there_is_an_outcome_for_each_way_and_one_without_a_prize() -> None:
    assert len(OUTCOMES) == 1 + len(ways()[0])
    assert OUTCOMES[0].name == "no prize"
    assert "£15.00: lines £5.00 + £5.00, corners £5.00" in {outcome.name for outcome in OUTCOMES}


def test_ALL_1_any_order_of_any_puddings_gives_the_same_symbols_and_prize() -> None:
    shuffle = random.Random(4)  # orders of picks, no outcome
    for number in range(300):
        book = the_game().open(ORDER, ScriptedDraws({"ticket": number * 8333}, stream(number))).book
        results = set()
        for _ in range(8):
            puddings = shuffle.sample(range(1, 10), 6)
            game_round = the_game().restore(ORDER, book)
            steps = play(game_round, puddings)
            opened = [event for step in steps for event in step if isinstance(event, PuddingOpened)]
            assert [event.pudding for event in opened] == puddings
            symbols = tuple(event.symbol for event in opened)
            results.add((symbols, tuple(step[1:] for step in steps), game_round.prize))
        assert len(results) == 1


def test_FL_9_won_lines_are_shown_from_the_top_and_then_from_the_left() -> None:
    four_lines = next(outcome for outcome in OUTCOMES if outcome.name == "£8.00: lines £2.00 + £2.00 + £2.00 + £2.00")
    for number in range(100):
        draws = ScriptedDraws(four_lines.answers, stream(number))
        last = play(the_game().open(ORDER, draws))[5]
        lines = [(event.line == "column", event.index) for event in last if isinstance(event, LineWon)]
        assert len(lines) == 4
        assert lines == sorted(lines)


def test_ALL_4_the_same_seed_makes_the_same_ticket_for_ever() -> None:
    book = the_game().open(ORDER, stream(0)).book
    assert book == the_game().open(ORDER, stream(0)).book
    assert book["reveals"] == ["holly", "bells", "candles", "bauble", "wreath", "cracker"]
    assert book["row_prizes"] == [500, 1000, 100_000, 2500, 400, 300]
    assert book["column_prizes"] == [1000, 600, 1200, 50_000, 10_000, 200]
    assert (book["corner_prize"], book["prize"]) == (2000, 0)


def test_C3_the_draws_of_a_ticket_are_its_named_ones_each_once() -> None:
    draws = RecordingDraws(ScriptedDraws({"ticket": 6_724_999}, stream(1)))
    the_game().open(ORDER, draws)
    names = [drawn.name for drawn in draws.drawn]
    lines = [f"{kind} {place} prize" for kind in ("row", "column") for place in range(1, 7)]
    assert names == ["ticket", "grid", "symbols", "hidden tiles", "matched tiles", *lines, "corner prize"]


def test_a_ticket_can_be_scripted_draw_by_draw() -> None:
    answers = {"symbols": ["holly", "..."], "row 1 prize": 50000, "corner prize": "£100.00", "ticket": LOSING_TICKET}
    draws = ScriptedDraws(answers, stream(1))
    ticket = TicketMaker(the_game().numbers).make(draws)
    draws.require_all_used()
    assert (ticket.reveals[0], ticket.row_prizes[0], ticket.corner_prize) == ("holly", 5_000_000, 10_000)


@cache
def losing_tickets() -> list[Ticket]:
    """Ten thousand losing tickets."""
    maker = TicketMaker(the_game().numbers)
    answers = {"ticket": LOSING_TICKET}
    return [maker.make(ScriptedDraws(answers, stream(number))) for number in range(10_000)]


def is_near(count: int, of: int, chance: float) -> bool:
    """Whether a count lies within 4.5 standard deviations of what is expected."""
    return abs(count - of * chance) < 4.5 * sqrt(of * chance * (1 - chance))


def test_FL_15_the_hidden_tiles_of_losing_grids_are_not_steered() -> None:
    blocked: Counter[tuple[int, int]] = Counter()
    for ticket in losing_tickets():
        cells = ((row, column) for row in range(6) for column in range(6))
        blocked.update((row, column) for row, column in cells if ticket.grid[row][column] not in ticket.reveals)
    losing = count_grids((), (), corners=False)
    chances = {  # corners, tiles at an edge, inner tiles: all other tiles are their mirror images
        kind: count_grids((), (), corners=False, blocked=kind) / losing for kind in ((0, 0), (0, 1), (1, 1))
    }
    for row in range(6):
        for column in range(6):
            row_at_edge, column_at_edge = row in {0, 5}, column in {0, 5}
            kind = (0, 0) if row_at_edge and column_at_edge else (0, 1) if row_at_edge or column_at_edge else (1, 1)
            assert is_near(blocked[row, column], 10_000, chances[kind])


def test_FL_15_near_misses_come_as_often_as_they_do_by_themselves() -> None:
    """Rows that lack one tile: how often the third row of a losing grid is one, against its exact share."""
    third_rows = [(set(ticket.reveals), ticket.grid[2]) for ticket in losing_tickets()]
    misses = sum(sum(symbol not in reveals for symbol in row) == 1 for reveals, row in third_rows)
    edge, inner = (count_grids((), (), corners=False, blocked=(2, column), alone_in_row=True) for column in (0, 1))
    assert is_near(misses, 10_000, (2 * edge + 4 * inner) / count_grids((), (), corners=False))


def test_FL_3_reveals_come_evenly() -> None:
    firsts = Counter(ticket.reveals[0] for ticket in losing_tickets())
    assert len(firsts) == 9
    expected = 10_000 / 9
    assert sum((count - expected) ** 2 / expected for count in firsts.values()) < 26.1  # 8 degrees of freedom, 0.1 %
