"""What is done to a photograph: tone, outline, snow on its upper edges, fitting into its frame."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, shift

Pixels = np.ndarray


def toned(image: Image.Image, *, saturation: float = 1.14, gain: float = 1.0) -> Image.Image:
    """More or less light, a soft shoulder for highlights, a slight S-curve, and somewhat more colour."""
    pixels = _unit(image)
    light = pixels[..., :3] * gain
    light = np.where(light > 0.78, 0.78 + 0.2 * np.tanh((light - 0.78) / 0.2), light)
    light = light + 0.16 * (light * light * (3 - 2 * light) - light)
    grey = (light * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    return _image(np.clip(grey + (light - grey) * saturation, 0, 1), pixels[..., 3])


def outlined(image: Image.Image, width: float, tint: str = "#2b0d05", strength: float = 0.92) -> Image.Image:
    """A dark line round the silhouette, so that it stands out from any ground."""
    pixels = _unit(image)
    alpha = pixels[..., 3]
    away = distance_transform_edt(alpha < 0.5)
    ring = np.clip(width - away + 0.5, 0, 1) * strength
    dark = np.array([int(tint[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    total = alpha + ring * (1 - alpha)
    mixed = pixels[..., :3] * alpha[..., None] + dark * (ring * (1 - alpha))[..., None]
    return _image(mixed / np.maximum(total, 1e-4)[..., None], total)


def fitted(image: Image.Image, size: tuple[int, int], margin: int) -> Image.Image:
    """Crop to what is seen and scale it so that it fills the frame up to a margin."""
    seen = image.getchannel("A").point(lambda value: 255 if value > 6 else 0).getbbox()
    if seen is None:
        raise ValueError("the photograph is empty: the camera sees no object")
    cut = image.crop(seen)
    room = (size[0] - 2 * margin, size[1] - 2 * margin)
    by = min(room[0] / cut.width, room[1] / cut.height)
    cut = resized(cut, (max(1, round(cut.width * by)), max(1, round(cut.height * by))))
    frame = Image.new("RGBA", size)
    frame.paste(cut, ((size[0] - cut.width) // 2, (size[1] - cut.height) // 2))
    return frame


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Resize without dark edges: colour is weighted by alpha."""
    return image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def snow_capped(image: Image.Image, depth: float, seed: int) -> Image.Image:
    """Snow on all edges that look up: uneven in depth, rounded, and lit from the upper left."""
    pixels = _unit(image)
    cap = _snow_mask(pixels[..., 3] > 0.5, depth, seed)
    inside = distance_transform_edt(cap > 0.5)
    round_edge = np.sqrt(np.clip(1 - (1 - np.clip(inside / (depth * 0.7), 0, 1)) ** 2, 0, 1))
    slope_y, slope_x = np.gradient(gaussian_filter(round_edge * depth * 0.7, 1.2))
    normal = np.dstack([-slope_x, -slope_y, np.ones_like(slope_x)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    sun = np.array([-0.35, -0.75, 0.55]) / np.linalg.norm([-0.35, -0.75, 0.55])
    lit = np.clip(normal @ sun, 0, 1)[..., None]
    snow = np.array([0.62, 0.74, 0.95]) * (1 - lit) + lit
    shade = gaussian_filter(shift(cap, (depth * 0.35, 0)), depth * 0.25) * 0.45 * (1 - cap)
    below = pixels[..., :3] * (1 - shade)[..., None]
    total = cap + pixels[..., 3] * (1 - cap)
    mixed = snow * cap[..., None] + below * (pixels[..., 3] * (1 - cap))[..., None]
    return _image(mixed / np.maximum(total, 1e-4)[..., None], total)


def _snow_mask(solid: Pixels, depth: float, seed: int) -> Pixels:
    height, width = solid.shape
    uneven = gaussian_filter(np.random.default_rng(seed).standard_normal(width), depth * 0.8)
    depths = depth * (1 + 0.55 * uneven / (np.abs(uneven).max() + 1e-6))
    top = solid & ~np.roll(solid, 1, 0)
    below = np.full(width, 1e9)
    run = np.zeros((height, width))
    for row in range(height):
        below = np.where(solid[row], np.where(top[row], 0, below + 1), 1e9)
        run[row] = below < depths
    for step in range(int(depth * 0.55)):
        run = np.maximum(run, np.roll(top.astype(float), -step, 0))
    return np.clip((gaussian_filter(run, depth * 0.3) - 0.42) * 8, 0, 1)


def _unit(image: Image.Image) -> Pixels:
    return np.asarray(image.convert("RGBA"), np.float64) / 255


def _image(colours: Pixels, alpha: Pixels) -> Image.Image:
    pixels = np.dstack([np.clip(colours, 0, 1), np.clip(alpha, 0, 1)])
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")
