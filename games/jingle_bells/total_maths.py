"""How likely the Christmas Spins pay each total below the win cap, exactly to fourteen places (JB-11, JB-15, JB-19).

The symbols of one kind all hold prizes by the same weights, so the total follows from their numbers (count_maths.py) as
a polynomial in what each kind holds. Gold Baubles hold little: their part is put together for each number of others.
The others are added to that one after the other, by the rule of Horner. Between the totals without a Grand and those
with one lie thousands that are next to impossible, so Grands are counted apart.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import NamedTuple, TypeAlias

from games.jingle_bells.bonus_walk import Symbols
from games.jingle_bells.count_maths import Doubled, Plain
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.packed import FACTOR, PARTS, Slots, Terms, factor_of, terms_of

_Golds: TypeAlias = dict[tuple[int, int], int]  # how likely so many gold ones and doubled gold ones are, in parts
_ByGrands: TypeAlias = tuple[int, ...]  # packed chances by how many Grands came, a doubled one counting twice


class _Held(NamedTuple):
    """What a symbol that is not gold holds: other prizes, and the factor of so many Grands."""

    others: Terms
    grand: int
    grands: int


def bonus_totals(numbers: BellsNumbers, counts: Mapping[Plain, Mapping[Doubled, int]]) -> dict[int, Fraction]:
    """Give how likely each total below the win cap is, by multiples of the stake; the rest reaches the cap."""
    totals = _Totals(numbers)
    return {total: Fraction(part, 1 << PARTS) for total, part in totals.slots.parts(totals.packed(counts))}


class _Totals:
    """Puts totals together."""

    def __init__(self, numbers: BellsNumbers) -> None:
        symbols, bonus = Symbols(numbers), numbers.christmas_spins
        self.slots = Slots(numbers.win_cap)
        self._grand = numbers.bonus_prizes.grand
        self._levels = [Slots(room) for room in range(numbers.win_cap, 0, -self._grand)]  # by what room Grands leave
        self._gold, self._doubled_gold = (_terms(bonus.gold_bauble_value, Decimal(1), times) for times in (1, 2))
        landed = symbols.present_share / (1 - symbols.gold_share)
        self._other, self._doubled_other = (_held(numbers, landed, times) for times in (1, 2))
        self._opening_other = _held(numbers, symbols.opening_present / (1 - symbols.opening_gold), 1)

    def packed(self, counts: Mapping[Plain, Mapping[Doubled, int]]) -> int:
        """Give the packed chances of all totals."""
        golds: dict[int, dict[int, dict[int, _Golds]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(dict)))
        for plain, ends in counts.items():
            of_opening = golds[plain.opening_others][plain.others]
            for doubled, part in ends.items():
                of_opening[doubled.others][plain.gold, doubled.gold] = part
        by_grands = self._horner(self._opening_other, (
            (opening, self._horner(self._other, (
                (others, self._horner(self._doubled_other, (
                    (doubled, self._of_golds(each)) for doubled, each in by_doubled.items()
                ))) for others, by_doubled in by_others.items()
            ))) for opening, by_others in golds.items()
        ))
        return sum(self.slots.moved(packed, grands * self._grand) for grands, packed in enumerate(by_grands))

    def _horner(self, held: _Held, parts: Iterable[tuple[int, _ByGrands]]) -> _ByGrands:
        """Add up parts, each with so many symbols that hold something."""
        by_number, nothing = dict(parts), (0,) * len(self._levels)
        total = nothing
        for number in range(max(by_number), -1, -1):
            part = by_number.get(number, nothing)
            total = tuple([self._level(total, held, grands) + part[grands] for grands in range(len(self._levels))])
        return total

    def _level(self, total: _ByGrands, held: _Held, grands: int) -> int:
        """Give the chances of so many Grands after one more symbol."""
        slots, before = self._levels[grands], grands - held.grands
        packed = slots.times(total[grands], held.others)
        return packed if before < 0 else packed + slots.times(total[before], [(0, held.grand)])

    def _of_golds(self, golds: _Golds) -> _ByGrands:
        packed = self.slots.mixed((self._held_by(*numbers), part) for numbers, part in golds.items())
        return packed, *[0] * (len(self._levels) - 1)

    @cache  # noqa: B019  lives as long as one computation
    def _held_by(self, gold: int, doubled_gold: int) -> int:
        """Give what so many Gold Baubles hold, as packed factors."""
        if doubled_gold:
            return self.slots.times(self._held_by(gold, doubled_gold - 1), self._doubled_gold)
        return self.slots.times(self._held_by(gold - 1, 0), self._gold) if gold else 1 << FACTOR


def _held(numbers: BellsNumbers, presents_share: Decimal, times: int) -> _Held:
    """Give what a Red Bauble or a Prize Present holds, multiplied."""
    weights = numbers.christmas_spins.prize_present.by_name()
    prizes = {numbers.bonus_prizes.by_name()[name]: weight for name, weight in weights.items()}
    of = sum(prizes.values())
    grand = prizes.pop(numbers.bonus_prizes.grand)
    small = _terms(prizes, presents_share * sum(prizes.values()) / of, times)
    reds = _terms(numbers.christmas_spins.red_bauble_value, 1 - presents_share, times)
    return _Held([*reds, *small], factor_of(presents_share * grand / of), times)


def _terms(weights: Mapping[int, int], share: Decimal, times: int) -> Terms:
    """Give prizes by their weights, multiplied, which come together with a share."""
    total = sum(weights.values())
    return terms_of((prize * times, share * weight / total) for prize, weight in weights.items())
