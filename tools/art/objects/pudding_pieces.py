"""Pictures of the pudding, whole and broken: all with one camera, so that each piece lies where it was in the whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.model.materials import CRUMB, material
from tools.art.model.scene import area_light, degrees, flat_camera
from tools.art.model.shapes import ball
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.objects.pudding import half, topping
from tools.art.recipe import Recipe

USE_SIZE = 140
VIEW = 2.86


def _camera() -> None:
    flat_camera(VIEW, height=2.4, target=(0, 0, 0.36))


def whole() -> None:
    """The whole pudding."""
    half(-1, torn=False)
    half(1, torn=False)
    topping()
    _camera()


def broken(side: int) -> None:
    """A half (-1 left, 1 right), turned a little so that its crumbly inside is seen, lit warmly from there."""
    made = half(side, torn=True)
    made.location = (side * 0.1, 0, 0)
    made.rotation_euler = (0, degrees(6 * side), degrees(44 * side))
    crumb = material(CRUMB)
    for y, z in ((-0.95, -0.5), (-0.9, 0.35), (-1.0, -0.05)):
        ball(0.055, (side * 0.02, y, z), crumb, squash=(1, 0.8, 0.8), steps=10)
    area_light((-side * 2.2, -2.6, 0.6), 110, "#ffc060", size=1.6)
    _camera()


def cap() -> None:
    """What stood on top of it."""
    topping()
    _camera()


def recipes() -> list[Recipe]:
    """The whole and its three pieces."""
    builds: dict[str, Callable[[], None]] = {
        "pudding": whole,
        "pudding_left": partial(broken, -1),
        "pudding_right": partial(broken, 1),
        "pudding_cap": cap,
    }
    scale = round(SYMBOL / USE_SIZE, 3)
    return [
        Recipe(f"objects/{name}", partial(picture_of, build, outline=5, fit=False), scale=scale, lossless=False)
        for name, build in builds.items()
    ]
