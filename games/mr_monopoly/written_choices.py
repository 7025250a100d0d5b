"""The choices of a round as a person wrote them; what a clause forbids or never asks for is refused with the clause.

The parts of a window, as scripts write them:

    rows: four rows from the top, each five symbols, as a list or a text; or in their place
    stops: [0, 4, 0, 7, mr_monopoly]     the stop of each reel, from 0; reel 5 may have Mr. Monopoly
    nudge: true                          MM-6
    hat: [[2, 1], [4, 4]]                MM-7: the cells that get a House, each as [reel, row]
    award: multiplier_roll               MM-9: or property_upgrade, or neither
    upgrade: [[4, 1]]                    MM-10: the cells that are built on, at most one a reel
    lane: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 2, 2]     MM-11: from sector 1
    dice: [3, 4]                         MM-11
    free_spins:                          MM-13 to MM-16: an entry for each spin
      - [[1, 2], [3, 4]]                 the cells on which a House lands; [] for none
      - {house_for_rent: [[2, 2]]}       a last spin without a House, and the cells of House For Rent
    generous_hand: both                  MM-17: or multiplier_roll, or property_upgrade
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.rules.config_errors import nearest_hint
from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Cell, Strip, Window
from games.mr_monopoly.events import Award, Hand
from games.mr_monopoly.symbols import DIE, MULTIPLIERS, SECTORS
from games.mr_monopoly.written_spins import WrittenSpins, read_free_cells
from games.mr_monopoly.written_window import Stops, check_bought, window_of_rows, window_of_stops

_CLAUSES: Final = {  # the parts of a window made by hand
    "rows": "MM-1", "stops": "MM-1", "nudge": "MM-6", "hat": "MM-7", "award": "MM-9", "upgrade": "MM-10",
    "lane": "MM-11", "dice": "MM-11", "free_spins": "MM-13", "generous_hand": "MM-17",
}


class WrittenChoices:
    """Answers from what was written; everything settled, nothing left to chance.

    `rows` or `stops` is needed. What else is left out does not happen: no nudge, no hat, no award, no Free Spins. A
    roll needs `lane` and `dice`, Free Spins need `generous_hand`; `upgrade` may be left out, then the highest free cell
    of each reel is built on.
    """

    def __init__(self, made: Mapping[str, object], mode: str, strips: Sequence[Strip]) -> None:
        for name in made:
            if name not in _CLAUSES:
                hint = nearest_hint(name, _CLAUSES) or f"they are {', '.join(_CLAUSES)}"
                raise RuleBroken("MM", name, f"is no part of a window ({hint})")
        self._made = made
        self._mode = mode
        self._strips = strips
        self._asked: set[str] = set()
        self._built: list[Cell] = []
        self._spins = WrittenSpins(self._made.get("free_spins", []))

    def stopped(self) -> tuple[Window, Stops]:
        """Give the window that was written."""
        if ("rows" in self._made) == ("stops" in self._made):
            raise RuleBroken("MM-1", "window", "expected either `rows` or `stops`")
        if "rows" in self._made:
            window, stops = window_of_rows(self._part("rows"), self._strips)
        else:
            window, stops = window_of_stops(self._part("stops"), self._strips)
        check_bought(window, self._mode)
        return window, stops

    def triggers_free_spins(self) -> bool:
        """Say whether Free Spins were written, which a bought Diamond needs."""
        triggers = self._part("free_spins") is not None
        if self._mode == "free_spins" and not triggers:
            raise RuleBroken("MM-20", "free_spins", "is missing: a bought Diamond triggers them")
        return triggers

    def nudges(self) -> bool:
        """Say whether a nudge was written."""
        written = self._part("nudge")
        if not isinstance(written, bool | None):
            raise RuleBroken("MM-6", "nudge", f"{written!r}, expected true or false")
        return bool(written)

    def hat(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Give the cells of the hat."""
        written = self._part("hat")
        return () if written is None else read_free_cells(written, free, "MM-7", "hat", at_least=1)

    def award(self) -> Award | None:
        """Give the award that was written."""
        match self._part("award"):
            case None | "neither":
                return None
            case "multiplier_roll":
                return "multiplier_roll"
            case "property_upgrade":
                return "property_upgrade"
            case written:
                names = "multiplier_roll, property_upgrade or neither"
                raise RuleBroken("MM-9", "award", f"{written!r}, expected {names}")

    def upgrade_cell(self, reel: int, free: tuple[Cell, ...]) -> Cell:
        """Give the cell that was written for this reel, or its highest free one."""
        written = self._part("upgrade")
        if written is None:
            return free[0]
        if not isinstance(written, list | tuple):
            raise RuleBroken("MM-10", "upgrade", f"{written!r}, expected a list of cells")
        own = [cell for cell in written if isinstance(cell, list | tuple) and list(cell)[:1] == [reel]]
        if not own:
            return free[0]
        (cell,) = read_free_cells(own, free, "MM-10", f"upgrade of reel {reel}", at_least=1, at_most=1)
        self._built.append(cell)
        return cell

    def lane(self) -> tuple[int, ...]:
        """Give the lane that was written."""
        return self._numbers("lane", SECTORS, MULTIPLIERS)

    def dice(self) -> tuple[int, int]:
        """Give the dice that were written."""
        first, second = self._numbers("dice", 2, DIE)
        return first, second

    def landings(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Give the Houses of the next spin."""
        return self._spins.landings(free)

    def house_for_rent(self, free: tuple[Cell, ...], *, always: bool) -> tuple[Cell, ...]:
        """Give the Houses for rent of the last spin."""
        return self._spins.house_for_rent(free, always=always)

    def hand(self) -> Hand:
        """Give what the Generous Hand gives."""
        match self._part("generous_hand"):
            case "multiplier_roll":
                return "multiplier_roll"
            case "property_upgrade":
                return "property_upgrade"
            case "both":
                return "both"
            case written:
                names = "multiplier_roll, property_upgrade or both"
                raise RuleBroken("MM-17", "generous_hand", f"{written!r}, expected {names}")

    def require_all_used(self) -> None:
        """Refuse what was written and cannot happen in this round; RuleBroken names the clause."""
        for name, clause in _CLAUSES.items():
            if name in self._made and name not in self._asked:
                raise RuleBroken(clause, name, "does not happen in this round")
        upgrade = self._made.get("upgrade")
        if isinstance(upgrade, list | tuple) and len(upgrade) != len(self._built):
            raise RuleBroken("MM-10", "upgrade", f"{len(upgrade)} cells, of which {len(self._built)} are built on")
        self._spins.require_all_used()

    def _part(self, name: str) -> object:
        """Give a part, which is asked for now; None where it was not written."""
        self._asked.add(name)
        return self._made.get(name)

    def _numbers(self, name: str, number: int, possible: Sequence[int]) -> tuple[int, ...]:
        """Read a part of so many numbers, each one of those that are possible."""
        written = self._part(name)
        clause = _CLAUSES[name]
        if not isinstance(written, list | tuple) or len(written) != number:
            raise RuleBroken(clause, name, f"{written!r}, expected a list of {number}")
        for each in written:
            if each not in possible or isinstance(each, bool):
                raise RuleBroken(clause, name, f"{each!r}, expected one of {', '.join(map(str, possible))}")
        return tuple(written)
