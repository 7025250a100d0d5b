"""What stands on the screen of Jingle Bells. Animations change it; drawing only reads it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.rules.slots.windows import Cell
from scenes.common.slots.board import SlotBoard
from scenes.jingle_bells.bonus_board import BonusBoard


@dataclass(slots=True)
class Frame:
    """A frame that a Jingle Bell left: how large it is drawn, and how bright it flashes.

    `turned` is how far it has flipped over to become a Golden Leaf Wild, 0 to 1.
    """

    scale: float = 1.0
    alpha: float = 1.0
    flash: float = 0.0
    turned: float = 0.0


@dataclass(slots=True)
class Board(SlotBoard):
    """Everything that changes on the screen while rounds are played.

    Attributes:
        frames: those that stand, by cell (JB-3).
        golden: what each Golden Leaf Wild of this spin has covered, by cell (JB-4).
        glows: cells that flash, and how bright, 0 to 1.
        held: how dark the reels are while a breath is held before the frames turn, 0 to 1.
        multiplier: what the line wins of this spin are multiplied by; `struck` is how far it swells now (JB-6).
        bonus: the board of the Christmas Spins while these are on the screen, else None.
        tension: how bright reel 6 glows while reel 1 has a Scatter, 0 to 1.
        cap: the win cap in pence once it was reached, and is said (JB-19); 0 before.
        bonus_paid: what the Christmas Spins of this round have paid, once the reels are back; 0 before.
    """

    frames: dict[Cell, Frame] = field(default_factory=dict)
    golden: dict[Cell, str] = field(default_factory=dict)
    glows: dict[Cell, float] = field(default_factory=dict)
    held: float = 0.0
    multiplier: int = 1
    struck: float = 0.0
    bonus: BonusBoard | None = None
    tension: float = 0.0
    cap: int = 0
    bonus_paid: int = 0

    @property
    def shows_lines(self) -> bool:
        """Whether the window is the one whose lines were won: the Christmas Spins take its place."""
        return self.bonus is None

    @property
    def has_grand(self) -> bool:
        """Whether a Grand stands on the board of the Christmas Spins (JB-11)."""
        return self.bonus is not None and "grand" in self.bonus.lit_prizes

    def put_frames(self, cells: Iterable[Cell]) -> None:
        """Let frames stand on these cells and no others."""
        self.frames = {cell: Frame() for cell in cells}

    def take_leaves_away(self) -> None:
        """What the Golden Leaf Wilds have covered can be seen again."""
        for (reel, row), symbol in self.golden.items():
            self.reels[reel - 1].replace(row - 1, symbol)
        self.golden = {}

    def clear_round(self) -> None:
        """A new round begins; the bonus goes with a change of scene, frames stay."""
        self.clear_wins()
        self.golden, self.glows = {}, {}
        self.held = self.tension = self.struck = 0.0
        self.multiplier = 1
        self.cap = self.bonus_paid = 0
