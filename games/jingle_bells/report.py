"""Jingle Bells for the maths commands: its exact figures in the shape of all games; what rounds are counted by."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

from engine.rules.contract import Mode
from engine.rules.events import Event
from engine.rules.exact import ANY_WIN, Declared, ExactMode, ExactReport, Measured
from engine.rules.exact_prizes import Band, bands_of
from engine.rules.slots.events import LineWon
from engine.rules.slots.exact_slots import LINE_HIT, LINES, declared_of_slot
from engine.rules.slots.win_cap import WinCapReached
from games.jingle_bells.band_maths import CountedParts, golden_parts, triggering_parts
from games.jingle_bells.bonus_maths import bonus_figures
from games.jingle_bells.events import (
    BoardFilled,
    ChristmasSpinsTriggered,
    FramesTurnedWild,
    MultiplierRaised,
    PrizeCollected,
    StageFilled,
)
from games.jingle_bells.frames import frames_on
from games.jingle_bells.game import JingleBells
from games.jingle_bells.joint_maths import GoldenPart
from games.jingle_bells.maths import ExactFigures, exact_figures, next_spin_by_frames, prize_bands, worth_with
from games.jingle_bells.numbers_checks import load_numbers
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import WithFrames
from games.jingle_bells.symbols import SCATTER, SCATTER_REELS

__all__ = ["WARM_UP", "counted_report", "exact_report", "measure", "payout", "worth_from"]

Count: TypeAlias = Callable[[Iterable[GoldenPart]], CountedParts]

WARM_UP: Final = {"base": 300}  # frames are carried; a cycle of frames takes ten spins on average

GOLDEN_LINES: Final = "lines with Golden Leaf"
CHRISTMAS_SPINS: Final = "Christmas Spins"
GOLDEN_LEAF: Final = "Golden Leaf spin"
RAISED: Final = "multiplier of 2 or more"
FULL: Final = "board full"
SHARE: Final = "share of spins"
WORTH: Final = "the next spin pays"

_NOTHING: Final[frozenset[str]] = frozenset()
_HAPPENS: Final[dict[type[Event], frozenset[str]]] = {
    FramesTurnedWild: frozenset({GOLDEN_LEAF}),
    MultiplierRaised: frozenset({RAISED}),
    ChristmasSpinsTriggered: frozenset({CHRISTMAS_SPINS}),
    BoardFilled: frozenset({FULL}),
}
_TAIL: Final = (100, 250, 500, 1000, 5000, 10_000)
_METHOD: Final = (
    "frames and lines: products of one chain for each reel, in decimals of 40 places; Christmas Spins: forward over "
    "locked cells, spins left and bar, their totals by the numbers of symbols of each kind, to 14 places; prizes: all "
    "windows by what their lines pay, with all that can follow; in base rounds all windows with all sets of frames, "
    "counted by bands. Lines with Golden Leaf can help to reach the win cap: so the payout is the middle of two bounds"
)


def exact_report(game: JingleBells) -> ExactReport:
    """Compute all figures but the bands of base rounds, in seconds."""
    return _report(game, exact_figures(game.numbers))


def counted_report(game: JingleBells, count: Count) -> ExactReport:
    """Compute all figures, in seconds; `count` takes the parts of a count, and may begin with them at once."""
    numbers, reels = game.numbers, ShownReels(game.numbers)
    alone = count(golden_parts(numbers.lines, reels, numbers.win_cap))
    figures = exact_figures(numbers)
    with_bonus = count(triggering_parts(numbers.lines, reels, figures.total))
    report = _report(game, figures)
    bands = prize_bands(numbers, figures, chain(alone, with_bonus))
    base = replace(
        report.modes["base"],
        in_bands=_bands(bands.base),
        state_bands={_frames(number): _bands(chances) for number, chances in enumerate(bands.by_frames)},
    )
    return replace(report, modes={**report.modes, "base": base})


def _report(game: JingleBells, figures: ExactFigures) -> ExactReport:
    stated, modes = game.numbers.declared, {mode.id: _mode(mode, figures) for mode in game.modes}
    frames = next_spin_by_frames(game.numbers, figures)
    modes["base"] = replace(modes["base"], states=_by_frames(frames))
    declared = (
        *declared_of_slot(modes, stated),
        Declared(GOLDEN_LEAF, stated.golden_leaf, Fraction(figures.rates.golden_leaf)),
        Declared(CHRISTMAS_SPINS, stated.christmas_spins, Fraction(figures.rates.christmas_spins)),
        Declared("Christmas Spins, mean", stated.christmas_spins_mean, Fraction(figures.bonus.mean)),
        *(
            Declared(f"next spin from {number} frames", worth, Fraction(each.pays))
            for number, (worth, each) in enumerate(zip(stated.next_spin, frames, strict=True))
        ),
    )
    return ExactReport(modes, declared, game.is_proven)


def worth_from(game: JingleBells, carried: str) -> Fraction:
    """Give what the next base spin pays on average from the frames that are carried, without the win cap.

    Raises:
        OrderRefused: the text is no set of frames.
    """
    lines = worth_with(game.numbers, frames_on(game.frames(carried)))
    triggers = Fraction(1)
    for reel in SCATTER_REELS:
        columns = game.numbers.strips[reel - 1].columns
        triggers *= Fraction(sum(SCATTER in column for column in columns), len(columns))
    return Fraction(lines) + triggers * Fraction(bonus_figures(game.numbers).mean)


def measure(events: Iterable[Event]) -> Measured:
    """Read what a round paid, and how, from what it showed; what the win cap took is taken from the bonus."""
    parts = {LINES: 0, GOLDEN_LINES: 0, CHRISTMAS_SPINS: 0}
    happened: set[str] = set()
    lines = LINES
    for event in events:
        if isinstance(event, LineWon):
            parts[lines] += event.prize
            happened.add(LINE_HIT)
        elif isinstance(event, PrizeCollected):
            parts[CHRISTMAS_SPINS] += event.prize
        elif isinstance(event, WinCapReached):
            parts[CHRISTMAS_SPINS] -= event.reduction
        elif isinstance(event, FramesTurnedWild):
            lines = GOLDEN_LINES
        elif isinstance(event, StageFilled):
            happened.add(_stage(event.stage))
        happened |= _HAPPENS.get(type(event), _NOTHING)
    return Measured(parts, frozenset(happened))


def payout(path: Path, mode: str) -> Fraction:
    """Compute the payout of a mode with the numbers in a file; ConfigError says what is wrong with them."""
    return _middle(exact_figures(load_numbers(path)[0]), mode)


def _middle(figures: ExactFigures, mode: str) -> Fraction:
    """Give the payout of a mode: the middle of its bounds."""
    low, high = figures.rtp[mode]
    return (Fraction(low) + Fraction(high)) / 2


def _mode(mode: Mode, figures: ExactFigures) -> ExactMode:
    worth, cost, rounds = figures.worth[mode.id], Fraction(mode.cost_hundredths, 100), figures.rounds[mode.id]
    payout_of_mode = _middle(figures, mode.id)
    is_base, frames = mode.id == "base", Fraction(figures.frames)
    return ExactMode(
        id=mode.id,
        title=mode.title,
        cost=cost,
        worth={
            LINES: Fraction(worth.plain_lines),
            GOLDEN_LINES: Fraction(worth.golden_lines),
            CHRISTMAS_SPINS: payout_of_mode * cost - Fraction(worth.lines),
        },
        rates=_rates(mode.id, figures),
        method=_METHOD,
        others={**_cap(mode.id, figures), **_bonus(figures), **({"frames before a spin": frames} if is_base else {})},
        variance=rounds.square - (payout_of_mode * cost) ** 2,
        part_variances=_part_variances(mode.id, figures),
        prizes=None if is_base else rounds.prizes,
    )


def _bands(chances: Sequence[Decimal]) -> tuple[Band, ...]:
    return bands_of([Fraction(chance) for chance in chances])


def _part_variances(mode: str, figures: ExactFigures) -> dict[str, Fraction]:
    """Give how far the parts of a round scatter; what the cap takes counts for the Christmas Spins."""
    worth, rounds, total = figures.worth[mode], figures.rounds[mode], figures.total
    triggers = Fraction(figures.rates.christmas_spins) if mode == "base" else Fraction(1)
    golden = rounds.golden_triggering.square + rounds.golden_others.square
    return {
        LINES: rounds.plain_square - Fraction(worth.plain_lines) ** 2,
        GOLDEN_LINES: golden - Fraction(worth.golden_lines) ** 2,
        CHRISTMAS_SPINS: triggers * total.square - (triggers * total.mean) ** 2,
    }


def _cap(mode: str, figures: ExactFigures) -> dict[str, Fraction]:
    """Give what the win cap does; between bounds where lines with Golden Leaf have a part in it."""
    rounds = figures.rounds[mode]
    found = {"top prize, the win cap": Fraction(figures.total.cap)}
    least, most = rounds.reach_cap
    low, high = (Fraction(each) for each in figures.rtp[mode])
    if least == most:
        found["chance of the win cap"] = least
    else:
        found |= {"chance of the win cap, at least": least, "chance of the win cap, at most": most}
        found |= {"payout, at least": low, "payout, at most": high}
    return {**found, "payout without win cap": Fraction(figures.uncapped[mode])}


def _rates(mode: str, figures: ExactFigures) -> dict[str, Fraction]:
    rates, bonus = figures.rates, figures.bonus
    triggers = rates.christmas_spins if mode == "base" else Decimal(1)
    exact = {
        ANY_WIN: rates.any_win if mode == "base" else Decimal(1),
        LINE_HIT: rates.line_hit if mode == "base" else figures.bought_line_hit,
        CHRISTMAS_SPINS: triggers,
        **{_stage(number): triggers * chance for number, chance in enumerate(bonus.stages, start=1)},
        FULL: triggers * bonus.full,
    }
    if mode == "base":
        exact |= {GOLDEN_LEAF: rates.golden_leaf, RAISED: rates.golden_leaf * (1 - rates.multipliers[0])}
    return {name: Fraction(rate) for name, rate in exact.items()}


def _by_frames(frames: Sequence[WithFrames]) -> dict[str, dict[str, Fraction]]:
    """Give what a spin brings by how many frames stand before it."""
    return {
        _frames(number): {
            SHARE: Fraction(each.share),
            WORTH: Fraction(each.pays),
            GOLDEN_LEAF: Fraction(each.golden_leaf),
            LINE_HIT: Fraction(each.line_hit),
        }
        for number, each in enumerate(frames)
    }


def _frames(number: int) -> str:
    return f"{number} frame{'' if number == 1 else 's'}"


def _bonus(figures: ExactFigures) -> dict[str, Fraction]:
    """Give the Christmas Spins by themselves, without the win cap."""
    bonus = figures.bonus
    exact = {
        "Christmas Spins, mean without win cap": bonus.mean,
        "Christmas Spins, standard deviation without win cap": bonus.deviation,
        "Christmas Spins, spins": bonus.spins,
        "Christmas Spins, cells at the end": bonus.locked,
        **{f"Christmas Spins with {name.title()}": chance for name, chance in figures.bonus_prizes.items()},
    }
    tail = {f"Christmas Spins of at least {times:,}x": figures.total.at_least(times) for times in _TAIL}
    return {**{name: Fraction(value) for name, value in exact.items()}, **tail}


def _stage(number: int) -> str:
    return f"stage {number} filled"
