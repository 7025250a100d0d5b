"""The totals of the Christmas Spins, the win cap and the prizes of whole rounds, each found again in another way."""

from collections import defaultdict
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from games.jingle_bells.bonus_walk import Symbols
from games.jingle_bells.cap_maths import BonusTotal, Lines
from games.jingle_bells.count_maths import Doubled, Plain, symbol_counts
from games.jingle_bells.packed import FACTOR, PARTS, Slots, terms_of
from games.jingle_bells.total_maths import bonus_totals
from tests.games.jingle_bells.by_hand import exact, the_game


def test_packed_chances_move_and_mix_like_single_ones() -> None:
    slots, whole = Slots(12), 1 << PARTS
    start = 3 * whole // 4 + (whole // 4 << 5 * (slots_width(slots)))
    moved = slots.times(start, terms_of([(0, Decimal("0.5")), (2, Decimal("0.25")), (8, Decimal("0.125"))]))
    assert {slot: Fraction(part, whole) for slot, part in slots.parts(moved)} == {
        0: Fraction(3, 8), 2: Fraction(3, 16), 5: Fraction(1, 8), 7: Fraction(1, 16), 8: Fraction(3, 32),
    }
    assert dict(slots.parts(slots.mixed([(start, 1 << FACTOR - 1)]))) == {0: 3 * whole // 8, 5: whole // 8}


def slots_width(slots: Slots) -> int:
    return (slots.moved(1, 1)).bit_length() - 1


def test_JB_9_to_JB_17_numbers_of_symbols_end_as_the_walk_does() -> None:
    """The walk knows the cells that are locked and the bar; the sums over all numbers of symbols are the same."""
    numbers = the_game().numbers
    with localcontext(Context(prec=40)):
        ends: dict[tuple[int, int], float] = defaultdict(float)
        for state, won in Symbols(numbers).walk():
            if state.is_over:
                ends[state.locked, state.halves] += float(won.chance)
        found: dict[tuple[int, int], int] = defaultdict(int)
        for plain, doubled in symbol_counts(numbers).items():
            for more, part in doubled.items():
                bar = min(6, plain.gold + more.gold)
                found[plain.locked + more.gold + more.others, bar] += part
    assert len(ends) > 100
    for end, chance in ends.items():
        assert found[end] / (1 << PARTS) == pytest.approx(chance, abs=1e-14)


def held(weights: dict[int, int], share: Fraction) -> dict[int, Fraction]:
    return {prize: share * weight / sum(weights.values()) for prize, weight in weights.items()}


def test_JB_11_JB_15_a_total_of_four_symbols_by_all_their_prizes() -> None:
    """A Scatter turned gold, the other not; one symbol that is not gold; then a gold one, doubled."""
    numbers = the_game().numbers
    bonus = numbers.christmas_spins
    presents = dict(zip((20, 50, 250, 5000), bonus.prize_present.by_name().values(), strict=True))
    opening, landed = Fraction(100, 750), Fraction(23, 243)
    symbols = [
        held(bonus.gold_bauble_value, Fraction(1)),
        held(bonus.red_bauble_value, 1 - opening) | held(presents, opening),
        held(bonus.red_bauble_value, 1 - landed) | held(presents, landed),
        {2 * prize: chance for prize, chance in held(bonus.gold_bauble_value, Fraction(1)).items()},
    ]
    expected: dict[int, Fraction] = defaultdict(Fraction)
    for prizes in product(*(symbol.items() for symbol in symbols)):
        expected[sum(prize for prize, _ in prizes)] += prod((chance for _, chance in prizes), start=Fraction(1))
    found = bonus_totals(numbers, {Plain(1, 1, 1): {Doubled(1, 0): 1 << PARTS}})
    assert found.keys() == {total for total in expected if total < numbers.win_cap}
    for total, chance in found.items():
        assert float(chance) == pytest.approx(float(expected[total]), abs=1e-16)


@pytest.mark.parametrize(
    ("multiple", "chance"),
    [(100, "0.134795"), (250, "0.0204783"), (500, "0.00256982"), (1000, "0.000461201"), (5000, "0.000449065"),
     (10_000, "0.0000608245"), (10_716, "0.000000122032")],
)
def test_how_likely_the_christmas_spins_pay_at_least(multiple: int, chance: str) -> None:
    """Published with the numbers, by a Fourier transform over all totals."""
    assert f"{float(exact().total.at_least(multiple)):.{len(chance) - 2}f}" == chance


@pytest.mark.parametrize(
    ("share", "quantile"),
    [("0.05", 12), ("0.25", 27), ("0.5", 44), ("0.75", 73), ("0.95", 157), ("0.99", 297), ("0.999", 650),
     ("0.9999", 5103)],
)
def test_quantiles_of_the_christmas_spins(share: str, quantile: int) -> None:
    below = 1 - exact().total.at_least(quantile)
    assert below < Fraction(share) <= below + exact().total.chances[quantile]


def test_JB_19_mean_and_deviation_with_the_cap() -> None:
    total = exact().total
    assert f"{float(total.mean):.7f}" == "62.5723458"
    assert f"{float(total.variance) ** 0.5:.5f}" == "138.34577"


LINES = {Fraction(0): Fraction(1, 2), Fraction(3): Fraction(3, 8), Fraction(13, 2): Fraction(1, 16)}
TOTALS = {2: Fraction(3, 5), 7: Fraction(1, 5), 9: Fraction(1, 10), 10: Fraction(1, 20)}  # all others pay 16


def small_total() -> BonusTotal:
    return BonusTotal(TOTALS, 11, sum((total * chance for total, chance in TOTALS.items()), Fraction(16, 20)))


def test_JB_19_what_the_cap_takes_by_hand() -> None:
    """A cap of 11: without lines only the 16 lose, 5 each; with lines of 3 also 9 and 10, which lose 1 and 2."""
    total = small_total()
    assert (total.reached, total.taken) == (Fraction(1, 20), Fraction(5, 20))
    assert total.lost(Fraction(0)) == Fraction(1, 4)
    assert total.lost(Fraction(3)) == Fraction(8, 20) + Fraction(1, 10) + Fraction(2, 20)


def test_JB_19_the_mean_square_with_lines_by_hand() -> None:
    """A cap of 11, lines of 3: 2 and 7 pay 5 and 10; 9, 10 and 16 pay the cap."""
    total = small_total()
    below = Fraction(3, 5) * 4 + Fraction(1, 5) * 49 + Fraction(1, 10) * 81 + Fraction(1, 20) * 100
    assert total.square == below + Fraction(1, 20) * 121
    assert total.square_with(Fraction(0)) == total.square
    assert total.square_with(Fraction(3)) == Fraction(3, 5) * 25 + Fraction(1, 5) * 100 + Fraction(4, 20) * 121
    assert total.square_with(Fraction(11)) == 121
    assert total.at_least(Fraction(15, 2)) == Fraction(4, 20)


def test_JB_19_bounds_hold_what_lines_that_are_known_lose() -> None:
    total = small_total()
    known = Lines(
        chance=sum(LINES.values(), Fraction()),
        mean=sum((lines * chance for lines, chance in LINES.items()), Fraction()),
        square=sum((lines**2 * chance for lines, chance in LINES.items()), Fraction()),
        most=7,
    )
    lost = sum((total.lost(lines) * chance for lines, chance in LINES.items()), Fraction())
    least, most = total.lost_between(known)
    assert least < lost < most
    reached = sum(
        (share * (total.reached + sum((chance for won, chance in TOTALS.items() if won + lines >= 11), Fraction()))
         for lines, share in LINES.items()), Fraction(),
    )
    least, most = total.reached_between(known)
    assert least < reached < most


def test_prizes_of_a_bought_round_have_its_mean_and_add_up_to_one() -> None:
    rounds, rtp = exact().rounds["christmas_spins"], exact().rtp["christmas_spins"][0]
    assert float(1 - rounds.prizes.moment(0)) == pytest.approx(0, abs=1e-25)
    assert float(rounds.prizes.moment(1) / 65) == pytest.approx(float(rtp), abs=1e-12)
    assert (rounds.prizes.top, min(rounds.prizes.parts)) == (10_716, 200)
    assert rounds.lost[0] == rounds.lost[1]


def test_prizes_of_base_rounds_without_golden_leaf_are_the_rest() -> None:
    """They and what is known of Golden Leaf add up to all rounds, and to all that lines and Christmas Spins pay."""
    base, rates = exact().rounds["base"], exact().rates
    golden = base.golden_triggering.chance + base.golden_others.chance
    assert float(golden) == pytest.approx(float(rates.golden_leaf), abs=1e-15)
    assert float(base.prizes.moment(0) + golden) == pytest.approx(1, abs=1e-14)
    lines = base.golden_triggering.mean + base.golden_others.mean
    bonus = base.golden_triggering.chance * exact().total.mean
    paid = base.prizes.moment(1) + lines + bonus
    low, high = exact().rtp["base"]
    assert float(low) - 1e-11 < float(paid) < float(high) + 1e-9
