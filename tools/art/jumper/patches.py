"""Patches cut from jumpers, the open ones that lie below them, and the yarn that they unravel into."""

from __future__ import annotations

import math
import random
from functools import partial

import numpy as np
import skia
from PIL import Image

from tools.art.board import SAMPLING, Board, as_skia, fill, grown, rounded, stroke
from tools.art.jumper.wools import PATCHES, SNOWFLAKE, WOOLS, Design
from tools.art.knit.charts import framed, motif
from tools.art.knit.sewing import drop_shadow, running_stitch, thick_edge
from tools.art.knit.stockinette import Wool, knitted
from tools.art.knit.yarn import curl, kinked, strand
from tools.art.recipe import Picture, Recipe

LARGE, SMALL = (100.0, 96.0, 17), (88.0, 83.0, 15)
"""Width and height of a patch, and its rows: all of one height; it has as many columns."""
SIDE, TOP, BOTTOM = 7.0, 5.0, 10.0
"""What a patch needs round its body for fringe and shadow."""
CLOSED, OPEN = Wool(), Wool(depth=0.72, fuzz=0.7)
MAROON = "#8d1220"


def _patch(cloth: Image.Image, shape: tuple[float, float, int], fringe: str, thread: str, seed: int) -> Picture:
    """Lay a cloth on a board: shadow, a cut yarn at both ends of each row, thick edge, running stitch."""
    width, height, _rows = shape
    board = Board(width + 2 * SIDE, height + TOP + BOTTOM)
    box = rounded(SIDE, TOP, width, height, 6)
    drop_shadow(board, box, fall=4, blur=3.6, alpha=0.5)
    _fringe(board, shape, fringe, seed)
    with board.clipped(box):
        board.canvas.drawImageRect(as_skia(cloth), skia.Rect.MakeXYWH(SIDE, TOP, width, height), SAMPLING)
    thick_edge(board, box, 5)
    running_stitch(board, grown(box, -6.2), thread, width=2.1, dash=6.4, gap=4.6)
    return Picture(board.image(), inset=board.margins(SIDE, TOP, SIDE, BOTTOM))


def _fringe(board: Board, shape: tuple[float, float, int], tint: str, seed: int) -> None:
    """Where the cloth was cut: a short end of yarn at the left and right of each row."""
    width, height, rows = shape
    chance = random.Random(seed)  # noqa: S311 - the same fringe at every bake
    for row in range(rows):
        for side, edge in ((-1, SIDE), (1, SIDE + width)):
            y = TOP + (row + 0.5) * height / rows
            reach, bend = chance.uniform(1.6, 4.6), chance.uniform(-2, 2.2)
            inner = (edge - side * 3, y)
            line = [inner, (edge + side * reach * 0.5, y + bend * 0.3), (edge + side * reach, y + bend)]
            strand(board, line, 2.3, tint, seed=row)


def _cloth(design: Design, shape: tuple[float, float, int], seed: int) -> Image.Image:
    width, height, rows = shape
    chart = framed(motif(design.motif), rows, rows)
    return knitted(chart, (WOOLS[design.ground], *design.tints), (round(width * 3), round(height * 3)), seed=seed)


def snowflake() -> Picture:
    """The closed patch of WINNING NUMBERS, 88x83, 15 rows."""
    return _patch(_cloth(SNOWFLAKE, SMALL, 2), SMALL, WOOLS["red"], SNOWFLAKE.thread, 2)


def numbered(place: int) -> Picture:
    """A closed patch of YOUR NUMBERS, 100x96, 17 rows."""
    design = PATCHES[place]
    return _patch(_cloth(design, LARGE, 20 + place), LARGE, WOOLS[design.ground], design.thread, 20 + place)


def opened(wool: str, shape: tuple[float, float, int]) -> Picture:
    """The patch that carries a number: calm wool without a motif, sewn with maroon thread."""
    width, height, rows = shape
    chart = np.zeros((rows, rows), int)
    cloth = knitted(chart, (WOOLS[wool],), (round(width * 3), round(height * 3)), wool=OPEN, seed=7)
    return _patch(cloth, shape, WOOLS[wool], MAROON, 7)


def halo(shape: tuple[float, float, int]) -> Picture:
    """Golden light round a won patch, to lie below it; 26 units wider at each side."""
    width, height, _rows = shape
    board = Board(width + 52, height + 52, 2)
    box = rounded(26, 26, width, height, 8)
    for spread, blur, alpha in ((9, 8, 0.55), (4, 4, 0.8), (1, 1.5, 0.9)):
        board.canvas.drawRRect(grown(box, spread), fill(("#ffd75a", alpha), blur=blur))
    board.canvas.drawRRect(grown(box, 1), stroke(("#fff6c8", 0.9), 2.4, blur=0.8))
    return Picture(board.image(), inset=board.margins(26, 26, 26, 26))


def yarn(wool: str) -> Picture:
    """A kinked strand, 120x16, as it comes out of unravelled rows."""
    board = Board(120, 16)
    strand(board, kinked(110, 8.4, 9, (5, 8)), 2.6, WOOLS[wool], seed=3)
    return Picture(board.image())


def yarn_end(wool: str) -> Picture:
    """The curled end of a strand, 30x30; it leaves the picture at the left, at half the height."""
    board = Board(30, 30)
    loop = list(curl(9.5, 1.35, (17, 15)))
    tail = [(7.5 - step * 0.75, 15 + 0.8 * math.sin(step * 0.5)) for step in range(1, 8)]
    strand(board, [*loop, *tail], 2.6, WOOLS[wool], seed=5)
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """All patches, and a strand with its end of each closed patch's wool."""
    made = [Recipe("jumper/snowflake", snowflake, lossless=False)]
    made += [Recipe(f"jumper/patch{place + 1:02d}", partial(numbered, place), lossless=False) for place in range(12)]
    for name, wool in (("open", "cream"), ("open_gold", "gold")):
        made.append(Recipe(f"jumper/{name}", partial(opened, wool, LARGE), lossless=False))
        made.append(Recipe(f"jumper/{name}_small", partial(opened, wool, SMALL), lossless=False))
    made.append(Recipe("jumper/halo", partial(halo, LARGE), scale=2, lossless=False))
    made.append(Recipe("jumper/halo_small", partial(halo, SMALL), scale=2, lossless=False))
    for wool in sorted({SNOWFLAKE.ground, *(design.ground for design in PATCHES)}):
        made.append(Recipe(f"jumper/yarn_{wool}", partial(yarn, wool)))
        made.append(Recipe(f"jumper/yarn_end_{wool}", partial(yarn_end, wool)))
    return made
