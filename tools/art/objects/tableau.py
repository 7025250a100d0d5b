"""Key art: things that stand on a table in front of the hearth, for the splash and for the lobby's card."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia
from PIL import Image, ImageFilter

from tools.art.atmosphere import bokeh
from tools.art.board import SAMPLING, Board, as_skia, down, fill, polygon, spot
from tools.art.manifest import ASSETS
from tools.art.metal import gold_border
from tools.art.model.grade import outlined, resized, toned
from tools.art.model.materials import GOLD, GOLD_DULL, RED_SATIN, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera, new_scene, photograph, studio_lights, two_environments
from tools.art.model.shapes import Point, box, grouped
from tools.art.model.staging import kept_aside, show
from tools.art.objects import pudding, symbols, turkey
from tools.art.objects.hearth import PRESENTS, present
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

TABLE = Surface("#6e3416", rough=0.32, coat=0.5, coat_rough=0.15, mottle=(2.2, "#4c200c"))
EDGE = Surface("#4a1c0a", rough=0.4, coat=0.4)

Build = Callable[[], object]


def _table(width: float) -> None:
    """Table top at height 0 with a darker edge and a thin gold line."""
    box((width, 2.9, 0.2), (0, 0.25, -0.1), material(TABLE), bevel=0.04)
    box((width, 2.7, 1.2), (0, 0.3, -0.75), material(EDGE), bevel=0.02)
    box((width, 0.06, 0.05), (0, -1.07, -0.3), material(GOLD_DULL), bevel=0.01)


def _standing_bells() -> None:
    gold, dull, clapper = material(GOLD), material(GOLD_DULL), material(Surface("#c9810f", metal=1, rough=0.25))
    for x, y, lean in ((-0.66, 0.3, 5), (0.62, -0.1, -6)):
        grouped(symbols.bell(gold, dull, clapper), at=(x, y, 0.8), turn=(0, degrees(lean), 0), size=1)
    bow(material(RED_SATIN), size=0.86, at=(0.02, -0.66, 1.7), width=0.52)


def _stand(build: Build, at: Point, size: float, foot: float, *, turn: Point = (0, 0, 0)) -> None:
    """Stand a thing, whose lowest point is `foot` below its origin, on the table."""
    show(kept_aside(build), (at[0], at[1], at[2] + foot * size), size=size, turn=turn)


def _whole_pudding() -> None:
    pudding.half(-1, torn=False)
    pudding.half(1, torn=False)
    pudding.topping()


def _studio(size: tuple[int, int]) -> None:
    new_scene(*size)
    two_environments()
    studio_lights(0.95)


def splash_props() -> Image.Image:
    """The table across the whole width, 1280x330, with its middle left free for the button."""
    _studio((1920, 495))
    _table(16)
    _stand(_whole_pudding, (-3.95, 0.1, 0), 0.84, 0.95)
    _stand(symbols.candles, (-5.55, 0.2, 0), 0.86, 1.22)
    lying = (0, degrees(34), degrees(-14))
    _stand(symbols.cracker, (-2.5, -0.45, 0), 0.48, 0.72, turn=lying)
    _stand(turkey.turkey, (3.75, 0.1, 0), 0.98, 0.6)
    _stand(symbols.bauble, (2.25, -0.1, 0), 0.5, 1.0)
    _stand(_standing_bells, (5.5, 0.5, 0), 0.56, 0.02)
    flat_camera(12.8, height=2.2, target=(0, 0, 0.66))
    return toned(photograph())


def splash() -> Picture:
    """Splash of Festive Lines Gold, 1280x720: the hearth, out of focus, and the laid table before it."""
    board = Board(1280, 720, 2)
    room = _hearth().filter(ImageFilter.GaussianBlur(5))
    board.canvas.drawImageRect(as_skia(room), skia.Rect.MakeXYWH(-64, -130, 1408, 792), SAMPLING)
    board.canvas.save()
    board.canvas.translate(640, 280)
    board.canvas.scale(2.3, 0.8)
    board.canvas.drawCircle(
        0, 0, 300, fill(spot(0, 0, 300, (("#06180f", 0.66), ("#06180f", 0.5), ("#06180f", 0)), (0, 0.45, 1)))
    )
    board.canvas.restore()
    for radius, tint, alpha in ((330, "#ff8a2a", 0.3), (150, "#ffb850", 0.12)):
        fire = spot(640, 530, radius, ((tint, alpha), (tint, alpha * 0.35), (tint, 0)), (0, 0.45, 1))
        board.canvas.drawCircle(640, 530, radius, fill(fire, blend=skia.BlendMode.kScreen))
    bokeh(board, 26, 17, ("#ffd27a", "#ffb04a", "#fff0c0"), 0.16)
    props = splash_props()
    board.canvas.drawImageRect(as_skia(props), skia.Rect.MakeXYWH(0, 390, 1280, 330), SAMPLING)
    shade = down(630, 720, (("#0a0402", 0), ("#0a0402", 0.6), ("#0a0402", 0.8)), (0, 0.35, 1))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 630, 1280, 90), fill(shade))
    return Picture(board.image().convert("RGB"))


def _hearth() -> Image.Image:
    return Image.open(ASSETS / "images" / "backdrops" / "hearth.webp").convert("RGB")


def card() -> Picture:
    """Art of the lobby's card, 288x300: pudding, bells, bauble, and cracker on the table by the fire."""
    _studio((691, 720))
    _table(8)
    _stand(_whole_pudding, (0, -0.1, 0), 0.77, 0.95)
    _stand(_standing_bells, (-1.06, 0.75, 0), 0.52, 0.02)
    _stand(symbols.bauble, (1.16, 0.5, 0), 0.58, 1.0)
    _stand(symbols.cracker, (-1.05, -0.75, 0), 0.36, 0.72, turn=(0, degrees(34), degrees(-10)))
    wrapped = kept_aside(lambda: present(*PRESENTS[1]))
    show(wrapped, (1.4, -0.6, 0.28), size=0.29, turn=(0, 0, degrees(14)))
    flat_camera(3.9, height=2.2, target=(0, 0, 1.36))
    front = toned(photograph())
    board = Board(288, 300)
    room = resized(_hearth().convert("RGBA").crop((300, 0, 1684, 1440)), (864, 900)).filter(ImageFilter.GaussianBlur(7))
    board.canvas.drawImageRect(as_skia(room), skia.Rect.MakeWH(288, 300), SAMPLING)
    glow = spot(144, 170, 170, (("#ffcf7a", 0.6), ("#ffb04a", 0.25), ("#ffb04a", 0)), (0, 0.45, 1))
    board.canvas.drawCircle(144, 170, 170, fill(glow, blend=skia.BlendMode.kScreen))
    bokeh(board, 60, 4, ("#ffd27a", "#ffb04a"), 0.3, largest=16)
    board.canvas.drawImageRect(as_skia(front), skia.Rect.MakeWH(288, 300), SAMPLING)
    board.canvas.drawRect(skia.Rect.MakeWH(288, 120), fill(down(0, 120, (("#04140c", 0.7), ("#04140c", 0)))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 236, 288, 64), fill(down(236, 300, (("#04140c", 0), "#04140c"))))
    return Picture(board.image().convert("RGB"))


def app_icon() -> Picture:
    """Icon of the program, 256 pixels: a golden bell with a red bow, rays of light on plum, a golden rim."""
    _studio((512, 512))
    shell = Surface("#ffcb4e", metal=1, rough=0.17, glow="#ffa014", glow_strength=0.14)
    gold, dull = material(shell), material(GOLD_DULL)
    grouped(symbols.bell(gold, dull, material(Surface("#ffb428", metal=1, rough=0.2))), at=(0, 0, -0.1), size=1.16)
    bow(material(RED_SATIN), size=0.7, at=(0, -0.7, 0.98), width=0.54)
    flat_camera(2.9, height=1.3, target=(0, 0, 0.1))
    bell = outlined(toned(photograph()), 7 * QUALITY.share, "#2a0610")
    board = Board(256, 256, 1)
    plate = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(7, 7, 242, 242), 56, 56)
    board.canvas.drawRRect(plate, fill(down(7, 249, ("#7a2ea6", "#4a1468", "#230638"), (0, 0.5, 1))))
    with board.clipped(plate):
        _rays(board)
        snow = (("#c9b8f0", 0.9), ("#ffffff", 1.0))
        board.canvas.drawOval(skia.Rect.MakeXYWH(-50, 206, 356, 90), fill(down(206, 250, (snow[1], snow[0]))))
        shade = spot(128, 222, 84, (("#3a1060", 0.7), ("#3a1060", 0)))
        board.canvas.save()
        board.canvas.translate(0, 160)
        board.canvas.scale(1, 0.28)
        board.canvas.drawCircle(128, 222, 84, fill(shade))
        board.canvas.restore()
    board.canvas.drawImageRect(as_skia(bell), skia.Rect.MakeXYWH(10, 2, 236, 236), SAMPLING)
    gold_border(board, plate, 9)
    return Picture(board.image())


def _rays(board: Board) -> None:
    """Light behind the bell: a warm disc and twelve beams."""
    for ray in range(12):
        turn = math.pi * (ray + 0.5) / 6
        rim = [(128 + 220 * math.cos(turn + lean), 116 + 220 * math.sin(turn + lean)) for lean in (-0.11, 0.11)]
        beam = spot(128, 116, 170, (("#ffd98a", 0.55), ("#ffd98a", 0)))
        board.canvas.drawPath(polygon([(128, 116), *rim]), fill(beam, blur=1.2, blend=skia.BlendMode.kScreen))
    disc = spot(128, 116, 116, (("#ffe6a8", 0.95), ("#ffb04a", 0.4), ("#ffb04a", 0)), (0, 0.5, 1))
    board.canvas.drawCircle(128, 116, 116, fill(disc, blend=skia.BlendMode.kScreen))


def recipes() -> list[Recipe]:
    """Splash, card, icon; the first two show the hearth as it has been baked."""
    return [
        Recipe("splash/festive_lines_gold", splash, scale=2, lossless=False, reads=("backdrops/hearth",)),
        Recipe("cards/festive_lines_gold", card, scale=3, lossless=False, reads=("backdrops/hearth",)),
        Recipe("icons/app", app_icon, scale=1, suffix="png"),
    ]
