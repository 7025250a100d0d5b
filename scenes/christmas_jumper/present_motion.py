"""How a present shakes and opens, how its symbol rises and stands on the shelf, and what hints at it (CJ-10)."""

from __future__ import annotations

import math

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, Point, ease_out_back, there_and_back
from scenes.christmas_jumper.board import Board, Present
from scenes.christmas_jumper.layout import (
    BAUBLE,
    BAUBLE_WIDTH,
    PRESENT,
    SYMBOL_WIDTH,
    present_middle,
    present_top,
    symbol_centre,
)
from scenes.christmas_jumper.symbols import symbol_picture
from scenes.common.motion import Motion, fade_away, fading, flight

RISE = ease_out_back(1.5)
LIFTED = 62.0
GRAVITY = 1500.0
LID_TURN = 8
"""Degrees by which lids turn: each turn of each picture has to be made."""
SWAY, RATTLE = 8.0, 12.0


def open_present(motion: Motion[Board], place: int, symbol: str) -> Animation:
    """The present at `place` shakes, its lid flies off, its symbol rises and comes to stand in its place."""
    present = motion.board.present(place)
    present.symbol = symbol
    present.glow = 0.0
    _rest(present)
    if motion.lively:
        motion.sound("present_shake")
        yield tween(0.3, lambda share: _shake(present, place, share))
    _rest(present)
    present.is_open = True
    motion.sound("present_open")
    if not motion.lively:
        yield tween(0.15, lambda share: _appear(present, share))
        return
    top = present_top(place)
    motion.burst("confetti", top, 14)
    motion.burst("sparkles", top, 8)
    yield together(_lid(motion, place), _flash(motion, top), _rise(present))


def _shake(present: Present, place: int, share: float) -> None:
    """It hops from side to side, and its lid rattles. Nothing turns: every turn of every picture would have to be made.

    The lids begin one after the other, so that not all pictures are made at once where many presents are opened.
    """
    begins = 0.3 + 0.08 * (place % 5)
    present.sway = SWAY * share * math.sin(share * 3 * math.tau)
    present.hop = 6 * abs(math.sin(share * 2 * math.tau))
    present.rattle = 0.0 if share < begins else max(0.1, RATTLE * abs(math.sin((share - begins) * 4 * math.tau)))


def _rest(present: Present) -> None:
    present.sway = present.hop = present.rattle = 0.0


def _appear(present: Present, share: float) -> None:
    present.box = 1 - share
    present.rise = share


def _lid(motion: Motion[Board], place: int) -> Animation:
    """The lid with its bow is thrown up, turns and falls behind."""
    centre = present_middle(place)
    lid = motion.sprites.add(Sprite(f"presents/lid{place:02d}", *centre, PRESENT))
    side = 1 if place % 2 else -1

    def fly(share: float) -> None:
        time = 0.7 * share
        lid.x = centre[0] + side * 96 * time
        lid.y = centre[1] - 430 * time + GRAVITY * time * time / 2
        lid.turn = round(-side * 130 * share / LID_TURN) * LID_TURN
        lid.alpha = fading(share, 0.6)

    yield tween(0.7, fly)
    motion.sprites.remove(lid)


def _flash(motion: Motion[Board], at: Point) -> Animation:
    yield from fade_away(motion, Sprite("jumper/glow", *at, 170, alpha=0.8, add=True), 0.45, grow=1.4)


def _rise(present: Present) -> Animation:
    def rise(share: float) -> None:
        present.rise = share
        present.hop = LIFTED * share

    def sink(share: float) -> None:
        present.hop = LIFTED * (1 - share)
        present.box = 1 - share

    yield tween(0.42, rise, RISE)
    present.rise = 1.0
    yield seconds(0.1)
    yield tween(0.26, sink, EASE_IN_QUAD)
    present.box = present.hop = 0.0


def fade_symbol(motion: Motion[Board], place: int) -> Animation:
    """A symbol that is on no list stands back."""
    present = motion.board.present(place)

    def dim(share: float) -> None:
        present.dimmed = share

    yield tween(0.3 if motion.lively else 0.15, dim)


def collect_bauble(motion: Motion[Board], place: int) -> Animation:
    """The bauble moves to its silhouette beside the picks, which rise by one (CJ-12)."""
    board = motion.board
    present = board.present(place)
    present.is_gone = True
    motion.sound("bauble_flight")
    if motion.lively:
        yield from _fly_to_silhouette(motion, symbol_centre(place))
    board.baubles += 1
    board.picks_left += 1
    motion.sound("pick_added")
    motion.burst("sparkles", BAUBLE, 12)

    def pop(share: float) -> None:
        swell = round(there_and_back(EASE_OUT_QUAD)(share) * 8) / 8 if motion.lively else 0.0
        board.bauble, board.picks_scale = 1 + 0.3 * swell, 1 + 0.45 * swell

    yield tween(0.5 if motion.lively else 0.15, pop)
    board.bauble = board.picks_scale = 1.0


def _fly_to_silhouette(motion: Motion[Board], start: Point) -> Animation:
    bauble = Sprite(symbol_picture("bauble"), *start, SYMBOL_WIDTH)
    yield from flight(motion, bauble, BAUBLE, 0.7, arc=40, end_width=BAUBLE_WIDTH)


def hint_present(motion: Motion[Board], place: int) -> Animation:
    """A closed present rattles and glows, to say that it can be selected."""
    present = motion.board.present(place)
    motion.sound("hint")

    def glow(share: float) -> None:
        present.glow = share

    if motion.lively:
        yield tween(0.5, lambda share: _shake(present, place, 0.8 * there_and_back()(share)))
    _rest(present)
    yield tween(0.9, glow, there_and_back())


def dim_closed(motion: Motion[Board]) -> Animation:
    """No pick is left: presents that were not opened stay closed and dim (CJ-13)."""
    closed = [present for present in motion.board.presents if not present.is_picked]

    def dim(share: float) -> None:
        for present in closed:
            present.dimmed = share

    yield tween(0.5 if motion.lively else 0.15, dim, EASE_IN_QUAD)
