"""The animals of Jingle Bells: polar bear, penguin and reindeer, each a head with something woollen or golden."""

from __future__ import annotations

from tools.art.model.curves import smooth_line, tube
from tools.art.model.foliage import leaf_material
from tools.art.model.materials import BERRY, BLACK, GOLD, WHITE, Surface, material
from tools.art.model.ribbons import band
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Object, Point, ball, grouped, hoop, turned
from tools.art.objects.bells_parts import leaf, sleigh_bell
from tools.art.objects.woollens import pompom

WHITE_FUR = Surface("#f2f6ff", rough=0.85, sheen=0.6, specular=0.1, bump=(22, 0.5, 0.04))
SHADED_FUR = Surface("#cddcf2", rough=0.85, sheen=0.6, specular=0.1, bump=(22, 0.5, 0.04))
ROSE = Surface("#f3a6b4", rough=0.7, sheen=0.3)
SLATE = Surface("#2a5ec0", rough=0.45, sheen=0.6, coat=0.2, coat_rough=0.3)
BILL = Surface("#ff9c12", rough=0.3, coat=0.6)
HIDE = Surface("#a8642c", rough=0.75, sheen=0.5, specular=0.15, mottle=(4, "#965522"), bump=(22, 0.4, 0.03))
MUZZLE = Surface("#dca870", rough=0.8, sheen=0.5, specular=0.15, bump=(22, 0.4, 0.03))
ANTLER = Surface("#f0cf92", rough=0.45, coat=0.3, mottle=(5, "#d8ac66"))
RED_WOOL = Surface("#d8142c", rough=0.8, sheen=0.6, specular=0.2, bump=(30, 0.5, 0.03))
GREEN_WOOL = Surface("#14a04a", rough=0.8, sheen=0.6, specular=0.2, bump=(30, 0.5, 0.03))
CREAM_WOOL = Surface("#fff4de", rough=0.85, sheen=0.5, specular=0.1, bump=(30, 0.5, 0.03))
GLINT = Surface("#ffffff", glow="#ffffff", glow_strength=1.6)


def eyes(apart: float, at: Point, size: float, *, white: bool = False) -> list[Object]:
    """Two dark eyes, mirrored about the middle, each with a glint at its upper left; `white` puts eyeballs behind."""
    _x, y, z = at
    made = []
    for side in (-1, 1):
        if white:
            made.append(ball(size * 1.55, (side * apart, y + size * 0.42, z), material(WHITE), squash=(1, 0.6, 1.2)))
        made.append(
            ball(size, (side * apart * 0.97, y - size * 0.2, z), material(BLACK), squash=(0.95, 0.7, 1.1), steps=32)
        )
        glint = (side * apart * 0.97 - size * 0.32, y - size * 0.86, z + size * 0.42)
        made.append(ball(size * 0.28, glint, material(GLINT), steps=16))
    return made


def scarf(at: Point, radius: float, thick: float, stuff: Surface, stripe: Surface) -> None:
    """A thick scarf round a neck, its striped end hanging in front at the right."""
    x, y, z = at
    wool, other = material(stuff), material(stripe)
    hoop(radius, thick, at, wool, squash=(1, 0.9, 0.95))
    path = [
        (x + 0.34, y - radius * 0.92, z),
        (x + 0.42, y - radius * 1.12, z - 0.24),
        (x + 0.48, y - radius * 1.14, z - 0.52),
    ]
    tail = smooth_line(path, 10)
    band(tail, lambda _: thick * 2.1, lambda _: (1, -0.3, 0.1), wool, thickness=0.1)
    for first in (9, 14):
        across = [(px, py - 0.045, pz) for px, py, pz in tail[first : first + 3]]
        band(across, lambda _: thick * 2.12, lambda _: (1, -0.3, 0.1), other, thickness=0.06)
    ball(thick * 1.15, (x + 0.34, y - radius * 0.95, z), wool, squash=(1, 0.8, 1), steps=32)


def polar_bear() -> None:
    """A polar bear's head with round ears, a red scarf below, a dark nose and a smile."""
    fur, shaded, dark = material(WHITE_FUR), material(SHADED_FUR), material(BLACK)
    ball(1.0, (0, 0, 0.16), fur, squash=(1.08, 0.9, 0.94), steps=72)
    for side in (-1, 1):
        ball(0.36, (side * 0.82, 0.05, 0.86), fur, squash=(1, 0.6, 1), steps=48)
        ball(0.22, (side * 0.8, -0.15, 0.86), material(ROSE), squash=(1, 0.4, 1), steps=32)
        ball(0.46, (side * 0.56, -0.46, -0.26), fur, squash=(1.1, 0.8, 0.9), steps=48)
    ball(0.54, (0, -0.74, -0.14), shaded, squash=(1.04, 0.8, 0.78), steps=64)
    ball(0.225, (0, -1.16, 0.1), dark, squash=(1.25, 0.7, 0.82), steps=48)
    ball(0.05, (-0.1, -1.31, 0.2), material(GLINT), squash=(1.4, 0.5, 0.8), steps=16)
    tube([(0, -1.2, 0.0), (0, -1.21, -0.12), (0, -1.17, -0.22)], 0.03, dark)
    smile = [(-0.3, -1.0, -0.24), (-0.16, -1.14, -0.33), (0, -1.18, -0.22), (0.16, -1.14, -0.33), (0.3, -1.0, -0.24)]
    tube(smile, 0.036, dark)
    eyes(0.42, (0, -0.86, 0.4), 0.13)
    scarf((0, -0.06, -0.78), 0.7, 0.25, RED_WOOL, CREAM_WOOL)
    flat_camera(3.1, height=0.8, target=(0, 0, 0))


def penguin() -> None:
    """A round penguin in a green bobble hat, wings out, with a yellow bill."""
    coat, belly, bill = material(SLATE), material(WHITE_FUR), material(BILL)
    ball(0.98, (0, 0.05, -0.34), coat, squash=(0.96, 0.85, 1.06), steps=72)
    ball(0.82, (0, -0.24, -0.42), belly, squash=(0.92, 0.85, 1.0), steps=72)
    ball(0.72, (0, -0.04, 0.42), coat, squash=(1.06, 0.95, 0.9), steps=72)
    for side in (-1, 1):
        ball(0.38, (side * 0.28, -0.42, 0.36), belly, squash=(0.92, 0.85, 1.08), steps=48)
        wing = ball(0.5, (side * 1.0, -0.05, -0.24), coat, squash=(0.3, 0.56, 1.15), steps=48)
        wing.rotation_euler = (0, degrees(-side * 30), 0)
        ball(0.32, (side * 0.42, -0.42, -1.3), bill, squash=(1.15, 1.3, 0.42), steps=32)
        ball(0.13, (side * 0.48, -0.68, 0.12), material(ROSE), squash=(1, 0.4, 0.75), steps=24)
    eyes(0.25, (0, -0.76, 0.34), 0.12)
    beak = turned([(0, 0), (0.24, 0.02), (0.18, 0.2), (0, 0.46)], bill, steps=48)
    beak.scale = (1.15, 0.75, 1)
    grouped([beak], at=(0, -0.68, 0.12), turn=(degrees(102), 0, 0))
    crown = smooth_line([(0.7, 0), (0.7, 0.16), (0.6, 0.46), (0.36, 0.68), (0, 0.76)], 10)
    hat = [
        turned([(max(0.0, out), up) for out, up in crown], material(GREEN_WOOL), steps=64),
        hoop(0.69, 0.15, (0, 0, 0.04), material(CREAM_WOOL)),
    ]
    grouped(hat, at=(0, 0.06, 0.82), turn=(degrees(-2), degrees(-6), 0))
    pompom(0.22, (-0.1, 0.04, 1.68), "#fff6e6", seed=3)
    flat_camera(3.8, height=0.8, target=(0, 0, 0.2))


def reindeer() -> None:
    """A reindeer's head with wide antlers, a red nose, a sprig of holly and a bell on a red collar."""
    hide, light = material(HIDE), material(MUZZLE)
    ball(0.66, (0, 0.04, 0.12), hide, squash=(1.0, 0.95, 1.12), steps=64)
    ball(0.5, (0, -0.3, -0.42), light, squash=(1.06, 1.0, 0.92), steps=64)
    ball(0.24, (0, -0.8, -0.26), material(BERRY), squash=(1.1, 0.8, 0.9), steps=48)
    ball(0.055, (-0.09, -0.97, -0.16), material(GLINT), squash=(1.3, 0.5, 0.8), steps=16)
    smile = [
        (-0.24, -0.74, -0.58),
        (-0.12, -0.81, -0.66),
        (0, -0.82, -0.68),
        (0.12, -0.81, -0.66),
        (0.24, -0.74, -0.58),
    ]
    tube(smile, 0.034, material(BLACK))
    eyes(0.25, (0, -0.58, 0.2), 0.115, white=True)
    for side in (-1, 1):
        ear = ball(0.36, (side * 0.82, 0.06, 0.38), hide, squash=(1.1, 0.4, 0.52), steps=48)
        inner = ball(0.24, (side * 0.84, -0.06, 0.37), material(ROSE), squash=(1.1, 0.3, 0.48), steps=32)
        ear.rotation_euler = inner.rotation_euler = (0, degrees(-side * 18), 0)
        _antler(side)
    leaves = leaf_material("#18b04a", "#0a7a30")
    for way in (160, 20):
        leaf((0, -0.52, 0.74), way, (0.52, 0.22), leaves)
    for x, z in ((-0.11, 0.72), (0.11, 0.72), (0, 0.88)):
        ball(0.11, (x, -0.66, z), material(BERRY), steps=24)
    ball(0.56, (0, 0.16, -0.8), hide, squash=(0.95, 0.7, 0.7), steps=48)
    hoop(0.58, 0.13, (0, 0.1, -0.96), material(RED_WOOL), squash=(1, 0.85, 1))
    hoop(0.6, 0.035, (0, 0.08, -0.86), material(GOLD), squash=(1, 0.85, 1))
    grouped(sleigh_bell(), at=(0, -0.56, -1.14), size=0.25)
    flat_camera(3.8, height=0.6, target=(0, 0, 0.3))


def _antler(side: int) -> None:
    horn = material(ANTLER)
    beam = [(0.24, 0.1, 0.68), (0.42, 0.08, 0.98), (0.82, 0.06, 1.2), (1.12, 0.04, 1.52), (1.06, 0.02, 1.86)]
    tube([(side * x, y, z) for x, y, z in beam], 0.13, horn, radii=(1, 1, 0.95, 0.8, 0.3))
    for points in (
        [(0.56, 0.06, 1.06), (0.56, 0.02, 1.3), (0.62, 0.0, 1.6)],
        [(0.86, 0.06, 1.24), (0.8, 0.02, 1.46), (0.84, 0.0, 1.76)],
        [(0.74, 0.06, 1.15), (1.04, 0.02, 1.14), (1.34, 0.0, 1.28)],
    ):
        tube([(side * x, y, z) for x, y, z in points], 0.105, horn, radii=(1, 0.9, 0.3))
