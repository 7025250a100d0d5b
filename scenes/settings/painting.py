"""Paints what stands still on the settings page: headings, what a market profile removes and why, the data folder."""

from __future__ import annotations

from engine.journal.market import GB_HIGHEST_STAKE
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER
from scenes.common.styles import BODY, BODY_BOLD, LABEL_GOLD, SMALL, SUBHEADING
from scenes.common.styles import TITLE as TITLE_STYLE
from scenes.context import Context
from scenes.options import profile_folder
from scenes.settings.layout import (
    ABOUT_HEADING,
    CHIPS,
    COLUMN,
    DISPLAY_HEADING,
    LEFT,
    MARKET_ABOUT,
    MARKET_HEADING,
    MARKET_LIST,
    PANEL,
    RIGHT,
    RIGHT_COLUMN,
    RULE,
    SOUND_HEADING,
    TITLE,
)
from scenes.version import VERSION

ICON = 18.0
FEW = 4


def paint_settings(canvas: Canvas, context: Context) -> None:
    """Title, panel, headings, and where everything is kept."""
    texts = context.texts
    canvas.text(texts("settings.title"), TITLE, TITLE_STYLE)
    canvas.nine("ui/panel_night", PANEL)
    _, y, _, height = PANEL
    canvas.fill((640, y + 28, 1, height - 56), (62, 46, 84))
    for key, place in (
        ("sound", (LEFT, SOUND_HEADING)),
        ("display", (LEFT, DISPLAY_HEADING)),
        ("about", (LEFT, ABOUT_HEADING)),
        ("market", (RIGHT, MARKET_HEADING)),
    ):
        canvas.text(texts(f"settings.{key}"), place, SUBHEADING)
    if not context.sounds.is_heard:
        canvas.text(texts("settings.silent"), (LEFT + COLUMN, SOUND_HEADING), SMALL, anchor="right", colour=LABEL_GOLD)
    _paint_about(canvas, context)


def _paint_about(canvas: Canvas, context: Context) -> None:
    texts = context.texts
    folder = str(profile_folder(context.options.profile)) if context.journal.is_kept else texts("settings.nowhere")
    rows = ((texts("settings.folder"), folder), (texts("settings.version"), VERSION))
    for place, (label, value) in enumerate(rows):
        y = ABOUT_HEADING + 36 + place * 30
        canvas.text(label, (LEFT, y), SMALL)
        canvas.text(value, (LEFT + 124, y), BODY, fit=COLUMN - 124)
    canvas.text(texts("settings.demo_only"), (LEFT, ABOUT_HEADING + 98), SMALL, fit=COLUMN)


def paint_market(canvas: Canvas, context: Context) -> None:
    """What the profile in force allows or removes, each with its reason (ALL-9)."""
    texts, market = context.texts, context.market
    if context.options.market is not None:
        x, y, width, height = CHIPS[1]
        canvas.text(texts("settings.by_command_line"), (x + width + 16, y + height / 2), SMALL, fit=170)
    canvas.text(texts(f"settings.markets.{market}.about"), (RIGHT, MARKET_ABOUT), BODY, width=RIGHT_COLUMN)
    names = texts.items_of(f"settings.markets.{market}.names")
    reasons = texts.items_of(f"settings.markets.{market}.reasons")
    icon = "icons/close" if market == "gb" else "icons/check"
    y, gap = MARKET_LIST, 11.0 if len(names) > FEW else 26.0
    for name, reason in zip(names, reasons, strict=True):
        canvas.image(icon, centre=(RIGHT + 10, y), width=ICON, alpha=0.9)
        canvas.text(name.format(highest=pounds(GB_HIGHEST_STAKE)), (RIGHT + 32, y), BODY_BOLD, colour=LABEL_GOLD)
        y += 21 + canvas.text(reason, (RIGHT + 32, y + 21), SMALL, colour=LAVENDER, width=RIGHT_COLUMN - 32) + gap
    canvas.fill((RIGHT, RULE - 20, RIGHT_COLUMN, 1), (62, 46, 84))
    canvas.text(texts("settings.no_autoplay"), (RIGHT, RULE), SMALL, fit=RIGHT_COLUMN)
