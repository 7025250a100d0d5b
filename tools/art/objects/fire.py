"""An open fire, painted: tongues of flame one within the other, from red to white, and sparks above them."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import skia

from tools.art.board import Board, down, fill, spot

SCREEN = skia.BlendMode.kScreen


@dataclass(frozen=True)
class Layer:
    """Tongues of one heat: how many, their height and width as shares of the fire's, colours from foot to tip, blur."""

    count: int
    tall: float
    wide: float
    tints: tuple[str, str, str]
    blur: float


LAYERS = (
    Layer(9, 1.0, 1.0, ("#ff7a14", "#f0500a", "#a81e04"), 2.6),
    Layer(9, 0.8, 0.86, ("#ffa428", "#ff8414", "#f0500a"), 1.5),
    Layer(8, 0.6, 0.7, ("#ffd860", "#ffb52c", "#ff8a14"), 1.1),
    Layer(7, 0.38, 0.52, ("#fffadc", "#ffe68a", "#ffc43a"), 0.9),
)


def paint_fire(board: Board, foot: tuple[float, float], size: tuple[float, float], seed: int) -> None:
    """Paint a fire that stands on `foot` (its middle) and is so wide and high."""
    x, y = foot
    wide, tall = size
    chance = random.Random(seed)  # noqa: S311 - the same fire at every bake
    for radius, tint, alpha in ((wide, "#ff6a14", 0.5), (wide * 0.55, "#ffb040", 0.5)):
        light = spot(x, y - tall * 0.3, radius, ((tint, alpha), (tint, alpha * 0.35), (tint, 0)), (0, 0.4, 1))
        board.canvas.drawCircle(x, y - tall * 0.3, radius, fill(light, blend=SCREEN))
    for layer in LAYERS:
        for place in range(layer.count):
            across = (place + 0.5 + chance.uniform(-0.25, 0.25)) / layer.count * 2 - 1
            high = tall * layer.tall * (1 - 0.62 * across * across) * chance.uniform(0.68, 1.08)
            at = (x + across * wide / 2 * layer.wide, y + 3 * across * across)
            _tongue(
                board, at, (wide * 0.1 * (0.7 + 0.5 * layer.wide), high), layer, chance.uniform(-1, 1) - 0.7 * across
            )
    for _ in range(30):
        rise = chance.uniform(0.6, 1.3)
        spark = (x + chance.uniform(-0.5, 0.5) * wide * (1.1 - 0.25 * rise), y - tall * rise)
        tint = ("#ffd070", 0.95 - 0.42 * rise)
        board.canvas.drawCircle(*spark, chance.uniform(0.5, 1.25), fill(tint, blur=0.5, blend=SCREEN))


def _tongue(board: Board, foot: tuple[float, float], size: tuple[float, float], layer: Layer, sway: float) -> None:
    """One flame: round at its foot, drawn out into a tip that sways to one side and back."""
    x, y = foot
    half, high = size
    lean = sway * half * 0.9
    path = skia.Path()
    path.moveTo(x - half * 0.7, y)
    path.cubicTo(x - half * 1.5, y - high * 0.3, x - half * 0.2 + lean, y - high * 0.52, x + lean * 0.4, y - high)
    path.cubicTo(x + half * 0.5 + lean, y - high * 0.62, x + half * 1.4, y - high * 0.34, x + half * 0.7, y)
    path.quadTo(x, y + high * 0.06, x - half * 0.7, y)
    path.close()
    low, middle, tip = layer.tints
    tints = ((tip, 0.0), (tip, 0.72), (middle, 0.92), (low, 0.95), (low, 0.3))
    shade = down(y - high, y + high * 0.06, tints, (0, 0.22, 0.52, 0.86, 1))
    with board.turned(x, y, 4 * math.sin(3 * sway)):
        board.canvas.translate(-x, -y)
        board.canvas.drawPath(path, fill(shade, blur=layer.blur))
