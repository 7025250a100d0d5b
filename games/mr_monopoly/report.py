"""Mr. Monopoly for the maths commands: its exact figures in the shape of all games; what rounds are counted by."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final

from engine.rules.contract import Mode
from engine.rules.events import Event
from engine.rules.exact import ANY_WIN, Declared, ExactMode, ExactReport, Measured
from engine.rules.exact_prizes import Prizes
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.rules.slots.exact_slots import LINE_HIT, LINES, declared_of_slot
from engine.rules.slots.windows import Column
from games.mr_monopoly.events import FreeSpinsTriggered, GridFilled, NudgeMade, RentWon
from games.mr_monopoly.game import MrMonopoly
from games.mr_monopoly.maths import ExactFigures, exact_figures
from games.mr_monopoly.numbers_checks import load_numbers
from games.mr_monopoly.prize_maths import mode_prizes
from games.mr_monopoly.symbols import DIAMOND, LAST_REEL, MR_MONOPOLY

__all__ = ["WARM_UP", "exact_report", "measure", "payout"]

WARM_UP: Final[dict[str, int]] = {}  # nothing is carried from round to round

LANDED: Final = "rents, landed"
NUDGED: Final = "rents, nudged"
FREE_SPINS: Final = "Free Spins"
GRID_FULL: Final = "grid full"
NUDGE: Final = "nudge"
LANDS: Final = "Mr. Monopoly lands"
DIAMOND_SEEN: Final = "Diamond in view"
RENTS_PAID: Final = "rents paid"

_NOTHING: Final[frozenset[str]] = frozenset()
_HAPPENS: Final[dict[type[Event], frozenset[str]]] = {
    LineWon: frozenset({LINE_HIT}),
    NudgeMade: frozenset({NUDGE}),
    FreeSpinsTriggered: frozenset({FREE_SPINS}),
    GridFilled: frozenset({GRID_FULL}),
}

_METHOD: Final = (
    "lines and rents: exact fractions, by linearity over the pay lines and all vectors of House counts; Free Spins: "
    "forward over (Houses, spins left) in decimals of 60 places; prizes: all windows by their Houses and what their "
    "lines pay, with all that can follow"
)


def exact_report(game: MrMonopoly) -> ExactReport:
    """Compute all figures, in seconds."""
    figures, stated = exact_figures(game.numbers), game.numbers.declared
    prizes = mode_prizes(game.numbers, figures.bonus)
    modes = {mode.id: _mode(mode, figures, prizes[mode.id]) for mode in game.modes}
    declared = (
        *declared_of_slot(modes, stated),
        Declared("Free Spins, mean", stated.free_spins_mean, Fraction(figures.bonus.mean)),
        Declared("most of a round", Decimal(stated.most), Fraction(figures.most, 100)),
    )
    return ExactReport(modes, declared, game.is_proven)


def measure(events: Iterable[Event]) -> Measured:
    """Read what a round paid, and how, from what it showed."""
    parts = {LINES: 0, LANDED: 0, NUDGED: 0, FREE_SPINS: 0}
    happened: set[str] = set()
    rents = LANDED
    for event in events:
        if isinstance(event, LineWon):
            parts[LINES] += event.prize
        elif isinstance(event, RentWon):
            parts[rents] += event.prize
        elif isinstance(event, ReelsStopped):
            happened |= _shown_on(event.window[LAST_REEL - 1])
        elif isinstance(event, NudgeMade):
            rents = NUDGED
        elif isinstance(event, FreeSpinsTriggered):
            rents = FREE_SPINS
        happened |= _HAPPENS.get(type(event), _NOTHING)
    if parts[LANDED] or parts[NUDGED]:
        happened.add(RENTS_PAID)
    return Measured(parts, frozenset(happened))


def _shown_on(last: Column) -> frozenset[str]:
    if last[0] == MR_MONOPOLY:
        return frozenset({LANDS})
    return frozenset({DIAMOND_SEEN}) if DIAMOND in last else _NOTHING


def payout(path: Path, mode: str) -> Fraction:
    """Compute the payout of a mode with the numbers in a file; ConfigError says what is wrong with them."""
    return Fraction(exact_figures(load_numbers(path)[0]).rtp[mode])


def _mode(mode: Mode, figures: ExactFigures, prizes: Prizes) -> ExactMode:
    worth, rates, bonus = figures.worth[mode.id], figures.rates, figures.bonus
    happens = {
        "base": {
            ANY_WIN: rates.any_win,
            LINE_HIT: rates.line_hit,
            LANDS: rates.mr_monopoly_lands,
            NUDGE: rates.nudge,
            RENTS_PAID: rates.rents,
            DIAMOND_SEEN: rates.diamond,
            FREE_SPINS: rates.free_spins,
            GRID_FULL: rates.free_spins * Fraction(bonus.grid_full),
        },
        "mr_monopoly": {ANY_WIN: Fraction(1), LINE_HIT: figures.line_hit[mode.id], RENTS_PAID: Fraction(1)},
        "free_spins": {ANY_WIN: Fraction(1), LINE_HIT: figures.line_hit[mode.id], GRID_FULL: Fraction(bonus.grid_full)},
    }
    return ExactMode(
        id=mode.id,
        title=mode.title,
        cost=Fraction(mode.cost_hundredths, 100),
        worth={
            LINES: worth.lines, LANDED: worth.rents_landed, NUDGED: worth.rents_nudged,
            FREE_SPINS: Fraction(worth.free_spins),
        },
        rates=happens[mode.id],
        method=_METHOD,
        others={**_top(prizes), **({} if mode.id == "mr_monopoly" else _bonus(figures))},
        variance=prizes.variance,
        prizes=prizes,
    )


def _top(prizes: Prizes) -> dict[str, Fraction]:
    """Give the most that a round can pay, and how likely that is."""
    return {"top prize": prizes.top, "chance of the top prize": prizes.at_least(prizes.top)}


def _bonus(figures: ExactFigures) -> dict[str, Fraction]:
    """Give the Free Spins by themselves."""
    bonus = figures.bonus
    at_least = {f"Free Spins of at least {times:,}x": bonus.at_least(times) for times in (50, 100, 250, 1000, 10_000)}
    exact = {
        "Free Spins, mean": bonus.mean,
        "Free Spins, standard deviation": bonus.deviation,
        "Free Spins, spins": bonus.spins,
        "Free Spins, House For Rent": bonus.houses_for_rent,
        "Free Spins, Houses at the end": bonus.houses,
        **at_least,
    }
    return {name: Fraction(value) for name, value in exact.items()}
