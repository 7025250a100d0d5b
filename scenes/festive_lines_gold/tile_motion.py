"""How tiles light up as matches, how corners fill their boxes, and how won lines turn gold."""

from __future__ import annotations

from engine.rules.money import short_pounds
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, staggered, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, ease_out_back, mix, there_and_back
from scenes.common.hud import WON
from scenes.common.motion import add_to_meter, flight, in_steps
from scenes.festive_lines_gold.board import Look, Tag, Tile
from scenes.festive_lines_gold.layout import (
    BONUS_BOX,
    BONUS_PRIZE,
    CORNER_NAMES,
    SYMBOL,
    Place,
    bonus_box,
    line_prize,
    middle,
    pudding_centre,
    tile_centre,
)
from scenes.festive_lines_gold.motion import Motion

Cell = tuple[int, int]
CORNER_CELLS: dict[str, Cell] = dict(zip(CORNER_NAMES, ((1, 1), (1, 6), (6, 1), (6, 6)), strict=True))
POP = ease_out_back(2.4)
BEAT = there_and_back(EASE_OUT_QUAD)
SIZES = 8
"""Tiles and tags swell and turn through so many sizes."""


def match_tiles(motion: Motion, pudding: int, cells: tuple[Cell, ...]) -> Animation:
    """The matches of a pudding's symbol light up in a wave; the symbol flies to each (FL-7)."""
    start = pudding_centre(pudding)
    yield staggered(0.075, (_match(motion, start, cell, step) for step, cell in enumerate(cells, 1)))


def _match(motion: Motion, start: Place, cell: Cell, step: int) -> Animation:
    tile, centre = motion.board.tile(cell), tile_centre(*cell)
    if motion.lively:
        copy = Sprite(f"symbols/{tile.symbol}", *start, SYMBOL)  # as large as on its tile: nothing to scale
        yield from flight(motion, copy, centre, 0.34, arc=60, end_width=SYMBOL)
    if tile.look is Look.PLAIN:
        tile.look = Look.MATCHED
    motion.sound(f"tile_match{min(step, 4)}")
    motion.burst("sparkles", centre, 4)
    yield from pop(motion, tile)


def pop(motion: Motion, tile: Tile) -> Animation:
    """A tile flashes and bounces once."""

    def flash(share: float) -> None:
        tile.flash = 1 - share
        if motion.lively:
            tile.scale = 1 + 0.2 * in_steps(BEAT(share), SIZES)

    yield tween(0.34 if motion.lively else 0.15, flash)
    tile.scale, tile.flash = 1.0, 0.0


def fill_corners(motion: Motion, symbol: str, corners: tuple[str, ...]) -> Animation:
    """The symbol of each matched corner goes down into its bonus box (FL-10)."""
    yield staggered(0.12, (_fill(motion, symbol, corner) for corner in corners))


def _fill(motion: Motion, symbol: str, corner: str) -> Animation:
    box, target = motion.board.boxes[corner], bonus_box(corner)
    if motion.lively:
        copy = Sprite(f"symbols/{symbol}", *tile_centre(*CORNER_CELLS[corner]), SYMBOL)
        yield from flight(motion, copy, target, 0.42, arc=40, end_width=BONUS_BOX * 0.8)
    box.symbol, box.look = symbol, Look.MATCHED
    motion.sound("corner_fill")
    motion.burst("sparkles", target, 5)
    yield from pop(motion, box)


def win_corners(motion: Motion, prize: int) -> Animation:
    """All four corners and their boxes turn gold, and the bonus is won (FL-10)."""
    board = motion.board
    motion.sound("corner_bonus")
    turns = [
        turn_gold(motion, tile, place)
        for corner in CORNER_NAMES
        for tile, place in ((board.tile(CORNER_CELLS[corner]), tile_centre(*CORNER_CELLS[corner])),
                            (board.boxes[corner], bonus_box(corner)))
    ]  # fmt: skip
    yield staggered(0.06, turns)
    yield from collect(motion, board.bonus, BONUS_PRIZE, prize)


def win_line(motion: Motion, line: str, index: int, cells: tuple[Cell, ...], *, prize: int, place: int) -> Animation:
    """The `place`-th won line turns gold tile by tile, its tag too, and its prize goes to the meter (FL-9)."""
    board = motion.board
    motion.sound(f"line_gold{min(place, 4)}")
    glow = motion.sprites.add(_beam(cells))
    turns = (
        _later(0.07 * step, turn_gold(motion, board.tile(cell), tile_centre(*cell))) for step, cell in enumerate(cells)
    )
    yield together(_sweep(motion, glow, cells), *turns)
    yield from collect(motion, board.tag(line, index), middle(line_prize(line, index)), prize)
    yield seconds(0.25)


def _later(delay: float, animation: Animation) -> Animation:
    yield seconds(delay)
    yield from animation


def _beam(cells: tuple[Cell, ...]) -> Sprite:
    x, y = tile_centre(*cells[0])
    return Sprite("effects/glow", x, y, 130, alpha=0.0, add=True)


def _sweep(motion: Motion, glow: Sprite, cells: tuple[Cell, ...]) -> Animation:
    """A light runs along the line ahead of the gold."""
    start, end = tile_centre(*cells[0]), tile_centre(*cells[-1])

    def sweep(share: float) -> None:
        glow.x, glow.y = mix(start[0], end[0], share), mix(start[1], end[1], share)
        glow.alpha = 0.75 * there_and_back()(share) if motion.lively else 0.0

    yield tween(0.62, sweep)
    motion.sprites.remove(glow)


def turn_gold(motion: Motion, tile: Tile, centre: Place) -> Animation:
    """A tile turns over and is gold (once, FL-14)."""
    if motion.lively:

        def close(share: float) -> None:
            tile.squeeze = 1 - in_steps(share, SIZES)

        yield tween(0.09, close, EASE_IN_QUAD)
    tile.look = Look.GOLD
    motion.burst("sparkles", centre, 3)

    def unfold(share: float) -> None:
        if motion.lively:
            tile.squeeze = max(0.02, in_steps(share, SIZES))
        tile.flash = max(0.0, 1 - share)

    yield tween(0.24 if motion.lively else 0.15, unfold, POP if motion.lively else EASE_OUT_QUAD)
    tile.squeeze, tile.flash = 1.0, 0.0


def collect(motion: Motion, tag: Tag, place: Place, prize: int) -> Animation:
    """A tag turns gold and its amount goes to the WON meter, which counts it up."""
    tag.is_gold = True

    def swell(share: float) -> None:
        tag.scale = 1 + 0.22 * in_steps(BEAT(share), SIZES) if motion.lively else 1.0

    yield tween(0.3 if motion.lively else 0.15, swell)
    tag.scale = 1.0
    if motion.lively:
        amount = Sprite("gold", *place, 15, amount=short_pounds(prize))
        yield from flight(motion, amount, middle(WON), 0.5, arc=30, end_width=24)
    yield from add_to_meter(motion, prize)
