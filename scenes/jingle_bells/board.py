"""What stands on the screen of Jingle Bells. Animations change it; drawing only reads it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.rules.slots.windows import Cell
from scenes.common.slots.board import SlotBoard
from scenes.jingle_bells.bonus_board import BonusBoard


@dataclass(slots=True)
class Frame:
    """A frame that a Jingle Bell left: how large it is drawn, and how bright it flashes."""

    scale: float = 1.0
    alpha: float = 1.0
    flash: float = 0.0


@dataclass(slots=True)
class Leaf:
    """A Golden Leaf Wild: how far its frame has flipped over, 0 to 1, and how bright it flashes."""

    turned: float = 1.0
    flash: float = 0.0


@dataclass(slots=True)
class Ring:
    """A Jingle Bell that rings: to which side it swings now, -1 left, 0 middle, 1 right, and how bright it flashes."""

    side: int = 0
    flash: float = 0.0


@dataclass(slots=True)
class Heading:
    """Words that announce something over the reels, and a line below them: they grow, and fade in the end."""

    title: str
    about: str = ""
    share: float = 0.0
    alpha: float = 1.0
    picture: str = ""
    counts: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Board(SlotBoard):
    """Everything that changes on the screen while rounds are played.

    Attributes:
        frames: those that stand, by cell (JB-3).
        golden: the Golden Leaf Wilds of this spin, by cell (JB-4).
        rings: the bells that ring now, by cell.
        held: how dark the reels are while a breath is held before the frames turn, 0 to 1.
        multiplier: what the line wins of this spin are multiplied by; `struck` is the flash of its strike (JB-6).
        bonus: the board of the Christmas Spins while these are on the screen, else None.
        lit_plates: the bonus prizes whose plates shine: mini, minor, major, grand.
        tension: how bright reel 6 glows while reel 1 has a Scatter, 0 to 1.
        shake: how far the reels are shaken, in logical units.
        wipe: how far the change of scene has gone, 0 to 1; 0 for none.
        heading: what is announced.
        level: the level of the celebration that runs; empty for none.
        cap: whether the win cap was reached, and is said (JB-19).
    """

    frames: dict[Cell, Frame] = field(default_factory=dict)
    golden: dict[Cell, Leaf] = field(default_factory=dict)
    rings: dict[Cell, Ring] = field(default_factory=dict)
    held: float = 0.0
    multiplier: int = 1
    struck: float = 0.0
    bonus: BonusBoard | None = None
    lit_plates: set[str] = field(default_factory=set)
    tension: float = 0.0
    shake: float = 0.0
    wipe: float = 0.0
    heading: Heading | None = None
    level: str = ""
    level_share: float = 0.0
    cap: bool = False

    def clear_round(self) -> None:
        """A new round begins; frames stay."""
        self.clear_wins()
        self.golden, self.rings = {}, {}
        self.held = 0.0
        self.multiplier, self.struck = 1, 0.0
        self.bonus, self.lit_plates = None, set()
        self.tension = self.shake = self.wipe = 0.0
        self.heading = None
        self.level, self.level_share = "", 0.0
        self.cap = False
