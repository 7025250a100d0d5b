"""What is said over and beside the reels: the play number, and what a person is waited for."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from scenes.common.styles import BODY_BOLD, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.common.words_ahead import Words
from scenes.mr_monopoly.lane_painting import HINT
from scenes.mr_monopoly.layout import HINT as HINT_BOX
from scenes.mr_monopoly.layout import NOTE, NUMBER, TOO_LOW, middle

ROOM = NOTE[2] - 20


def draw_number(canvas: Canvas, number: str) -> None:
    """Draw the play number of a round that is over (ALL-4)."""
    canvas.nine("ui/pill", NUMBER)
    canvas.text(number, middle(NUMBER), SMALL_BOLD, anchor="centre", fit=NUMBER[2] - 20)


def draw_too_low(canvas: Canvas, texts: Texts) -> None:
    """Draw that the balance is too low for the chosen stake."""
    x, y = middle(TOO_LOW)
    canvas.nine("ui/panel_note", TOO_LOW)
    canvas.text(texts("slots.too_low"), (x, y - 10), BODY_BOLD, anchor="centre", width=TOO_LOW[2] - 40)


def draw_call(canvas: Canvas, texts: Texts, *, is_bonus: bool) -> None:
    """Draw that a tap starts the Free Spins, or that the Generous Hand comes."""
    canvas.nine("ui/panel_note", NOTE)
    words = texts("monopoly.hand_comes" if is_bonus else "monopoly.tap_bonus")
    canvas.text(words, middle(NOTE), BODY_BOLD, anchor="centre", fit=ROOM)


def calls(texts: Texts) -> list[Words]:
    """What a person may be waited for later."""
    notes = [Words(texts(f"monopoly.{key}"), BODY_BOLD, ROOM) for key in ("tap_bonus", "hand_comes")]
    return [*notes, Words(texts("monopoly.tap_to_roll"), HINT, width=HINT_BOX[2])]
