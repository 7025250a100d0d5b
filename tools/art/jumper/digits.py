"""Felt numerals: letters cut from pressed wool, laid on a felt outline of another colour."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from tools.art.atlas import store_atlas, whole_cells
from tools.art.board import Board, fill, stroke
from tools.art.felt import felt
from tools.art.knit.stockinette import Pixels
from tools.art.model.lettering import typeface_path

CHARACTERS = "0123456789£.,×+−"
FACE = "Fredoka-Bold"
MADE_BY = "tools.art.jumper.digits:bake_felt_numerals"
CAP = 160.0
"""Height of the digits in master pixels."""
OUTLINE, LIFT = 0.1, 0.05
"""Width of the felt outline and depth of its shadow, as shares of the digits' height."""


@dataclass(frozen=True)
class Felts:
    """Colours of a style: face and outline."""

    face: str
    outline: str


STYLES: dict[str, Felts] = {"felt": Felts("#c0142a", "#fff3d8"), "felt_gold": Felts("#fff6dc", "#86101c")}
"""Red digits with a cream outline for cream patches; cream ones with a maroon outline for gold patches."""


def bake_felt_numerals(style: str) -> None:
    """Cut and store the atlas of one style; it has the same measures as the foil numerals have."""
    font = skia.Font(skia.Typeface.MakeFromFile(typeface_path(FACE)), 100)
    font.setSize(100 * CAP / -float(font.getPath(font.textToGlyphs("1")[0]).getBounds().top()))
    widths = dict(zip(CHARACTERS, font.getWidths(font.textToGlyphs(CHARACTERS)), strict=True))
    digit = max(widths[character] for character in "0123456789")
    pad = round(CAP * 0.24)
    advances = {character: digit if character.isdigit() else width for character, width in widths.items()}
    cells = {character: whole_cells(advance + 2 * pad) for character, advance in advances.items()}
    size = (sum(cells.values()), whole_cells(CAP * 1.2 + 2 * pad))
    lines, faces = Board(*size, 1), Board(*size, 1)
    glyphs: dict[str, dict[str, float]] = {}
    x = 0
    for character, cell in cells.items():
        path = font.getPath(font.textToGlyphs(character)[0])
        path.offset(x + (cell - widths[character]) / 2, pad + CAP)
        around = stroke("#ffffff", CAP * OUTLINE * 2)
        around.setStyle(skia.Paint.kStrokeAndFill_Style)
        lines.canvas.drawPath(path, around)
        faces.canvas.drawPath(path, fill("#ffffff"))
        glyphs[character] = {
            "x": x,
            "width": cell,
            "advance": round(round(advances[character] + 2 * pad) - 2 * pad + CAP * 0.02, 2),
        }
        x += cell
    glyphs[" "] = {"x": 0, "width": 0, "advance": round(digit * 0.5, 2)}
    store_atlas(
        style,
        _laid(lines, faces, STYLES[style]),
        glyphs,
        {"size": CAP, "pad": pad, "baseline": pad + CAP},
        made_by=MADE_BY,
    )


def _laid(lines: Board, faces: Board, felts: Felts) -> Image.Image:
    """Outline with its shadow, then the face with a shadow on the outline."""
    outer, inner = (_frayed(board.image().getchannel("A"), seed) for board, seed in ((lines, 3), (faces, 4)))
    height, width = outer.shape
    shadow = gaussian_filter(np.roll(outer, round(CAP * LIFT), 0), CAP * 0.03) * 0.6
    below, above = (
        _cut(felt(width, height, tint, seed), shape, CAP * depth)
        for tint, shape, seed, depth in ((felts.outline, outer, 5, 0.05), (felts.face, inner, 6, 0.075))
    )
    ground = np.clip(gaussian_filter(np.roll(inner, round(CAP * 0.025), 0), CAP * 0.018) - inner * 0.5, 0, 1) * 0.55
    below = below * (1 - ground)[..., None]
    colours = below * (1 - inner)[..., None] + above * inner[..., None]
    total = outer + shadow * (1 - outer)
    colours = colours * outer[..., None] / np.maximum(total, 1e-4)[..., None]
    pixels = np.dstack([np.clip(colours, 0, 1), total])
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")


def _frayed(mask: Image.Image, seed: int) -> Pixels:
    """The edge of felt is never quite straight."""
    shape = np.asarray(mask, np.float32) / 255
    noise = gaussian_filter(np.random.default_rng(seed).standard_normal(shape.shape), 2.2)
    return np.asarray(np.clip((gaussian_filter(shape, 2.0) - 0.5 + noise / noise.std() * 0.05) * 3.2 + 0.5, 0, 1))


def _cut(cloth: Image.Image, shape: Pixels, thick: float) -> Pixels:
    """A piece of felt with a soft rounded edge, lit from the upper left."""
    inside = np.clip(distance_transform_edt(shape > 0.5) / thick, 0, 1)
    bulge = gaussian_filter(np.sqrt(np.clip(1 - (1 - inside) ** 2, 0, 1)) * thick, 1.4)
    slope_y, slope_x = np.gradient(bulge)
    facing = (slope_x * 0.5 + slope_y * 0.7 + 0.75) / np.sqrt(slope_x**2 + slope_y**2 + 1)
    light = 0.44 + 0.74 * np.clip(facing, 0, 1.2)
    return np.asarray(np.asarray(cloth.convert("RGB"), np.float32) / 255 * light[..., None])
