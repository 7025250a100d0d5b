"""Frames: bells leave them, a struck one turns all of them into Golden Leaf Wilds, and more of them multiply."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.slots.windows import Cell
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_IN_QUAD, EASE_OUT_QUAD, ease_out_back, mix, there_and_back
from games.jingle_bells.events import FrameLeft, FramesTurnedWild, MultiplierRaised
from games.jingle_bells.symbols import GOLDEN_LEAF
from scenes.common.slots.motion import fly
from scenes.jingle_bells.board import Frame
from scenes.jingle_bells.layout import MULTIPLIER_DIGITS, cell_box, middle
from scenes.jingle_bells.motion import POP, Motion, shake
from scenes.jingle_bells.reel_motion import glow

SETTLE = ease_out_back(1.6)
BETWEEN_FRAMES = 0.14
BREATH = 0.62
"""Seconds in which nothing moves but the light of the frames, before they turn."""
STAGGER, FLIP = 0.09, 0.34
CHIMES = 8


def leave_frames(motion: Motion, left: Sequence[FrameLeft]) -> Animation:
    """Each bell leaves a frame on its cell, one after the other (JB-3)."""
    yield together(*(_leave(motion, (each.reel, each.row), place) for place, each in enumerate(left)))
    yield seconds(0.1)


def _leave(motion: Motion, cell: Cell, place: int) -> Animation:
    yield seconds(place * BETWEEN_FRAMES)
    board = motion.board
    motion.sound("frame_left")
    frame = board.frames[cell] = Frame(scale=1.6, alpha=0.0)

    def close(share: float) -> None:
        frame.scale = mix(1.6, 1.0, share) if motion.lively else 1.0
        frame.alpha = min(1.0, 1.6 * share)

    yield tween(motion.length(0.3), close, SETTLE if motion.lively else EASE_OUT_QUAD)
    frame.scale = frame.alpha = 1.0
    motion.burst("sparkles", middle(cell_box(*cell)), 5)

    def fade(share: float) -> None:
        frame.flash = 0.8 * (1 - share)

    yield tween(0.35, fade)
    frame.flash = 0.0


def turn_wild(motion: Motion, event: FramesTurnedWild) -> Animation:
    """A held breath, then all frames flip in a wave, each a tone higher (JB-4); afterwards there is none."""
    board = motion.board
    yield from _hold_breath(motion)
    yield together(*(_flip(motion, cell, place) for place, cell in enumerate(event.cells)))
    yield from shake(motion, 3, 0.2)

    def light(share: float) -> None:
        board.held = 1 - share

    yield tween(0.25, light)
    board.held = 0.0


def _hold_breath(motion: Motion) -> Animation:
    board = motion.board

    def darken(share: float) -> None:
        board.held = share
        for frame in board.frames.values():
            frame.flash = max(frame.flash, share)

    yield tween(0.28, darken, EASE_IN_QUAD)
    board.held = 1.0
    yield seconds(BREATH - 0.28)


def _flip(motion: Motion, cell: Cell, place: int) -> Animation:
    board = motion.board
    yield seconds(place * STAGGER)
    frame, reel = board.frames[cell], board.reels[cell[0] - 1]
    under = reel.column[cell[1] - 1]
    motion.sound(f"leaf_turn{place % CHIMES + 1}")

    def turn(share: float) -> None:
        frame.turned = share
        frame.flash = 1 - share
        if share >= 0.5 and cell not in board.golden:
            board.golden[cell] = under
            reel.replace(cell[1] - 1, "")

    yield tween(motion.length(FLIP), turn, EASE_IN_OUT_QUAD)
    board.golden[cell] = under
    reel.replace(cell[1] - 1, GOLDEN_LEAF)
    del board.frames[cell]
    motion.burst("sparkles", middle(cell_box(*cell)), 4)
    yield from glow(motion, cell, 0.4)


def raise_multiplier(motion: Motion, event: MultiplierRaised) -> Animation:
    """One more struck frame: its light flies to the win multiplier, which grows (JB-6)."""
    board, cell = motion.board, (event.reel, event.row)
    start, target = middle(cell_box(*cell)), MULTIPLIER_DIGITS
    board.glows[cell] = 1.0
    if motion.lively:
        spark = Sprite("gold", *start, 34, amount="+1")
        yield from _grow(motion, spark)
        yield from fly(motion, spark, target, 0.42, arc=80, end_width=spark.width)
    del board.glows[cell]
    board.multiplier = event.multiplier
    motion.sound("multiplier_raised")
    motion.burst("sparkles", target, 14)

    def swell(share: float) -> None:
        board.struck = there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 0.0

    yield tween(0.45, swell)
    board.struck = 0.0
    yield seconds(0.1)


def _grow(motion: Motion, spark: Sprite) -> Animation:
    motion.sprites.add(spark)

    def grow(share: float) -> None:
        spark.scale = max(0.1, share)

    yield tween(0.22, grow, POP)
    spark.scale = 1.0
    motion.sprites.remove(spark)
