"""The choices of a round as a person wrote them; what a clause forbids or never asks for is refused with the clause."""

from collections.abc import Mapping
from typing import Final

from engine.rules.config_errors import nearest_hint
from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Cell, Window
from games.jingle_bells.choices import Landing
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import SCATTER_REELS
from games.jingle_bells.written_spins import WrittenSpins
from games.jingle_bells.written_window import Stops, check_bought, read_frames, read_window

_CLAUSES: Final = {  # the parts of a window made by hand
    "rows": "JB-1", "stops": "JB-1", "frames": "JB-3", "scatters": "JB-9", "christmas_spins": "JB-12",
}
_BONUS: Final = ("scatters", "christmas_spins")


class WrittenChoices:
    """Answers from what was written; everything settled, nothing left to chance.

    `rows` or `stops` is needed. `frames` says which frames stand before the spin; left out, those that are carried. Two
    Scatters need `scatters` (what each of them becomes) and `christmas_spins`.
    """

    def __init__(self, made: Mapping[str, object], mode: str, numbers: BellsNumbers) -> None:
        for name in made:
            if name not in _CLAUSES:
                hint = nearest_hint(name, _CLAUSES) or f"they are {', '.join(_CLAUSES)}"
                raise RuleBroken("JB", name, f"is no part of a window ({hint})")
        self._made = made
        self._is_bought = mode == "christmas_spins"
        self._strips = numbers.strips
        self._spins = WrittenSpins(made.get("christmas_spins", []), numbers.bonus_prizes.by_name())
        self._is_triggered = False

    def frames(self, carried: int) -> int:
        """Give the frames that stand before the spin: those that were written, else those that are carried (JB-3)."""
        return read_frames(self._made["frames"]) if "frames" in self._made else carried

    def stopped(self) -> tuple[Window, Stops]:
        """Give the window that was written."""
        window, stops = read_window(self._made, self._strips)
        if self._is_bought:
            check_bought(window)
        return window, stops

    def scatter(self, cell: Cell) -> Landing:
        """Give what was written for the Scatter of a reel."""
        self._is_triggered = True
        written = self._made.get("scatters")
        if not isinstance(written, list | tuple) or len(written) != len(SCATTER_REELS):
            raise RuleBroken("JB-9", "scatters", f"{written!r}, expected what each of the two Scatters becomes")
        place = SCATTER_REELS.index(cell[0])
        return self._spins.holding(cell, written[place], f"scatter {place + 1}", "JB-9")

    def landings(self, free: tuple[Cell, ...]) -> tuple[Landing, ...]:
        """Give what lands in the next spin."""
        return self._spins.landings(free)

    def require_all_used(self, *, is_capped: bool) -> None:
        """Refuse what was written and does not happen in this round; RuleBroken names the clause."""
        for name in _BONUS:
            if name in self._made and not self._is_triggered:
                raise RuleBroken("JB-8", name, "no Christmas Spins in this round: they need a Scatter on reels 1 and 6")
        self._spins.require_all_used(is_capped=is_capped)
