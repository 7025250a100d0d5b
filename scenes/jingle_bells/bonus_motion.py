"""What the animations of the Christmas Spins share: announcements over the board, the counter, and what is lit."""

from __future__ import annotations

from engine.stage.timeline import Animation, seconds, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, there_and_back
from scenes.jingle_bells.bonus_board import BonusBoard, Notice
from scenes.jingle_bells.motion import POP, Motion


def bonus_of(motion: Motion) -> BonusBoard:
    """The board of the Christmas Spins; ValueError where none is on the screen."""
    bonus = motion.board.bonus
    if bonus is None:
        raise ValueError("the Christmas Spins have not begun")
    return bonus


def notify(
    motion: Motion, key: str, *, picture: str = "", number: str = "", stay: float = 1.0, **counts: object
) -> Animation:
    """Words come up over the board, stay, and go. `counts` are written into them."""
    bonus = bonus_of(motion)
    notice = Notice(key, picture, number, counts=counts)
    bonus.notice = notice
    motion.board.is_spinning = False  # more than a spin is shown

    def come(share: float) -> None:
        notice.share = share

    def go(share: float) -> None:
        notice.alpha = 1 - share

    yield tween(motion.length(0.34), come, POP if motion.lively else EASE_OUT_QUAD)
    yield seconds(stay)
    yield tween(motion.length(0.2), go, EASE_IN_QUAD)
    bonus.notice = None


def tick(motion: Motion, swell: float = 0.3) -> Animation:
    """The counter swells."""
    bonus = bonus_of(motion)

    def grow(share: float) -> None:
        bonus.spins_scale = 1 + swell * there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 1.0

    yield tween(0.26, grow)
    bonus.spins_scale = 1.0


def focus(motion: Motion, cells: frozenset[tuple[int, int]], dimmed: float, length: float = 0.2) -> Animation:
    """The light goes to some cells, the others darken; or it comes back to all, with 0."""
    bonus = bonus_of(motion)
    start = bonus.dimmed
    if cells:
        bonus.focus = cells
    if start == dimmed:
        length = 0.0

    def change(share: float) -> None:
        bonus.dimmed = start + (dimmed - start) * share

    yield tween(length, change)
    bonus.dimmed, bonus.focus = dimmed, cells
