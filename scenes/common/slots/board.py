"""What stands on the screen of any slot. Animations change it; drawing only reads it. Amounts in pence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.rules.slots.events import LineWon
from engine.rules.slots.windows import Cell
from engine.stage.view import Box
from scenes.common.slots.reel import Reel

if TYPE_CHECKING:
    from scenes.common.slots.spinning import Spin

LEADING = frozenset({"free_spins", "christmas_spins"})
"""What is announced before the room changes."""


@dataclass(slots=True)
class Heading:
    """Words that announce something over the reels, and a line below them: they grow, and fade in the end.

    Attributes:
        title, about: the names of the words; `counts` are written into the line below.
        share: how far they have come up, 0 to 1; `alpha` how bright they are.
        picture: what stands above them, if anything.
    """

    title: str
    about: str = ""
    picture: str = ""
    counts: dict[str, object] = field(default_factory=dict)
    share: float = 0.0
    alpha: float = 1.0


@dataclass(slots=True)
class SlotBoard:
    """Reels, won lines, what is announced, and what has been won.

    Attributes:
        reels: from the left.
        wins: the lines that were won, in their order.
        lit: the cells that stay bright while the others are dimmed.
        traced: the lines that are drawn now, by their number from 1.
        tag: the line whose amount is shown, if any.
        pulse: how far lit symbols swell now, 0 to 1; `flash` how bright they flash.
        dimmed: how dark the other cells are, 0 to 1.
        banner: the amount that stands over the reels, in pence; 0 for none. `banner_scale` is its size.
        spin: the spin that rides, if any. `is_spinning`: it is all that is shown, also right before and after its ride.
        win_note: the key of what the win meter says while nothing stands there; empty for nothing.
        heading: what is announced over the reels, if anything.
        shake: how far the reels are shaken, in logical units.
        wipe: how far a change of scene has gone, 0 to 1; 0 for none.
        level: the level of the celebration that takes the window; empty for none. `level_share` is how far it has come,
            `level_won` how far it has counted.
    """

    reels: list[Reel] = field(default_factory=list)
    spin: Spin | None = None
    is_spinning: bool = False
    wins: list[LineWon] = field(default_factory=list)
    lit: frozenset[Cell] = frozenset()
    traced: tuple[int, ...] = ()
    tag: LineWon | None = None
    pulse: float = 0.0
    flash: float = 0.0
    dimmed: float = 0.0
    banner: int = 0
    banner_scale: float = 1.0
    won: int = 0
    shown_won: int = 0
    won_scale: float = 1.0
    win_note: str = ""
    is_ended: bool = False
    prize: int = 0
    heading: Heading | None = None
    shake: float = 0.0
    wipe: float = 0.0
    level: str = ""
    level_share: float = 0.0
    level_won: int = 0

    @property
    def shows_lines(self) -> bool:
        """Whether the window is the one whose lines were won."""
        return True

    @property
    def changes_scene(self) -> bool:
        """Whether another room is about to show: it is announced, or snow comes over the window."""
        return 0 < self.wipe < 0.5 or (self.heading is not None and self.heading.title in LEADING)

    def cell_box(self, cell: Cell) -> Box:
        """The box of a cell (reel, row), both from 1."""
        reel = self.reels[cell[0] - 1]
        x, y, width, _ = reel.box
        return x, y + (cell[1] - 1) * reel.cell_height, width, reel.cell_height

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y, width, height = self.cell_box(cell)
        return x + width / 2, y + height / 2

    def clear_wins(self) -> None:
        """A new round begins: nothing is won yet."""
        self.wins = []
        self.calm()
        self.won = self.shown_won = self.prize = 0
        self.won_scale = 1.0
        self.win_note = ""
        self.is_ended = False
        self.heading = None
        self.shake = self.wipe = 0.0
        self.level, self.level_share = "", 0.0

    def calm(self) -> None:
        """No line is traced, no cell is lit, all stand in full light."""
        self.lit, self.traced, self.tag = frozenset(), (), None
        self.pulse = self.flash = self.dimmed = 0.0
        self.banner, self.banner_scale = 0, 1.0
