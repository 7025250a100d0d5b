"""A skia drawing board in logical units, and the few shorthands that all flat pictures are drawn with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from PIL import Image

from tools.art.recipe import Margins

Tint = str | tuple[str, float]
SAMPLING = skia.SamplingOptions(skia.CubicResampler.Mitchell())


class Board:
    """Transparent picture of `width` x `height` logical units with `scale` master pixels for each."""

    def __init__(self, width: float, height: float, scale: float = 3) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.surface = skia.Surface(round(width * scale), round(height * scale))
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(scale, scale)

    def image(self) -> Image.Image:
        """What has been drawn, as straight-alpha pixels."""
        return Image.fromarray(self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType), "RGBA")

    def margins(self, left: float, top: float, right: float, bottom: float) -> Margins:
        """Logical margins in master pixels."""
        scaled = [round(side * self.scale) for side in (left, top, right, bottom)]
        return scaled[0], scaled[1], scaled[2], scaled[3]

    @contextmanager
    def clipped(self, shape: skia.RRect | skia.Path) -> Iterator[None]:
        """Draw inside of a rounded box or a path only."""
        self.canvas.save()
        if isinstance(shape, skia.RRect):
            self.canvas.clipRRect(shape, doAntiAlias=True)
        else:
            self.canvas.clipPath(shape, doAntiAlias=True)
        yield
        self.canvas.restore()

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> Iterator[None]:
        """Draw round (x, y) as the origin, turned clockwise."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(degrees)
        yield
        self.canvas.restore()

    @contextmanager
    def layer(self, alpha: float = 1, image_filter: skia.ImageFilter | None = None) -> Iterator[None]:
        """Draw on a layer that is laid over the rest as one."""
        self.canvas.saveLayer(None, skia.Paint(Alphaf=alpha, ImageFilter=image_filter))
        yield
        self.canvas.restore()


def colour(tint: Tint) -> int:
    """Skia colour of "#rrggbb" or ("#rrggbb", alpha)."""
    text, alpha = (tint, 1.0) if isinstance(tint, str) else tint
    red, green, blue = (int(text[place : place + 2], 16) for place in (1, 3, 5))
    return int(skia.Color(red, green, blue, round(alpha * 255)))


def mixed(tint: str, other: str, share: float) -> str:
    """`tint` with `share` (0 to 1) of `other` in it."""
    pairs = ((int(tint[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(own * (1 - share) + new * share):02x}" for own, new in pairs)


def down(top: float, bottom: float, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Shader:
    """Vertical gradient."""
    return line((0, top), (0, bottom), tints, stops)


def line(
    start: tuple[float, float], end: tuple[float, float], tints: Sequence[Tint], stops: Sequence[float] | None = None
) -> skia.Shader:
    """Straight gradient from point to point."""
    return skia.GradientShader.MakeLinear([start, end], [colour(tint) for tint in tints], stops and list(stops))


def spot(x: float, y: float, radius: float, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Shader:
    """Round gradient from the centre outwards."""
    return skia.GradientShader.MakeRadial((x, y), radius, [colour(tint) for tint in tints], stops and list(stops))


def fill(tint: Tint | skia.Shader, *, blur: float = 0, blend: skia.BlendMode | None = None) -> skia.Paint:
    """Paint of an area; `blur` is the sigma of its soft edge."""
    paint = skia.Paint(AntiAlias=True, Dither=True)
    _tinted(paint, tint)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if blend is not None:
        paint.setBlendMode(blend)
    return paint


def stroke(tint: Tint | skia.Shader, width: float, *, blur: float = 0, dashes: Sequence[float] = ()) -> skia.Paint:
    """Paint of a line with round ends and joins."""
    paint = fill(tint, blur=blur)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    if dashes:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dashes), 0))
    return paint


def _tinted(paint: skia.Paint, tint: Tint | skia.Shader) -> None:
    if isinstance(tint, skia.Shader):
        paint.setShader(tint)
    else:
        paint.setColor(colour(tint))


def rounded(x: float, y: float, width: float, height: float, radius: float) -> skia.RRect:
    """Box with round corners."""
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)


def grown(box: skia.RRect, by: float) -> skia.RRect:
    """The box, larger (or smaller, if negative) at each side, with its corners following."""
    rect = box.rect()
    radius = max(0.5, box.radii(skia.RRect.kUpperLeft_Corner).x() + by)
    return rounded(rect.x() - by, rect.y() - by, rect.width() + 2 * by, rect.height() + 2 * by, radius)


def polygon(points: Sequence[tuple[float, float]]) -> skia.Path:
    """Closed path through points."""
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in points], True)  # noqa: FBT003 - skia's own signature
    return path


def as_skia(image: Image.Image) -> skia.Image:
    """A picture for drawing on a board."""
    pixels = np.ascontiguousarray(np.asarray(image.convert("RGBA")))
    return skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType)
