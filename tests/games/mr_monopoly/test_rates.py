"""Drawn rounds against the exact figures: within four standard errors; and each draw against its weights."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from engine.rules.contract import Order
from engine.rules.draws import Drawn, RecordingDraws, StreamDraws, Weights
from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped
from games.mr_monopoly.events import (
    AwardGiven,
    DiceRolled,
    FreeSpinsEnded,
    FreeSpinStarted,
    FreeSpinsTriggered,
    HatThrown,
    HouseForRentCame,
    HouseLanded,
    LaneAppeared,
    NudgeMade,
    RentWon,
)
from tests.games.mr_monopoly.by_hand import exact, the_game

BASE_ROUNDS, BOUGHT_ROUNDS, STAKE = 100_000, 4_000, 100
ERRORS = 4


class Tally:
    """What was seen in rounds of one mode: how many have an event of each kind, and sums of what there was in them."""

    def __init__(self, mode: str, rounds: int) -> None:
        self.rounds = rounds
        self.seen: Counter[type[Event] | str] = Counter()
        self.sums: defaultdict[str, float] = defaultdict(float)
        self.squares: defaultdict[str, float] = defaultdict(float)
        order, game = Order("mr_monopoly", STAKE, mode), the_game()
        for number in range(rounds):
            round_ = game.open(order, StreamDraws("MM", b"rate" + number.to_bytes(8)))
            self._count([event for segment in round_.segments for event in segment.events], round_.prize)

    def _count(self, events: list[Event], prize: int) -> None:
        kinds = [type(event) for event in events]
        self.seen.update(set(kinds))
        self.seen["prize"] += prize > 0
        stopped = events[0]
        assert isinstance(stopped, ReelsStopped)
        self.seen["landed"] += stopped.window[4][0] == "mr_monopoly"
        self.seen["house"] += kinds[1] is HouseLanded
        self._add("all", prize / STAKE)
        self._add("lines", sum(event.prize for event in events if isinstance(event, LineWon)) / STAKE)
        self._add("spins", kinds.count(FreeSpinStarted))
        self._add("for rent", kinds.count(HouseForRentCame))

    def _add(self, what: str, amount: float) -> None:
        if amount:
            self.sums[what] += amount
            self.squares[what] += amount * amount

    def rate_error(self, what: type[Event] | str, expected: float) -> float:
        """How many standard errors the share of rounds with this event is off."""
        return (self.seen[what] / self.rounds - expected) / sqrt(expected * (1 - expected) / self.rounds)

    def mean_error(self, what: str, expected: float) -> float:
        """How many standard errors the mean in a round is off."""
        mean = self.sums[what] / self.rounds
        variance = self.squares[what] / self.rounds - mean * mean
        return (mean - expected) / sqrt(variance / self.rounds)


@cache
def tally(mode: str) -> Tally:
    return Tally(mode, BASE_ROUNDS if mode == "base" else BOUGHT_ROUNDS)


def test_MM_6_MM_13_how_often_things_happen_in_the_base_game() -> None:
    rates = exact().rates
    expected: dict[type[Event] | str, Fraction] = {
        "landed": rates.mr_monopoly_lands, NudgeMade: rates.nudge, FreeSpinsTriggered: rates.free_spins,
        LineWon: rates.line_hit, RentWon: rates.rents + rates.free_spins, "prize": rates.any_win, "house": rates.house,
    }
    errors = {what: tally("base").rate_error(what, float(rate)) for what, rate in expected.items()}
    assert {what: error for what, error in errors.items() if abs(error) > ERRORS} == {}


def test_MM_7_MM_9_hats_and_awards_come_as_often_as_their_weights_say() -> None:
    """Whenever Mr. Monopoly stands: a hat in a quarter; with rents due: a roll in 14.04 %, an upgrade in 10 %."""
    seen = tally("mr_monopoly")
    assert abs(seen.rate_error(HatThrown, 0.25)) < ERRORS
    assert abs(seen.rate_error(AwardGiven, 0.1404 + 0.1)) < ERRORS
    assert abs(seen.rate_error(LaneAppeared, 0.1404)) < ERRORS
    assert seen.seen[RentWon] == seen.rounds


def test_MM_15_MM_16_MM_17_the_free_spins_run_as_they_should() -> None:
    """The Generous Hand rolls in 55 % and gives both in 7.95 %."""
    seen, bonus = tally("free_spins"), exact().bonus
    assert abs(seen.rate_error(DiceRolled, 0.55 + 0.0795)) < ERRORS
    assert abs(seen.mean_error("spins", float(bonus.spins))) < ERRORS
    assert abs(seen.mean_error("for rent", float(bonus.houses_for_rent))) < ERRORS
    assert seen.seen[FreeSpinsEnded] == seen.rounds


@pytest.mark.parametrize("mode", ["base", "mr_monopoly", "free_spins"])
def test_what_rounds_pay_agrees_with_the_exact_means(mode: str) -> None:
    worth = exact().worth[mode]
    assert abs(tally(mode).mean_error("all", float(worth.total))) < ERRORS
    assert abs(tally(mode).mean_error("lines", float(worth.lines))) < ERRORS


def test_C1_every_draw_follows_its_weights() -> None:
    """Chi-square of each named draw over a few thousand rounds, at most five spreads above its mean."""
    answers: dict[str, Counter[object]] = {}
    tables: dict[str, Drawn] = {}
    for mode, rounds in (("base", 6000), ("mr_monopoly", 3000), ("free_spins", 300)):
        for number in range(rounds):
            recording = RecordingDraws(StreamDraws("MM", b"draw" + number.to_bytes(8)))
            the_game().open(Order("mr_monopoly", STAKE, mode), recording)
            for drawn in recording.drawn:
                if "cell" in drawn.name or "upgrade" in drawn.name:
                    continue  # drawn from what is free, each time another table
                size = drawn.choices if isinstance(drawn.choices, int) else len(getattr(drawn.choices, "items", ()))
                name = f"{mode} {drawn.name} of {size}"
                answers.setdefault(name, Counter())[drawn.answer] += 1
                tables[name] = drawn
    assert len(answers) > 60
    assert {name: counts for name, counts in answers.items() if chi_square_excess(counts, tables[name]) > 5} == {}


def chi_square_excess(counts: Counter[object], drawn: Drawn) -> float:
    """How many of its spreads chi-square lies above its mean; rare answers are taken together."""
    table, total = drawn.choices, counts.total()
    expected = (
        {item: total * table.weight_of(item) / table.total for item in table.items} if isinstance(table, Weights)
        else dict.fromkeys(range(int(str(table))), total / int(str(table)))
    )
    cells = [(counts[item], often) for item, often in expected.items() if often >= 5]
    rare = [(counts[item], often) for item, often in expected.items() if often < 5]
    cells.append((sum(count for count, _ in rare), sum(often for _, often in rare)))
    cells = [(count, often) for count, often in cells if often > 0]
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((count - often) ** 2 / often for count, often in cells)
    return (chi_square - freedom) / sqrt(2 * freedom)
