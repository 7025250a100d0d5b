"""Draws what is shown of both windows: one of them, or the main window as it is unravelled, and the splash."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from engine.stage.canvas import FULL, Canvas, Layer
from scenes.christmas_jumper.board import Board, Window
from scenes.christmas_jumper.bonus_painting import draw_bonus_base, draw_bonus_board, prepare_bonus_base
from scenes.christmas_jumper.layout import STAGE, box_around
from scenes.christmas_jumper.main_painting import draw_ceremony, draw_main_base, draw_main_board
from scenes.christmas_jumper.yarn import draw_strand
from scenes.common.hud import InstantWinHud
from scenes.common.texts import Texts

ROW = 22.0
"""Height of a row of the main window when it is unravelled."""
ROWS = math.ceil(STAGE[3] / ROW)
EDGE = 162.0
BANDS = 6


def draw_window(
    canvas: Canvas,
    board: Board,
    window: Window,
    texts: Texts,
    *,
    hud: InstantWinHud,
    below: Callable[[Canvas], None],
) -> None:
    """The window that is shown; `below` draws what lies below motifs and presents."""
    if window is Window.MAIN and board.ceremony_words == 1:
        _prepare_bonus(canvas, board, texts, hud)
        _draw_unlocked(canvas, board, texts, hud)
        return
    if window is Window.MAIN:
        draw_main_base(canvas, texts, hud)
        below(canvas)
        draw_main_board(canvas, board, texts)
        draw_ceremony(canvas, board, texts)
        return
    draw_bonus_base(canvas, texts, hud)
    below(canvas)
    draw_bonus_board(canvas, board, texts)
    canvas.dim(board.dawn, STAGE)
    if board.change < 1:
        _draw_unravelling(canvas, board, texts, hud)


def _prepare_bonus(canvas: Canvas, board: Board, texts: Texts, hud: InstantWinHud) -> None:
    """The bonus window, unseen below the main one, so that its pictures are there when it is uncovered."""
    if prepare_bonus_base(canvas, texts, hud):
        with canvas.tools.artwork.allowance.withholding():  # nobody sees it: nothing has to stand in for its pictures
            draw_bonus_board(canvas, board, texts)


def _draw_unlocked(canvas: Canvas, board: Board, texts: Texts, hud: InstantWinHud) -> None:
    """The main window as it is left: nothing moves in it any more."""
    canvas.baked(*_unlocked(board, texts, hud), opaque=True, gradually=True)


def _unlocked(board: Board, texts: Texts, hud: InstantWinHud) -> Layer:
    """The main window as one layer, also while it is unravelled."""

    def paint(inner: Canvas) -> None:
        draw_main_base(inner, texts, hud)
        draw_main_board(inner, board, texts)
        draw_ceremony(inner, board, texts)

    motifs = tuple((motif.number, motif.is_gold, motif.tag.prize) for motif in (*board.winning, *board.yours))
    return ("jumper unlocked", motifs, hud.frames), FULL, paint


def _draw_unravelling(canvas: Canvas, board: Board, texts: Texts, hud: InstantWinHud) -> None:
    """The main window is a jumper: it goes row by row, from the top, and the yarn whips away."""
    x, top, wide, _ = STAGE
    layer = _unlocked(board, texts, hud)
    row = min(ROWS - 1, int(board.change * ROWS))
    within = board.change * ROWS - row
    y = top + row * ROW
    for upper, lower in _bands(y + ROW, BANDS if canvas.prepared(*layer) else 1):
        with canvas.clip((x, upper, wide, lower - upper)):
            canvas.baked(*layer, opaque=True, gradually=True)
    rightwards = row % 2 == 0
    start = x + wide * within if rightwards else x
    with canvas.clip((start, y, wide * (1 - within), ROW)):
        canvas.baked(*layer, opaque=True, gradually=True)
    hole = x + wide * within if rightwards else x + wide * (1 - within)
    _draw_edge(canvas, row, y, hole, rightwards=rightwards)
    for strand, (wool, reach, lean) in enumerate((("red", 340.0, 0), ("green", 260.0, 26), ("rose", 200.0, -24))):
        swing = 34 * math.sin(board.change * 40 + strand)
        draw_strand(canvas, wool, (hole, y + ROW / 2), reach, 90 + lean + swing, thick=2.2)


def _bands(upper: float, count: int) -> Iterator[tuple[float, float]]:
    """What is left below a row, in bands: those that stay where they are need not be drawn again."""
    _, top, _, high = STAGE
    for band in range(count):
        begins, ends = top + high * band / count, top + high * (band + 1) / count
        if ends > upper:
            yield max(begins, upper), ends


def _draw_edge(canvas: Canvas, row: int, y: float, hole: float, *, rightwards: bool) -> None:
    """The loops of the row that comes next, open where the row above has gone, one row higher where it still is."""
    for piece in range(9):
        middle = EDGE * (piece + 0.3)
        is_gone = (hole > middle) == rightwards
        sway = 3.0 * math.sin(piece * 1.9 + row)
        place = (middle, y + sway + (ROW if is_gone else 0.0))
        canvas.image("jumper/yarn_red", centre=place, size=(EDGE * 1.06, 30))


def draw_splash(canvas: Canvas) -> None:
    """The room of the splash: logo and what the game is about, without words."""
    canvas.backdrop("backdrops/jumper")
    canvas.image("effects/rays", centre=(640, 396), width=1240, alpha=0.22, add=True)
    for x in (206, 1082):
        canvas.image("jumper/glow", centre=(x, 430), width=640, alpha=0.42, add=True)
    canvas.image("objects/garland", topleft=(0, 22), width=1280)
    canvas.image("logos/christmas_jumper", centre=(640, 206), width=764)
    canvas.image("jumper/jumper", centre=(206, 434), width=378, turn=4)
    canvas.image("jumper/snowflake", centre=(72, 572), width=112, turn=12)
    _draw_won_patch(canvas)
    canvas.image("jumper/tree", centre=(1100, 400), height=372, turn=-3)
    for place, x, y, width in ((3, 1206, 548, 196), (9, 946, 566, 176), (1, 1074, 556, 204)):
        for part in ("box", "lid"):
            canvas.image(f"presents/{part}{place:02d}", centre=(x, y), width=width)
    for x, y, size in ((1100, 236, 74), (170, 536, 46), (356, 330, 40), (960, 500, 42)):
        canvas.image("effects/sparkle", centre=(x, y), width=size, add=True)


def _draw_won_patch(canvas: Canvas) -> None:
    """A patch that has turned gold, as a taste."""
    box = box_around((172, 582), (122, 116))
    canvas.nine("jumper/halo", box)
    canvas.nine("jumper/open_gold", box)
    canvas.amount("19", (172, 582), 52, style="felt_gold")
