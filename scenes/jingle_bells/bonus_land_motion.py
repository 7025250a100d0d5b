"""How something lands on the board and locks: its weight, its value, its plate, the strike of Double (JB-10, JB-15)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.money import pounds
from engine.rules.slots.windows import Cell
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, staggered, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, there_and_back
from games.jingle_bells.events import SymbolLanded
from games.jingle_bells.symbols import GOLD_BAUBLE, PRIZE_PRESENT, RED_BAUBLE
from scenes.common.slots.motion import fly
from scenes.jingle_bells.bonus_board import Locked
from scenes.jingle_bells.bonus_layout import cell_middle, cell_size
from scenes.jingle_bells.bonus_motion import bonus_of, focus, notify
from scenes.jingle_bells.bonus_side_painting import times_place
from scenes.jingle_bells.bonus_symbol_painting import picture_of
from scenes.jingle_bells.motion import POP, Motion, shake

SOUNDS = {RED_BAUBLE: "bauble_land", GOLD_BAUBLE: "gold_bauble_land", PRIZE_PRESENT: "present_land"}
SPARKLES = {RED_BAUBLE: 3, GOLD_BAUBLE: 6, PRIZE_PRESENT: 12}
LARGE_PRIZES = {"major", "grand"}
STRIKES_APART = 0.14


def land(motion: Motion, event: SymbolLanded) -> Animation:
    """A symbol falls the last of its way, hits its cell and locks; Double has not struck it yet."""
    bonus = bonus_of(motion)
    value = event.value // 2 if event.is_doubled else event.value
    cell = (event.reel, event.row)
    locked = Locked(event.symbol, event.bonus_prize, value, shown=0.0)
    bonus.locked[cell] = locked
    if motion.lively:
        locked.lifted = 0.4

        def drop(share: float) -> None:
            locked.lifted = 0.4 * (1 - share)

        yield tween(0.09, drop, EASE_IN_QUAD)
    locked.lifted = 0.0
    motion.sound(SOUNDS[event.symbol])
    light_prize(motion, locked)
    yield from impact(motion, cell, locked)


def impact(motion: Motion, cell: Cell, locked: Locked) -> Animation:
    """It gives way, shines, and its value comes up."""
    bonus = bonus_of(motion)
    x, y = cell_middle(bonus, cell)
    motion.burst("puff", (x, y + 0.36 * cell_size(bonus)), 3)
    motion.burst("sparkles", (x, y), SPARKLES[locked.symbol])

    def press(share: float) -> None:
        locked.flash = 1 - share
        locked.squash = there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 0.0

    def pop(share: float) -> None:
        locked.shown = share

    def pressing() -> Animation:
        yield tween(motion.length(0.28), press)

    def popping() -> Animation:
        yield tween(motion.length(0.34), pop, POP if motion.lively else EASE_OUT_QUAD)

    waits = [pressing(), popping()]
    if locked.symbol == PRIZE_PRESENT:
        waits += [_flash_plate(motion), shake(motion, 4, 0.3)]
    yield together(*waits)
    locked.squash = locked.flash = 0.0
    locked.shown = 1.0


def light_prize(motion: Motion, locked: Locked) -> None:
    """The plate of a bonus prize lights (JB-11)."""
    bonus = bonus_of(motion)
    if locked.bonus_prize:
        bonus.lit_prizes.add(locked.bonus_prize)
        bonus.last_prize = locked.bonus_prize


def proclaim(motion: Motion, event: SymbolLanded) -> Animation:
    """A Major or a Grand is proclaimed: the light is on it alone, then its name comes up (JB-11)."""
    cell = (event.reel, event.row)
    yield from focus(motion, frozenset({cell}), 1.0)
    bonus = bonus_of(motion)
    bonus.last_prize = event.bonus_prize
    motion.sound("grand_prize")
    if motion.board.won + bonus.held > motion.cost:  # ALL-8
        motion.burst("coins", (640, 430), 60 if event.bonus_prize == "grand" else 30)
    picture = picture_of(event.symbol, event.bonus_prize)
    amount = pounds(bonus.locked[cell].value)
    yield together(
        _flash_plate(motion),
        notify(motion, event.bonus_prize, picture=picture, stay=1.6, amount=amount),
        shake(motion, 6, 0.5),
    )
    yield from focus(motion, frozenset(), 0.0)


def _flash_plate(motion: Motion) -> Animation:
    bonus = bonus_of(motion)

    def flash(share: float) -> None:
        bonus.prize_flash = 1 - share

    yield tween(0.9 if motion.lively else 0.15, flash)
    bonus.prize_flash = 0.0


def strike(motion: Motion, landed: Sequence[SymbolLanded]) -> Animation:
    """Double strikes what has landed: x2 flies from the counter onto each, which shows twice its value (JB-15)."""
    yield staggered(STRIKES_APART, [_strike(motion, (event.reel, event.row)) for event in landed])
    yield seconds(0.1)


def _strike(motion: Motion, cell: Cell) -> Animation:
    bonus = bonus_of(motion)
    locked = bonus.locked[cell]
    if motion.lively:
        times = Sprite("gold", *times_place(), 30, amount=f"×{bonus.times}")
        yield from fly(motion, times, cell_middle(bonus, cell), 0.36, arc=70, end_width=22)
    locked.value *= bonus.times
    locked.is_doubled = True
    motion.sound("multiplier_strikes")
    motion.burst("sparkles", cell_middle(bonus, cell), 6)

    def glow(share: float) -> None:
        locked.flash = 1 - share
        locked.shown = 1 + 0.4 * there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 1.0

    yield tween(motion.length(0.34), glow)
    locked.flash, locked.shown = 0.0, 1.0
