"""Jingle Bells for the maths commands: its exact figures in the shape of all games; what rounds are counted by."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final

from engine.rules.events import Event
from engine.rules.exact import ANY_WIN, Declared, ExactMode, ExactReport, Measured, root
from engine.rules.slots.events import LineWon
from engine.rules.slots.line_square import line_square
from engine.rules.slots.win_cap import WinCapReached
from engine.rules.slots.windows import Column
from games.jingle_bells.bonus_maths import bonus_figures
from games.jingle_bells.events import (
    BoardFilled,
    ChristmasSpinsTriggered,
    FramesTurnedWild,
    MultiplierRaised,
    PrizeCollected,
    StageFilled,
)
from games.jingle_bells.frames import FRAME_CELLS, frames_on
from games.jingle_bells.game import JingleBells
from games.jingle_bells.maths import ExactFigures, exact_figures, worth_with
from games.jingle_bells.numbers_checks import load_numbers
from games.jingle_bells.symbols import JINGLE_BELL, SCATTER, SCATTER_REELS

__all__ = ["WARM_UP", "exact_report", "measure", "payout", "worth_from"]

WARM_UP: Final = {"base": 300}  # frames are carried; a cycle of frames takes ten spins on average

LINES: Final = "lines"
GOLDEN_LINES: Final = "lines with Golden Leaf"
CHRISTMAS_SPINS: Final = "Christmas Spins"
LINE_HIT: Final = "line hit"
GOLDEN_LEAF: Final = "Golden Leaf spin"
RAISED: Final = "multiplier of 2 or more"
FULL: Final = "board full"

_NOTHING: Final[frozenset[str]] = frozenset()
_HAPPENS: Final[dict[type[Event], frozenset[str]]] = {
    FramesTurnedWild: frozenset({GOLDEN_LEAF}),
    MultiplierRaised: frozenset({RAISED}),
    ChristmasSpinsTriggered: frozenset({CHRISTMAS_SPINS}),
    BoardFilled: frozenset({FULL}),
}
_METHOD: Final = (
    "frames and lines: products of one chain for each reel, in decimals of 40 places; Christmas Spins: forward over "
    "(locked cells, spins left, bar); the win cap: the middle between two bounds"
)


def exact_report(game: JingleBells) -> ExactReport:
    """Compute all figures, in seconds."""
    figures, stated = exact_figures(game.numbers), game.numbers.declared
    modes = {mode.id: _mode(mode.id, mode.title, mode.cost_hundredths, figures) for mode in game.modes}
    modes["base"] = _with_further(modes["base"], _by_state(game))
    modes["christmas_spins"] = _with_further(modes["christmas_spins"], _scatter_of_buys(game, figures))
    declared = (
        *(Declared(f"payout, {mode}", getattr(stated.rtp, mode), each.rtp) for mode, each in modes.items()),
        Declared(LINE_HIT, stated.line_hit, Fraction(figures.rates.line_hit)),
        Declared(ANY_WIN, stated.any_win, Fraction(figures.rates.any_win)),
        Declared(GOLDEN_LEAF, stated.golden_leaf, Fraction(figures.rates.golden_leaf)),
        Declared(CHRISTMAS_SPINS, stated.christmas_spins, Fraction(figures.rates.christmas_spins)),
        Declared("Christmas Spins, mean", stated.christmas_spins_mean, Fraction(figures.bonus.mean)),
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


def _mode(mode: str, title: str, cost_hundredths: int, figures: ExactFigures) -> ExactMode:
    worth, cost = figures.worth[mode], Fraction(cost_hundredths, 100)
    low, high = figures.rtp[mode]
    return ExactMode(
        id=mode,
        title=title,
        cost=cost,
        worth={
            LINES: Fraction(worth.plain_lines),
            GOLDEN_LINES: Fraction(worth.golden_lines),
            CHRISTMAS_SPINS: _middle(figures, mode) * cost - Fraction(worth.lines),
        },
        rates=_rates(mode, figures),
        method=_METHOD,
        others={
            "payout, at least": Fraction(low),
            "payout, at most": Fraction(high),
            "payout without win cap": Fraction(figures.uncapped[mode]),
            **(_standing(figures) if mode == "base" else {}),
            **_bonus(figures),
        },
    )


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


def _standing(figures: ExactFigures) -> dict[str, Fraction]:
    """Give how many frames stand before a spin."""
    shares = {f"spins from {number} frames": Fraction(share) for number, share in enumerate(figures.standing)}
    return {"frames before a spin, mean": Fraction(figures.frames), **shares}


def _with_further(mode: ExactMode, figures: dict[str, Fraction]) -> ExactMode:
    return replace(mode, others={**mode.others, **figures})


def _by_state(game: JingleBells) -> dict[str, Fraction]:
    """Give what lines of the next spin pay from no frame and from all of them."""
    return {
        "lines of the next spin from no frame": Fraction(worth_with(game.numbers, 0)),
        "lines of the next spin from 16 frames": Fraction(worth_with(game.numbers, frames_on(FRAME_CELLS))),
    }


def _scatter_of_buys(game: JingleBells, figures: ExactFigures) -> dict[str, Fraction]:
    """Give how far bought rounds scatter; lines and Christmas Spins are independent there."""
    shown = [
        Counter(column for column in strip.columns if _is_bought(column, reel))
        for reel, strip in enumerate(game.numbers.strips, start=1)
    ]
    worth = figures.worth["christmas_spins"]
    lines = line_square(game.numbers.lines, shown) - Fraction(worth.lines) ** 2
    return {"standard deviation without win cap": root(lines + Fraction(figures.bonus.deviation) ** 2)}


def _is_bought(column: Column, reel: int) -> bool:
    """Say whether a bought round can stop there: with its Scatter in view, elsewhere without a bell (JB-18)."""
    return SCATTER in column if reel in SCATTER_REELS else JINGLE_BELL not in column


def _bonus(figures: ExactFigures) -> dict[str, Fraction]:
    """Give the Christmas Spins by themselves, without the win cap."""
    bonus = figures.bonus
    exact = {
        "Christmas Spins, mean": bonus.mean,
        "Christmas Spins, standard deviation": bonus.deviation,
        "Christmas Spins, spins": bonus.spins,
        "Christmas Spins, cells at the end": bonus.locked,
        **{f"Christmas Spins with {name.title()}": chance for name, chance in bonus.prizes.items()},
    }
    return {name: Fraction(value) for name, value in exact.items()}


def _stage(number: int) -> str:
    return f"stage {number} filled"
