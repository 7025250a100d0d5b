"""How Houses come to stand: they land with the reels, fall from the hat, are built, and make way for a Hotel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.rules.slots.windows import Cell
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, ease_in_back, ease_out_back, mix, there_and_back
from games.mr_monopoly.events import HotelBuilt, HouseBuilt, HouseLanded
from games.mr_monopoly.symbols import ROWS
from scenes.common.slots.motion import fly
from scenes.mr_monopoly.board import Plot
from scenes.mr_monopoly.layout import cell_box, middle
from scenes.mr_monopoly.motion import Motion, announce, shake

HAND: tuple[float, float] = (896, 262)
"""Where the raised hand of Mr. Monopoly is."""
HAT = 78.0
RISE = ease_out_back(1.1)


def settle(motion: Motion, cell: Cell, *, fall: float = 0.0) -> Animation:
    """A House stands on a cell from now on: it falls from so many cells above, gives way and shines."""
    plot = Plot()
    motion.board.plots[cell] = plot
    _write(motion, cell, "house")
    if fall and motion.lively:
        plot.lifted = fall

        def drop(share: float) -> None:
            plot.lifted = fall * (1 - share)

        yield tween(0.2, drop, EASE_IN_QUAD)
        plot.lifted = 0.0
        motion.burst("puff", _foot(cell), 6)
    motion.sound("house_land")
    motion.burst("sparkles", middle(cell_box(*cell)), 3)

    def press(share: float) -> None:
        plot.flash = 1 - share
        plot.squash = there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 0.0

    yield tween(0.3 if motion.lively else 0.15, press)
    plot.flash = plot.squash = 0.0


def _write(motion: Motion, cell: Cell, symbol: str) -> None:
    """The reel carries what stands there, so that the next spin carries it away."""
    board = motion.board
    if not board.is_bonus:
        board.reels[cell[0] - 1].replace(cell[1] - 1, symbol)


def _foot(cell: Cell) -> tuple[float, float]:
    x, y, width, height = cell_box(*cell)
    return x + width / 2, y + height - 12


def throw_hat(motion: Motion, landed: Sequence[HouseLanded]) -> Animation:
    """The hat flies from cell to cell and leaves a House on each (MM-7)."""
    board = motion.board
    board.calm()
    board.gentleman = "gentleman_throw"
    motion.sound("hat_throw")
    hat = Sprite("property/tophat", *HAND, HAT)
    for house in landed:
        target = middle(cell_box(house.reel, house.row))
        if motion.lively:
            yield from fly(motion, hat, target, 0.42, arc=70, end_width=HAT)
        yield together(settle(motion, (house.reel, house.row), fall=0.25), _pause(0.2))
    if motion.lively:
        motion.sound("hat_back")
        yield from fly(motion, hat, HAND, 0.42, arc=110, end_width=HAT)
    board.gentleman = ""
    yield seconds(0.25)


def _pause(length: float) -> Animation:
    yield seconds(length)


def upgrade(motion: Motion, built: Sequence[HouseBuilt | HotelBuilt]) -> Animation:
    """The Property Upgrade builds, reel by reel (MM-10)."""
    board = motion.board
    board.calm()
    if board.given != "property_upgrade":
        yield from announce(motion, "property_upgrade", picture="property/house", stay=0.8)
    for event in built:
        match event:
            case HouseBuilt(reel, row):
                motion.sound("house_build")
                yield from settle(motion, (reel, row), fall=0.9)
            case HotelBuilt(reel):
                yield from raise_hotel(motion, reel)
        yield seconds(0.2)


def raise_hotel(motion: Motion, reel: int) -> Animation:
    """Four Houses sink into the ground, and a Hotel rises as high as the reel."""
    board = motion.board
    cells = [(reel, row) for row in range(1, ROWS + 1)]
    plots = [board.plots[cell] for cell in cells]
    motion.sound("houses_sink")

    def sink(share: float) -> None:
        for plot in plots:
            plot.sunk = share

    yield tween(motion.length(0.28), sink, ease_in_back() if motion.lively else EASE_IN_QUAD)
    board.hotels[reel] = 0.0
    for row, cell in enumerate(cells):
        del board.plots[cell]
        _write(motion, cell, f"hotel/{row}")
    motion.sound("hotel_rise")
    motion.burst("puff", _foot((reel, ROWS)), 16)

    def rise(share: float) -> None:
        board.hotels[reel] = mix(0.0, 1.0, share)

    yield together(_rising(motion, rise), shake(motion, 6, 0.3))
    board.hotels[reel] = 1.0
    motion.burst("sparkles", middle(cell_box(reel, 2)), 14)
    yield seconds(0.35)


def _rising(motion: Motion, rise: Callable[[float], None]) -> Animation:
    yield tween(motion.length(0.5), rise, RISE if motion.lively else EASE_OUT_QUAD)
