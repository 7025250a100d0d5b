"""How likely base rounds of Jingle Bells pay in bands, by how many frames stand before the spin (JB-1 to JB-8, JB-19).

Windows without Golden Leaf are those of the strips (plain_maths.py), with it all are counted with all sets of frames
(joint_maths.py). What the Christmas Spins pay does not depend on the spin that triggers them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import accumulate, pairwise, product
from math import comb, prod
from typing import NamedTuple, TypeAlias

from engine.rules.exact_prizes import BAND_EDGES
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, bell_reels
from games.jingle_bells.cap_maths import BonusTotal
from games.jingle_bells.joint_maths import GoldenPart
from games.jingle_bells.limit_maths import STAKE
from games.jingle_bells.plain_maths import plain_windows
from games.jingle_bells.running_maths import Array
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import numbers_standing
from games.jingle_bells.symbols import SCATTER
from games.jingle_bells.tagged_maths import Slots

Bands: TypeAlias = tuple[Decimal, ...]  # how likely nothing is paid, then each band up to the largest prizes
CountedParts: TypeAlias = Iterable[tuple[GoldenPart, Array]]


class FrameBands(NamedTuple):
    """Spins from so many frames: their share of all spins, and what they pay."""

    share: Decimal
    bands: Bands


class InBands(NamedTuple):
    """What base rounds pay: in the long run at one stake, and from 0, 1, 2 ... frames."""

    base: Bands
    by_frames: tuple[Bands, ...]


def golden_parts(pay_lines: PayLines, reels: ShownReels, cap: int) -> Iterator[GoldenPart]:
    """Give the spins with Golden Leaf in which lines pay alone: a part for each column of reel 1 (JB-8)."""
    for first in Counter(reels.first):
        last = tuple(column for column in reels.last if SCATTER not in first or SCATTER not in column)
        if last:
            yield GoldenPart(pay_lines, _shown(reels), first, last, BAND_EDGES, cap)


def triggering_parts(pay_lines: PayLines, reels: ShownReels, total: BonusTotal) -> Iterator[GoldenPart]:
    """Give the spins with Golden Leaf that trigger the Christmas Spins: a part for each column of reel 1 (JB-8)."""
    last, bonus = tuple(column for column in reels.last if SCATTER in column), tuple(map(float, _at_most(total)))
    for first in Counter(reels.first):
        if last and SCATTER in first:
            yield GoldenPart(pay_lines, _shown(reels), first, last, BAND_EDGES, total.cap, bonus)


def _shown(reels: ShownReels) -> tuple[tuple[Column, ...], ...]:
    return tuple(tuple(columns) for columns in reels.columns[1:-1])


def _at_most(total: BonusTotal) -> list[Decimal]:
    """Give how likely the Christmas Spins pay at most 0, 1, 2 ... times the stake, up to below the cap."""
    chances = (total.chances.get(times, 0) for times in range(total.cap))
    return list(accumulate(Decimal(each.numerator) / each.denominator for each in chances))


def bands_by_frames(
    pay_lines: PayLines, reels: ShownReels, total: BonusTotal, counted: CountedParts,
) -> tuple[FrameBands, ...]:
    """Put together what rounds pay that start from 0, 1, 2 ... frames, from all parts with what was counted of them."""
    bells = bell_reels(reels.columns)
    rounds = _Rounds(bells, _Reached(total))
    rounds.add_plain(pay_lines, reels.columns)
    times = Counter(reels.first)
    alone: Array = 0
    with_bonus: Array = 0
    for part, windows in counted:
        if part.bonus:
            with_bonus = with_bonus + windows * times[part.first]
        else:
            alone = alone + windows.astype("int64") * times[part.first]
    stops = prod(len(columns) for columns in reels.columns)
    for windows in (alone, with_bonus):
        rounds.add_golden(windows, Decimal(1) / stops)
    return rounds.bands()


def in_bands(by_frames: Sequence[FrameBands]) -> InBands:
    """Add the bands by what stands."""
    base = zip(*([each.share * chance for chance in each.bands] for each in by_frames), strict=True)
    return InBands(tuple(sum(chances, Decimal()) for chances in base), tuple(each.bands for each in by_frames))


class _Reached:
    """How likely lines and Christmas Spins together pay at most each edge of a band."""

    def __init__(self, total: BonusTotal) -> None:
        self._cap, self._at_most = total.cap, _at_most(total)

    def counted(self, lines: Mapping[int, int], *, triggers: bool) -> list[Decimal]:
        """Add up the chances of windows, counted by what their lines pay, in hundredths."""
        reached = self._with_bonus if triggers else self._lines
        return [
            sum((times * reached(edge, hundredths) for hundredths, times in lines.items()), Decimal())
            for edge in BAND_EDGES
        ]

    def _lines(self, edge: int, hundredths: int) -> Decimal:
        """Give that where lines pay alone."""
        return Decimal(hundredths <= edge * STAKE or edge >= self._cap)

    def _with_bonus(self, edge: int, hundredths: int) -> Decimal:
        """Give that where the Christmas Spins pay, too, up to the cap."""
        left = (edge * STAKE - hundredths) // STAKE
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
        windows: dict[tuple[tuple[int, ...], bool], Counter[int]] = defaultdict(Counter)
        for (marks, hundredths), times in seen.items():
            windows[marks[1:-1], bool(marks[0] and marks[-1])][hundredths] += times
        kinds = {kind: self._reached.counted(lines, triggers=kind[1]) for kind, lines in windows.items()}
        shares: dict[tuple[int, tuple[int, ...]], Decimal] = defaultdict(Decimal)
        for frames, share in self._standing.items():
            for bells in {bells for bells, _ in kinds}:
                spared = [1 - Decimal(number) / self._rows for number, bell in zip(frames, bells, strict=True) if bell]
                shares[sum(frames), bells] += share * prod(spared, start=Decimal(1))
        for (number, bells), chance in shares.items():
            for triggers in (False, True):
                if (bells, triggers) in kinds:
                    self._at_most[number] = _added(self._at_most[number], kinds[bells, triggers], chance / seen.total())

    def add_golden(self, windows: Array, chance: Decimal) -> None:
        """Add what was counted by slots and edges, of which each window comes with this chance."""
        slots = Slots(self._rows)
        named = [slots.named(slot)[0] for slot in range(slots.number)]
        by_frames: dict[tuple[int, ...], Array] = {}
        for at in product(range(slots.number), repeat=windows.ndim - 1):
            frames = tuple(named[slot] for slot in at)
            by_frames[frames] = by_frames.get(frames, 0) + windows[at]
        for frames, counts in by_frames.items():
            each = self._standing[frames] * chance / prod(comb(self._rows, number) for number in frames)
            number = sum(frames)
            self._at_most[number] = _added(self._at_most[number], list(map(Decimal, counts.tolist())), each)

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


def _added(total: Sequence[Decimal], more: Sequence[Decimal], factor: Decimal) -> list[Decimal]:
    return [each + factor * other for each, other in zip(total, more, strict=True)]
