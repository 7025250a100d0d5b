"""How likely base rounds of Jingle Bells pay in bands, by how many frames stand before the spin (JB-1 to JB-8, JB-19).

Windows without Golden Leaf are those of the strips (plain_maths.py), with it all are counted with all sets of frames
(joint_maths.py), which takes minutes. What the Christmas Spins pay does not depend on the spin that triggers them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import accumulate, pairwise
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

from engine.rules.exact_prizes import BAND_EDGES
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, bell_reels
from games.jingle_bells.cap_maths import BonusTotal
from games.jingle_bells.joint_maths import Counted, GoldenPart
from games.jingle_bells.plain_maths import plain_windows
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import numbers_standing
from games.jingle_bells.symbols import BELL_REELS, SCATTER

Bands: TypeAlias = tuple[Decimal, ...]  # how likely nothing is paid, then each band up to the largest prizes
CountedParts: TypeAlias = Iterable[tuple[GoldenPart, Counted]]

_STAKE: Final = 100  # in hundredths
_MULTIPLIERS: Final = range(1, len(BELL_REELS) + 1)


class FrameBands(NamedTuple):
    """Spins from so many frames: their share of all spins, and what they pay."""

    share: Decimal
    bands: Bands


class InBands(NamedTuple):
    """What base rounds pay: in the long run at one stake, and from 0, 1, 2 ... frames."""

    base: Bands
    by_frames: tuple[Bands, ...]


def golden_parts(pay_lines: PayLines, reels: ShownReels) -> Iterator[GoldenPart]:
    """Give the spins with Golden Leaf in parts: one for each column of reel 1, and what triggers apart (JB-8)."""
    bells = tuple(tuple(columns) for columns in reels.columns[1:-1])
    most = len(pay_lines.lines) * max(pays[-1] for pays in pay_lines.paytable.values())
    edges = {edge * _STAKE // times for edge in BAND_EDGES for times in _MULTIPLIERS}
    up_to = (*sorted(edge for edge in edges if edge < most), most)
    for first in Counter(reels.first):
        with_scatter, without = (
            tuple(column for column in reels.last if (SCATTER in first and SCATTER in column) == triggers)
            for triggers in (True, False)
        )
        yield GoldenPart(pay_lines, bells, first, without, up_to)
        if with_scatter:
            yield GoldenPart(pay_lines, bells, first, with_scatter)


def bands_by_frames(
    pay_lines: PayLines, reels: ShownReels, total: BonusTotal, counted: CountedParts,
) -> tuple[FrameBands, ...]:
    """Put together what rounds pay that start from 0, 1, 2 ... frames, from all parts with what was counted of them."""
    bells = bell_reels(reels.columns)
    rounds = _Rounds(bells, _Reached(total))
    rounds.add_plain(pay_lines, reels.columns)
    times = Counter(reels.first)
    stops = prod(len(columns) for columns in reels.columns)
    for part, each in counted:
        rounds.add_golden(part, each, Decimal(times[part.first]) / stops)
    return rounds.bands()


def in_bands(by_frames: Sequence[FrameBands]) -> InBands:
    """Add the bands by what stands."""
    base = zip(*([each.share * chance for chance in each.bands] for each in by_frames), strict=True)
    return InBands(tuple(sum(chances, Decimal()) for chances in base), tuple(each.bands for each in by_frames))


class _Reached:
    """How likely lines and Christmas Spins together pay at most each edge of a band."""

    def __init__(self, total: BonusTotal) -> None:
        self._cap = total.cap
        chances = (total.chances.get(times, 0) for times in range(total.cap))
        self._at_most = list(accumulate(Decimal(each.numerator) / each.denominator for each in chances))

    def lines(self, hundredths: int) -> list[Decimal]:
        """Give that where lines pay alone."""
        return [Decimal(hundredths <= edge * _STAKE or edge >= self._cap) for edge in BAND_EDGES]

    def with_bonus(self, hundredths: int) -> list[Decimal]:
        """Give that where the Christmas Spins pay, too, up to the cap."""
        return [self._up_to(edge, (edge * _STAKE - hundredths) // _STAKE) for edge in BAND_EDGES]

    def _up_to(self, edge: int, left: int) -> Decimal:
        if edge >= self._cap:
            return Decimal(1)
        return self._at_most[left] if left >= 0 else Decimal()


class _Rounds:
    """What rounds pay, added up by the frames before them: how likely at most each edge of a band."""

    def __init__(self, bells: Sequence[BellReel], reached: _Reached) -> None:
        standing = numbers_standing(bells)
        spins = sum(standing.values(), Decimal())
        self._rows, self._reached = len(bells[0].columns[0]), reached
        self._standing = {frames: share / spins for frames, share in standing.items()}
        self._at_most: dict[int, list[Decimal]] = defaultdict(lambda: [Decimal()] * len(BAND_EDGES))

    def add_plain(self, pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> None:
        """Add spins without Golden Leaf, in which no bell in view hits a frame."""
        seen = plain_windows(pay_lines, columns)
        kinds: dict[tuple[tuple[int, ...], bool], list[Decimal]] = {}
        for (marks, hundredths), times in seen.items():
            triggers = bool(marks[0] and marks[-1])
            at_most = self._reached.with_bonus(hundredths) if triggers else self._reached.lines(hundredths)
            kind = marks[1:-1], triggers
            kinds[kind] = _added(kinds.get(kind), at_most, Decimal(times) / seen.total())
        for frames, share in self._standing.items():
            for (bells, _), at_most in kinds.items():
                spared = [1 - Decimal(number) / self._rows for number, bell in zip(frames, bells, strict=True) if bell]
                chance = share * prod(spared, start=Decimal(1))
                self._at_most[sum(frames)] = _added(self._at_most[sum(frames)], at_most, chance)

    def add_golden(self, part: GoldenPart, counted: Counted, stops: Decimal) -> None:
        """Add what was counted of a part, of which each window comes with this chance."""
        reached = self._reached.lines if part.up_to else self._reached.with_bonus
        chances: dict[tuple[int, int], list[Decimal]] = {}
        for (frames, hits), windows in counted.windows.items():
            sets = prod(comb(self._rows, number) for number in frames)
            key = sum(frames), hits
            chances[key] = _added(chances.get(key), windows, self._standing[frames] * stops / sets)
        for (number, hits), each in chances.items():
            for hundredths, chance in zip(counted.up_to, each, strict=True):
                self._at_most[number] = _added(self._at_most[number], reached(hundredths * hits), chance)

    def bands(self) -> tuple[FrameBands, ...]:
        """Give the bands of all numbers of frames."""
        found = []
        for number in sorted({sum(frames) for frames in self._standing}):
            share = sum((each for frames, each in self._standing.items() if sum(frames) == number), Decimal())
            if not share:
                continue
            at_most = [each / share for each in self._at_most[number]]
            paying = (up_to - less for less, up_to in pairwise((*at_most, Decimal(1))))
            found.append(FrameBands(share, (at_most[0], *paying)))
        return tuple(found)


def _added(total: list[Decimal] | None, more: Sequence[Decimal | int], factor: Decimal) -> list[Decimal]:
    if total is None:
        return [factor * each for each in more]
    return [each + factor * other for each, other in zip(total, more, strict=True)]
