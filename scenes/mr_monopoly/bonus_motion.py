"""The Free Spins: the Diamond, the change of scene, Houses that lock, the counter, House For Rent, the full grid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.money import pounds
from engine.rules.slots.windows import Cell
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_SINE, EASE_OUT_QUAD, there_and_back
from games.mr_monopoly.events import (
    FreeSpinsEnded,
    FreeSpinsStarted,
    FreeSpinStarted,
    FreeSpinsTriggered,
    GenerousHandGave,
    HouseLanded,
    SpinsSetBack,
)
from games.mr_monopoly.symbols import PROPERTY_CELLS
from scenes.common.slots.motion import fly
from scenes.common.slots.reel import Reel
from scenes.common.slots.room_change import change_room
from scenes.common.slots.spinning import Spin, ride_and_stop
from scenes.mr_monopoly.house_motion import HAND, HAT, settle
from scenes.mr_monopoly.layout import COUNT, cell_box, middle
from scenes.mr_monopoly.motion import Motion, announce, shake
from scenes.mr_monopoly.reel_motion import welcome

RING = ("", "house", "", "", "", "house", "")
"""What passes in an empty cell while it spins."""
FIRST, PER_REEL, PER_ROW = 0.34, 0.2, 0.05
"""How long the first cell cruises, and how much longer each further reel and row."""
QUICK, SLOW = 0.35, 1.6
LAST_DARK = 0.6
"""How dark what stands already is in the last spin that is left."""
READING = 0.9
"""So long what was paid stands beside its Houses before the street comes back."""


def trigger(motion: Motion, event: FreeSpinsTriggered) -> Animation:
    """The Diamond swells and shines, and the bonus is announced (MM-13)."""
    board = motion.board
    board.calm()
    board.lit = frozenset({event.cell})
    board.traced = (0,)
    board.dimmed = 1.0
    motion.sound("diamond")

    def pulse(share: float) -> None:
        board.pulse = there_and_back(EASE_IN_OUT_SINE)(share) * 2.2 if motion.lively else 0.0

    for _ in range(2):
        motion.burst("sparkles", board.middle(event.cell), 12)
        yield tween(0.6, pulse)
    board.pulse = 0.0
    motion.sound("bonus_won")
    yield from announce(motion, "free_spins", about="won", picture="property/diamond", stay=1.4)
    board.traced = ()


def start(motion: Motion, event: FreeSpinsStarted) -> Animation:
    """Snow sweeps over the street; it is midnight, the grid is empty, and Mr. Monopoly stands on reel 5 (MM-14)."""
    yield from change_room(motion, lambda: _open_bonus(motion, event.spins_left))
    if motion.lively:
        yield from _walk_in(motion)
    motion.board.gentleman = ""
    yield from welcome(motion)
    yield seconds(0.4)


def _walk_in(motion: Motion) -> Animation:
    board = motion.board

    def walk(share: float) -> None:
        board.walked = share

    yield tween(0.8, walk)
    board.walked = 1.0


def _open_bonus(motion: Motion, spins_left: int) -> None:
    board = motion.board
    board.calm()
    board.is_bonus = True
    board.win_note = "monopoly.paid_later"
    board.plots = {}
    board.spins_left = spins_left
    if motion.lively:
        board.gentleman, board.walked = "gentleman_walk", 0.0


def spin(motion: Motion, event: FreeSpinStarted, landed: Sequence[HouseLanded]) -> Animation:
    """One of the Free Spins: each empty cell spins by itself and stops, reel by reel; new Houses lock with weight."""
    board = motion.board
    board.spins_left = event.spins_left
    yield from _tick(motion)
    free = [cell for cell in PROPERTY_CELLS if cell not in board.plots]
    is_last = event.spins_left == 0 and not motion.is_quick
    if is_last:
        _hold_breath(motion, free)
    board.cells = {cell: Reel(cell_box(*cell), 1, _ring(*cell)) for cell in free}
    for reel in board.cells.values():
        reel.put(("",))
    houses = {(house.reel, house.row) for house in landed}
    columns = [("house",) if cell in houses else ("",) for cell in free]
    pace = QUICK if motion.is_quick else SLOW if is_last else 1.0
    cruises = [pace * (FIRST + PER_REEL * (reel - 1) + PER_ROW * (row - 1)) for reel, row in free]
    last = {cell[0]: place for place, cell in enumerate(free)}
    heard = [cell[0] if last[cell[0]] == place else 0 for place, cell in enumerate(free)]  # one sound a reel
    riding = Spin(list(board.cells.values()), columns, [None] * len(free), cruises, heard, is_quick=motion.is_quick)

    def react(place: int) -> Animation:
        if free[place] in houses:
            yield from settle(motion, free[place])

    yield from ride_and_stop(motion, riding, react)
    board.cells = {}
    board.calm()
    yield seconds(0.25)


def _hold_breath(motion: Motion, free: Sequence[Cell]) -> None:
    """The last spin: the light is on the cells where a House may still land (MM-15)."""
    board = motion.board
    board.lit, board.dimmed = frozenset(free), LAST_DARK
    motion.sound("tension")


def _ring(reel: int, row: int) -> tuple[str, ...]:
    """What passes in a cell: the same for all, but no two neighbours show it at the same time."""
    turn = (reel * 5 + row * 2) % len(RING)
    return RING[turn:] + RING[:turn]


def set_back(motion: Motion, event: SpinsSetBack) -> Animation:
    """The counter jumps back and sparkles (MM-14)."""
    motion.board.spins_left = event.spins_left
    motion.sound("spins_back")
    motion.burst("sparkles", COUNT, 10)
    yield from _tick(motion)
    yield seconds(0.1 if motion.is_quick else 0.4)  # or nobody would see it before the next spin takes one away


def _tick(motion: Motion) -> Animation:
    board = motion.board

    def swell(share: float) -> None:
        board.spins_scale = 1 + 0.35 * there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 1.0

    yield tween(0.26, swell)
    board.spins_scale = 1.0


def house_for_rent(motion: Motion, landed: Sequence[HouseLanded]) -> Animation:
    """All seems over; then Mr. Monopoly raises his hand and gives Houses (MM-15)."""
    board = motion.board
    yield seconds(0.5)
    board.dimmed = 0.8
    motion.sound("house_for_rent")
    yield from announce(motion, "house_for_rent", about="given", picture="property/house", stay=1.0)
    board.gentleman = "gentleman_throw"
    for house in landed:
        hat = Sprite("property/house", *HAND, HAT)
        if motion.lively:
            yield from fly(motion, hat, middle(cell_box(house.reel, house.row)), 0.5, arc=90, end_width=HAT)
        yield from settle(motion, (house.reel, house.row))
    board.gentleman = ""
    board.dimmed = 0.0


def full_grid(motion: Motion) -> Animation:
    """A House on every cell: the whole grid shines (MM-16)."""
    motion.sound("grid_full")
    for cell in PROPERTY_CELLS:
        motion.burst("sparkles", middle(cell_box(*cell)), 3)
    yield together(shake(motion, 6, 0.5), announce(motion, "full_grid", about="grid_about", stay=1.4))


def end(motion: Motion, event: FreeSpinsEnded) -> Animation:
    """The last spin is over; the Generous Hand waits for a tap. A full grid has announced itself (MM-16)."""
    board = motion.board
    board.spins_left, board.landed = 0, event.houses
    motion.sound("bonus_over")
    yield from _tick(motion)
    if event.houses == len(PROPERTY_CELLS):
        return
    about = "houses_one" if event.houses == 1 else "houses"
    yield from announce(motion, "spins_over", about=about, stay=1.0, houses=event.houses)


def generous_hand(motion: Motion, event: GenerousHandGave) -> Animation:
    """Mr. Monopoly opens his hand: roll, upgrade, or both (MM-17)."""
    board = motion.board
    board.gentleman = "gentleman_throw"
    board.given = "" if event.award == "both" else event.award
    motion.sound("generous_hand")
    yield from announce(motion, "generous_hand", about=event.award, picture="property/coin", stay=1.3)
    board.gentleman = ""


def leave(motion: Motion, *, is_told: bool) -> Animation:
    """Snow sweeps over the board, and the reels stand in the street as they stopped; the receipt stays (MM-18).

    Unless the celebration has told what the round has won, that is said before.
    """
    board = motion.board
    if not is_told:
        yield from announce(motion, "spins_paid", about="paid", stay=1.2, amount=pounds(board.prize))
    yield seconds(READING)
    yield from change_room(motion, board.leave_bonus)
