"""The logo of Christmas Jumper: knitted letters sewn on felt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from PIL import Image
from scipy.ndimage import binary_fill_holes, distance_transform_edt, gaussian_filter

from tools.art.knit.surface import knitted_material
from tools.art.model.grade import fitted, outlined, snow_capped, toned
from tools.art.model.lettering import Layer, Line, line_width, set_line
from tools.art.model.materials import Surface, material
from tools.art.model.scene import area_light, flat_camera, new_scene, photograph, two_environments
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

FACE = "LilitaOne-Regular"
CREAM_FELT = Surface("#fff1d2", rough=0.75, sheen=0.5, specular=0.15, bump=(40, 0.35, 0.02))
MAROON_FELT = Surface("#8a0d1c", rough=0.75, sheen=0.5, specular=0.15, bump=(40, 0.35, 0.02))
BACK_FELT = Surface("#0d4a2c", rough=0.75, sheen=0.4, specular=0.15, bump=(40, 0.35, 0.02))


def _layers(size: float, *, is_red: bool) -> list[Layer]:
    """From behind: a thick green back, a felt rim, and the knitted face."""
    wool = ("#d3172c", "#fff4de")[0 if is_red else 1]
    stitch = 0.058
    face = knitted_material(
        np.zeros((8, 8), int), (wool,), (8 * stitch, 8 * stitch * 0.86), glow=0.2 if is_red else 0.08
    )
    rim = material(CREAM_FELT if is_red else MAROON_FELT)
    return [
        Layer(material(BACK_FELT), 0.085 * size, 0.1, 0.05, 0.22),
        Layer(rim, 0.042 * size, 0.1, 0.035, 0.02),
        Layer(face, -0.012 * size, 0.05, 0.045, -0.16),
    ]


def _photographed(lines: Sequence[tuple[Line, bool]], frame: tuple[int, int], view: float) -> Picture:
    new_scene(round(frame[0] * 1.06), round(frame[1] * 1.3))
    two_environments()
    for x in (-3.0, 0.0, 3.0):
        area_light((x - 1.4, -5, 5), 190, "#fff2dd", size=2, target=(x, 0, 0))
    area_light((0, -6, -5), 50, "#ff8a40", size=4)
    area_light((6, -2, 2), 160, "#cfe0ff", size=1, tall=5)
    for line, is_red in lines:
        set_line(line, _layers(line.size, is_red=is_red))
    flat_camera(view, height=0.7)
    image = outlined(_without_spikes(toned(photograph(), gain=1.12)), frame[0] * QUALITY.share / 360, "#1c0408")
    capped = snow_capped(
        _backed(image), frame[1] / len({line.baseline > 0.2 for line, _ in lines}) * QUALITY.share * 0.07, 5
    )
    return Picture(fitted(capped, frame, round(frame[1] * 0.02) + 4))


def _without_spikes(image: Image.Image) -> Image.Image:
    """Take away the thin spikes that a fattened outline has at narrow notches."""
    alpha = np.asarray(image.getchannel("A"), np.float64) / 255
    reach = image.width / 84
    kept = distance_transform_edt(alpha > 0.5) > reach
    grown = distance_transform_edt(~kept) <= reach
    soft = np.clip((gaussian_filter(grown.astype(float), 1.2) - 0.3) * 2.4, 0, 1)
    cleaned = image.copy()
    cleaned.putalpha(Image.fromarray((np.minimum(alpha, soft) * 255 + 0.5).astype(np.uint8)))
    return cleaned


def _backed(image: Image.Image) -> Image.Image:
    """Felt behind the letters: no ground is seen through them, and no snow falls into them."""
    solid = np.asarray(image.getchannel("A")) > 127
    back = Image.new("RGBA", image.size, "#06261a")
    back.putalpha(Image.fromarray((binary_fill_holes(solid) * 255).astype(np.uint8)))
    back.alpha_composite(image)
    return back


def christmas_jumper() -> Picture:
    """Logo in one line, 640x96."""
    first = Line("CHRISTMAS", FACE, 1.0, 0, 0, 0.05, tracking=0.07)
    second = Line("JUMPER", FACE, 1.16, 0, -0.05, 0.05, tracking=0.07)
    one, two, gap = line_width(first), line_width(second), 0.34
    start = -(one + gap + two) / 2
    placed = (
        (Line(first.text, FACE, first.size, start + one / 2, 0, 0.04, tracking=0.07), False),
        (Line(second.text, FACE, second.size, start + one + gap + two / 2, -0.05, 0.04, tracking=0.07), True),
    )
    return _photographed(placed, (1920, 288), one + gap + two + 0.6)


def christmas_jumper_stacked() -> Picture:
    """Logo in two lines for the lobby's card and the splash, 260x136."""
    lines = (
        (Line("CHRISTMAS", FACE, 0.78, 0, 0.36, 0.12, tracking=0.05), False),
        (Line("JUMPER", FACE, 1.12, 0, -0.72, 0.07, tracking=0.07), True),
    )
    return _photographed(lines, (1040, 544), 5.2)


def recipes() -> list[Recipe]:
    """Both logos."""
    return [
        Recipe("logos/christmas_jumper", partial(christmas_jumper), lossless=False),
        Recipe("logos/christmas_jumper_stacked", partial(christmas_jumper_stacked), scale=4, lossless=False),
    ]
