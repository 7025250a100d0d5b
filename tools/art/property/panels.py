"""Panels beside the reels: feature buys, the rent receipt, and a plain one that stretches."""

from __future__ import annotations

import skia

from tools.art.board import Board, down, fill, grown, polygon, rounded, spot, stroke
from tools.art.property.pieces import drop_shadow, ground, inner_shade, pinstripes, thin_edge
from tools.art.recipe import Picture, Recipe

BUY = (252.0, 190.0)
RECEIPT = (252.0, 238.0)
LEFT, TOP, BOTTOM = 14.0, 10.0, 22.0


def buy_panel() -> Picture:
    """Panel of a feature buy, 252 x 190: a light behind the picture in its upper left part, a rule above the button."""
    board = Board(BUY[0] + 2 * LEFT, BUY[1] + TOP + BOTTOM)
    box = rounded(LEFT, TOP, *BUY, 16)
    drop_shadow(board, box, 6, 7, 0.6)
    ground(board, box, (("#3a1684", 0.97), ("#230c5c", 0.97), ("#130740", 0.98)), (0, 0.45, 1))
    with board.clipped(box):
        pinstripes(board, box.rect(), ("#ffffff", 0.025), 6)
        x, y = LEFT + 62, TOP + 72
        light = spot(x, y, 96, (("#e0b0ff", 0.62), ("#8a50f0", 0.28), ("#8a50f0", 0)), (0, 0.42, 1))
        board.canvas.drawCircle(x, y, 96, fill(light, blend=skia.BlendMode.kScreen))
    inner_shade(board, box, "#05011a", 14, 0.5)
    board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT + 18, TOP + 128, BUY[0] - 36, 1), fill(("#e8c06a", 0.45)))
    thin_edge(board, grown(box, -1), 2)
    return Picture(board.image(), inset=board.margins(LEFT, TOP, LEFT, BOTTOM))


def side_panel() -> Picture:
    """Panel for what a round tells (spins left, rents so far); nine-slice, its light lies in the stretched middle."""
    size = 168.0
    board = Board(size + 2 * LEFT, size + TOP + BOTTOM)
    box = rounded(LEFT, TOP, size, size, 16)
    drop_shadow(board, box, 6, 7, 0.6)
    ground(board, box, (("#2c1270", 0.94), ("#2c1270", 0.94), ("#12063c", 0.96), ("#12063c", 0.96)), (0, 0.24, 0.76, 1))
    inner_shade(board, box, "#05011a", 14, 0.5)
    thin_edge(board, grown(box, -1), 2)
    sides = board.margins(LEFT + 40, TOP + 40, LEFT + 40, BOTTOM + 40)
    return Picture(board.image(), sides, board.margins(LEFT, TOP, LEFT, BOTTOM))


def receipt() -> Picture:
    """Rent receipt of 252 x 238: cream paper torn off below, rules under its title and above its sum."""
    wide, high = RECEIPT
    board = Board(wide + 2 * LEFT, high + TOP + BOTTOM)
    teeth = 28
    outline = [(LEFT, TOP), (LEFT + wide, TOP)]
    for tooth in range(teeth + 1):
        x = LEFT + wide * (1 - tooth / teeth)
        outline.append((x, TOP + high - (0 if tooth % 2 else 6)))
    paper = polygon(outline)
    shadow = skia.Path(paper)
    shadow.offset(0, 5)
    board.canvas.drawPath(shadow, fill(("#000000", 0.55), blur=6))
    board.canvas.drawPath(paper, fill(down(TOP, TOP + high, ("#fffbee", "#f7ebcd", "#ecdbb2"), (0, 0.6, 1))))
    with board.clipped(paper):
        pinstripes(board, paper.getBounds(), ("#8a6a3a", 0.035), 5)
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP, wide, 6), fill("#5a23b0"))
        board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT, TOP + 6, wide, 1.4), fill("#d9a441"))
        for y, tint in ((48, ("#7a5a2a", 0.75)), (51, ("#7a5a2a", 0.75)), (170, ("#7a5a2a", 0.5))):
            board.canvas.drawRect(skia.Rect.MakeXYWH(LEFT + 18, TOP + y, wide - 36, 1), fill(tint))
    board.canvas.drawPath(paper, stroke(("#6a4a1a", 0.6), 1))
    return Picture(board.image(), inset=board.margins(LEFT, TOP, LEFT, BOTTOM))


def recipes() -> list[Recipe]:
    """All panels."""
    return [
        Recipe("property/buy_panel", buy_panel, lossless=False),
        Recipe("property/panel", side_panel),
        Recipe("property/receipt", receipt, lossless=False),
    ]
