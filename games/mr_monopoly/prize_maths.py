"""How likely each prize of a round of Mr. Monopoly is, and how far its parts scatter (MM-1 to MM-20).

What the lines pay and how many Houses stand hang together through the stops, so both are counted together over all
windows. Rents then follow from the Houses alone, and the Free Spins from the Diamond alone. In decimals of 60 places.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from typing import Final, TypeAlias

from engine.rules.exact_prizes import Prizes
from engine.rules.slots.line_totals import Seen, line_totals
from engine.rules.slots.windows import Column
from games.mr_monopoly.bonus_maths import PLACES, BonusFigures
from games.mr_monopoly.house_counts import NONE, Counts, rent, shares, spread, upgraded
from games.mr_monopoly.numbers import MonopolyNumbers, fields_of
from games.mr_monopoly.symbols import DIAMOND, HOUSE, MR_MONOPOLY_COLUMN

_WHOLE: Final = 10**50

_Amounts: TypeAlias = dict[int, Decimal]  # by hundredths of the stake
_NO_DIAMOND, _DIAMOND, _MR_MONOPOLY = range(3)  # marks of reel 5; those of the others are their Houses


def mode_prizes(numbers: MonopolyNumbers, bonus: BonusFigures) -> dict[str, Prizes]:
    """Give the prizes of each mode."""
    with localcontext(Context(prec=PLACES)):
        rounds = _Rounds(numbers, bonus)
        return {
            "base": rounds.base(),
            "mr_monopoly": rounds.bought_mr_monopoly(),
            "free_spins": rounds.bought_free_spins(),
        }


class _Rounds:
    """All windows with what comes of them."""

    def __init__(self, numbers: MonopolyNumbers, bonus: BonusFigures) -> None:
        self._numbers = numbers
        seen = line_totals(numbers.lines, _reels(numbers))
        stops = Decimal(seen.total())
        self._chances: dict[int, dict[Seen, Decimal]] = defaultdict(dict)
        for (marks, hundredths), times in seen.items():
            *houses, last = marks
            self._chances[last][Seen(tuple(houses), hundredths)] = times / stops
        self._awards = list(_awards(numbers))
        self._with_free_spins = self._round_with_free_spins(bonus)

    def base(self) -> Prizes:
        """Give the prizes of a base round: a nudge only comes where no Free Spins do (MM-6, MM-13)."""
        triggers, nudge = (
            _decimal(chance.probability) for chance in (self._numbers.diamond_triggers, self._numbers.nudge)
        )
        found: _Amounts = defaultdict(Decimal)
        due = dict(self._chances[_MR_MONOPOLY])
        for last, starts in ((_NO_DIAMOND, Decimal()), (_DIAMOND, triggers)):
            for seen, chance in self._chances[last].items():
                nudged = chance * (1 - starts) * nudge if seen.marks != NONE else Decimal()
                due[seen] = due.get(seen, Decimal()) + nudged
                found[seen.hundredths] += chance * (1 - starts) - nudged
        self._add_rents(found, due)
        for hundredths, chance in self._with_free_spins.items():
            found[hundredths] += chance * triggers
        return _prizes(found)

    def bought_mr_monopoly(self) -> Prizes:
        """Give the prizes where he lands with a House in view (MM-19)."""
        due = {seen: chance for seen, chance in self._chances[_MR_MONOPOLY].items() if seen.marks != NONE}
        found: _Amounts = defaultdict(Decimal)
        self._add_rents(found, due)
        return _prizes(found)

    def bought_free_spins(self) -> Prizes:
        """Give the prizes where a Diamond lands and triggers (MM-20)."""
        return _prizes(self._with_free_spins)

    def _round_with_free_spins(self, bonus: BonusFigures) -> _Amounts:
        """Give what a spin with a Diamond pays that triggers the Free Spins, as part of all base spins."""
        lines: _Amounts = defaultdict(Decimal)
        for seen, chance in self._chances[_DIAMOND].items():
            lines[seen.hundredths] += chance
        found: _Amounts = defaultdict(Decimal)
        for hundredths, chance in lines.items():
            for total, share in bonus.totals.items():
                found[hundredths + total] += chance * share
        return found

    def _add_rents(self, found: _Amounts, due: Mapping[Seen, Decimal]) -> None:
        """Add what is paid where Mr. Monopoly stands: his hat first, then an award or none (MM-7 to MM-12)."""
        standing: dict[Counts, _Amounts] = defaultdict(lambda: defaultdict(Decimal))
        by_houses: dict[tuple[int, ...], list[tuple[int, Decimal]]] = defaultdict(list)
        for seen, chance in due.items():
            by_houses[seen.marks].append((seen.hundredths, chance))
        for (one, two, three, four), lines in by_houses.items():
            for after, share in self._after_hat((one, two, three, four)).items():
                amounts = standing[after]
                for hundredths, chance in lines:
                    amounts[hundredths] += chance * share
        rents = [card.rents for card in self._numbers.properties]
        for counts, lines_there in standing.items():
            plain, more = rent(rents, counts), rent(rents, upgraded(counts))
            for is_upgraded, multiplier, share in self._awards:
                paid = (more if is_upgraded else plain) * multiplier
                for hundredths, chance in lines_there.items():
                    found[hundredths + paid] += chance * share

    def _after_hat(self, counts: Counts) -> dict[Counts, Decimal]:
        """Give what stands, and how likely, after the hat was thrown or not."""
        hat = self._numbers.hat.probability
        found: dict[Counts, Fraction] = defaultdict(Fraction)
        found[counts] = 1 - hat
        for houses, share in shares(self._numbers.hat_houses).items():
            for after, chance in spread(counts, houses).items():
                found[after] += hat * share * chance
        return {after: _decimal(chance) for after, chance in found.items()}


def _awards(numbers: MonopolyNumbers) -> Iterator[tuple[bool, int, Decimal]]:
    """Give whether an award upgrades, what it multiplies with, and how likely it is; none of both is one, too."""
    weights = fields_of(numbers.award)
    award = {name: Fraction(weight, sum(weights.values())) for name, weight in weights.items()}
    yield False, 1, _decimal(award["neither"])
    yield True, 1, _decimal(award["property_upgrade"])
    for multiplier, share in shares(numbers.lane_sector).items():
        yield False, multiplier, _decimal(award["multiplier_roll"] * share)


def _reels(numbers: MonopolyNumbers) -> list[Counter[tuple[Column, int]]]:
    """Give what the reels show; a base round's weights of reel 5, of which a bought one takes a part."""
    weights = numbers.reel_5_weights
    last: Counter[tuple[Column, int]] = Counter()
    for column in numbers.strips[4].columns:
        last[column, _DIAMOND if DIAMOND in column else _NO_DIAMOND] += weights.each_strip_stop
    last[MR_MONOPOLY_COLUMN, _MR_MONOPOLY] = weights.mr_monopoly
    return [*(Counter((column, column.count(HOUSE)) for column in strip.columns) for strip in numbers.strips[:4]), last]


def _prizes(amounts: Mapping[int, Decimal]) -> Prizes:
    """Bring chances to a sum of one, and into whole parts."""
    total = sum(amounts.values(), Decimal())
    return Prizes(
        {hundredths: int(chance / total * _WHOLE) for hundredths, chance in sorted(amounts.items())},
        Fraction(1, 100), _WHOLE,
    )


def _decimal(fraction: Fraction) -> Decimal:
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)
