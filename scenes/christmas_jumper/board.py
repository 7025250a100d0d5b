"""What stands on the screen of Christmas Jumper. Animations change it; drawing only reads it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from scenes.common.play_board import PlayBoard

WINNING = 5
YOURS = 12
LISTS = 3
PRESENTS = 10


class Window(Enum):
    """Which of the two windows is shown."""

    MAIN = "main"
    BONUS = "bonus"


class TreeAt(Enum):
    """Where the tree of the bonus game is."""

    HIDDEN = "hidden"
    FLYING = "flying"
    HOLDER = "holder"
    CENTRE = "centre"


@dataclass(slots=True)
class Tag:
    """The word PRIZE, which turns into an amount. `squeeze` is its height while it turns, `scale` its pop."""

    prize: int = 0
    is_shown: bool = False
    is_gold: bool = False
    is_faded: bool = False
    squeeze: float = 1.0
    scale: float = 1.0

    @property
    def is_resting(self) -> bool:
        """Whether no animation is passing over it."""
        return self.squeeze == 1.0 and self.scale == 1.0


@dataclass(slots=True)
class Motif:
    """A knitted patch: `unravelled` goes from 0 (whole) to 1 (gone); then its number stands on plain wool."""

    number: int = 0
    is_picked: bool = False
    unravelled: float = 0.0
    shown: float = 0.0
    is_gold: bool = False
    flash: float = 0.0
    glow: float = 0.0
    lean: float = 0.0
    tag: Tag = field(default_factory=Tag)

    @property
    def is_resting(self) -> bool:
        """Whether it is whole, and no animation is passing over it."""
        return not self.is_picked and (self.unravelled, self.glow, self.lean) == (0.0, 0.0, 0.0)


@dataclass(slots=True)
class Tile:
    """A silhouette of a list, which fills with its symbol."""

    symbol: str = ""
    is_filled: bool = False
    flash: float = 0.0
    scale: float = 1.0


@dataclass(slots=True)
class ListCard:
    """A list with its two tiles. `fade` goes to 1 when it is lost."""

    tiles: tuple[Tile, Tile] = field(default_factory=lambda: (Tile(), Tile()))
    tag: Tag = field(default_factory=Tag)
    is_won: bool = False
    fade: float = 0.0


@dataclass(slots=True)
class Present:
    """A present, then the symbol that was in it. Units for `sway`, `hop` and `rattle`, shares from 0 to 1 beside them.

    `rattle` is how far the lid jumps up; above 0 box and lid are drawn by themselves.
    """

    symbol: str = ""
    is_picked: bool = False
    is_open: bool = False
    sway: float = 0.0
    hop: float = 0.0
    rattle: float = 0.0
    glow: float = 0.0
    dimmed: float = 0.0
    box: float = 1.0
    rise: float = 0.0
    is_lit: bool = False
    is_gone: bool = False

    @property
    def is_resting(self) -> bool:
        """Whether it is closed, and no animation is passing over it."""
        moving = self.sway or self.hop or self.rattle or self.glow or self.dimmed
        return not self.is_picked and not moving


@dataclass(slots=True)
class Board(PlayBoard):
    """Everything that changes on the screen while a ticket is played.

    Attributes:
        ceremony: how far the tree in the centre, with the dark behind it, has come up.
        words, ceremony_words: how large the words BONUS GAME UNLOCKED stand in the holder and in the centre.
        change: how far the main window has been unravelled, away from the bonus window.
        dawn: how bright the bonus window is; with reduced motion it comes out of the dark instead.
        bauble: how large the bauble in its silhouette is; `baubles` counts them.
    """

    picks_left: int = WINNING + YOURS
    window: Window = Window.MAIN
    winning: list[Motif] = field(default_factory=lambda: [Motif() for _ in range(WINNING)])
    yours: list[Motif] = field(default_factory=lambda: [Motif() for _ in range(YOURS)])
    tree: TreeAt = TreeAt.HIDDEN
    tree_scale: float = 1.0
    words: float = 0.0
    ceremony: float = 0.0
    ceremony_words: float = 0.0
    change: float = 0.0
    dawn: float = 1.0
    lists: list[ListCard] = field(default_factory=lambda: [ListCard() for _ in range(LISTS)])
    presents: list[Present] = field(default_factory=lambda: [Present() for _ in range(PRESENTS)])
    picks_scale: float = 1.0
    baubles: int = 0
    bauble: float = 1.0

    def motif(self, panel: str, place: int) -> Motif:
        """The motif at a place from 1 of a panel: "winning" or "number"."""
        return (self.winning if panel == "winning" else self.yours)[place - 1]

    def list_card(self, place: int) -> ListCard:
        """The list at a place from 1."""
        return self.lists[place - 1]

    def present(self, place: int) -> Present:
        """The present at a place from 1."""
        return self.presents[place - 1]
