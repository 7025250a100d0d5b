"""The exact figures of Festive Lines Gold, from the whole numbers of its prize table; what its plays are counted by.

A ticket is drawn below the number of tickets, so the chance of a way to win is exactly its share of them.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from engine.rules.events import Event
from engine.rules.exact import ExactMode, Measured
from engine.rules.exact_tables import mode_of_table
from games.festive_lines_gold.events import CornerBonusWon, LineWon
from games.festive_lines_gold.numbers import LinesNumbers, LinesWay

LINES: Final = "lines"
CORNERS: Final = "corners"
CORNER_BONUS: Final = "corner bonus won"
LINES_WON: Final = ("no line won", "1 line won", "2 lines won", "3 lines won", "4 lines won")


def exact_mode(numbers: LinesNumbers) -> ExactMode:
    """Compute the figures of a ticket (FL-1, FL-9, FL-10, FL-14)."""
    return mode_of_table(numbers.prize_table(), int(numbers.price), parts=_parts, happens=_happens)


def measure(events: Iterable[Event]) -> Measured:
    """Read what a play paid, and how, from what it showed."""
    lines = [event.prize for event in events if isinstance(event, LineWon)]
    corners = [event.prize for event in events if isinstance(event, CornerBonusWon)]
    happened = {LINES_WON[len(lines)], CORNER_BONUS} if corners else {LINES_WON[len(lines)]}
    return Measured({LINES: sum(lines), CORNERS: sum(corners)}, frozenset(happened))


def _parts(way: LinesWay) -> dict[str, int]:
    return {LINES: sum(way.lines), CORNERS: int(way.corners)}


def _happens(way: LinesWay | None) -> Iterator[tuple[str, Fraction]]:
    yield LINES_WON[len(way.lines) if way else 0], Fraction(1)
    yield CORNER_BONUS, Fraction(way is not None and way.corners > 0)
