"""The spin of Mr. Monopoly's reels with its Houses, the tension on reel 5, and the nudge."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.rules.slots.events import ReelsStopped
from engine.rules.slots.windows import Cell
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_OUT_QUAD, mix
from games.mr_monopoly.events import HouseLanded, NudgeMade
from games.mr_monopoly.symbols import DIAMOND, LAST_REEL, MR_MONOPOLY
from scenes.common.slots.reel import Column
from scenes.common.slots.spinning import Spin, one_after_the_other, ride_and_stop
from scenes.mr_monopoly.board import Board
from scenes.mr_monopoly.house_motion import settle
from scenes.mr_monopoly.layout import middle, reel_box
from scenes.mr_monopoly.motion import Motion, shake
from scenes.mr_monopoly.symbol_painting import GENTLEMAN

TENSIONS = ((16, 1.5), (8, 0.8))
"""From which rents, as multiples of the stake, reel 5 goes on for how many seconds longer."""
Rents = Callable[[int, int], int]
"""The rent of a reel in a row of its card, in hundredths of the stake."""


def columns_of(stopped: ReelsStopped) -> list[Column]:
    """What the reels show, with Mr. Monopoly in slices."""
    return [GENTLEMAN if column[0] == MR_MONOPOLY else column for column in stopped.window]


def spin_reels(motion: Motion, stopped: ReelsStopped, landed: Sequence[HouseLanded], rents: Rents) -> Animation:
    """The reels spin and stop on a window; its Houses land with their reels."""
    board = motion.board
    cruises = one_after_the_other(len(board.reels), is_quick=motion.is_quick)
    spin = Spin(board.reels, columns_of(stopped), stopped.stops, cruises, is_quick=motion.is_quick)

    def react(place: int) -> Animation:
        houses = [house for house in landed if house.reel == place + 1]
        if place == LAST_REEL - 2 and landed:
            _tense(motion, spin, landed, rents)
        if place == LAST_REEL - 1:
            board.tension = 0.0
            if DIAMOND in spin.columns[place]:
                _gleam(motion, (place + 1, spin.columns[place].index(DIAMOND) + 1))
            if spin.columns[place] == GENTLEMAN:
                yield from welcome(motion)
        if houses:
            yield together(*(settle(motion, (house.reel, house.row)) for house in houses))

    yield from ride_and_stop(motion, spin, react)
    yield seconds(0.12)


def _tense(motion: Motion, spin: Spin, landed: Sequence[HouseLanded], rents: Rents) -> None:
    """Houses lie, and reel 5 still runs: it glows, and goes on for longer where much is at stake."""
    rows = {house.reel: house.houses for house in landed}
    due = sum(rents(reel, row) for reel, row in rows.items()) / 100
    longer = next((length for least, length in TENSIONS if due >= least), 0.0)
    if spin.is_slammed or spin.reels[LAST_REEL - 1].is_stopping:
        return
    motion.board.tension = 1.0 if longer else 0.55
    if longer and motion.lively and not motion.is_quick:
        motion.sound("tension")
        spin.prolong(LAST_REEL - 1, longer)


def _gleam(motion: Motion, cell: Cell) -> None:
    """A Diamond lands, and may trigger the Free Spins (MM-13)."""
    motion.sound("scatter_land1")
    motion.burst("sparkles", motion.board.middle(cell), 14)


def welcome(motion: Motion) -> Animation:
    """Mr. Monopoly stands there: a heavy step and a shine."""
    motion.sound("gentleman_lands")
    motion.burst("sparkles", middle(reel_box(LAST_REEL)), 18)
    yield from shake(motion, 5, 0.3)


def nudge(motion: Motion, event: NudgeMade) -> Animation:
    """The reel steps down, row by row, until Mr. Monopoly covers it (MM-6)."""
    board = motion.board
    board.calm()
    reel = board.reels[event.reel - 1]
    yield seconds(0.35)
    reel.begin_steps(GENTLEMAN)
    for step in range(event.steps):
        motion.sound("nudge")
        yield from _step(motion, board, event.reel, float(-step))
        yield seconds(0.16 if motion.lively else 0.05)
    reel.put(GENTLEMAN)
    yield from welcome(motion)


def _step(motion: Motion, board: Board, number: int, start: float) -> Animation:
    reel = board.reels[number - 1]

    def down(share: float) -> None:
        reel.place = mix(start, start - 1, share)
        board.tension = 0.4 * (1 - share)

    yield tween(motion.length(0.26), down, EASE_IN_OUT_QUAD if motion.lively else EASE_OUT_QUAD)
    board.tension = 0.0
