"""The exact figures of Jingle Bells, from the numbers that are played; a base round's loss to the cap is bounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Context, Decimal, localcontext
from fractions import Fraction

from engine.rules.slots.windows import Column
from games.jingle_bells.band_maths import CountedParts, InBands, bands_by_frames, in_bands
from games.jingle_bells.base_maths import base_rounds
from games.jingle_bells.bell_reels import bell_reels
from games.jingle_bells.bonus_maths import BonusFigures, bonus_figures
from games.jingle_bells.cap_maths import BonusTotal
from games.jingle_bells.count_maths import prize_chances, symbol_counts
from games.jingle_bells.frame_maths import PLACES, FrameCycle, line_pay, run_chances, standing
from games.jingle_bells.frames import REEL_SETS
from games.jingle_bells.hit_maths import losing_chance
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.plain_maths import LineChances, bought_lines
from games.jingle_bells.round_maths import Rounds
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import WithFrames, by_frames
from games.jingle_bells.symbols import BELL_REELS, ROWS, SCATTER
from games.jingle_bells.total_maths import bonus_totals


@dataclass(frozen=True, slots=True)
class Rates:
    """How often things happen in a base spin, in the long run at one stake; `multipliers` from x1 up.

    `multipliers` is how likely each is in a spin in which frames turn wild.
    """

    line_hit: Decimal
    any_win: Decimal
    golden_leaf: Decimal
    christmas_spins: Decimal
    multipliers: tuple[Decimal, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What the parts of a round pay on average, in multiples of the stake, uncapped."""

    plain_lines: Decimal
    golden_lines: Decimal
    christmas_spins: Decimal

    @property
    def lines(self) -> Decimal:
        """What all lines pay."""
        return self.plain_lines + self.golden_lines

    @property
    def total(self) -> Decimal:
        """What a round pays."""
        return self.lines + self.christmas_spins


@dataclass(frozen=True, slots=True)
class ExactFigures:
    """All figures.

    Attributes:
        rates: of a base spin.
        worth: of a round, by mode.
        uncapped: RTP by mode without the win cap.
        rtp: RTP by mode: with it, between these two.
        triggered_lines: what the lines of a triggering spin pay, by mode.
        bought_line_hit: how often a bought spin wins on lines.
        standing: how likely so many frames stand before a spin, from none up.
        bonus: the Christmas Spins by themselves, without the cap.
        bonus_prizes: how likely each bonus prize comes in them at least once.
        total: what they pay, with the cap.
        rounds: whole rounds, by mode.
    """

    rates: Rates
    worth: dict[str, Worth]
    uncapped: dict[str, Decimal]
    rtp: dict[str, tuple[Decimal, Decimal]]
    triggered_lines: dict[str, Decimal]
    bought_line_hit: Decimal
    standing: tuple[Decimal, ...]
    bonus: BonusFigures
    bonus_prizes: dict[str, Decimal]
    total: BonusTotal
    rounds: dict[str, Rounds]

    @property
    def frames(self) -> Decimal:
        """How many frames stand before a spin, on average."""
        return sum((number * chance for number, chance in enumerate(self.standing)), Decimal())


def exact_figures(numbers: BellsNumbers) -> ExactFigures:
    """Compute all figures, in seconds."""
    with localcontext(Context(prec=PLACES)):
        reels, bonus, counts = ShownReels(numbers), bonus_figures(numbers), symbol_counts(numbers)
        total = BonusTotal(bonus_totals(numbers, counts), numbers.win_cap, Fraction(bonus.mean))
        cycle = FrameCycle(numbers.lines, reels.columns)
        rates = _rates(numbers, reels, cycle)
        bought = bought_lines(numbers.lines, reels.bought)
        worth = _worth(numbers, reels, cycle, bought, bonus.mean)
        rounds = {
            "base": base_rounds(numbers, reels, cycle, total),
            "christmas_spins": Rounds(total, triggering=bought),
        }
        costs = {mode.id: Decimal(mode.cost_hundredths) / 100 for mode in numbers.sold_modes()}
        return ExactFigures(
            rates=rates,
            worth=worth,
            uncapped={mode: part.total / costs[mode] for mode, part in worth.items()},
            rtp={mode: _between(part.total, rounds[mode].lost, costs[mode]) for mode, part in worth.items()},
            triggered_lines={
                "base": sum(line_pay(numbers.lines, cycle.runs, *reels.triggering), Decimal()),
                "christmas_spins": _mean(bought),
            },
            bought_line_hit=1 - bought.get(0, Decimal()),
            standing=tuple(cycle.standing),
            bonus=bonus,
            bonus_prizes=prize_chances(numbers, counts),
            total=total,
            rounds=rounds,
        )


def next_spin_by_frames(numbers: BellsNumbers, figures: ExactFigures) -> tuple[WithFrames, ...]:
    """Give spins from 0, 1, 2 ... 16 frames, with all that they pay on average, Christmas Spins too; in seconds."""
    with localcontext(Context(prec=PLACES)):
        low, high = figures.rtp["base"]
        bonus = (low + high) / 2 - figures.worth["base"].lines  # the same with any frames
        spins = by_frames(numbers.lines, ShownReels(numbers).columns)
        return tuple(each._replace(pays=each.pays + bonus) for each in spins)


def prize_bands(numbers: BellsNumbers, figures: ExactFigures, counted: CountedParts) -> InBands:
    """Give what base rounds pay in bands, from all parts of `golden_parts` and `triggering_parts` as counted."""
    with localcontext(Context(prec=PLACES)):
        return in_bands(bands_by_frames(numbers.lines, ShownReels(numbers), figures.total, counted))


def worth_with(numbers: BellsNumbers, frames: int) -> Decimal:
    """Give what the lines of the next spin pay on average when exactly these frames stand."""
    with localcontext(Context(prec=PLACES)):
        reels = ShownReels(numbers)
        certain = [_only(frames >> place * ROWS & REEL_SETS - 1) for place in range(len(BELL_REELS))]
        runs = run_chances(numbers.lines, standing(bell_reels(reels.columns), certain))
        return sum(line_pay(numbers.lines, runs, reels.first, reels.last), Decimal())


def _worth(
    numbers: BellsNumbers, reels: ShownReels, cycle: FrameCycle, bought: LineChances, bonus: Decimal,
) -> dict[str, Worth]:
    """Compute what the parts of a round pay, by mode."""
    plain, golden = line_pay(numbers.lines, cycle.runs, reels.first, reels.last)
    return {
        "base": Worth(plain, golden, reels.triggers * bonus),
        "christmas_spins": Worth(_mean(bought), Decimal(), bonus),
    }


def _mean(lines: LineChances) -> Decimal:
    return sum((chance * hundredths for hundredths, chance in lines.items()), Decimal()) / 100


def _between(worth: Decimal, lost: tuple[Fraction, Fraction], cost: Decimal) -> tuple[Decimal, Decimal]:
    """Give the payout of a mode between the most and the least that the cap takes."""
    least, most = lost
    return (worth - _decimal(most)) / cost, (worth - _decimal(least)) / cost


def _decimal(fraction: Fraction) -> Decimal:
    return Decimal(fraction.numerator) / fraction.denominator


def _rates(numbers: BellsNumbers, reels: ShownReels, cycle: FrameCycle) -> Rates:
    """Compute how often things happen; a spin pays nothing when its lines lose and it triggers nothing."""
    triggering = losing_chance(numbers.lines, cycle, reels.triggering[0])
    other = losing_chance(numbers.lines, cycle, _without(reels.first))
    none, *hits = cycle.hits
    return Rates(
        line_hit=1 - (triggering + other) / len(reels.first),
        any_win=1 - (triggering * (1 - reels.last_triggers) + other) / len(reels.first),
        golden_leaf=1 - none,
        christmas_spins=reels.triggers,
        multipliers=tuple(hit / (1 - none) for hit in hits),
    )


def _without(columns: Sequence[Column]) -> list[Column]:
    return [column for column in columns if SCATTER not in column]


def _only(frames: int) -> list[Decimal]:
    """Give the chances of the sets on a reel when one of them is certain."""
    return [Decimal(frames == each) for each in range(REEL_SETS)]
