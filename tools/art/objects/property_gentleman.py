"""The gentleman of the property street, 1 by 4: a landlord in a violet tailcoat, standing, walking, throwing his hat.

He keeps within x of 0.98 at either side of the view, so that no pose is cropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.lettering import Layer, letter
from tools.art.model.materials import BLACK, GOLD, GOLD_DULL, WHITE, Material, Surface, material
from tools.art.model.ribbons import band
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import UPRIGHT, Object, Point, ball, box, drum, grouped, hoop, turned
from tools.art.objects.property_head import head

COAT = Surface("#5a24a6", rough=0.5, sheen=1, coat=0.1)
LAPEL = Surface("#2f0f5e", rough=0.28, sheen=0.6, coat=0.4)
WAISTCOAT = Surface("#c20a24", rough=0.4, sheen=0.5, coat=0.25)
TROUSERS = Surface("#4b5064", rough=0.6, sheen=0.4)
SCARF = Surface("#0f8a48", rough=0.8, sheen=0.6, bump=(34, 0.6, 0.03))
STRIPE = Surface("#fff0d2", rough=0.8, sheen=0.5, bump=(34, 0.6, 0.03))
BRIGHT = Surface("#ffe08a", metal=0.7, rough=0.25, glow="#ffb030", glow_strength=0.3)
SPATS = Surface("#f3ead8", rough=0.5)

FOOT = -3.5
SLENDER = 1.08
"""How much he is drawn out in height: his arms fill the width of the reel before his hat reaches its top."""

Path = tuple[Point, ...]


@dataclass(frozen=True)
class Pose:
    """Where his limbs are: each arm from shoulder to hand, each leg from hip to ankle; which way he faces."""

    arms: tuple[Path, Path]
    legs: tuple[Path, Path] = (
        ((-0.33, 0, -1.6), (-0.35, -0.02, -2.4), (-0.36, 0, -3.2)),
        ((0.33, 0, -1.6), (0.35, -0.02, -2.4), (0.36, 0, -3.2)),
    )
    hat: bool = True
    turn: float = 0.0
    head_at: Point = (0, 0, 1.3)
    head_turn: tuple[float, float, float] = (2, 0, 4)
    size: float = 0.96
    aside: float = 0.0
    raised: tuple[bool, bool] = field(default=(False, True))


STANDING = Pose(
    (
        ((-0.56, 0, 0.26), (-0.76, -0.05, -0.2), (-0.8, -0.2, -0.75), (-0.7, -0.5, -1.18)),
        ((0.56, 0, 0.26), (0.78, -0.12, -0.12), (0.78, -0.42, -0.42), (0.64, -0.82, -0.1)),
    )
)
WALKING = Pose(
    (
        ((-0.54, 0, 0.26), (-0.66, -0.24, -0.14), (-0.56, -0.56, -0.42), (-0.3, -0.84, -0.36)),
        ((0.56, 0, 0.26), (0.72, 0.2, -0.2), (0.72, 0.26, -0.7), (0.6, 0.14, -1.16)),
    ),
    (
        ((-0.28, 0, -1.6), (-0.28, -0.5, -2.28), (-0.28, -0.46, -3.1)),
        ((0.28, 0.0, -1.6), (0.28, 0.26, -2.36), (0.28, 0.66, -3.02)),
    ),
    turn=-32,
    head_at=(0, -0.04, 1.3),
    head_turn=(2, 3, 16),
    size=0.93,
    aside=0.07,
    raised=(True, False),
)
THROWING = Pose(
    (
        ((-0.56, 0, 0.26), (-0.8, -0.06, -0.1), (-0.86, -0.2, -0.52), (-0.62, -0.66, -0.8)),
        ((0.54, 0, 0.3), (0.8, -0.14, 0.62), (0.86, -0.16, 1.3), (0.78, -0.22, 2.1)),
    ),
    hat=False,
    head_at=(-0.13, 0, 1.24),
    head_turn=(-10, -7, 2),
    size=0.89,
)


def standing() -> None:
    """He stands, a coin held up and a ring of keys in the other hand."""
    figure(STANDING, (_coin((0.62, -1.02, 0.42)), _keys((-0.7, -0.62, -1.3))))


def walking() -> None:
    """He walks in from the right with long steps."""
    figure(WALKING, ())


def throwing() -> None:
    """He has thrown his hat: one arm up, the other on his hip."""
    figure(THROWING, ())


def bust() -> None:
    """His head with hat and scarf alone, for panels and the rules."""
    hoop(0.56, 0.2, (0, -0.06, -0.98), material(SCARF), squash=(1.1, 1.05, 0.9))
    head((0, 0, 0), 1.22, (degrees(2), 0, degrees(8)), hat=True)
    flat_camera(5.2, height=1.2, target=(0, 0, 0.7))


def figure(pose: Pose, held: Sequence[Object]) -> None:
    """Put him up in a pose, with what he holds."""
    parts = [*_body(), *_scarf(), *held]
    for side, leg in zip((-1, 1), pose.legs, strict=True):
        parts += _leg(side, leg)
    for arm, raised in zip(pose.arms, pose.raised, strict=True):
        parts += _arm(arm, raised=raised)
    turn = tuple(degrees(angle) for angle in pose.head_turn)
    parts.append(head(pose.head_at, 1.22, (turn[0], turn[1], turn[2]), hat=pose.hat))
    taller = pose.size * SLENDER
    whole = grouped(parts, at=(pose.aside, 0, FOOT * (1 - taller)), turn=(0, 0, degrees(pose.turn)))
    whole.scale = (pose.size, pose.size, taller)
    flat_camera(7.9, height=1.2, target=(0, 0, 0.06))


def _leg(side: int, path: Path) -> list[Object]:
    ankle = path[-1]
    parts = [tube(path, 0.3, material(TROUSERS), radii=(1.15, 1.0, 0.84))]
    toe = (ankle[0] + side * 0.02, ankle[1] - 0.16, ankle[2] - 0.12)
    parts.append(ball(0.29, toe, material(BLACK), squash=(1, 1.5, 0.6)))
    parts.append(box((0.44, 0.36, 0.24), (ankle[0], ankle[1] - 0.04, ankle[2] + 0.04), material(SPATS), bevel=0.09))
    for button in range(2):
        at = (ankle[0] + 0.08, ankle[1] - 0.23, ankle[2] + 0.08 - 0.1 * button)
        parts.append(ball(0.038, at, material(GOLD), steps=12))
    return parts


def _arm(path: Path, *, raised: bool) -> list[Object]:
    hand, before = path[-1], path[-2]
    way = tuple(end - start for start, end in zip(before, hand, strict=True))
    length = sum(step * step for step in way) ** 0.5
    toward = tuple(step / length for step in way)
    coat, white = material(COAT), material(WHITE)
    cuff = (hand[0] - toward[0] * 0.1, hand[1] - toward[1] * 0.1, hand[2] - toward[2] * 0.1)
    palm = (hand[0] + toward[0] * 0.12, hand[1] + toward[1] * 0.12, hand[2] + toward[2] * 0.12)
    parts = [tube(path, 0.225, coat, radii=(1.2, 1.1, 1, 0.9))]
    parts += [ball(0.24, cuff, material(LAPEL), squash=(1, 1, 0.8)), ball(0.215, hand, white, squash=(1, 1, 0.7))]
    parts.append(ball(0.19, palm, white, squash=(1, 0.9, 1.1)))
    up = 1 if raised else -1
    for finger in range(4):
        x = palm[0] - 0.14 + 0.093 * finger
        tip = (x * 1.0, palm[1] - 0.06, palm[2] + up * (0.2 + 0.03 * (finger in (1, 2))))
        parts.append(tube([(x, palm[1] - 0.02, palm[2]), (x, palm[1] - 0.06, palm[2] + up * 0.12), tip], 0.066, white))
        parts.append(ball(0.066, tip, white, steps=16))
    inner = -1 if hand[0] > 0 else 1
    thumb = (palm[0] + inner * 0.19, palm[1] - 0.06, palm[2] + up * 0.05)
    parts.append(ball(0.075, thumb, white, squash=(1.1, 1, 1.3)))
    return parts


def _body() -> list[Object]:
    coat, red, gold = material(COAT), material(WAISTCOAT), material(GOLD)
    outline = [
        (0.56, -1.95),
        (0.74, -1.5),
        (0.82, -0.9),
        (0.8, -0.4),
        (0.72, 0.12),
        (0.6, 0.46),
        (0.34, 0.64),
        (0, 0.7),
    ]
    shape = smooth_line(outline, 10)
    trunk = turned([(max(0.0, out), up) for out, up in shape], coat, steps=96)
    trunk.scale = (1, 0.88, 1)
    parts = [trunk, ball(1, (0, -0.3, -0.72), red, squash=(0.56, 0.58, 1.08))]
    for side in (-1, 1):
        parts += _coat_front(side, coat)
    for z in (-1.32, -1.0, -0.68, -0.36):
        parts.append(ball(0.066, (0, -0.885 + abs(z + 0.8) * 0.1, z), gold, steps=20))
    chain = [(-0.44, -0.76, -0.85), (-0.25, -0.92, -1.12), (0, -0.95, -1.17), (0.22, -0.92, -1.04), (0.4, -0.8, -0.9)]
    return [*parts, tube(chain, 0.032, gold)]


def _coat_front(side: int, coat: Material) -> list[Object]:
    tail = [(0, 0), (side * 0.5, 0.12), (side * 0.56, -1.0), (side * 0.46, -1.5), (side * 0.24, -1.12)]
    lapel = [
        (0, -0.1),
        (side * 0.02, 0.55),
        (side * 0.14, 0.98),
        (side * 0.4, 1.06),
        (side * 0.5, 0.6),
        (side * 0.4, 0.4),
        (side * 0.36, 0.1),
        (side * 0.16, -0.25),
    ]
    skirt = [(0, 0), (side * 0.16, 0), (side * 0.3, -0.95), (side * 0.1, -0.95)]
    made = []
    for outline, stuff, thick, bevel, at, turn in (
        (tail, coat, 0.14, 0.06, (side * 0.26, -0.02, -1.45), (84, 10)),
        (lapel, material(LAPEL), 0.07, 0.035, (side * 0.2, -0.86, -0.62), (100, 20)),
        (skirt, coat, 0.06, 0.03, (side * 0.36, -0.8, -0.8), (84, 26)),
    ):
        shape = outline if side > 0 else outline[::-1]
        lean = (degrees(turn[0]), 0, degrees(side * turn[1]))
        made.append(cut_out(shape, stuff, depth=thick, bevel=bevel, at=at, turn=lean))
    return [*made, *(ball(0.055, (side * 0.5, -0.78, z), material(GOLD), steps=16) for z in (-1.02, -1.28))]


def _scarf() -> list[Object]:
    """Green scarf round his neck, one end down his front, with cream stripes."""
    green, cream = material(SCARF), material(STRIPE)
    parts = [hoop(0.46, 0.17, (0, -0.06, 0.5), green, squash=(1.1, 1.05, 0.9))]
    hanging = smooth_line([(-0.2, -0.66, 0.46), (-0.26, -0.92, 0.16), (-0.24, -1.0, -0.3), (-0.2, -1.0, -0.72)], 10)
    parts.append(band(hanging, lambda _: 0.36, lambda _: (1, -0.15, 0.05), green, thickness=0.1))
    for start, end in ((22, 25), (27, 29)):
        piece = [(x, y - 0.03, z) for x, y, z in hanging[start : end + 1]]
        parts.append(band(piece, lambda _: 0.38, lambda _: (1, -0.15, 0.05), cream, thickness=0.1))
    foot = hanging[-1]
    for fringe in range(6):
        x = foot[0] - 0.15 + 0.06 * fringe
        parts.append(tube([(x, foot[1], foot[2]), (x, foot[1] - 0.01, foot[2] - 0.16)], 0.03, cream))
    parts.append(ball(0.19, (-0.2, -0.68, 0.48), green, squash=(1, 0.8, 1)))
    return parts


def _coin(at: Point) -> Object:
    gold, bright = material(GOLD), material(BRIGHT)
    parts = [
        drum(0.28, 0.08, (0, 0, 0), material(GOLD_DULL), turn=UPRIGHT, bevel=0.02),
        hoop(0.26, 0.045, (0, -0.03, 0), gold, turn=UPRIGHT),
    ]
    parts.append(letter("£", "LilitaOne-Regular", 0.52, Layer(bright, 0.004, 0.03, 0.012, -0.06), at=(0, -0.165)))
    return grouped(parts, at=at, turn=(0, 0, degrees(-8)))


def _keys(at: Point) -> Object:
    gold, x = material(GOLD), 0.0
    parts = [hoop(0.19, 0.035, (0, 0, 0), gold, turn=UPRIGHT)]
    for lean, long in ((-16, 0.62), (14, 0.52)):
        key = [
            hoop(0.11, 0.045, (x, 0, -0.13), gold, turn=UPRIGHT),
            drum(0.042, long, (x, 0, -0.22 - long / 2), gold, bevel=0.01),
            box((0.17, 0.06, 0.09), (x + 0.09, 0, -0.2 - long), gold, bevel=0.015),
            box((0.13, 0.06, 0.07), (x + 0.07, 0, -0.06 - long), gold, bevel=0.015),
        ]
        parts.append(grouped(key, at=(0, -0.04 if lean < 0 else 0.04, -0.14), turn=(0, degrees(lean), 0)))
    return grouped(parts, at=at)
