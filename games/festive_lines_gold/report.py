"""Festive Lines Gold for the maths commands: exact figures beside the declared ones, and other payouts."""

from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final

from engine.rules.conversion import convert
from engine.rules.exact import ANY_WIN, Declared, ExactReport
from engine.rules.yaml_loading import load_document
from games.festive_lines_gold.game import FestiveLinesGold
from games.festive_lines_gold.maths import CORNER_BONUS, exact_mode, measure
from games.festive_lines_gold.numbers import LinesNumbers

__all__ = ["WARM_UP", "exact_report", "measure", "payout"]

WARM_UP: Final[dict[str, int]] = {}  # nothing is carried from play to play


def exact_report(game: FestiveLinesGold) -> ExactReport:
    """Compute all figures."""
    numbers, mode = game.numbers, exact_mode(game.numbers)
    stated = numbers.declared
    declared = (
        Declared("odds, 1 in", Decimal(numbers.odds).scaleb(-2), 1 / mode.rates[ANY_WIN]),
        Declared("payout, %", Decimal(numbers.payout).scaleb(-2), mode.rtp * 100),
        Declared(ANY_WIN, stated.any_win, mode.rates[ANY_WIN]),
        Declared(CORNER_BONUS, stated.corner_bonus, mode.rates[CORNER_BONUS]),
        Declared("standard deviation", stated.deviation, mode.deviation or Fraction()),
    )
    return ExactReport({mode.id: mode}, declared, game.is_proven)


def payout(path: Path, mode: str) -> Fraction:  # noqa: ARG001 (there is one way to play)
    """Compute the payout of the prize table in a file, also where its stated odds and payout no longer fit it."""
    return exact_mode(convert(load_document(path), LinesNumbers)).rtp
