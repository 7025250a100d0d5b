"""The end of the Christmas Spins: a full board, every prize counted into the total, the way back (JB-17, JB-19)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.money import pounds
from engine.rules.slots.win_cap import WinCapReached
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_OUT_QUAD, there_and_back
from games.jingle_bells.events import BoardFilled, ChristmasSpinsEnded, PrizeCollected
from scenes.common.slots.motion import fly
from scenes.common.slots.room_change import change_room
from scenes.jingle_bells.bonus_board import BonusBoard, Locked
from scenes.jingle_bells.bonus_layout import cell_middle, cell_size
from scenes.jingle_bells.bonus_motion import bonus_of, focus, notify, tick
from scenes.jingle_bells.bonus_side_painting import sum_place
from scenes.jingle_bells.motion import Motion, shake

FIRST_PRIZE, QUICKEST, QUICKER = 0.5, 0.1, 0.86
"""Seconds from the first prize to the second, at the least, and how much shorter each is than the one before."""
FLYING = 0.42
DIGITS, SMALL_DIGITS = 27.0, 12.0
"""How high an amount is as it leaves its symbol, and as it reaches the total."""
NOTES = 5


def fill_board(motion: Motion, event: BoardFilled) -> Animation:
    """Every cell is locked: the whole board shines (JB-17)."""
    bonus = bonus_of(motion)
    motion.sound("board_filled")

    def shine(share: float) -> None:
        for (reel, row), locked in bonus.locked.items():
            since = share * 2.2 - (reel + row) / 11
            locked.flash = there_and_back(EASE_OUT_QUAD)(since) if 0 < since < 1 else 0.0

    def shining() -> Animation:
        yield tween(1.2 if motion.lively else 0.15, shine)

    for cell in bonus.locked:
        motion.burst("sparkles", cell_middle(bonus, cell), 2)
    yield together(shining(), shake(motion, 6, 0.5))
    for locked in bonus.locked.values():
        locked.flash = 0.0
    yield from notify(motion, "full", picture="bells/jingle_bell", stay=1.2, cells=event.cells)


def end(motion: Motion, event: ChristmasSpinsEnded) -> Animation:
    """The last spin is over, or the win cap is reached: what stands is paid now."""
    bonus = bonus_of(motion)
    bonus.is_over = True
    if event.is_capped:
        motion.sound("win_cap")
        yield from notify(motion, "capped", picture="bells/present_grand", stay=1.6)
    else:
        motion.sound("christmas_spins_over")
        key = "no_cells" if bonus.spins_left else "over"
        yield from notify(motion, key, stay=1.0, symbols=event.symbols)
    yield from focus(motion, frozenset(), 0.0)
    bonus.is_collecting = True
    yield from tick(motion)


def collect(motion: Motion, paid: Sequence[PrizeCollected]) -> Animation:
    """Each prize flies into the total, and the more of them there are, the faster they come (JB-17)."""
    bonus = bonus_of(motion)
    starts, at, apart = [], 0.0, FIRST_PRIZE
    for _ in paid:
        starts.append(at)
        at += apart
        apart = max(QUICKEST, apart * QUICKER)
    takes = [_take(motion, event, place, start) for place, (event, start) in enumerate(zip(paid, starts, strict=True))]
    yield from focus(motion, frozenset(bonus.locked), 0.6)
    yield together(*takes)
    bonus.shown_taken = bonus.taken
    for locked in bonus.locked.values():
        locked.is_paid = False
    motion.sound("count_end")
    if motion.is_loud:
        motion.burst("sparkles", sum_place(), 18)
    yield from tick(motion, 0.25)
    yield from focus(motion, frozenset(), 0.0)
    yield seconds(0.7)


def _take(motion: Motion, event: PrizeCollected, place: int, start: float) -> Animation:
    """One prize leaves its symbol and flies into the total."""
    board, bonus = motion.board, bonus_of(motion)
    cell = (event.reel, event.row)
    locked = bonus.locked[cell]
    yield seconds(start)
    motion.sound(f"prize_collected{min(NOTES, 1 + place)}")
    if motion.lively:
        x, y = cell_middle(bonus, cell)
        amount = Sprite("gold", x, y - 0.2 * cell_size(bonus), DIGITS, amount=pounds(event.prize))
        yield together(_pop(locked), fly(motion, amount, sum_place(), FLYING, arc=46, end_width=SMALL_DIGITS))
    locked.is_paid = True
    bonus.counted += 1
    bonus.focus -= {cell}
    bonus.taken += event.prize
    board.won += event.prize
    board.shown_won = board.won
    yield from _count(bonus, bonus.taken)


def _pop(locked: Locked) -> Animation:
    def pop(share: float) -> None:
        locked.flash = 1 - share
        locked.shown = 1 + 0.3 * there_and_back(EASE_OUT_QUAD)(share)

    yield tween(0.26, pop)
    locked.flash, locked.shown = 0.0, 1.0


def _count(bonus: BonusBoard, total: int) -> Animation:
    """The total counts on; where prizes follow each other quickly, it never goes back."""
    start = bonus.shown_taken

    def count(share: float) -> None:
        bonus.shown_taken = max(bonus.shown_taken, start + round((total - start) * share))
        bonus.spins_scale = 1 + 0.12 * there_and_back(EASE_OUT_QUAD)(share)

    yield tween(0.2, count)
    bonus.spins_scale = 1.0


def take_off(bonus: BonusBoard, event: WinCapReached) -> None:
    """The win cap takes what is above it from the total (JB-19)."""
    bonus.taken -= event.reduction
    bonus.shown_taken = bonus.taken


def leave(motion: Motion) -> Animation:
    """Snow sweeps over the board, and the reels stand there as they stopped, with their frames."""
    board = motion.board
    board.bonus_paid = bonus_of(motion).taken
    board.win_note = ""

    def go() -> None:
        board.bonus = None

    yield from change_room(motion, go)
