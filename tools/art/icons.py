"""White icons for buttons, drawn on a grid of 24 units; each function draws one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import skia

from tools.art.board import Board, fill, polygon, rounded, stroke
from tools.art.recipe import Picture, Recipe

SIZE = 32.0
GRID = 24.0
INK = "#ffffff"
LINE = 2.6

Points = Sequence[tuple[float, float]]


def icon(draw: Callable[[Board], None]) -> Picture:
    """Picture of 32 units with one icon."""
    board = Board(SIZE, SIZE)
    board.canvas.scale(SIZE / GRID, SIZE / GRID)
    draw(board)
    return Picture(board.image())


def _lines(board: Board, *strokes: Points, width: float = LINE) -> None:
    for points in strokes:
        path = skia.Path()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        board.canvas.drawPath(path, stroke(INK, width))


def _solid(board: Board, points: Points) -> None:
    path = polygon(points)
    board.canvas.drawPath(path, fill(INK))
    board.canvas.drawPath(path, stroke(INK, 1.4))


def _arc(board: Board, centre: tuple[float, float], radius: float, start: float, sweep: float) -> None:
    box = skia.Rect.MakeXYWH(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    path = skia.Path()
    path.addArc(box, start, sweep)
    board.canvas.drawPath(path, stroke(INK, LINE))


def _menu(board: Board) -> None:
    _lines(board, [(4.5, 6.5), (19.5, 6.5)], [(4.5, 12), (19.5, 12)], [(4.5, 17.5), (19.5, 17.5)], width=3)


def _speaker(board: Board) -> None:
    _solid(board, [(3.4, 9.6), (6.8, 9.6), (11.4, 5.8), (11.4, 18.2), (6.8, 14.4), (3.4, 14.4)])


def _sound(board: Board) -> None:
    _speaker(board)
    _arc(board, (11.6, 12), 4, -48, 96)
    _arc(board, (11.6, 12), 8, -48, 96)


def _muted(board: Board) -> None:
    _speaker(board)
    _lines(board, [(15, 9.2), (20.6, 14.8)], [(20.6, 9.2), (15, 14.8)])


def _rules(board: Board) -> None:
    board.canvas.drawCircle(12, 5.8, 2, fill(INK))
    _lines(board, [(9.6, 10.6), (12.2, 10.6), (12.2, 18.4)], [(9.4, 18.6), (15, 18.6)], width=3)


def _close(board: Board) -> None:
    _lines(board, [(6, 6), (18, 18)], [(18, 6), (6, 18)], width=3.2)


def _chevron(board: Board, quarter_turns: int) -> None:
    with board.turned(12, 12, 90 * quarter_turns):
        _lines(board, [(-7, -3.4), (0, 3.8), (7, -3.4)], width=3.2)


def _list(board: Board) -> None:
    for y in (6, 12, 18):
        board.canvas.drawCircle(5, y, 1.9, fill(INK))
        _lines(board, [(10, y), (20, y)], width=3)


def _settings(board: Board) -> None:
    for tooth in range(8):
        with board.turned(12, 12, tooth * 45):
            board.canvas.drawRRect(rounded(-2.2, -10.4, 4.4, 6, 1.3), fill(INK))
    board.canvas.drawCircle(12, 12, 5.6, stroke(INK, 4.2))


def _book(board: Board) -> None:
    path = skia.Path()
    path.moveTo(12, 6.2)
    path.quadTo(7.4, 3.4, 2.8, 5.4)
    path.lineTo(2.8, 18)
    path.quadTo(7.4, 16.2, 12, 19)
    path.quadTo(16.6, 16.2, 21.2, 18)
    path.lineTo(21.2, 5.4)
    path.quadTo(16.6, 3.4, 12, 6.2)
    path.close()
    board.canvas.drawPath(path, stroke(INK, 2.3))
    _lines(board, [(12, 6.4), (12, 18.4)], width=2.3)


def _play(board: Board) -> None:
    _solid(board, [(7.4, 5), (19, 12), (7.4, 19)])


def _copy(board: Board) -> None:
    _lines(board, [(6.2, 15.6), (4, 15.6), (4, 3.8), (14.6, 3.8), (14.6, 5.8)], width=2.3)
    board.canvas.drawRRect(rounded(8.6, 8.2, 11.4, 12, 2), stroke(INK, 2.3))


def _search(board: Board) -> None:
    board.canvas.drawCircle(10.4, 10.4, 6, stroke(INK, 2.8))
    _lines(board, [(15.2, 15.2), (20, 20)], width=3.2)


def _check(board: Board) -> None:
    _lines(board, [(4.6, 12.6), (9.8, 17.6), (19.6, 6.8)], width=3.4)


def _home(board: Board) -> None:
    _lines(board, [(3.4, 12.2), (12, 4.6), (20.6, 12.2)])
    door = [(14, 19), (14, 14.6), (10, 14.6), (10, 19)]
    _solid(board, [(6.6, 12.8), (12, 8.2), (17.4, 12.8), (17.4, 19), *door, (6.6, 19)])


def _arrow_head(board: Board, centre: tuple[float, float], radius: float, degrees: float, *, clockwise: bool) -> None:
    turn = math.radians(degrees)
    tip = (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn))
    with board.turned(*tip, degrees if clockwise else degrees + 180):
        _solid(board, [(-3.4, -0.6), (3.4, -0.6), (0, 4.2)])


def _refill(board: Board) -> None:
    _lines(board, [(12, 5), (12, 19)], [(5, 12), (19, 12)], width=3.4)


def _replay(board: Board) -> None:
    _arc(board, (12, 12.4), 7.2, -50, -270)
    _arrow_head(board, (12, 12.4), 7.2, -58, clockwise=True)
    _solid(board, [(10.4, 9.6), (15, 12.4), (10.4, 15.2)])


def _warning(board: Board) -> None:
    board.canvas.drawPath(polygon([(12, 4), (21, 19.4), (3, 19.4)]), stroke(INK, 2.5))
    _lines(board, [(12, 9.8), (12, 13.6)])
    board.canvas.drawCircle(12, 16.7, 1.5, fill(INK))


def _bolt(board: Board) -> None:
    _solid(board, [(13.6, 3), (5.6, 13.4), (11, 13.4), (9.6, 21), (18.6, 10.2), (12.8, 10.2)])


def _plus(board: Board) -> None:
    _lines(board, [(5, 12), (19, 12)], [(12, 5), (12, 19)], width=3.6)


def _minus(board: Board) -> None:
    _lines(board, [(5, 12), (19, 12)], width=3.6)


ICONS: dict[str, Callable[[Board], None]] = {
    "menu": _menu,
    "sound": _sound,
    "muted": _muted,
    "rules": _rules,
    "close": _close,
    "back": partial(_chevron, quarter_turns=1),
    "chevron_up": partial(_chevron, quarter_turns=2),
    "chevron_down": partial(_chevron, quarter_turns=0),
    "list": _list,
    "settings": _settings,
    "book": _book,
    "play": _play,
    "copy": _copy,
    "search": _search,
    "check": _check,
    "home": _home,
    "refill": _refill,
    "replay": _replay,
    "warning": _warning,
    "bolt": _bolt,
    "plus": _plus,
    "minus": _minus,
}


def recipes() -> list[Recipe]:
    """Every icon."""
    return [Recipe(f"icons/{name}", partial(icon, draw)) for name, draw in ICONS.items()]
