"""What a spin of Jingle Bells wins: lines that the multiplier strikes, the trigger, the win cap, the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon, RoundEnded
from engine.rules.slots.win_cap import WinCapReached
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_IN_OUT_SINE, EASE_OUT_QUAD, mix, there_and_back
from games.jingle_bells.events import ChristmasSpinsTriggered, MultipliedLineWon
from games.jingle_bells.symbols import SPINS
from scenes.common.slots.end_motion import celebrate, dismiss, end_round
from scenes.common.slots.line_motion import rest, show_lines
from scenes.common.slots.motion import fly
from scenes.jingle_bells.bonus_end_motion import leave, take_off
from scenes.jingle_bells.layout import MULTIPLIER_DIGITS, REELS, middle
from scenes.jingle_bells.motion import POP, Motion, announce

TOP = "jackpot"
"""The highest level of winning."""
TIMES = 54.0
"""How high the digits of the multiplier are on their way to the wins."""


def pay_lines(motion: Motion, wins: Sequence[LineWon]) -> Animation:
    """Lines are shown with their total; above x1 the multiplier strikes it first (JB-6)."""
    struck = [win for win in wins if isinstance(win, MultipliedLineWon)]
    return show_lines(motion, wins, before=_strike(motion, struck) if struck else None)


def _strike(motion: Motion, wins: Sequence[MultipliedLineWon]) -> Animation:
    """What the lines pay comes up; the multiplier flies onto it, and it becomes what is won."""
    board, target = motion.board, middle(REELS)
    board.dimmed = 1.0
    board.banner = sum(win.pay for win in wins)
    motion.sound("line_shown")

    def grow(share: float) -> None:
        board.banner_scale = max(0.05, share)

    yield tween(motion.length(0.3), grow, POP if motion.lively else EASE_OUT_QUAD)
    board.banner_scale = 1.0
    yield seconds(0.4)
    if motion.lively:
        times = Sprite("silver", *MULTIPLIER_DIGITS, TIMES, amount=f"×{board.multiplier}")
        yield from fly(motion, times, target, 0.4, arc=70, end_width=TIMES)
    board.banner = sum(win.prize for win in wins)
    motion.sound("multiplier_strikes")
    motion.burst("sparkles", target, 24)

    def strike(share: float) -> None:
        swing = there_and_back(EASE_OUT_QUAD)(share)
        board.struck = swing
        board.banner_scale = 1 + 0.5 * swing

    if motion.lively:
        yield tween(0.42, strike)
    board.struck, board.banner_scale = 0.0, 1.0


def trigger(motion: Motion, event: ChristmasSpinsTriggered) -> Animation:
    """Both Scatters swell and shine, and the bonus is announced (JB-8)."""
    board = motion.board
    board.calm()
    board.lit = frozenset(event.cells)
    board.traced = (0,)
    board.dimmed = 1.0
    motion.sound("spins_triggered")

    def pulse(share: float) -> None:
        board.pulse = there_and_back(EASE_IN_OUT_SINE)(share) * 1.8 if motion.lively else 0.0

    for _ in range(2):
        for cell in event.cells:
            motion.burst("sparkles", board.middle(cell), 12)
        yield tween(0.6, pulse)
    board.pulse = 0.0
    yield from announce(motion, "christmas_spins", about="won", picture="bells/scatter", stay=1.6, spins=SPINS)
    board.traced = ()


def reach_cap(motion: Motion, event: WinCapReached) -> Animation:
    """The most that a round pays: it is said, and what stands above it is taken off before one's eyes (JB-19)."""
    board = motion.board
    start, board.won = board.won, event.prize
    board.cap = event.prize
    motion.sound("win_cap")
    about = "cap_lowered" if event.reduction else "cap_met"
    prize, reduction = pounds(event.prize), pounds(event.reduction)
    yield from announce(motion, "cap", about=about, stay=2.4, prize=prize, reduction=reduction)

    def lower(share: float) -> None:
        board.shown_won = round(mix(start, event.prize, share))

    yield tween(motion.length(0.6), lower, EASE_IN_OUT_QUAD)
    board.shown_won = event.prize
    if board.bonus is not None:
        take_off(board.bonus, event)
    yield seconds(0.6)


def end(motion: Motion, event: RoundEnded) -> list[Animation]:
    """The round is over: piece by piece."""
    return [_celebrate(motion, event), dismiss(motion), _close(motion)]


def _celebrate(motion: Motion, event: RoundEnded) -> Animation:
    """A Grand, like the win cap, is the top of all levels."""
    is_top = bool(motion.board.cap) or motion.board.has_grand
    yield from celebrate(motion, event, TOP if is_top else "")


def _close(motion: Motion) -> Animation:
    """After a bonus the reels come back."""
    board = motion.board
    end_round(motion, keeps_lines=board.bonus is None)
    if board.bonus is not None:
        yield seconds(0.8)
        yield from leave(motion)
        rest(motion)
