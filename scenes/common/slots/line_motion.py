"""How won lines are shown: all of them with their total first, then line by line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.slots.events import LineWon
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_SINE, EASE_OUT_QUAD, ease_out_back, there_and_back
from scenes.common.slots.motion import B, SlotMotion, count_in

ALL = 1.15
EACH = 0.95
LONGEST = 6
"""So many lines are shown one by one before the rest is taken faster."""
POP = ease_out_back(2.0)


def counting_for(prize: int, cost: int) -> float:
    """Seconds for which an amount is counted up."""
    times = prize / max(1, cost)
    return 0.6 if times < 2 else 1.2 if times < 15 else 2.4


def show_lines(motion: SlotMotion[B], wins: Sequence[LineWon], *, before: Animation | None = None) -> Animation:
    """Show the lines of a window; their cells stay lit in the end.

    What is shown `before` the total, such as a multiplier that strikes it, leaves the total standing over the reels.
    """
    board = motion.board
    total = sum(win.prize for win in wins)
    every = frozenset(cell for win in wins for cell in win.cells)
    board.wins = list(wins)
    board.lit, board.traced, board.tag = every, tuple(win.line for win in wins), None
    if before is not None:
        yield from before
    board.banner = total
    motion.sound("lines_won" if board.won + total > motion.cost else "lines_quiet")
    if board.won + total > motion.cost:
        for cell in sorted(every):
            motion.burst("sparkles", board.middle(cell), 2)
    counting = counting_for(total, motion.cost)
    yield together(_lighting(motion, ALL), _banner(motion, is_new=before is None), count_in(motion, total, counting))
    board.banner = 0
    if len(wins) > 1:
        for place, win in enumerate(wins):
            board.lit, board.traced, board.tag = frozenset(win.cells), (win.line,), win
            motion.sound("line_shown")
            yield together(_lighting(motion, EACH if place < LONGEST else EACH / 2))
    rest(motion)


def rest(motion: SlotMotion[B]) -> None:
    """What stays when lines have been shown: their cells in the light, the others a little darker."""
    board = motion.board
    board.lit = frozenset(cell for win in board.wins for cell in win.cells)
    board.traced, board.tag = (), None
    board.pulse = board.flash = 0.0
    board.dimmed = 0.45 if board.wins else 0.0


def _lighting(motion: SlotMotion[B], length: float) -> Animation:
    board = motion.board
    board.dimmed = 1.0

    def flash(share: float) -> None:
        board.flash = 1 - share

    def pulse(share: float) -> None:
        board.pulse = there_and_back(EASE_IN_OUT_SINE)(share) if motion.lively else 0.0

    yield tween(0.18, flash)
    board.flash = 0.0
    yield tween(0.56, pulse)
    board.pulse = 0.0
    yield seconds(max(0.0, length - 0.74))


def _banner(motion: SlotMotion[B], *, is_new: bool) -> Animation:
    board = motion.board

    def grow(share: float) -> None:
        board.banner_scale = max(0.05, share)

    if is_new:
        yield tween(motion.length(0.3), grow, POP if motion.lively else EASE_OUT_QUAD)
    board.banner_scale = 1.0
    yield seconds(0.6)
