"""The end of a round: what it won, celebrated by its level, or not at all (ALL-8)."""

from __future__ import annotations

from engine.rules.slots.events import RoundEnded
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD
from scenes.common.celebration import LEVELS, Level
from scenes.common.slots.announcing import POP
from scenes.common.slots.line_motion import rest
from scenes.common.slots.motion import B, SlotMotion

BURST_EVERY = 0.9
COUNTS_A_SECOND = 30
"""The amount of a large win changes so often: each is a picture of its own, and more of them cannot be read."""


def celebrate(motion: SlotMotion[B], event: RoundEnded, level: str = "") -> Animation:
    """Everything has been uncovered. Above the cost the level's music plays; the large ones take the whole window.

    `level` names the level where the amount alone does not say it.
    """
    board = motion.board
    board.prize = event.prize
    board.shown_won = board.won
    reached = LEVELS[level or motion.level(event.prize, motion.cost)]
    if event.prize and reached.name != "quiet":
        motion.sound(reached.sound)
        if reached.has_word:
            yield from _count_large(motion, reached)
        else:
            motion.burst("confetti", (636, 260), reached.confetti)
            yield seconds(0.6)
    elif not event.prize:
        motion.sound("no_prize")


def dismiss(motion: SlotMotion[B]) -> Animation:
    """A large win has been counted: it stays, and goes. A piece of its own: who skips the counting sees its end."""
    board = motion.board
    if not board.level:
        return
    yield seconds(1.2)

    def go(share: float) -> None:
        board.level_share = 1 - share

    yield tween(motion.length(0.3), go, EASE_IN_QUAD)
    board.level, board.level_share = "", 0.0


def end_round(motion: SlotMotion[B], *, keeps_lines: bool) -> None:
    """Nothing more is shown; with `keeps_lines` the won lines stay lit."""
    if keeps_lines:
        rest(motion)
    else:
        motion.board.calm()
    motion.board.is_ended = True


def _count_large(motion: SlotMotion[B], level: Level) -> Animation:
    board = motion.board
    board.level, board.level_won = level.name, 0

    def come(share: float) -> None:
        board.level_share = share

    steps = round(level.counting * COUNTS_A_SECOND)

    def count(share: float) -> None:
        board.level_won = round(board.prize * EASE_OUT_QUAD(int(share * steps) / steps))

    def counting() -> Animation:
        yield tween(level.counting, count)

    yield tween(motion.length(0.4), come, POP if motion.lively else EASE_OUT_QUAD)
    yield together(counting(), _showers(motion, level))
    board.level_won = board.prize
    motion.sound("count_end")


def _showers(motion: SlotMotion[B], level: Level) -> Animation:
    for burst in range(level.bursts):
        side = -1 if burst % 2 else 1
        motion.burst("confetti", (640 + side * 250, 220), level.confetti)
        motion.burst("coins", (640, 430), level.coins)
        motion.sound("coin_shower")
        yield seconds(BURST_EVERY)
