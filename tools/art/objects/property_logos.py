"""The lettering of Mr. Monopoly: a script of gold on violet, under snow, with his hat beside it."""

from __future__ import annotations

from functools import partial

from tools.art.model.grade import fitted, outlined, snow_capped, toned
from tools.art.model.lettering import Layer, Line, set_line, shaded_face
from tools.art.model.materials import GOLD, Surface, material
from tools.art.model.scene import area_light, degrees, flat_camera, new_scene, photograph, two_environments
from tools.art.model.shapes import grouped
from tools.art.objects.property_head import top_hat
from tools.art.objects.property_letters import backed
from tools.art.recipe import Picture, Recipe

SCRIPT = "OleoScript-Bold"
GOLD_FACE = Surface("#ffd253", metal=0.3, rough=0.34, coat=0.3, coat_rough=0.15, glow="#ff9a10", glow_strength=0.1)
CREAM_FACE = Surface("#fff6e0", rough=0.4, coat=0.3, coat_rough=0.15, specular=0.3, glow="#fff0d0", glow_strength=0.16)
VIOLET = Surface("#5a1fb4", rough=0.3, coat=0.6)
GROOVE = Surface("#1e0648", rough=0.5)
GOLD_STOPS = ((0.0, "#e08c10"), (0.3, "#ffd45a"), (0.52, "#f4a81e"), (0.58, "#ffd04a"), (1.0, "#fff3b4"))
CREAM_STOPS = ((0.0, "#ffd48a"), (0.4, "#fff2d2"), (1.0, "#fffdf6"))

Hat = tuple[float, float, float, float]
"""Where the hat stands (x, z), its size, and how far it leans, in degrees."""


def _layers(*, gold: bool, size: float) -> list[Layer]:
    """From behind: a thick violet back, a gold rim, a dark groove, the face."""
    surface, stops = (GOLD_FACE, GOLD_STOPS) if gold else (CREAM_FACE, CREAM_STOPS)
    return [
        Layer(material(VIOLET), 0.07 * size, 0.15, 0.04, 0.26),
        Layer(material(GOLD), 0.044 * size, 0.12, 0.03, 0.04),
        Layer(material(GROOVE), 0.014 * size, 0.05, 0.006, -0.12),
        Layer(shaded_face(surface, stops, size * 0.62), -0.02, 0.05, 0.016, -0.17),
    ]


def lettering(lines: tuple[tuple[Line, bool], ...], hat: Hat, frame: tuple[int, int], view: float) -> Picture:
    """The logo in a frame of master pixels; `view` is the width of what the camera sees."""
    new_scene(round(frame[0] * 1.1), round(frame[1] * 1.3))
    two_environments()
    for x in (-2.2, 0.0, 2.2):
        area_light((x - 1, -6, 5), 110, "#fff2dd", size=2.4, target=(x, 0, 0))
    area_light((0, -6, -5), 60, "#ff8a40", size=4)
    area_light((5, -2, 2), 120, "#cfe0ff", size=1, tall=5)
    for line, gold in lines:
        set_line(line, _layers(gold=gold, size=line.size))
    x, z, size, lean = hat
    grouped(top_hat(1.4, brim=1.2), at=(x, -0.2, z), turn=(degrees(4), degrees(lean), 0), size=size)
    flat_camera(view, height=0.7)
    image = backed(toned(photograph(), gain=1.12))
    image = snow_capped(image, image.width * 0.008, 5)
    return Picture(fitted(outlined(image, image.width / 300, "#12042c"), frame, 12))


WIDE = (
    (Line("Mr.", SCRIPT, 1.14, -0.98, 0.4, tracking=0.02), False),
    (Line("Monopoly", SCRIPT, 1.5, 0, -0.78, 0.08, tracking=0.03), True),
)
STACKED = (
    (Line("Mr.", SCRIPT, 1.2, -0.3, 0.46, tracking=0.02), False),
    (Line("Monopoly", SCRIPT, 1.4, 0, -0.76, 0.07, tracking=0.03), True),
)


def recipes() -> list[Recipe]:
    """The logo of the game, 330 x 150, and the one of the lobby's card, 260 x 136."""
    wide = partial(lettering, WIDE, (0.32, 0.5, 0.44, 10.0), (990, 450), 6.2)
    stacked = partial(lettering, STACKED, (0.98, 0.5, 0.44, 12.0), (1040, 544), 6.2)
    return [
        Recipe("logos/mr_monopoly", wide, scale=3, lossless=False),
        Recipe("logos/mr_monopoly_stacked", stacked, scale=4, lossless=False),
    ]
