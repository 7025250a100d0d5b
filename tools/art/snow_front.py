"""The front of the snow that sweeps over the window: billows of powder, lit from above, with flakes flying ahead."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

from tools.art.recipe import Picture, Recipe

WIDTH, HEIGHT = 320, 760
SCALE = 1.5
FLAT = (232, 238, 252)
"""What the snow is behind its front; the left edge of the picture has just this colour."""
Pixels = np.ndarray


def snow_front() -> Picture:
    """Front of 320 x 760, moving to the right: flat snow at its left, billows, haze, single flakes."""
    wide, high = round(WIDTH * SCALE), round(HEIGHT * SCALE)
    noise = np.random.default_rng(12)
    x = np.arange(wide, dtype=np.float32)[None, :] / SCALE
    billows = _billows(noise, (high, wide))
    reach = 190 + 42 * _cloud(noise, (high, 1), (70, 1)) + 46 * billows
    solid = np.clip((reach - x) / 20 + 0.5, 0, 1)
    lit = _lit(billows + 0.55 * np.clip((reach - x) / 60, 0, 1))
    shaded = np.array([0.6, 0.72, 0.97]) * (1 - lit) + lit
    flat = np.clip(1.25 - x * (1 + 0.6 * np.clip(billows, -1, 1)) / 72, 0, 1)[..., None] ** 1.4
    colours = shaded * (1 - flat) + np.array(FLAT) / 255 * flat
    alpha = np.maximum(solid, _powder(noise, solid, x, billows))
    return Picture(Image.fromarray((np.dstack([np.clip(colours, 0, 1), alpha]) * 255 + 0.5).astype(np.uint8), "RGBA"))


def _cloud(noise: np.random.Generator, shape: tuple[int, int], sigma: tuple[float, float]) -> Pixels:
    """Soft noise with a deviation of 1; sigma is down and across, in logical units."""
    made = gaussian_filter(noise.standard_normal(shape).astype(np.float32), [size * SCALE for size in sigma])
    return np.asarray(made / max(float(made.std()), 1e-6))


def _billows(noise: np.random.Generator, shape: tuple[int, int]) -> Pixels:
    """Height of rolling powder, about -1 to 1: rounded heaps of every size, bent about each other."""
    bend_y, bend_x = (11 * SCALE * _cloud(noise, shape, (34, 34)) for _ in range(2))
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    total = np.zeros(shape, np.float32)
    for sigma, share in ((32, 1.0), (15, 0.55), (7, 0.26), (3.2, 0.07)):
        heap = 1 - np.abs(_cloud(noise, shape, (sigma, sigma))) * 1.1
        total += share * map_coordinates(heap, (y + bend_y, x + bend_x), order=1, mode="reflect")
    return np.asarray((total - total.mean()) / (2.2 * total.std()))


def _lit(height: Pixels) -> Pixels:
    slope_y, slope_x = np.gradient(gaussian_filter(height, 1.0 * SCALE) * 15 * SCALE)
    normal = np.dstack([-slope_x, -slope_y, np.full_like(height, 1.5)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    sun = np.array([0.22, -0.66, 0.72])
    hollow = np.clip(gaussian_filter(height, 9 * SCALE) - height, 0, 1) * 0.5
    return np.asarray(np.clip(np.clip(normal @ sun, 0, 1) ** 0.8 * 1.06 - hollow, 0, 1)[..., None])


def _powder(noise: np.random.Generator, solid: Pixels, x: Pixels, billows: Pixels) -> Pixels:
    """Haze before the front, thicker where it billows, and flakes that fly ahead."""
    haze = gaussian_filter(solid, (9 * SCALE, 20 * SCALE)) * np.clip(0.62 + 0.4 * billows, 0.15, 0.95)
    soft = np.zeros_like(solid)
    for count, radius in ((420, 0.8), (150, 1.4), (46, 2.4)):
        flakes = np.zeros_like(solid)
        ahead = noise.uniform(0, 1, count) ** 1.7
        rows = (noise.uniform(6, HEIGHT - 6, count) * SCALE).astype(int)
        flakes[rows, ((172 + 140 * ahead) * SCALE).astype(int)] = 1 - 0.4 * ahead
        soft = np.maximum(soft, gaussian_filter(flakes, radius * SCALE) * (radius * SCALE) ** 2 * 8)
    fade = np.clip((WIDTH - 3 - x) / 45, 0, 1)
    return np.asarray(np.clip(np.maximum(haze, np.clip(soft, 0, 0.95)) * fade, 0, 1))


def recipes() -> list[Recipe]:
    """The front."""
    return [Recipe("effects/snow_front", snow_front, scale=SCALE, lossless=False)]
