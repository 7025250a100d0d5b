"""Festive Lines Gold for the maths commands: exact figures beside the declared ones, and other payouts."""

from fractions import Fraction
from pathlib import Path
from typing import Final

from engine.rules.conversion import convert
from engine.rules.exact import ExactReport
from engine.rules.exact_tables import report_of_table
from engine.rules.yaml_loading import load_document
from games.festive_lines_gold.game import FestiveLinesGold
from games.festive_lines_gold.maths import CORNER_BONUS, exact_mode, measure
from games.festive_lines_gold.numbers import LinesNumbers

__all__ = ["WARM_UP", "exact_report", "measure", "payout"]

WARM_UP: Final[dict[str, int]] = {}  # nothing is carried from play to play


def exact_report(game: FestiveLinesGold) -> ExactReport:
    """Compute all figures."""
    numbers, stated = game.numbers, game.numbers.declared
    return report_of_table(
        exact_mode(numbers), odds=numbers.odds, payout=numbers.payout, stated=stated,
        rate=(CORNER_BONUS, stated.corner_bonus), is_proven=game.is_proven,
    )


def payout(path: Path, mode: str) -> Fraction:  # noqa: ARG001 (there is one way to play)
    """Compute the payout of the prize table in a file, also where its stated odds and payout no longer fit it."""
    return exact_mode(convert(load_document(path), LinesNumbers)).rtp
