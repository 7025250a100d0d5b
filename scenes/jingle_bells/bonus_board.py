"""What stands on the board of the Christmas Spins. Animations change it; drawing only reads it. Amounts in pence."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.rules.slots.windows import Cell
from games.jingle_bells.symbols import BOARD_CELLS, RESPINS, WHOLE_BOARD, BoardSymbol, BonusPrize
from scenes.common.slots.reel import Reel


@dataclass(slots=True)
class Scatter:
    """A Scatter that has not turned yet: how far it has leant over, -1 to 1, how wide it still is, and its flash."""

    lean: float = 0.0
    width: float = 1.0
    flash: float = 0.0


@dataclass(slots=True)
class Locked:
    """A bauble or a present that is locked on its cell.

    Attributes:
        value: what it holds as it stands there; before Double has struck it, half of that (JB-15).
        is_doubled: whether Double has struck it.
        is_paid: whether its prize has been taken, while others still wait.
        width: how wide it is while it turns, 0 to 1; `squash` how far it is pressed down; `lifted` in cells.
        shown: how large its value stands on it, 0 to 1, more while it pops; `flash` how bright it shines.
    """

    symbol: BoardSymbol
    bonus_prize: BonusPrize
    value: int
    is_doubled: bool = False
    is_paid: bool = False
    width: float = 1.0
    squash: float = 0.0
    lifted: float = 0.0
    shown: float = 1.0
    flash: float = 0.0

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing of it moves or shines."""
        return self.shown == self.width == 1 and not (self.squash or self.lifted or self.flash)


@dataclass(slots=True)
class Notice:
    """Words that are announced over the board: they come up, and fade in the end. `counts` are written into them.

    Above them stands a picture, or a number in foil.
    """

    key: str
    picture: str = ""
    number: str = ""
    share: float = 0.0
    alpha: float = 1.0
    counts: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Bar:
    """The bar above the reels: how many of its six halves are filled, and how many stages are given (JB-13).

    Attributes:
        flash: how bright the half shines that was filled last; `glare` the stage that was given last.
    """

    halves: int = 0
    stages: int = 0
    flash: float = 0.0
    glare: float = 0.0


@dataclass(slots=True)
class BonusBoard:
    """The board of the Christmas Spins.

    Attributes:
        spins_left, spins_scale: the counter, and its swelling; `spins_flash` shines as it is set back.
        scatters: those that have not turned yet; `locked` what is locked; `riding` the free cells of a spin on its way.
        bar: the bar above the reels.
        reset_to: what landings set the spins back to (JB-12, JB-14).
        is_respin: whether the round is a Hold and Respin by now; `kindled` is how far its fire has gone over the cells.
        times: what prizes that land now are multiplied by (JB-15); `times_scale` its swelling.
        is_expanded: whether rows 0 and 5 belong to the board (JB-16).
        shrunk: how far the board has drawn back to make room for them; `opened` how far they are open, 0 to 1.
        woken: how far the cells have lit up at the start; `arrived` how far panels and bar have come in.
        focus: the cells that the light is on while the others are `dimmed`, 0 to 1.
        lit_prizes: the bonus prizes that stand on the board; `prize_flash` is the flash of the one that came last.
        is_over: whether no spin is to come any more.
        is_collecting: whether prizes are being taken; `counted` is how many, `taken` and `shown_taken` their sum.
        notice: what is announced.
    """

    spins_left: int = 0
    spins_scale: float = 1.0
    spins_flash: float = 0.0
    scatters: dict[Cell, Scatter] = field(default_factory=dict)
    locked: dict[Cell, Locked] = field(default_factory=dict)
    riding: dict[Cell, Reel] = field(default_factory=dict)
    bar: Bar = field(default_factory=Bar)
    reset_to: int = RESPINS
    is_respin: bool = False
    kindled: float = 0.0
    times: int = 1
    times_scale: float = 1.0
    is_expanded: bool = False
    shrunk: float = 0.0
    opened: float = 0.0
    woken: float = 1.0
    arrived: float = 1.0
    focus: frozenset[Cell] = frozenset()
    dimmed: float = 0.0
    lit_prizes: set[BonusPrize] = field(default_factory=set)
    last_prize: BonusPrize = ""
    prize_flash: float = 0.0
    is_over: bool = False
    is_collecting: bool = False
    counted: int = 0
    taken: int = 0
    shown_taken: int = 0
    notice: Notice | None = None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the board, by reel, then row."""
        return WHOLE_BOARD if self.is_expanded else BOARD_CELLS

    @property
    def free(self) -> list[Cell]:
        """The cells on which something can land."""
        return [cell for cell in self.cells if cell not in self.locked and cell not in self.scatters]

    @property
    def held(self) -> int:
        """What everything on the board holds together, as it stands there."""
        return sum(locked.value for locked in self.locked.values())
