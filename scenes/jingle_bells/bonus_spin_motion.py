"""One of the Christmas Spins: every free cell spins by itself; what lands locks, Double strikes it (JB-10, JB-12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.rules.slots.windows import Cell
from engine.stage.timeline import Animation, seconds, together, tween, until
from engine.stage.tween import EASE_OUT_QUAD
from games.jingle_bells.events import ChristmasSpinStarted, HoldAndRespinStarted, SpinsSetBack, SymbolLanded
from scenes.common.slots.reel import Reel
from scenes.common.slots.ride import SPEED, cells_for
from scenes.common.slots.spinning import STILL_SPIN, Spin
from scenes.jingle_bells.bonus_land_motion import LARGE_PRIZES, land, proclaim, strike
from scenes.jingle_bells.bonus_layout import niche_box
from scenes.jingle_bells.bonus_motion import bonus_of, focus, notify, tick
from scenes.jingle_bells.bonus_side_painting import counter_place
from scenes.jingle_bells.bonus_symbol_painting import picture_of
from scenes.jingle_bells.motion import Motion, shake

PASSING = (
    "bells/red_bauble", "bells/gold_bauble", "bells/red_bauble", "bells/present_mini", "bells/red_bauble",
    "bells/gold_bauble", "bells/red_bauble", "bells/present_minor",
)  # fmt: skip
"""What passes in a free cell while it spins, with nothing between two of them."""
FIRST, PER_REEL, PER_ROW = 0.24, 0.11, 0.025
"""How long the first cell cruises, and how much longer each further reel and row."""
QUICK, SLOW = 0.4, 1.7
FEW_CELLS = 3
"""With so few free cells the light is on them alone, and they stop one after the other."""
FEW_DARK, LAST_DARK = 1.0, 0.5
"""How dark the locked cells are then, and in the last spin that is left."""
TENSE, APART = 0.7, 0.75
"""How long the first of the last cells spins, and how much longer each further one."""


def spin(
    motion: Motion, event: ChristmasSpinStarted, respin: HoldAndRespinStarted | None, landed: Sequence[SymbolLanded]
) -> Animation:
    """The counter goes down, the free cells spin, and what lands locks."""
    bonus = bonus_of(motion)
    bonus.spins_left = event.spins_left
    if respin is not None:
        yield from hold_and_respin(motion, respin)
    free = bonus.free
    dark = _dark(motion, len(free))
    if dark:
        motion.sound("tension")
        yield from focus(motion, frozenset(free), dark)
    yield together(tick(motion, 0.16), _ride(motion, free, landed, _cruises(motion, free, dark)))
    for symbol in landed:
        if symbol.bonus_prize in LARGE_PRIZES:
            yield from proclaim(motion, symbol)
    doubled = [symbol for symbol in landed if symbol.is_doubled]
    if doubled:
        yield from strike(motion, doubled)
    if landed or dark == LAST_DARK:
        yield from focus(motion, frozenset(), 0.0)
    yield seconds(0.06 if motion.is_quick else 0.14)


def _dark(motion: Motion, free: int) -> float:
    """How dark the locked cells are in a spin for so many free ones."""
    if motion.is_quick:
        return 0.0
    if free <= FEW_CELLS:
        return FEW_DARK
    return LAST_DARK if bonus_of(motion).spins_left == 0 else 0.0


def _cruises(motion: Motion, free: Sequence[Cell], dark: float) -> list[float]:
    """For how many seconds each cell cruises: from the left, slower in the dark, and few ones one after the other."""
    if dark == FEW_DARK:
        wanted = [TENSE + APART * place for place in range(len(free))]
        return [_to_stop(cell, cruise) for cell, cruise in zip(free, wanted, strict=True)]
    pace = QUICK if motion.is_quick else SLOW if dark else 1.0
    return [_to_stop((reel, row), pace * (FIRST + PER_REEL * (reel - 1) + PER_ROW * row)) for reel, row in free]


def _ride(
    motion: Motion, free: Sequence[Cell], landed: Sequence[SymbolLanded], cruises: Sequence[float]
) -> Animation:
    board, bonus = motion.board, bonus_of(motion)
    symbols = {(symbol.reel, symbol.row): symbol for symbol in landed}
    columns = [(_landing(symbols.get(cell)),) for cell in free]
    bonus.riding = {cell: Reel(niche_box(bonus, cell), 1, _ring(cell)) for cell in free}
    for reel in bonus.riding.values():
        reel.put(("",))
        reel.replace(1, "")  # or it would be seen as the reel lifts
    last = {cell[0]: place for place, cell in enumerate(free)}
    heard = [cell[0] if last[cell[0]] == place else 0 for place, cell in enumerate(free)]  # one sound a reel
    quick = motion.is_quick
    riding = Spin(list(bonus.riding.values()), columns, [None] * len(free), cruises, heard, is_quick=quick)
    board.spin = riding
    motion.sound("reel_start")
    if motion.lively:
        riding.start()
    else:
        yield seconds(STILL_SPIN)
        riding.finish()
    yield together(*(_stop(motion, riding, place, symbols.get(cell)) for place, cell in enumerate(free)))
    yield until(partial(_all_still, riding))
    riding.finish()
    board.spin = None
    bonus.riding = {}


def _landing(symbol: SymbolLanded | None) -> str:
    """What a cell stops on."""
    return "" if symbol is None else picture_of(symbol.symbol, symbol.bonus_prize)


def _stop(motion: Motion, riding: Spin, place: int, symbol: SymbolLanded | None) -> Animation:
    """A cell stops, and what landed on it locks."""
    reel = riding.reels[place]
    yield until(lambda: reel.has_landed)
    if sound := riding.stop_sound(place):
        motion.sound(sound)
    if symbol is not None:
        yield from land(motion, symbol)


def _all_still(riding: Spin) -> bool:
    return all(reel.is_still for reel in riding.reels)


def _side(cell: Cell) -> int:
    """0 or 1, as the colours of a chessboard: what passes in a cell never passes in its neighbours at that moment."""
    return (cell[0] + cell[1]) % 2


def _ring(cell: Cell) -> tuple[str, ...]:
    """What passes in a cell: the same for all, but not at the same time."""
    turn = (cell[0] * 5 + cell[1] * 3) % len(PASSING)
    pairs = ((each, "") if _side(cell) == 0 else ("", each) for each in PASSING[turn:] + PASSING[:turn])
    return tuple(symbol for pair in pairs for symbol in pair)


def _to_stop(cell: Cell, cruise: float) -> float:
    """A cruise that ends where nothing is on the ring beside the stop."""
    return cruise + ((cells_for(cruise) + _side(cell)) % 2) / SPEED


def set_back(motion: Motion, event: SpinsSetBack) -> Animation:
    """The counter jumps back and shines, its lamps burn again (JB-12, JB-14)."""
    bonus = bonus_of(motion)
    bonus.spins_left = event.spins_left
    motion.sound("spins_back")
    motion.burst("sparkles", counter_place(), 10)

    def flash(share: float) -> None:
        bonus.spins_flash = 1 - share

    def flashing() -> Animation:
        yield tween(motion.length(0.4), flash)

    yield together(tick(motion, 0.45), flashing())
    bonus.spins_flash = 0.0


def hold_and_respin(motion: Motion, event: HoldAndRespinStarted) -> Animation:
    """The round turns into Hold and Respin, for good: the counter changes, and fire goes over the cells (JB-12)."""
    bonus = bonus_of(motion)
    bonus.spins_left = event.spins_left
    bonus.is_respin = True
    motion.sound("hold_and_respin")

    def kindle(share: float) -> None:
        bonus.kindled = share

    def kindling() -> Animation:
        yield tween(0.7, kindle, EASE_OUT_QUAD)

    if motion.lively:
        yield together(kindling(), shake(motion, 5, 0.4), tick(motion, 0.5))
    bonus.kindled = 1.0
    yield from notify(motion, "respin", number=str(bonus.reset_to), stay=0.9, spins=bonus.reset_to)
