"""The four property cards, the card of the total, the light of their current row, and the marks of House and Hotel."""

from __future__ import annotations

from functools import partial

import skia

from tools.art.board import Board, Tint, down, fill, grown, mixed, polygon, rounded, spot, stroke
from tools.art.property.pieces import STREETS, drop_shadow, ground, inner_shade, pinstripes, thin_edge
from tools.art.recipe import Picture, Recipe

WIDTH, HEIGHT = 106.0, 134.0
BAND = 31.0
ROW = 20.0
FIRST_ROW = 33.0
LEFT, TOP, BOTTOM = 8.0, 6.0, 12.0
CREAM: tuple[Tint, ...] = ("#fffaec", "#f4e6c4")


def _paper() -> tuple[Board, skia.RRect]:
    board = Board(WIDTH + 2 * LEFT, HEIGHT + TOP + BOTTOM)
    box = rounded(LEFT, TOP, WIDTH, HEIGHT, 7)
    drop_shadow(board, box, 4, 4, 0.55)
    ground(board, box, CREAM)
    return board, box


def _finished(board: Board, box: skia.RRect) -> Picture:
    thin_edge(board, grown(box, -0.6), 1.5)
    return Picture(board.image(), inset=board.margins(LEFT, TOP, LEFT, BOTTOM))


def property_card(tint: str) -> Picture:
    """Title deed: a band for the name in the street's colour, below it five rows of 20, the Hotel's a little darker."""
    board, box = _paper()
    with board.clipped(box):
        band = skia.Rect.MakeXYWH(LEFT, TOP, WIDTH, BAND)
        low = mixed(tint, "#000000", 0.3)
        board.canvas.drawRect(
            band, fill(down(TOP, TOP + BAND, (tint, mixed(tint, "#000000", 0.08), low), (0, 0.45, 1)))
        )
        pinstripes(board, band, ("#ffffff", 0.05), 4)
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP, WIDTH, 2.4), fill(("#ffffff", 0.28)))
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP + BAND - 1, WIDTH, 1.6), fill("#d9a441"))
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP + BAND + 0.6, WIDTH, 3), fill(("#3a2208", 0.16), blur=1.2))
        last = TOP + FIRST_ROW + 4 * ROW
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, last, WIDTH, ROW + 2), fill((tint, 0.12)))
        for row in range(1, 5):
            y = TOP + FIRST_ROW + row * ROW
            board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT + 7, y - 0.4, WIDTH - 14, 0.8), fill(("#8a6a3a", 0.3)))
    inner_shade(board, box, "#7a4a12", 6, 0.22)
    return _finished(board, box)


def total_card() -> Picture:
    """The card of the total rent: violet, a gilt band for its title, and a lit field for one large amount."""
    board, box = _paper()
    ground(board, box, ("#43198c", "#1d0a4c"))
    with board.clipped(box):
        field = skia.Rect.MakeXYWH(LEFT, TOP + BAND, WIDTH, HEIGHT - BAND)
        pinstripes(board, field, ("#ffffff", 0.03), 5)
        x, y = LEFT + WIDTH / 2, TOP + BAND + (HEIGHT - BAND) / 2
        light = spot(x, y, 62, (("#b58aff", 0.55), ("#7a46dc", 0.25), ("#7a46dc", 0)), (0, 0.5, 1))
        board.canvas.drawCircle(x, y, 62, fill(light, blend=skia.BlendMode.kScreen))
        band = skia.Rect.MakeXYWH(LEFT, TOP, WIDTH, BAND)
        board.canvas.drawRect(band, fill(down(TOP, TOP + BAND, ("#fff0b8", "#f0bd48", "#c9861a"), (0, 0.5, 1))))
        pinstripes(board, band, ("#6a3a04", 0.06), 4)
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP + BAND - 0.6, WIDTH, 1.4), fill("#4a2404"))
    inner_shade(board, box, "#0a0220", 8, 0.5)
    return _finished(board, box)


def row_light(tints: tuple[Tint, ...], edge: Tint) -> Picture:
    """Light behind the current row of a card, 98 x 19; nine-slice."""
    margin = 7.0
    board = Board(98 + 2 * margin, 19 + 2 * margin)
    box = rounded(margin, margin, 98, 19, 5)
    board.canvas.drawRRect(box, fill(tints[-1], blur=2))
    ground(board, box, tints)
    board.canvas.drawRRect(grown(box, -0.7), stroke(edge, 1.3))
    side = margin + 7
    sides = board.margins(side, side, side, side)
    return Picture(board.image(), sides, board.margins(margin, margin, margin, margin))


def mark(tint: str) -> Picture:
    """Small house seen from the front, 20 x 18, on which a digit or an H has room."""
    board = Board(20, 18)
    shape = polygon([(10, 1.6), (18.4, 8.5), (16.4, 8.5), (16.4, 16.5), (3.6, 16.5), (3.6, 8.5), (1.6, 8.5)])
    low = mixed(tint, "#000000", 0.25)
    board.canvas.drawPath(shape, stroke(mixed(tint, "#000000", 0.55), 1.6))
    board.canvas.drawPath(shape, fill(down(0, 18, (mixed(tint, "#ffffff", 0.12), tint, low), (0, 0.4, 1))))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """Cards, row lights, marks."""
    cards = [Recipe(f"property/card{place}", partial(property_card, tint)) for place, tint in enumerate(STREETS, 1)]
    gold: tuple[Tint, ...] = ("#fff0b0", "#ffcf4a", "#f2ae1e")
    ice: tuple[Tint, ...] = ("#e4f2ff", "#a9d2ff", "#86bbf4")
    return [
        *cards,
        Recipe("property/card_total", total_card),
        Recipe("property/card_row", partial(row_light, gold, "#b8720f")),
        Recipe("property/card_row_held", partial(row_light, ice, "#2a62b0")),
        Recipe("property/mark_house", partial(mark, "#12843f")),
        Recipe("property/mark_hotel", partial(mark, "#c8102e")),
    ]
