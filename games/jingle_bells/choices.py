"""What the rules leave to chance, as questions; drawn (drawn_choices.py) or written by hand (written_choices.py)."""

from typing import NamedTuple, Protocol

from engine.rules.slots.windows import Cell, Window
from games.jingle_bells.symbols import BoardSymbol, BonusPrize


class Landing(NamedTuple):
    """A symbol on a cell of the board, and what it holds, undoubled, as a multiple of the stake (JB-10, JB-11)."""

    cell: Cell
    symbol: BoardSymbol
    bonus_prize: BonusPrize
    times: int


class Choices(Protocol):
    """Answers the questions of one round, each in its turn. Cells are handed in and given by reel, then row."""

    def stopped(self) -> tuple[Window, tuple[int | None, ...]]:
        """Give the window as the reels stopped, and their stops."""

    def scatter(self, cell: Cell) -> Landing:
        """Give what the Scatter on a cell turns into (JB-9)."""

    def landings(self, free: tuple[Cell, ...]) -> tuple[Landing, ...]:
        """Give what lands on the free cells in the next of the Christmas Spins (JB-10)."""
