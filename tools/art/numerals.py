"""Foil numerals: one atlas for each metal, digits all of one advance, so that a running amount stands still."""

from __future__ import annotations

import skia

from tools.art.atlas import store_atlas, whole_cells
from tools.art.board import Board
from tools.art.fonts import font_path
from tools.art.metal import GOLD, PLAIN, SILVER, Foil, foil_path

STYLES: dict[str, Foil] = {"gold": GOLD, "silver": SILVER, "plain": PLAIN}
CHARACTERS = "0123456789£.,×+−"
FACE = "LilitaOne-Regular"
MADE_BY = "tools.art.numerals:bake_numerals"
CAP = 160.0
"""Height of the digits in master pixels."""
OUTLINE = 0.1
"""Outline outside of the face, as a share of the digits' height."""
TRACKING = 0.0


def bake_numerals(style: str) -> None:
    """Draw and store the atlas of one style; its entry tells where each character lies and how far it advances."""
    outline = 0.07 if style == "plain" else OUTLINE
    font = skia.Font(skia.Typeface.MakeFromFile(font_path(FACE)), 100)
    font.setSize(100 * CAP / _digit_height(font))
    pad = round(CAP * 0.24)
    widths = dict(zip(CHARACTERS, font.getWidths(font.textToGlyphs(CHARACTERS)), strict=True))
    digit = max(widths[character] for character in "0123456789")
    widths_laid = {character: digit if character.isdigit() else width for character, width in widths.items()}
    cells = {character: whole_cells(width + 2 * pad) for character, width in widths_laid.items()}
    height = whole_cells(CAP * 1.2 + 2 * pad)
    baseline = pad + CAP
    board = Board(sum(cells.values()), height, 1)
    glyphs: dict[str, dict[str, float]] = {}
    x = 0
    for character, cell in cells.items():
        path = font.getPath(font.textToGlyphs(character)[0])
        path.offset(x + (cell - widths[character]) / 2, baseline)
        foil_path(board, path, STYLES[style], top=baseline - CAP, bottom=baseline, outline=CAP * outline)
        advance = round(widths_laid[character] + 2 * pad) - 2 * pad + CAP * TRACKING
        glyphs[character] = {"x": x, "width": cell, "advance": round(advance, 2)}
        x += cell
    glyphs[" "] = {"x": 0, "width": 0, "advance": round(digit * 0.5, 2)}
    store_atlas(
        style, board.image(), glyphs, {"height": height, "size": CAP, "pad": pad, "baseline": baseline}, made_by=MADE_BY
    )


def _digit_height(font: skia.Font) -> float:
    return -float(font.getPath(font.textToGlyphs("1")[0]).getBounds().top())
