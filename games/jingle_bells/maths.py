"""The exact figures of Jingle Bells, from the numbers that are played; what the win cap takes is bounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Context, Decimal, localcontext

from engine.rules.slots.line_worth import count_hits, line_worth
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import bell_reels
from games.jingle_bells.bonus_maths import BonusFigures, bonus_figures
from games.jingle_bells.cap_maths import CapFigures, cap_figures
from games.jingle_bells.frame_maths import PLACES, FrameCycle, line_pay, run_chances, standing
from games.jingle_bells.frames import REEL_SETS
from games.jingle_bells.hit_maths import losing_chance
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.standing_maths import line_worth_by_frames
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, ROWS, SCATTER, SCATTER_REELS


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
        bonus: the Christmas Spins by themselves.
        cap: what the win cap takes from them.
    """

    rates: Rates
    worth: dict[str, Worth]
    uncapped: dict[str, Decimal]
    rtp: dict[str, tuple[Decimal, Decimal]]
    triggered_lines: dict[str, Decimal]
    bought_line_hit: Decimal
    standing: tuple[Decimal, ...]
    bonus: BonusFigures
    cap: CapFigures

    @property
    def frames(self) -> Decimal:
        """How many frames stand before a spin, on average."""
        return sum((number * chance for number, chance in enumerate(self.standing)), Decimal())


class _Reels:
    """What the reels show."""

    def __init__(self, numbers: BellsNumbers) -> None:
        self.columns = [strip.columns for strip in numbers.strips]
        self.first, self.last = self.columns[0], self.columns[-1]
        self.triggering = [[column for column in self.columns[reel - 1] if SCATTER in column] for reel in SCATTER_REELS]
        self.bought = [
            self.triggering[SCATTER_REELS.index(reel)] if reel in SCATTER_REELS
            else [column for column in columns if JINGLE_BELL not in column]
            for reel, columns in enumerate(self.columns, start=1)
        ]
        self.last_triggers = Decimal(len(self.triggering[1])) / len(self.last)
        self.triggers = Decimal(len(self.triggering[0])) / len(self.first) * self.last_triggers


def exact_figures(numbers: BellsNumbers) -> ExactFigures:
    """Compute all figures, in seconds."""
    with localcontext(Context(prec=PLACES)):
        reels, bonus = _Reels(numbers), bonus_figures(numbers)
        cycle = FrameCycle(numbers.lines, reels.columns)
        plain, golden = line_pay(numbers.lines, cycle.runs, reels.first, reels.last)
        exact = line_worth(numbers.lines, reels.bought)
        bought = Decimal(exact.numerator) / exact.denominator
        hits = count_hits(numbers.lines, reels.bought, JINGLE_BELL)
        worth = {
            "base": Worth(plain, golden, reels.triggers * bonus.mean),
            "christmas_spins": Worth(bought, Decimal(), bonus.mean),
        }
        lines = {
            "base": sum(line_pay(numbers.lines, cycle.runs, *reels.triggering), Decimal()), "christmas_spins": bought,
        }
        cap = cap_figures(numbers, bonus.mean, most_of_lines(numbers))
        costs = {mode.id: Decimal(mode.cost_hundredths) / 100 for mode in numbers.sold_modes()}
        triggered = {"base": reels.triggers, "christmas_spins": Decimal(1)}
        return ExactFigures(
            rates=_rates(numbers, reels, cycle),
            worth=worth,
            uncapped={mode: part.total / costs[mode] for mode, part in worth.items()},
            rtp={
                mode: (
                    (part.total - triggered[mode] * Decimal(cap.most_with(lines[mode]))) / costs[mode],
                    (part.total - triggered[mode] * Decimal(cap.least)) / costs[mode],
                )
                for mode, part in worth.items()
            },
            triggered_lines=lines,
            bought_line_hit=1 - Decimal(hits.losing) / hits.stops,
            standing=tuple(cycle.standing),
            bonus=bonus,
            cap=cap,
        )


def next_spin_by_frames(numbers: BellsNumbers, figures: ExactFigures) -> tuple[Decimal, ...]:
    """Give what the next spin pays on average, bonus and all, when 0, 1, 2 ... 16 frames stand; in seconds."""
    with localcontext(Context(prec=PLACES)):
        low, high = figures.rtp["base"]
        bonus = (low + high) / 2 - figures.worth["base"].lines  # the same with any frames
        lines = line_worth_by_frames(numbers.lines, _Reels(numbers).columns)
        return tuple(worth + bonus for worth in lines)


def worth_with(numbers: BellsNumbers, frames: int) -> Decimal:
    """Give what the lines of the next spin pay on average when exactly these frames stand."""
    with localcontext(Context(prec=PLACES)):
        reels = _Reels(numbers)
        certain = [_only(frames >> place * ROWS & REEL_SETS - 1) for place in range(len(BELL_REELS))]
        runs = run_chances(numbers.lines, standing(bell_reels(reels.columns), certain))
        return sum(line_pay(numbers.lines, runs, reels.first, reels.last), Decimal())


def most_of_lines(numbers: BellsNumbers) -> int:
    """Give what lines could pay at most, times the stake, rounded up: all of them the best pay, times x4."""
    best = max(pays[-1] for pays in numbers.paytable.values())
    return -(-len(numbers.pay_lines) * best * len(BELL_REELS) // 100)


def _rates(numbers: BellsNumbers, reels: _Reels, cycle: FrameCycle) -> Rates:
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
