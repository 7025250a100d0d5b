"""A, K, Q, J and 10: enamel in the colours of the streets, golden rims, snow on their upper edges."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import binary_closing

from tools.art.model.grade import fitted, outlined, snow_capped, toned
from tools.art.model.lettering import Layer, Line, set_line, shaded_face
from tools.art.model.materials import GOLD, Surface, material
from tools.art.model.scene import flat_camera, photograph
from tools.art.objects.parts import OUTLINE, SYMBOL, start
from tools.art.recipe import Picture

FACE = "AbrilFatface-Regular"
SIZE = 1.5
BACK = "#2a0f4a"


@dataclass(frozen=True)
class Enamel:
    """Colour of a face at the baseline and at the top."""

    low: str
    high: str


LETTERS: dict[str, tuple[str, Enamel]] = {
    "letter_a": ("A", Enamel("#7a0514", "#d00a22")),
    "letter_k": ("K", Enamel("#0e2f86", "#2a68e0")),
    "letter_q": ("Q", Enamel("#085a2c", "#16a550")),
    "letter_j": ("J", Enamel("#045a66", "#14aab4")),
    "letter_10": ("10", Enamel("#4a128c", "#9440e6")),
}


def letter_symbol(text: str, enamel: Enamel) -> Picture:
    """One of the letters, 512 pixels."""
    start()
    surface = Surface(enamel.high, rough=0.3, coat=0.4, coat_rough=0.12, specular=0.3)
    face = shaded_face(surface, ((0.0, enamel.low), (0.75, enamel.high), (1.0, enamel.high)), SIZE * 0.7)
    layers = [
        Layer(material(Surface(BACK, rough=0.4, coat=0.4)), 0.062, 0.16, 0.03, 0.24),
        Layer(material(GOLD), 0.044, 0.12, 0.034, 0.04),
        Layer(face, 0.0, 0.06, 0.018, -0.13),
    ]
    tracking = -0.06 if len(text) > 1 else 0.0
    set_line(Line(text, FACE, SIZE, 0, -0.55, tracking=tracking), layers)
    flat_camera(2.1 if len(text) > 1 else 1.9, height=0.6, target=(0, 0, 0.02))
    image = backed(toned(photograph()))
    image = snow_capped(image, 0.034 * image.width, 7)
    return Picture(fitted(outlined(image, OUTLINE * image.width / SYMBOL), (SYMBOL, SYMBOL), 26))


def backed(image: Image.Image) -> Image.Image:
    """Close the slits between rim and back, on which snow would settle, with the colour of the back."""
    pixels = np.asarray(image, np.float64) / 255
    round_brush = np.hypot(*np.mgrid[-1:1:15j, -1:1:15j]) <= 1
    solid = np.pad(pixels[..., 3] > 0.5, 16)
    closed = binary_closing(solid, round_brush)[16:-16, 16:-16]
    alpha = np.maximum(pixels[..., 3], closed)[..., None]
    back = np.array([int(BACK[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    colours = (pixels[..., :3] * pixels[..., 3:] + back * (alpha - pixels[..., 3:])) / np.maximum(alpha, 1e-4)
    return Image.fromarray((np.dstack([colours, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")
