"""What stands on the screen of Festive Lines Gold. Animations change it; drawing only reads it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from scenes.common.play_board import PlayBoard
from scenes.festive_lines_gold.layout import CORNER_NAMES

SIDE = 6
PUDDINGS = 9
PICKS = 6


class Look(Enum):
    """How a tile, a tag or a box looks at rest."""

    PLAIN = "plain"
    MATCHED = "matched"
    GOLD = "gold"


@dataclass(slots=True)
class Tile:
    """A tile of the grid, or a bonus box: its symbol, its look, and how far a passing animation has taken it."""

    symbol: str = ""
    look: Look = Look.PLAIN
    scale: float = 1.0
    squeeze: float = 1.0
    flash: float = 0.0

    @property
    def is_resting(self) -> bool:
        """Whether no animation is passing over it."""
        return self.scale == 1.0 and self.squeeze == 1.0 and self.flash == 0.0


@dataclass(slots=True)
class Tag:
    """A prize tag: the amount in pence, whether it is won, and its pop."""

    prize: int = 0
    is_gold: bool = False
    scale: float = 1.0

    @property
    def is_changed(self) -> bool:
        """Whether it is gold or moves; the plain ones at rest are part of the baked table."""
        return self.is_gold or self.scale != 1.0


@dataclass(slots=True)
class Pudding:
    """A pudding: closed until it is picked; then its symbol stands on a disc."""

    symbol: str = ""
    is_picked: bool = False
    is_broken: bool = False
    dimmed: float = 0.0
    width: float = 1.0
    height: float = 1.0
    disc: float = 0.0
    glow: float = 0.0

    @property
    def is_resting(self) -> bool:
        """Whether it stands there closed, and no animation is passing over it."""
        return not self.is_picked and (self.width, self.height, self.dimmed, self.glow) == (1.0, 1.0, 0.0, 0.0)


@dataclass(slots=True)
class Board(PlayBoard):
    """Everything that changes on the screen while a ticket is played."""

    picks_left: int = PICKS
    tiles: list[list[Tile]] = field(default_factory=lambda: [[Tile() for _ in range(SIDE)] for _ in range(SIDE)])
    rows: list[Tag] = field(default_factory=lambda: [Tag() for _ in range(SIDE)])
    columns: list[Tag] = field(default_factory=lambda: [Tag() for _ in range(SIDE)])
    boxes: dict[str, Tile] = field(default_factory=lambda: {name: Tile() for name in CORNER_NAMES})
    bonus: Tag = field(default_factory=Tag)
    puddings: list[Pudding] = field(default_factory=lambda: [Pudding() for _ in range(PUDDINGS)])

    def tile(self, cell: tuple[int, int]) -> Tile:
        """The tile of a cell (row, column), both from 1."""
        return self.tiles[cell[0] - 1][cell[1] - 1]

    def tag(self, line: str, index: int) -> Tag:
        """The prize tag of a line, from 1."""
        return (self.rows if line == "row" else self.columns)[index - 1]

    def pudding(self, place: int) -> Pudding:
        """The pudding at a place from 1."""
        return self.puddings[place - 1]
