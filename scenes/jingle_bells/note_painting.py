"""What is said below the reels: the play number, what a round has paid, and what a person is waited for."""

from __future__ import annotations

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.view import Box
from scenes.common.styles import BODY_BOLD, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.common.words_ahead import Words
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.layout import CAPPED, NOTE, NUMBER, RESULT, TOO_LOW, middle


def draw_number(canvas: Canvas, number: str) -> None:
    """Draw the play number of a round that is over (ALL-4)."""
    canvas.nine("ui/pill", NUMBER)
    canvas.text(number, middle(NUMBER), SMALL_BOLD, anchor="centre", fit=NUMBER[2] - 20)


def draw_result(canvas: Canvas, texts: Texts, board: Board) -> None:
    """Draw what the Christmas Spins of the round have paid, or that the win cap was reached (JB-19)."""
    if board.cap:
        _draw_pill(canvas, texts("bells.cap_note", cap=pounds(board.cap)), CAPPED)
    elif board.bonus_paid:
        _draw_pill(canvas, texts("bells.bonus_paid", amount=pounds(board.bonus_paid)), RESULT)


def draw_too_low(canvas: Canvas, texts: Texts) -> None:
    """Draw that the balance is too low for the chosen stake."""
    _draw_pill(canvas, texts("slots.too_low"), TOO_LOW)


def draw_call(canvas: Canvas, texts: Texts) -> None:
    """Draw that a tap starts the Christmas Spins (ALL-10)."""
    canvas.nine("ui/panel_note", NOTE)
    canvas.text(texts("bells.tap_bonus"), middle(NOTE), BODY_BOLD, anchor="centre", fit=NOTE[2] - 20)


def calls(texts: Texts) -> list[Words]:
    """What a person may be waited for later."""
    return [Words(texts("bells.tap_bonus"), BODY_BOLD, NOTE[2] - 20)]


def _draw_pill(canvas: Canvas, words: str, box: Box) -> None:
    canvas.nine("ui/pill", box)
    canvas.text(words, middle(box), BODY_BOLD, anchor="centre", fit=box[2] - 24)
