"""How Jingle Bells announces, and the words of its levels of winning."""

from __future__ import annotations

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from scenes.common.slots.heading_painting import HeadingLook, draw_heading, draw_level
from scenes.common.texts import Texts
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.bonus_layout import opening
from scenes.jingle_bells.layout import REELS

WORDS = "bells.announce"
EDGE = (58, 6, 22)


def draw_announced(canvas: Canvas, texts: Texts, board: Board) -> None:
    """Draw what is announced, over the reels or over the board of the Christmas Spins."""
    if board.heading is not None:
        area = REELS if board.bonus is None else opening(board.bonus)
        draw_heading(canvas, texts, HeadingLook(WORDS, EDGE, area), board.heading)


def draw_celebration(canvas: Canvas, texts: Texts, board: Board) -> None:
    """Draw the level of a large win; a Grand and the win cap have their own words (JB-11, JB-19)."""
    if board.cap:
        about = texts("bells.cap_about", cap=pounds(board.cap))
        draw_level(canvas, board, texts("bells.levels.cap"), about)
    elif board.has_grand:
        draw_level(canvas, board, texts("bells.levels.grand"))
    else:
        draw_level(canvas, board, texts(f"bells.levels.{board.level}"))
