"""What the rules leave to chance, as questions; drawn (drawn_choices.py) or written by hand (written_choices.py)."""

from typing import Protocol

from engine.rules.slots.windows import Cell, Window
from games.mr_monopoly.events import Award, Hand


class Choices(Protocol):
    """Answers the questions of one round, each in its turn. Cells are handed in and given by reel, then row."""

    def stopped(self) -> tuple[Window, tuple[int | None, ...]]:
        """Give the window as the reels stopped, and their stops."""

    def triggers_free_spins(self) -> bool:
        """Say whether the Diamond in view triggers the Free Spins (MM-13)."""

    def nudges(self) -> bool:
        """Say whether reel 5 nudges to reveal Mr. Monopoly (MM-6)."""

    def hat(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Give the free cells that get a House from the hat; none when it is not thrown (MM-7)."""

    def award(self) -> Award | None:
        """Give what Mr. Monopoly awards; None for neither (MM-9)."""

    def upgrade_cell(self, reel: int, free: tuple[Cell, ...]) -> Cell:
        """Give the free cell of a reel on which the Property Upgrade builds (MM-10)."""

    def lane(self) -> tuple[int, ...]:
        """Give the multipliers of the twelve sectors (MM-11)."""

    def dice(self) -> tuple[int, int]:
        """Give what the two dice show (MM-11)."""

    def landings(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Give the free cells on which a House lands in the next of the Free Spins (MM-14)."""

    def house_for_rent(self, free: tuple[Cell, ...], *, always: bool) -> tuple[Cell, ...]:
        """Give the free cells of House For Rent; none when it does not come, which `always` rules out (MM-15)."""

    def hand(self) -> Hand:
        """Give what the Generous Hand awards (MM-17)."""
