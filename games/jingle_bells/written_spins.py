"""Symbols of the board that a person wrote: what each Scatter becomes, what lands where in each Christmas Spin."""

from collections.abc import Sequence

from engine.rules.config_errors import nearest_hint
from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Cell
from games.jingle_bells.choices import Landing
from games.jingle_bells.symbols import (
    CASH_PRIZES,
    GOLD_BAUBLE,
    NEW_CELLS,
    PRIZE_PRESENT,
    RED_BAUBLE,
    WHOLE_BOARD,
    BonusPrize,
)

_SYMBOLS = (RED_BAUBLE, GOLD_BAUBLE, PRIZE_PRESENT)


class WrittenSpins:
    """Answers spin by spin from a list, with an entry for each spin: what lands in it, `[[2, 1, red_bauble, 3]]`."""

    def __init__(self, written: object, bonus_prizes: dict[BonusPrize, int]) -> None:
        if not isinstance(written, list | tuple):
            raise RuleBroken("JB-12", "christmas_spins", f"{written!r}, expected a list with an entry for each spin")
        self._spins = list(written)
        self._bonus_prizes = bonus_prizes
        self._made = 0

    def landings(self, free: tuple[Cell, ...]) -> tuple[Landing, ...]:
        """Give what lands in the next spin."""
        if self._made == len(self._spins):
            raise RuleBroken("JB-17", "christmas_spins", f"the bonus goes on after {self._made} spins")
        spin = self._spins[self._made]
        self._made += 1
        place = f"christmas spin {self._made}"
        if not isinstance(spin, list | tuple):
            raise RuleBroken("JB-10", place, f"{spin!r}, expected a list of what lands, as [reel, row, symbol, prize]")
        landed: dict[Cell, Landing] = {}
        for each in spin:
            cell = _cell(each, free, place)
            if cell in landed:
                raise RuleBroken("JB-10", place, f"{each!r}, expected one symbol on a cell")
            landed[cell] = self.holding(cell, each[2:], place, "JB-10")
        return tuple(landed[cell] for cell in sorted(landed))

    def holding(self, cell: Cell, written: object, place: str, clause: str) -> Landing:
        """Read a symbol with what it holds, as [symbol, prize]; RuleBroken names the clause."""
        if not isinstance(written, list | tuple) or len(written) != len(("symbol", "prize")):
            raise RuleBroken(clause, place, f"{written!r}, expected a symbol and its prize, as [red_bauble, 3]")
        symbol, prize = written
        if symbol == PRIZE_PRESENT:
            for name, times in self._bonus_prizes.items():
                if prize == name:
                    return Landing(cell, PRIZE_PRESENT, name, times)
            raise RuleBroken("JB-11", place, f"{prize!r}, expected one of {', '.join(self._bonus_prizes)}")
        if symbol not in _SYMBOLS:
            hint = nearest_hint(symbol, _SYMBOLS) or f"they are {', '.join(_SYMBOLS)}"
            raise RuleBroken(clause, place, f"{symbol!r} is no symbol of the Christmas Spins ({hint})")
        if prize not in CASH_PRIZES or isinstance(prize, bool):
            possible = ", ".join(map(str, CASH_PRIZES))
            raise RuleBroken("JB-11", place, f"{prize!r}, expected one of {possible} times the stake, undoubled")
        return Landing(cell, RED_BAUBLE if symbol == RED_BAUBLE else GOLD_BAUBLE, "", int(prize))

    def require_all_used(self, *, is_capped: bool) -> None:
        """Refuse spins after the end of the bonus; RuleBroken names the clause."""
        if self._made < len(self._spins):
            clause = "JB-19" if is_capped else "JB-17"
            problem = f"{len(self._spins)} spins, but the bonus ends after {self._made}"
            raise RuleBroken(clause, "christmas_spins", problem)


def _cell(written: object, free: Sequence[Cell], place: str) -> Cell:
    """Read the cell of a landing, which must be free."""
    expected = "expected [reel, row, symbol, prize] on a free cell"
    if not isinstance(written, list | tuple):
        raise RuleBroken("JB-10", place, f"{written!r}, {expected}")
    for cell in free:
        if tuple(written[:2]) == cell and not isinstance(written[0], bool) and not isinstance(written[1], bool):
            return cell
    if tuple(written[:2]) in NEW_CELLS and not set(NEW_CELLS) & set(free):
        raise RuleBroken("JB-16", place, f"{written!r}: rows 0 and 5 open with Expand, from the next spin on")
    if tuple(written[:2]) in WHOLE_BOARD:
        raise RuleBroken("JB-10", place, f"{written!r}: this cell is locked")
    raise RuleBroken("JB-10", place, f"{written!r}, {expected}")
