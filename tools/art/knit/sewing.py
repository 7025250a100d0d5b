"""Needlework on a board: whole running stitches along an edge, and soft edges that make cloth thick."""

from __future__ import annotations

import skia

from tools.art.board import Board, fill, grown, mixed, stroke


def running_stitch(
    board: Board, box: skia.RRect, thread: str, *, width: float = 2.2, dash: float = 7, gap: float = 5
) -> None:
    """Stitches along a box, as many as fit, so that the first meets the last."""
    path = skia.Path()
    path.addRRect(box)
    sew(board, path, thread, width=width, dash=dash, gap=gap)


def sew(board: Board, path: skia.Path, thread: str, *, width: float, dash: float, gap: float) -> None:
    """Whole stitches along a path, each rounded and with its shadow on the cloth."""
    length = skia.PathMeasure(path, False).getLength()  # noqa: FBT003 - skia's own signature
    step = length / max(1, round(length / (dash + gap)))
    dashes = (step * dash / (dash + gap), step * gap / (dash + gap))
    layers = (
        (width * 0.42, ("#000000", 0.55), width * 1.2),
        (width * 0.12, mixed(thread, "#000000", 0.42), width * 1.08),
        (-width * 0.06, thread, width * 0.86),
        (-width * 0.24, (mixed(thread, "#ffffff", 0.6), 0.75), width * 0.3),
    )
    for fall, tint, wide in layers:
        board.canvas.save()
        board.canvas.translate(0, fall)
        board.canvas.drawPath(path, stroke(tint, wide, dashes=dashes))
        board.canvas.restore()


def drop_shadow(board: Board, box: skia.RRect, *, fall: float, blur: float, alpha: float) -> None:
    """Shadow of a piece of cloth on what lies below it: a wide soft one and a narrow dark one."""
    for down, sigma, strength in ((fall, blur, alpha), (fall * 0.3, blur * 0.25, alpha * 0.8)):
        board.canvas.save()
        board.canvas.translate(0, down)
        board.canvas.drawRRect(box, fill(("#000000", strength), blur=sigma))
        board.canvas.restore()


def thick_edge(board: Board, box: skia.RRect, width: float, *, shade: float = 0.5) -> None:
    """The rounded edge of a thick cloth: darker towards the rim, with light on its upper left."""
    with board.clipped(box):
        board.canvas.save()
        board.canvas.translate(width * 0.18, width * 0.22)
        board.canvas.drawRRect(grown(box, -width * 0.05), stroke(("#fff2d8", 0.42), width * 0.5, blur=width * 0.22))
        board.canvas.restore()
        board.canvas.save()
        board.canvas.translate(-width * 0.1, -width * 0.28)
        board.canvas.drawRRect(box, stroke(("#000000", shade), width, blur=width * 0.38))
        board.canvas.restore()


def hollow(board: Board, box: skia.RRect, width: float, alpha: float) -> None:
    """Inner shadow of what lies deeper than its rim."""
    with board.clipped(box):
        board.canvas.save()
        board.canvas.translate(0, width * 0.25)
        board.canvas.drawRRect(grown(box, width * 0.2), stroke(("#000000", alpha), width, blur=width * 0.42))
        board.canvas.restore()
