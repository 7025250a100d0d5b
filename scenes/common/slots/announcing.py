"""Words over the reels that announce something, and reels that are shaken."""

from __future__ import annotations

from engine.stage.timeline import Animation, seconds, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, ease_out_back
from scenes.common.slots.board import Heading
from scenes.common.slots.motion import B, SlotMotion

POP = ease_out_back(1.9)


def announce(
    motion: SlotMotion[B], title: str, *, about: str = "", picture: str = "", stay: float = 1.1, **counts: object
) -> Animation:
    """Words come up over the reels, stay, and go; `counts` are written into the line below them."""
    board = motion.board
    heading = Heading(title, about, picture, counts)
    board.heading = heading

    def come(share: float) -> None:
        heading.share = share

    def go(share: float) -> None:
        heading.alpha = 1 - share

    yield tween(motion.length(0.34), come, POP if motion.lively else EASE_OUT_QUAD)
    yield seconds(stay)
    yield tween(motion.length(0.2), go, EASE_IN_QUAD)
    board.heading = None


def shake(motion: SlotMotion[B], size: float, length: float) -> Animation:
    """What lies in the frame is shaken; not with reduced motion."""
    board = motion.board

    def apply(share: float) -> None:
        swing = 1 if int(share * length * 30) % 2 else -1
        board.shake = swing * size * (1 - share) if motion.lively else 0.0

    yield tween(length, apply)
    board.shake = 0.0
