"""What several objects share: the photograph of a symbol, bells, candles, stars, berries, fir rings."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from mathutils import Vector

from tools.art.model.curves import cut_out
from tools.art.model.foliage import needles
from tools.art.model.grade import fitted, outlined, resized, toned
from tools.art.model.materials import GREEN_DARK, GREEN_LIGHT, Material, Surface, material
from tools.art.model.scene import new_scene, photograph, studio_lights, two_environments
from tools.art.model.shapes import Object, hoop, mesh_object
from tools.art.recipe import Picture

SYMBOL = 512
OUTLINE = 8.0


def picture_of(
    build: Callable[[], None], *, size: tuple[int, int] = (SYMBOL, SYMBOL), outline: float = OUTLINE, fit: bool = True
) -> Picture:
    """Photograph what `build` puts up, tone and line it, and (unless `fit` is off) let it fill its frame."""
    start(size)
    build()
    image = toned(photograph())
    if outline:
        image = outlined(image, outline * image.width / size[0])
    return Picture(fitted(image, size, 10) if fit else resized(image, size))


def start(size: tuple[int, int] = (SYMBOL, SYMBOL)) -> None:
    """Empty studio with the lights on."""
    new_scene(*size)
    two_environments()
    studio_lights()


def star_outline(outer: float, inner: float, points: int = 5) -> list[tuple[float, float]]:
    """Outline of a star."""
    return [
        (
            (outer if step % 2 == 0 else inner) * math.sin(step * math.pi / points),
            (outer if step % 2 == 0 else inner) * math.cos(step * math.pi / points),
        )
        for step in range(2 * points)
    ]


def star_shell(outer: float, inner: float, thick: float, at: tuple[float, float, float], stuff: Material) -> Object:
    """Faceted star: a ridge runs from its middle to each of its corners."""
    rim = [(x, 0.0, z) for x, z in star_outline(outer, inner)]
    corners = [(0.0, -thick, 0.0), (0.0, thick, 0.0), *rim]
    faces = [(0, 2 + (step + 1) % 10, 2 + step) for step in range(10)]
    faces += [(1, 2 + step, 2 + (step + 1) % 10) for step in range(10)]
    made = mesh_object(corners, faces, stuff, smooth=False)
    made.location = at
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = outer * 0.03, 2
    return made


def fir_ring(radius: float, thick: float, *, length: float = 0.25, seed: int = 1) -> None:
    """Ring of fir standing upright, in two greens."""
    dark, light = material(GREEN_DARK), material(GREEN_LIGHT)

    def grow(chance: random.Random) -> tuple[Vector, Vector]:
        turn, round_turn = chance.uniform(0, 2 * math.pi), chance.uniform(0, 2 * math.pi)
        out = Vector((math.cos(turn), 0, math.sin(turn)))
        normal = out * math.cos(round_turn) + Vector((0, -1, 0)) * math.sin(round_turn)
        along = Vector((-math.sin(turn), 0, math.cos(turn)))
        return out * radius + normal * thick * 0.7, normal * 0.8 + along * 0.9

    hoop(radius, thick * 0.75, (0, 0, 0), dark, turn=(math.pi / 2, 0, 0))
    needles(dark, 2600, grow, length=length, width=0.02, seed=seed)
    needles(light, 1900, grow, length=length, width=0.018, seed=seed + 1)


def star_badge(outer: float, at: tuple[float, float, float], stuff: Material) -> Object:
    """Flat star with bevelled edges."""
    return cut_out(star_outline(outer, outer * 0.44), stuff, depth=0.06, bevel=0.025, at=at)


STAR_GOLD = Surface("#ffd24a", metal=0.75, rough=0.25, coat=0.3, glow="#ffa51a", glow_strength=0.28)
