"""The spin of Jingle Bells: bells ring as they land, Scatters shine, reel 6 keeps one waiting."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.slots.events import ReelsStopped
from engine.rules.slots.windows import Cell
from engine.stage.timeline import Animation, seconds, together, tween
from games.jingle_bells.events import JingleBellLanded
from games.jingle_bells.symbols import JINGLE_BELL, REELS, SCATTER
from scenes.common.slots.spinning import Spin, one_after_the_other, ride_and_stop
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.layout import cell_box, middle
from scenes.jingle_bells.motion import Motion

TENSION = 1.6
"""Seconds for which reel 6 goes on when reel 1 has a Scatter."""
SWINGS = ("left", "right", "left", "right", "left", "")
SWINGING = 0.54
STRUCK = 0.75
"""How bright a struck frame goes on to glow until it turns."""


def spin_reels(motion: Motion, stopped: ReelsStopped, landed: Sequence[JingleBellLanded]) -> Animation:
    """The reels spin below the frames and stop on a window; its bells ring with their reels (JB-2)."""
    board = motion.board
    cruises = one_after_the_other(REELS, is_quick=motion.is_quick)
    spin = Spin(board.reels, stopped.window, stopped.stops, cruises, is_quick=motion.is_quick)
    has_scatter = SCATTER in stopped.window[0]

    def react(place: int) -> Animation:
        if place == REELS - 2 and has_scatter:
            _tense(motion, spin)
        if place == REELS - 1:
            board.tension = 0.0
        if SCATTER in stopped.window[place]:
            cell = (place + 1, stopped.window[place].index(SCATTER) + 1)
            motion.sound("scatter_land2" if place and has_scatter else "scatter_land1")
            yield from glow(motion, cell)
        yield together(*(ring(motion, bell) for bell in landed if bell.reel == place + 1))

    yield from ride_and_stop(motion, spin, react)
    yield seconds(0.12)


def _tense(motion: Motion, spin: Spin) -> None:
    """Reel 1 has a Scatter, and reel 6 still runs: it glows, and goes on for longer (JB-8)."""
    if spin.is_slammed or spin.reels[-1].is_stopping:
        return
    motion.board.tension = 1.0
    if motion.lively and not motion.is_quick:
        motion.sound("tension")
        spin.prolong(REELS - 1, TENSION)


def ring(motion: Motion, bell: JingleBellLanded) -> Animation:
    """A bell that landed swings to and fro; one that struck a frame leaves it glowing (JB-4)."""
    board, cell = motion.board, (bell.reel, bell.row)
    motion.sound("bell_ring")
    if bell.on_frame:
        motion.sound("frame_struck")
        motion.burst("sparkles", middle(cell_box(*cell)), 8)
    yield together(_swinging(motion, cell), glow(motion, cell))
    if cell in board.frames and bell.on_frame:
        board.frames[cell].flash = STRUCK


def _swinging(motion: Motion, cell: Cell) -> Animation:
    reel = motion.board.reels[cell[0] - 1]

    def swing(share: float) -> None:
        side = SWINGS[min(int(share * len(SWINGS)), len(SWINGS) - 1)]
        reel.replace(cell[1] - 1, f"{JINGLE_BELL}_{side}" if side else JINGLE_BELL)

    if motion.lively:
        yield tween(SWINGING, swing)


def glow(motion: Motion, cell: Cell, length: float = 0.5) -> Animation:
    """A cell flashes, and the light goes out again."""
    glows = motion.board.glows

    def fade(share: float) -> None:
        glows[cell] = 1 - share

    yield tween(length, fade)
    del glows[cell]


def put_frames(board: Board, cells: Sequence[Cell]) -> Animation:
    """Frames of earlier spins stand before the reels spin (JB-3)."""
    board.put_frames(cells)
    yield seconds(0)
