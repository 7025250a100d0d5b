"""Plates of the four bonus prizes, all of one shape: a band for the name, a well for the value; plain and lit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import skia
from PIL import Image

from tools.art.board import Board, Tint, down, fill, grown, mixed, rounded, spot, stroke
from tools.art.metal import gold_border
from tools.art.recipe import Picture, Recipe

BODY = (212.0, 76.0)
MARGIN = 20.0
NAME_BAND = 27.0
RADIUS = 15.0


@dataclass(frozen=True)
class Enamel:
    """Colour of a plate from top to bottom, and of its light when the prize is won."""

    high: str
    low: str
    light: str


TIERS = {
    "mini": Enamel("#13a24e", "#04401e", "#7dffb0"),
    "minor": Enamel("#2374e8", "#06245e", "#8fc8ff"),
    "major": Enamel("#8e3ae6", "#2f0a66", "#dca8ff"),
    "grand": Enamel("#e01a34", "#5a0410", "#ffb06a"),
}


def plate(enamel: Enamel, *, lit: bool) -> Picture:
    """One plate of 212 x 76."""
    wide, high = BODY
    board = Board(wide + 2 * MARGIN, high + 2 * MARGIN)
    box = rounded(MARGIN, MARGIN, wide, high, RADIUS)
    top, bottom = (mixed(tint, "#ffffff", 0.14 if lit else 0) for tint in (enamel.high, enamel.low))
    board.canvas.drawRRect(box, fill(down(MARGIN, MARGIN + high, (top, bottom, mixed(bottom, top, 0.3)), (0, 0.8, 1))))
    with board.clipped(box):
        middle = (MARGIN + wide / 2, MARGIN + high * 0.66)
        glow: tuple[Tint, ...] = ((enamel.light, 0.5 if lit else 0.3), (enamel.light, 0.12), (enamel.light, 0))
        board.canvas.drawCircle(
            *middle, 100, fill(spot(*middle, 100, glow, (0, 0.55, 1)), blend=skia.BlendMode.kScreen)
        )
        well = rounded(MARGIN + 9, MARGIN + NAME_BAND + 1, wide - 18, high - NAME_BAND - 10, 9)
        board.canvas.drawRRect(well, fill(("#06020e", 0.56 if lit else 0.46)))
        board.canvas.drawRRect(well, stroke((enamel.light, 0.9 if lit else 0.28), 1.2))
        gloss = rounded(MARGIN + 5, MARGIN + 4, wide - 10, NAME_BAND - 8, 10)
        board.canvas.drawRRect(gloss, fill(down(MARGIN, MARGIN + NAME_BAND, (("#ffffff", 0.3), ("#ffffff", 0.02)))))
    gold_border(board, grown(box, -1), 3)
    for side in (0, 1):
        x, y = MARGIN + side * wide, MARGIN + high / 2
        board.canvas.drawCircle(x, y, 8, fill("#2a1002"))
        board.canvas.drawCircle(x, y, 6.8, fill(spot(x - 2, y - 2, 9, ("#fff6c8", "#f7c548", "#9a5a0a"), (0, 0.5, 1))))
        board.canvas.drawCircle(
            x, y, 3.4, fill(spot(x - 1, y - 1, 4, (mixed(enamel.high, "#ffffff", 0.5), enamel.high)))
        )
    return Picture(_on_shadow(board.image(), box, enamel, lit=lit), inset=board.margins(MARGIN, MARGIN, MARGIN, MARGIN))


def _on_shadow(body: Image.Image, box: skia.RRect, enamel: Enamel, *, lit: bool) -> Image.Image:
    """A soft shadow below the plate, or the light of a prize that has been won all round it."""
    ground = Board(BODY[0] + 2 * MARGIN, BODY[1] + 2 * MARGIN)
    rect = box.rect()
    lower = rounded(rect.x(), rect.y() + (0 if lit else 4), rect.width(), rect.height(), RADIUS)
    if lit:
        ground.canvas.drawRRect(grown(lower, 3), fill((enamel.light, 0.95), blur=5))
    else:
        ground.canvas.drawRRect(lower, fill(("#000000", 0.6), blur=4.6))
    made = ground.image()
    made.alpha_composite(body)
    return made


def recipes() -> list[Recipe]:
    """Every plate, plain and lit."""
    return [
        Recipe(f"bells/plate_{tier}{'_lit' if lit else ''}", partial(plate, enamel, lit=lit), lossless=False)
        for tier, enamel in TIERS.items()
        for lit in (False, True)
    ]
