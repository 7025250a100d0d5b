"""The logos as rendered lettering: cream or gold faces on gold rims, with a thick crimson back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from tools.art.model.grade import fitted, outlined, toned
from tools.art.model.lettering import Layer, Line, set_line, shaded_face
from tools.art.model.materials import GOLD, Surface, material
from tools.art.model.scene import area_light, flat_camera, new_scene, photograph, two_environments
from tools.art.recipe import Picture, Recipe

SCRIPT = "OleoScript-Bold"
CREAM_FACE = Surface("#fff6e0", rough=0.4, coat=0.35, coat_rough=0.15, specular=0.3, glow="#fff0d0", glow_strength=0.16)
GOLD_FACE = Surface("#ffd253", metal=0.35, rough=0.3, coat=0.4, coat_rough=0.1, glow="#ff9a10", glow_strength=0.1)
CRIMSON = Surface("#a80a1c", rough=0.28, coat=0.7)
GROOVE = Surface("#4a0610", rough=0.5)
PLUM = Surface("#3d0f58", rough=0.28, coat=0.7)


def _lights() -> None:
    for x in (-2.5, 0.0, 2.5):
        area_light((x - 1, -6, 5), 105, "#fff2dd", size=2.4, target=(x, 0, 0))
    area_light((0, -6, -5), 60, "#ff8a40", size=4)
    area_light((5, -2, 2), 120, "#cfe0ff", size=1, tall=5)


def _layers(face: Surface, stops: tuple[tuple[float, str], ...], back: Surface, size: float) -> list[Layer]:
    """From behind: thick back, gold rim, a dark groove that sets the face off, and the face itself."""
    stuff = shaded_face(face, stops, size * 0.62)
    return [
        Layer(material(back), 0.075 * size, 0.14, 0.04, 0.24),
        Layer(material(GOLD), 0.036 * size, 0.12, 0.03, 0.03),
        Layer(material(GROOVE), 0.012 * size, 0.05, 0.008, -0.13),
        Layer(stuff, -0.02, 0.04, 0.022, -0.17),
    ]


CREAM_STOPS = ((0.0, "#ffcf7a"), (0.35, "#fff0cc"), (1.0, "#fffdf6"))


GOLD_STOPS = (
    (0.0, "#d07c0c"),
    (0.28, "#ffd968"),
    (0.5, "#f0a01a"),
    (0.56, "#ffcf45"),
    (0.8, "#ffe68a"),
    (1.0, "#fff9d8"),
)


def _photographed(lines: Sequence[tuple[Line, bool]], back: Surface, frame: tuple[int, int], view: float) -> Picture:
    new_scene(round(frame[0] * 1.06), round(frame[1] * 1.3))
    two_environments()
    _lights()
    for line, is_gold in lines:
        face, stops = (GOLD_FACE, GOLD_STOPS) if is_gold else (CREAM_FACE, CREAM_STOPS)
        set_line(line, _layers(face, stops, back, line.size))
    flat_camera(view, height=0.7)
    image = toned(photograph(), gain=1.16)
    finished = fitted(outlined(image, image.width / 320, "#1c0408"), frame, round(frame[1] * 0.02) + 4)
    return Picture(_at_least(finished, frame))


def _at_least(image: Image.Image, frame: tuple[int, int]) -> Image.Image:
    return image if image.size == frame else image.resize(frame)


def festive_lines_gold() -> Picture:
    """Logo in one line, 940x168."""
    lines = [
        (Line("Festive Lines", SCRIPT, 1.0, -1.1, 0, 0.1, tracking=0.02), False),
        (Line("Gold", SCRIPT, 1.24, 2.42, -0.16, 0.03, tracking=0.02), True),
    ]
    return _photographed(lines, CRIMSON, (1880, 336), 8.6)


def festive_lines_gold_stacked() -> Picture:
    """Logo in two lines for the lobby's card, 260x136."""
    lines = [
        (Line("Festive Lines", SCRIPT, 0.86, 0, 0.28, 0.1, tracking=0.02), False),
        (Line("Gold", SCRIPT, 1.3, 0, -0.78, 0.04, tracking=0.03), True),
    ]
    return _photographed(lines, CRIMSON, (1040, 520), 5.6)


def tinsel() -> Picture:
    """The product's logo, 300x118."""
    return _photographed([(Line("Tinsel", SCRIPT, 1.4, 0, -0.45, 0.05, tracking=0.02), True)], PLUM, (900, 354), 4.8)


def recipes() -> list[Recipe]:
    """Every logo."""
    made = (festive_lines_gold, festive_lines_gold_stacked, tinsel)
    scales = {"festive_lines_gold": 2, "festive_lines_gold_stacked": 4, "tinsel": 3}
    return [
        Recipe(f"logos/{paint.__name__}", partial(paint), scale=scales[paint.__name__], lossless=False)
        for paint in made
    ]
