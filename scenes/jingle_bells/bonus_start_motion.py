"""From the reels to the board of the Christmas Spins, where each Scatter turns into what it holds (JB-8, JB-9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.slots.windows import Cell
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_CUBIC, EASE_OUT_QUAD, ease_out_back
from games.jingle_bells.events import ChristmasSpinsStarted, ScatterTurned
from scenes.common.slots.room_change import change_room
from scenes.jingle_bells.bonus_board import BonusBoard, Locked, Scatter
from scenes.jingle_bells.bonus_land_motion import impact, light_prize
from scenes.jingle_bells.bonus_layout import cell_middle
from scenes.jingle_bells.bonus_motion import bonus_of, tick
from scenes.jingle_bells.motion import Motion

COUNT_APART = 0.055
COMING = ease_out_back(1.1)


def start(motion: Motion, event: ChristmasSpinsStarted, scatters: Sequence[Cell]) -> Animation:
    """Snow sweeps over the village; the board stands there, empty but for the two Scatters."""
    yield from change_room(motion, lambda: _open(motion, event, scatters))
    bonus = bonus_of(motion)
    if motion.lively:
        yield together(_arrive(bonus), _wake(motion, bonus))
        yield from _count(motion, bonus, event.spins_left)
    bonus.arrived = bonus.woken = 1.0
    bonus.spins_left = event.spins_left
    yield from tick(motion, 0.4)
    yield seconds(0.3)


def _open(motion: Motion, event: ChristmasSpinsStarted, scatters: Sequence[Cell]) -> None:
    """Put the board in place of the reels."""
    board = motion.board
    board.calm()
    bonus = BonusBoard(0 if motion.lively else event.spins_left, scatters={cell: Scatter() for cell in scatters})
    if motion.lively:
        bonus.arrived = bonus.woken = 0.0
    board.bonus = bonus
    board.win_note = "bells.bonus.paid_later"


def _arrive(bonus: BonusBoard) -> Animation:
    def come(share: float) -> None:
        bonus.arrived = share

    yield tween(0.7, come, COMING)


def _wake(motion: Motion, bonus: BonusBoard) -> Animation:
    """Light goes over the cells, and the Scatters shine as it reaches them."""

    def wake(share: float) -> None:
        bonus.woken = share

    yield tween(1.0, wake, EASE_OUT_QUAD)
    for cell in bonus.scatters:
        motion.burst("sparkles", cell_middle(bonus, cell), 8)


def _count(motion: Motion, bonus: BonusBoard, spins: int) -> Animation:
    """The counter fills, lamp by lamp."""
    for spin in range(1, spins + 1):
        bonus.spins_left = spin
        motion.sound("count")
        yield seconds(COUNT_APART)


def turn(motion: Motion, event: ScatterTurned) -> Animation:
    """A Scatter shakes, turns over, and is what it holds from now on."""
    bonus = bonus_of(motion)
    cell = (event.reel, event.row)
    scatter = bonus.scatters.setdefault(cell, Scatter())
    if motion.lively:
        yield from _shake(scatter)
    motion.sound("scatter_turned")
    locked = Locked(event.symbol, event.bonus_prize, event.value, shown=0.0)
    if motion.lively:
        yield from _turn_over(motion, bonus, cell, locked)
    bonus.scatters.pop(cell, None)
    bonus.locked[cell] = locked
    locked.width = 1.0
    light_prize(motion, locked)
    yield from impact(motion, cell, locked)
    yield seconds(0.15)


def _shake(scatter: Scatter) -> Animation:
    def lean(share: float) -> None:
        scatter.lean = (1 if int(share * 8) % 2 else -1) * share
        scatter.flash = share

    yield tween(0.55, lean, EASE_IN_QUAD)
    scatter.lean = 0.0


def _turn_over(motion: Motion, bonus: BonusBoard, cell: Cell, locked: Locked) -> Animation:
    scatter = bonus.scatters[cell]

    def away(share: float) -> None:
        scatter.width = 1 - share

    def there(share: float) -> None:
        locked.width = share

    yield tween(0.16, away, EASE_IN_QUAD)
    bonus.scatters.pop(cell)
    bonus.locked[cell] = locked
    locked.width = 0.0
    motion.burst("puff", cell_middle(bonus, cell), 8)
    yield tween(0.2, there, EASE_OUT_CUBIC)
