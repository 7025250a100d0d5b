"""Draws one line of the history: time, game, play number, cost, what came back, net."""

from __future__ import annotations

from datetime import datetime

from engine.journal.records import StoredRound
from engine.rules.money import pounds, signed_pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, WHITE, Style
from engine.stage.view import Box
from scenes.common.clock_time import local_time
from scenes.common.styles import LABEL, LABEL_GOLD, ROW, ROW_BOLD, SMALL
from scenes.context import Context
from scenes.my_games.layout import CHEVRON, COST, COST_ROOM, GAME, HEAD_Y, ICON, LIST, NET, NUMBER, RETURNED, TIME
from scenes.my_games.layout import ROW as ROW_HEIGHT

ICONS = {
    "jingle_bells": "bells/jingle_bell",
    "mr_monopoly": "property/tophat",
    "christmas_jumper": "jumper/patch01",
    "festive_lines_gold": "objects/pudding",
}
OTHER_ICON = "symbols/bells"
MIDDLE = LIST[0] + LIST[2] / 2
"""The middle of a row, from which its picture is painted."""
MARK = Style("Rubik-Bold", 11.5, (44, 21, 68), tracking=0.8)
PLAY_NUMBER = Style("Rubik-Medium", 12.5)
HEADS = (
    ("time", TIME, "left"),
    ("game", ICON - 14, "left"),
    ("number", NUMBER, "left"),
    ("cost", COST, "right"),
    ("returned", RETURNED, "right"),
    ("net", NET, "right"),
)


def paint_heads(canvas: Canvas, context: Context) -> None:
    """The names of the columns and the line below them."""
    for key, x, anchor in HEADS:
        canvas.text(context.texts(f"my_games.heads.{key}"), (x, HEAD_Y), LABEL, anchor=anchor)
    canvas.fill((LIST[0] + 6, LIST[1] - 2, LIST[2] - 12, 1), (98, 78, 60))


def draw_round(canvas: Canvas, context: Context, stored: StoredRound, box: Box, *, is_open: bool) -> None:
    """Draw a round into its row, as one picture: a list that is scrolled draws few of them anew."""
    time = _time_of(stored)

    def paint(inner: Canvas) -> None:
        _paint_round(inner, context, stored, time)
        inner.image("icons/chevron_up" if is_open else "icons/chevron_down", centre=(CHEVRON - MIDDLE, 0), width=22)

    key = ("round", stored.id, stored.state, time, is_open)
    canvas.composed(key, (LIST[2], ROW_HEIGHT), paint, centre=(MIDDLE, box[1] + ROW_HEIGHT / 2))


def _paint_round(canvas: Canvas, context: Context, stored: StoredRound, time: str) -> None:
    canvas.text(time, (TIME - MIDDLE, 0), ROW, colour=(233, 224, 242))
    canvas.image(ICONS.get(stored.game, OTHER_ICON), centre=(ICON - MIDDLE, 0), width=32)
    title = next((each.game.title for each in context.games if each.game and each.entry.id == stored.game), stored.game)
    canvas.text(title, (GAME - MIDDLE, 0), ROW_BOLD, fit=NUMBER - GAME - (88 if stored.mark else 12))
    if stored.mark:
        canvas.nine("ui/pill_forced", (NUMBER - MIDDLE - 84, -11, 74, 22))
        mark = context.texts(f"lobby.marks.{stored.mark}")
        canvas.text(mark, (NUMBER - MIDDLE - 47, 0), MARK, anchor="centre", fit=62)
    canvas.text(stored.play_number, (NUMBER - MIDDLE, 0), PLAY_NUMBER, fit=COST - COST_ROOM - NUMBER)
    canvas.text(pounds(stored.cost), (COST - MIDDLE, 0), ROW, anchor="right", colour=(233, 224, 242))
    _paint_result(canvas, context, stored)


def _paint_result(canvas: Canvas, context: Context, stored: StoredRound) -> None:
    """What came back, and the net, as words and signs and never by colour alone."""
    texts = context.texts
    if stored.state == "open":
        canvas.text(texts("my_games.states.open"), (RETURNED - MIDDLE, 0), ROW, anchor="right", colour=LABEL_GOLD)
    elif stored.state == "voided":
        returned = texts("my_games.states.voided", amount=pounds(stored.cost))
        canvas.text(returned, (RETURNED - MIDDLE, 0), ROW, anchor="right", colour=LABEL_GOLD, fit=RETURNED - COST - 12)
    elif stored.prize:
        canvas.text(pounds(stored.prize), (RETURNED - MIDDLE, 0), ROW_BOLD, anchor="right")
    else:
        canvas.text(texts("my_games.no_prize"), (RETURNED - MIDDLE, 0), ROW, anchor="right", colour=LAVENDER)
    if stored.mark:
        canvas.text(texts("my_games.not_counted"), (NET - MIDDLE, 0), SMALL, anchor="right", colour=LAVENDER)
    elif stored.state == "open":
        canvas.text(signed_pounds(-stored.cost), (NET - MIDDLE, 0), ROW, anchor="right", colour=LAVENDER)
    else:
        net = 0 if stored.state == "voided" else stored.prize - stored.cost
        canvas.text(signed_pounds(net), (NET - MIDDLE, 0), ROW_BOLD, anchor="right", colour=WHITE)


def _time_of(stored: StoredRound) -> str:
    """The time of day of a play of today, else its day as well."""
    bought = local_time(stored.bought_at)
    same_day = bought.date() == datetime.now().astimezone().date()
    return bought.strftime("%H:%M" if same_day else "%d %b")
