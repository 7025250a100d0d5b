"""Air of a backdrop: bokeh, snowfall, dark corners; and the lobby's night."""

from __future__ import annotations

import random

import skia

from tools.art.board import Board, down, fill, spot
from tools.art.recipe import Picture, Recipe

WIDTH, HEIGHT = 1280.0, 720.0


def bokeh(board: Board, count: int, seed: int, tints: tuple[str, ...], alpha: float, *, largest: float = 34) -> None:
    """Discs of light out of focus, each with a slightly brighter rim."""
    chance = random.Random(seed)  # noqa: S311 - the same air at every bake
    for _ in range(count):
        x, y, radius = chance.uniform(0, WIDTH), chance.uniform(20, HEIGHT - 60), chance.uniform(5, largest)
        tint, strength = chance.choice(tints), alpha * chance.uniform(0.35, 1)
        stops = ((tint, strength * 0.6), (tint, strength * 0.75), (tint, strength), (tint, 0))
        disc = fill(spot(x, y, radius, stops, (0, 0.74, 0.92, 1)), blend=skia.BlendMode.kScreen)
        board.canvas.drawCircle(x, y, radius, disc)


def snowfall(board: Board, count: int, seed: int, *, largest: float = 5) -> None:
    """Many small flakes and a few large soft ones."""
    chance = random.Random(seed)  # noqa: S311 - the same air at every bake
    for _ in range(count):
        near = chance.random() ** 2.2
        x, y = chance.uniform(0, WIDTH), chance.uniform(26, HEIGHT)
        board.canvas.drawCircle(x, y, 0.9 + near * largest, fill(("#ffffff", 0.6 - 0.42 * near), blur=0.5 + near * 2.4))


def vignette(board: Board, tint: str, alpha: float) -> None:
    """Corners darker than the middle."""
    dark = spot(WIDTH / 2, HEIGHT * 0.46, WIDTH * 0.66, ((tint, 0), (tint, alpha * 0.2), (tint, alpha)), (0.45, 0.7, 1))
    board.canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), fill(dark))


def lobby_night() -> Picture:
    """Deep plum night with a warm light above the logo, far village lights as bokeh, and snow."""
    board = Board(WIDTH, HEIGHT, 2)
    board.canvas.drawRect(
        skia.Rect.MakeWH(WIDTH, HEIGHT),
        fill(down(0, HEIGHT, ("#150828", "#2c0f42", "#43133f", "#2a0c2c"), (0, 0.45, 0.8, 1))),
    )
    for x, y, radius, tint, alpha in (
        (640, 70, 560, "#ffb45a", 0.34),
        (130, 560, 420, "#8a2a8a", 0.34),
        (1150, 540, 440, "#b0305a", 0.3),
        (640, 700, 620, "#ff8a4a", 0.16),
    ):
        light = spot(x, y, radius, ((tint, alpha), (tint, alpha * 0.35), (tint, 0)), (0, 0.42, 1))
        board.canvas.drawCircle(x, y, radius, fill(light, blend=skia.BlendMode.kScreen))
    bokeh(board, 64, 7, ("#ffd27a", "#ff9a7a", "#fff0c0", "#d98aff"), 0.2, largest=42)
    bokeh(board, 60, 21, ("#ffd27a", "#ffe9b0"), 0.42, largest=9)
    snowfall(board, 90, 12)
    vignette(board, "#08020f", 0.6)
    return Picture(board.image().convert("RGB"))


def recipes() -> list[Recipe]:
    """The lobby's backdrop."""
    return [Recipe("backdrops/lobby", lobby_night, scale=2, lossless=False)]
