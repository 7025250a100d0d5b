"""Dialog panels of felt with a stitched edge, baked at the sizes they are shown in."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.board import SAMPLING, Board, as_skia, fill, grown, rounded, stroke
from tools.art.recipe import Picture, Recipe

LEFT, TOP, BOTTOM = 30.0, 22.0, 42.0
RADIUS = 26.0
DASH, GAP = 11.0, 8.0
SCALE = 2.0


def felt(width: int, height: int, base: str, seed: int) -> Image.Image:
    """Pressed wool: short fibres in several directions over a slow mottling, lighter at the top."""
    noise = np.random.default_rng(seed)
    fibres = np.zeros((height, width))
    for sigma in ((0.6, 4), (4, 0.6), (1.1, 1.1)):
        grain = gaussian_filter(noise.standard_normal((height, width)), sigma)
        fibres += grain / grain.std()
    mottle = gaussian_filter(noise.standard_normal((height // 8 + 1, width // 8 + 1)), 3)
    mottle = np.asarray(Image.fromarray(mottle / mottle.std()).resize((width, height), Image.Resampling.BICUBIC))
    light = np.linspace(1.14, 0.82, height)[:, None] * (1 + 0.032 * fibres + 0.03 * mottle)
    tint = np.array([int(base[place : place + 2], 16) for place in (1, 3, 5)], float)
    pixels = np.clip(light[..., None] * tint, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGB").convert("RGBA")


def dialog(width: float, height: float, base: str, thread: str) -> Picture:
    """Felt panel: thick edge, shadow below, and whole stitches that meet at every corner."""
    board = Board(width + 2 * LEFT, height + TOP + BOTTOM, SCALE)
    box = rounded(LEFT, TOP, width, height, RADIUS)
    board.canvas.drawRRect(rounded(LEFT, TOP + 13, width, height, RADIUS), fill(("#000000", 0.72), blur=12))
    board.canvas.drawRRect(rounded(LEFT, TOP + 4, width, height, RADIUS), fill("#08130d"))
    cloth = felt(round(width * SCALE), round(height * SCALE), base, 3)
    with board.clipped(box):
        board.canvas.drawImageRect(as_skia(cloth), skia.Rect.MakeXYWH(LEFT, TOP, width, height), SAMPLING)
        board.canvas.drawRRect(grown(box, 3), stroke(("#000000", 0.5), 24, blur=11))
    board.canvas.drawRRect(grown(box, -1), stroke(("#ffffff", 0.2), 1.6))
    _stitches(board, grown(box, -12), thread)
    return Picture(board.image(), inset=board.margins(LEFT, TOP, LEFT, BOTTOM))


def _stitches(board: Board, box: skia.RRect, thread: str) -> None:
    path = skia.Path()
    path.addRRect(box)
    length = skia.PathMeasure(path, True).getLength()  # noqa: FBT003 - skia's own signature
    step = length / round(length / (DASH + GAP))
    dashes = (step * DASH / (DASH + GAP), step * GAP / (DASH + GAP))
    for fall, tint, width in ((1.5, ("#000000", 0.65), 3.4), (0, _shaded(thread), 3.2), (-0.5, (thread, 1.0), 2.0)):
        board.canvas.save()
        board.canvas.translate(0, fall)
        board.canvas.drawPath(path, stroke(tint, width, dashes=dashes))
        board.canvas.restore()


def _shaded(thread: str) -> tuple[str, float]:
    """The shaded lower side of a thread."""
    return "#" + "".join(f"{round(int(thread[place : place + 2], 16) * 0.72):02x}" for place in (1, 3, 5)), 1.0


def recipes() -> list[Recipe]:
    """The two end messages, and the same felt for other dialogs at their common size."""
    sizes = {
        "dialogs/win": (596.0, 352.0, "#0f5a3a", "#f9e8b8"),
        "dialogs/none": (596.0, 284.0, "#263746", "#cfd8de"),
        "dialogs/question": (596.0, 320.0, "#3a1c50", "#e9d7b0"),
    }
    return [Recipe(name, partial(dialog, *arguments), scale=SCALE, lossless=False) for name, arguments in sizes.items()]
