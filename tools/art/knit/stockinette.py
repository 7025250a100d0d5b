"""Knitted cloth, pixel by pixel: columns of V stitches with twisted plies, fuzz and stray fibres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

Pixels = np.ndarray
Chart = np.ndarray


@dataclass(frozen=True)
class Wool:
    """How a cloth looks: `depth` is the shade between the stitches, `fuzz` its hair, `wobble` how uneven it is."""

    depth: float = 1.0
    fuzz: float = 1.0
    wobble: float = 1.0
    light: tuple[float, float] = (-0.45, -0.6)


PLAIN_WOOL = Wool()


def rgb(tint: str) -> Pixels:
    """Red, green and blue of "#rrggbb", 0 to 1."""
    return np.array([int(tint[place : place + 2], 16) / 255 for place in (1, 3, 5)])


def knitted(
    chart: Chart,
    palette: Sequence[str],
    size: tuple[int, int],
    *,
    wool: Wool = PLAIN_WOOL,
    seed: int = 1,
    finer: int = 2,
) -> Image.Image:
    """Knit a chart (rows x columns of places in the palette) to a picture of `size` pixels.

    All rows are equally high and all columns equally wide. It is painted `finer` times as large and scaled down.
    """
    rows, columns = chart.shape
    width, height = size[0] * finer, size[1] * finer
    across, down = width / columns, height / rows
    noise = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x += _uneven(noise, x.shape, across * 0.42, across * 0.045 * wool.wobble)
    y += _uneven(noise, y.shape, across * 0.5, down * 0.05 * wool.wobble)
    column = np.clip((x // across).astype(int), 0, columns - 1)
    edge = np.abs((x / across) % 1 - 0.5) * 2
    level = y / down + 0.92 * edge**1.12 - 0.46
    row = np.clip(np.floor(level).astype(int), 0, rows - 1)
    strand = _strand(level - np.floor(level), edge)
    strand += _uneven(noise, strand.shape, across * 0.03, 0.05 * wool.fuzz)
    base = np.array([rgb(tint) for tint in palette])[chart[row, column]] ** 2
    base *= (1 + _uneven(noise, x.shape, across, 0.06) + _uneven(noise, x.shape, across * 0.1, 0.06))[..., None]
    lit = _lit(strand, base, down, wool)
    hair = _hair(noise, (height, width), across, round(rows * columns * 1.5 * wool.fuzz))
    lit = lit * (1 - 0.4 * hair)[..., None] + (base * 0.9 + 0.04) * (0.85 * hair)[..., None]
    pixels = (np.sqrt(np.clip(lit, 0, 1)) * 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGB").resize(size, Image.Resampling.LANCZOS)


def _uneven(noise: np.random.Generator, shape: tuple[int, ...], sigma: float, strength: float) -> Pixels:
    """Soft noise with about `strength` of deviation; wide ones are made small and enlarged."""
    shrink = max(1, int(sigma / 3))
    small = noise.standard_normal((shape[0] // shrink + 2, shape[1] // shrink + 2)).astype(np.float32)
    small = gaussian_filter(small, sigma / shrink)
    small *= strength / max(float(small.std()), 1e-6)
    if shrink == 1:
        return small[: shape[0], : shape[1]]
    wide = Image.fromarray(small).resize((shape[1], shape[0]), Image.Resampling.BICUBIC)
    return np.asarray(wide)


def _strand(through: Pixels, edge: Pixels) -> Pixels:
    """Height of the yarn, 0 to about 1.1: round across, thinner where it dives under, with twisted plies."""
    away = through * 2 - 1
    taper = np.clip(np.sin(np.pi * np.clip(edge * 0.9 + 0.05, 0, 1)), 0, 1) ** 0.36
    body = np.sqrt(np.clip(1 - (away / 1.05) ** 2, 0, 1)) * taper
    twist = 0.5 + 0.5 * np.sin(2 * np.pi * (through * 1.4 + edge * 2.5))
    return np.asarray(body * (1 + 0.15 * twist), np.float32)


def _lit(strand: Pixels, base: Pixels, down: float, wool: Wool) -> Pixels:
    slope_y, slope_x = np.gradient(gaussian_filter(strand, down * 0.022) * down * 0.42)
    sun = np.array([*wool.light, 0.66]) / np.linalg.norm([*wool.light, 0.66])
    length = np.sqrt(slope_x**2 + slope_y**2 + 1)
    facing = np.clip((-slope_x * sun[0] - slope_y * sun[1] + sun[2]) / length, 0, 1)
    hidden = np.clip(strand, 0, 1) ** 0.55
    shade = (0.2 + 0.95 * facing) * (0.26 + 0.74 * hidden) * 1.5
    shade = 1 + (shade - 1) * wool.depth
    gloss = np.clip(facing - 0.72, 0, 1) * 0.35 * hidden * wool.depth
    return np.asarray(base * shade[..., None] + gloss[..., None] * (0.35 + base))


def _hair(noise: np.random.Generator, shape: tuple[int, int], across: float, count: int) -> Pixels:
    """Stray fibres, 0 to 1."""
    hair = np.zeros(shape, np.float32)
    starts = noise.uniform((0, 0, 0, -0.5, 0.5), (shape[1], shape[0], 2 * np.pi, 0.5, 1.6), (count, 5))
    for x, y, turn, bend, length in starts:
        reach = max(2, int(length * across))
        along = np.linspace(0, 1, reach)
        angle = turn + bend * along * 3
        columns = (x + np.cos(angle) * along * reach).astype(int)
        rows = (y + np.sin(angle) * along * reach).astype(int)
        inside = (columns >= 0) & (columns < shape[1]) & (rows >= 0) & (rows < shape[0])
        hair[rows[inside], columns[inside]] += 0.5
    return np.clip(gaussian_filter(hair, max(0.45, across * 0.012)), 0, 0.6)
