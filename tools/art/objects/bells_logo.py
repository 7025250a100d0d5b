"""The lettering of Jingle Bells: red enamel (the bonus: pale gold) in golden rims under snow, a bell and holly."""

from __future__ import annotations

from functools import partial

from tools.art.model.foliage import leaf_material
from tools.art.model.grade import fitted, outlined, snow_capped, toned
from tools.art.model.lettering import Layer, Line, set_line, shaded_face
from tools.art.model.materials import BERRY, GOLD, Surface, material
from tools.art.model.scene import area_light, degrees, flat_camera, new_scene, photograph, two_environments
from tools.art.model.shapes import ball, grouped
from tools.art.objects.bells_parts import leaf, sleigh_bell
from tools.art.objects.property_letters import backed
from tools.art.recipe import Picture, Recipe

SCRIPT = "OleoScript-Bold"
RED_FACE = Surface("#e0142c", rough=0.3, coat=0.5, coat_rough=0.12, specular=0.3, glow="#e0142c", glow_strength=0.12)
RED_STOPS = ((0.0, "#a0061a"), (0.35, "#d80c26"), (0.8, "#ff3a48"), (1.0, "#ff5a5e"))
GOLD_FACE = Surface("#fff0b8", metal=0, rough=0.32, coat=0.4, coat_rough=0.14, glow="#ffb030", glow_strength=0.14)
GOLD_STOPS = ((0.0, "#ffb030"), (0.4, "#ffe38c"), (0.75, "#fff4c4"), (1.0, "#fffdf0"))
BACK = Surface("#0c4a8e", rough=0.3, coat=0.6)
CRIMSON = Surface("#a80a20", rough=0.3, coat=0.6)
GROOVE = Surface("#4a0208", rough=0.5)

Bell = tuple[float, float, float, float]
"""Where a bell hangs (x, z), its size, and how far it leans, in degrees."""


def _layers(size: float, *, gold: bool) -> list[Layer]:
    """From behind: a blue or crimson back, a broad golden rim, a dark groove, the red or the pale golden face."""
    surface, stops = (GOLD_FACE, GOLD_STOPS) if gold else (RED_FACE, RED_STOPS)
    return [
        Layer(material(CRIMSON if gold else BACK), 0.075 * size, 0.15, 0.04, 0.26),
        Layer(material(GOLD), 0.048 * size, 0.12, 0.03, 0.04),
        Layer(material(GROOVE), 0.012 * size, 0.05, 0.006, -0.12),
        Layer(shaded_face(surface, stops, size * 0.62), -0.02, 0.05, 0.016, -0.17),
    ]


def lettering(
    lines: tuple[Line, ...], bell: Bell, frame: tuple[int, int], view: float, *, gold: bool = False
) -> Picture:
    """The logo in a frame of master pixels; `view` is the width of what the camera sees."""
    new_scene(round(frame[0] * 1.1), round(frame[1] * 1.3))
    two_environments()
    for x in (-2.6, 0.0, 2.6):
        area_light((x - 1, -6, 5), 120, "#fff2dd", size=2.4, target=(x, 0, 0))
    area_light((0, -6, -5), 60, "#ff8a40", size=4)
    area_light((5, -2, 2), 120, "#cfe0ff", size=1, tall=5)
    for line in lines:
        set_line(line, _layers(line.size, gold=gold))
    x, z, size, lean = bell
    grouped(sleigh_bell(), at=(x, -0.1, z), turn=(0, degrees(lean), 0), size=size)
    green = leaf_material("#18b04a", "#0a7a30")
    for way in (186, -6):
        leaf((x, -0.1 - size, z + 0.78 * size), way, (0.85 * size, 0.36 * size), green, tilt=72)
    for across, up in ((-0.2, 0.74), (0.2, 0.74), (0, 1.02)):
        ball(0.2 * size, (x + across * size, -0.2 - size, z + up * size), material(BERRY), steps=32)
    flat_camera(view, height=0.6)
    image = backed(toned(photograph(), gain=1.12))
    image = snow_capped(image, image.width * 0.0075, 5)
    return Picture(fitted(outlined(image, image.width / 320, "#0a0424"), frame, 12))


WIDE = (
    Line("Jingle", SCRIPT, 1.3, -1.96, -0.4, tracking=0.05),
    Line("Bells", SCRIPT, 1.3, 2.0, -0.4, tracking=0.05),
)
STACKED = (
    Line("Jingle", SCRIPT, 1.3, -0.5, 0.26, tracking=0.05),
    Line("Bells", SCRIPT, 1.3, 0.35, -0.86, tracking=0.05),
)


BONUS = (
    Line("Christmas", SCRIPT, 1.16, -1.95, -0.36, tracking=0.05),
    Line("Spins", SCRIPT, 1.16, 2.68, -0.36, tracking=0.05),
)


def recipes() -> list[Recipe]:
    """The logo of the game, 440 x 100, the one of the lobby's card, 260 x 136, and the one of the bonus, 440 x 86."""
    wide = partial(lettering, WIDE, (0.16, 0.0, 0.4, 10.0), (1320, 300), 7.6)
    stacked = partial(lettering, STACKED, (-1.34, -0.62, 0.36, -10.0), (1040, 544), 5.6)
    bonus = partial(lettering, BONUS, (0.94, 0.04, 0.34, 10.0), (1320, 258), 8.6, gold=True)
    return [
        Recipe("logos/christmas_spins", bonus, scale=3, lossless=False),
        Recipe("logos/jingle_bells", wide, scale=3, lossless=False),
        Recipe("logos/jingle_bells_stacked", stacked, scale=4, lossless=False),
    ]
