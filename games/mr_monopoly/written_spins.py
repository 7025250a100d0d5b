"""Free Spins that a person wrote: one entry for each spin, its Houses or its House For Rent."""

from collections.abc import Mapping

from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Cell
from engine.rules.slots.written_windows import read_cells


class WrittenSpins:
    """Answers spin by spin from a list: cells such as `[[1, 2], [4, 4]]`, or `{house_for_rent: [[1, 2]]}`."""

    def __init__(self, written: object) -> None:
        if not isinstance(written, list | tuple):
            raise RuleBroken("MM-14", "free_spins", f"{written!r}, expected a list with an entry for each spin")
        self._spins = list(written)
        self._made = 0
        self._for_rent: object = None

    def landings(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Give the Houses of the next spin."""
        self._refuse_early_house_for_rent()
        if self._made == len(self._spins):
            raise RuleBroken("MM-16", "free_spins", f"the bonus goes on after {self._made} spins")
        spin = self._spins[self._made]
        self._made += 1
        if not isinstance(spin, Mapping):
            return read_free_cells(spin, free, "MM-14", self._place)
        if set(spin) != {"house_for_rent"}:
            raise RuleBroken("MM-15", self._place, f"{spin!r}, expected cells or `house_for_rent`")
        self._for_rent = spin["house_for_rent"]
        return ()

    def house_for_rent(self, free: tuple[Cell, ...], *, always: bool) -> tuple[Cell, ...]:
        """Give the Houses for rent of the last spin."""
        written, self._for_rent = self._for_rent, None
        if written is not None:
            return read_free_cells(written, free, "MM-15", self._place, at_least=1)
        if always:
            raise RuleBroken("MM-15", self._place, "House For Rent always comes when no House stands")
        return ()

    def require_all_used(self) -> None:
        """Refuse spins after the end of the bonus; RuleBroken names the clause."""
        self._refuse_early_house_for_rent()
        if self._made < len(self._spins):
            raise RuleBroken("MM-16", "free_spins", f"{len(self._spins)} spins, but the bonus ends after {self._made}")

    @property
    def _place(self) -> str:
        return f"free spin {self._made}"

    def _refuse_early_house_for_rent(self) -> None:
        if self._for_rent is not None:
            raise RuleBroken("MM-15", self._place, "House For Rent comes only in the last spin")


def read_free_cells(
    written: object, free: tuple[Cell, ...], clause: str, place: str, *, at_least: int = 0, at_most: int = 16,
) -> tuple[Cell, ...]:
    """Read different free cells, each as [reel, row]; gives them by reel, then row; RuleBroken."""
    expected = "a cell [reel, row] of reels 1 to 4 that is free"
    return read_cells(written, free, (clause, place), expected, at_least=at_least, at_most=at_most)
