"""What stands on the screen of Mr. Monopoly. Animations change it; drawing only reads it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.rules.slots.windows import Cell
from games.mr_monopoly.events import RentWon
from games.mr_monopoly.symbols import PROPERTY_REELS, ROWS
from scenes.common.slots.board import SlotBoard
from scenes.common.slots.reel import Reel

HOTEL_ROW = ROWS + 1


@dataclass(slots=True)
class Plot:
    """A House on its lit plot. `lifted` is how far above its place it is, in cells; `sunk` how far it has sunk."""

    lifted: float = 0.0
    scale: float = 1.0
    squash: float = 0.0
    flash: float = 0.0
    sunk: float = 0.0

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing of it moves or shines."""
        return self.scale == 1 and not (self.lifted or self.squash or self.flash or self.sunk)


@dataclass(slots=True)
class Die:
    """A die: where it is, its face once it lies, and the picture of its tumbling until then."""

    x: float = 0.0
    y: float = 0.0
    face: int = 0
    tumble: int = 0
    alpha: float = 1.0


@dataclass(slots=True)
class Lane:
    """The lane of a Multiplier Roll. `slid` is how far it has come in, 0 to 1; `token` the sector it stands on."""

    multipliers: tuple[int, ...]
    slid: float = 0.0
    token: float = 0.0
    hop: float = 0.0
    landed: int = 0
    dice: list[Die] = field(default_factory=list)


@dataclass(slots=True)
class Board(SlotBoard):
    """Everything that changes on the screen while rounds are played.

    Attributes:
        is_bonus: whether the Free Spins are on the screen. `is_after_bonus`: they were, and have paid their rents.
        plots: the Houses that stand, by cell. In the Free Spins they are locked.
        hotels: how far the Hotel of a reel has risen, 0 to 1.
        cells: in the Free Spins, the empty cells that ride, by cell.
        rents: the rents that were paid.
        total_rent, shown_rent: their sum, and how far the card of the total has counted it.
        paid: the reels whose rents have been paid.
        multiplier: what the lane has multiplied the rents by; 1 before. `struck` is the flash of its strike.
        gentleman: how he stands on reel 5 while he does something; empty when his reel shows him.
        walked: how far he has come in from the right, 0 to 1.
        spins_left, spins_scale: the counter of the Free Spins. `landed` is how many Houses stood when they were over.
        given: the award that the Generous Hand has named alone: it is not announced again.
        tension: how bright reel 5 glows while Houses lie, 0 to 1.
    """

    is_bonus: bool = False
    is_after_bonus: bool = False
    plots: dict[Cell, Plot] = field(default_factory=dict)
    hotels: dict[int, float] = field(default_factory=dict)
    cells: dict[Cell, Reel] = field(default_factory=dict)
    rents: list[RentWon] = field(default_factory=list)
    total_rent: int = 0
    shown_rent: int = 0
    paid: set[int] = field(default_factory=set)
    multiplier: int = 1
    struck: float = 0.0
    lane: Lane | None = None
    gentleman: str = ""
    walked: float = 1.0
    spins_left: int = 0
    spins_scale: float = 1.0
    landed: int = 0
    given: str = ""
    tension: float = 0.0

    def houses(self, reel: int) -> int:
        """The row of a property card that holds now: 1 to 4 Houses, 5 for a Hotel, 0 for none."""
        if reel in self.hotels:
            return HOTEL_ROW
        return sum(cell[0] == reel for cell in self.plots)

    def lying(self) -> dict[int, int]:
        """The rows that hold now, by reel, where there are Houses."""
        return {reel: row for reel in PROPERTY_REELS if (row := self.houses(reel))}

    @property
    def shows_lines(self) -> bool:
        """Whether the window is the one whose lines were won: rents are paid on another, except after Free Spins."""
        return not self.is_bonus and (not self.rents or self.is_after_bonus)

    def leave_bonus(self) -> None:
        """The Houses of the Free Spins leave with their board; what they paid stays stated."""
        self.is_bonus, self.is_after_bonus = False, True
        self.plots, self.hotels = {}, {}
        self.lane, self.gentleman, self.dimmed = None, "", 0.0
        self.win_note = ""

    def clear_round(self) -> None:
        """A new round begins."""
        self.clear_wins()
        self.is_bonus = self.is_after_bonus = False
        self.plots, self.hotels, self.cells = {}, {}, {}
        self.rents, self.paid = [], set()
        self.total_rent = self.shown_rent = 0
        self.multiplier, self.struck = 1, 0.0
        self.lane, self.gentleman = None, ""
        self.landed, self.given = 0, ""
        self.tension = 0.0
