"""What a round of Jingle Bells shows. Cells are (reel, row) from 1, row 1 at the top, rows 0 and 5 those of Expand.

Amounts are in pence.
"""

from typing import Final, TypeAlias, get_args

from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.win_cap import WinCapReached
from engine.rules.slots.windows import Cell
from games.jingle_bells.symbols import BoardSymbol, BonusPrize, Feature


class FramesStood(Event, frozen=True):
    """Frames of earlier spins stood on these cells before the spin; where none does, there is no such event (JB-3)."""

    cells: tuple[Cell, ...]


class JingleBellLanded(Event, frozen=True):
    """A Jingle Bell landed, and rang; `on_frame` where a frame stood on its cell (JB-2, JB-4)."""

    reel: int
    row: int
    on_frame: bool


class FrameLeft(Event, frozen=True):
    """A Jingle Bell left a frame on its cell (JB-3)."""

    reel: int
    row: int


class FramesTurnedWild(Event, frozen=True):
    """All frames turned into Golden Leaf Jingle Bell Wilds for this spin; no frame stands afterwards (JB-4)."""

    cells: tuple[Cell, ...]


class MultiplierRaised(Event, frozen=True):
    """One more Jingle Bell on a frame raised the win multiplier of this spin (JB-6)."""

    reel: int
    row: int
    multiplier: int


class MultipliedLineWon(LineWon, frozen=True):
    """A pay line whose pay was struck by the win multiplier: `pay` times `multiplier` is the prize (JB-6)."""

    pay: int
    multiplier: int


class ChristmasSpinsTriggered(Event, frozen=True):
    """The Scatters on these two cells triggered the Christmas Spins (JB-8)."""

    cells: tuple[Cell, ...]


class ChristmasSpinsStarted(Event, frozen=True):
    """The board appeared, empty but for the two Scatters (JB-8)."""

    spins_left: int


class ScatterTurned(Event, frozen=True):
    """A Scatter turned into a symbol of the board and locked; `value` is what it holds (JB-9, JB-11).

    `bonus_prize` names that of a Prize Present: mini, minor, major or grand; empty for a bauble.
    """

    reel: int
    row: int
    symbol: BoardSymbol
    bonus_prize: BonusPrize
    value: int


class ChristmasSpinStarted(Event, frozen=True):
    """One of the Christmas Spins started, by its number from 1, which leaves so many (JB-12)."""

    spin: int
    spins_left: int


class SymbolLanded(Event, frozen=True):
    """A bauble or a Prize Present landed and locked; `value` is what it holds, doubled if it says so (JB-10, JB-15)."""

    reel: int
    row: int
    symbol: BoardSymbol
    bonus_prize: BonusPrize
    value: int
    is_doubled: bool


class BarAdvanced(Event, frozen=True):
    """The Gold Bauble on a cell filled the next half of a stage; `halves` are filled now, of six (JB-13)."""

    reel: int
    row: int
    halves: int


class StageFilled(Event, frozen=True):
    """A stage of the bar is full and gives its feature: 1 extend, 2 double, 3 expand (JB-14 to JB-16)."""

    stage: int
    feature: Feature


class SpinsSetBack(Event, frozen=True):
    """A landing set the spins back (JB-12, JB-14)."""

    spins_left: int


class HoldAndRespinStarted(Event, frozen=True):
    """The number of spins first reads what landings set it back to: the picture changes, for good (JB-12)."""

    spins_left: int


class BoardFilled(Event, frozen=True):
    """Every cell of the board is locked (JB-17)."""

    cells: int


class ChristmasSpinsEnded(Event, frozen=True):
    """No spin is left, or no cell, or what stands reaches the win cap (JB-17, JB-19)."""

    spins: int
    symbols: int
    is_capped: bool


class PrizeCollected(Event, frozen=True):
    """What a symbol of the board holds was paid; `total` is what the round has won up to here (JB-17)."""

    reel: int
    row: int
    prize: int
    total: int


SpinEvent: TypeAlias = (
    FramesStood | ReelsStopped | JingleBellLanded | FrameLeft | FramesTurnedWild | MultiplierRaised | LineWon
    | MultipliedLineWon | ChristmasSpinsTriggered | WinCapReached | RoundEnded | RoundFinished
)
BonusEvent: TypeAlias = (
    ChristmasSpinsStarted | ScatterTurned | ChristmasSpinStarted | SymbolLanded | BarAdvanced | StageFilled
    | SpinsSetBack | HoldAndRespinStarted | BoardFilled | ChristmasSpinsEnded | PrizeCollected
)
JingleBellsEvent: TypeAlias = SpinEvent | BonusEvent
KINDS: Final[tuple[type[Event], ...]] = (*get_args(SpinEvent), *get_args(BonusEvent))
