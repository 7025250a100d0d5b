"""Draws the main window: both panels of numbers, the holder of the tree, and the tree in the centre at the end."""

from __future__ import annotations

import math

from engine.stage.canvas import FULL, Canvas
from engine.stage.text import Style
from engine.stage.tween import Point, mix
from scenes.christmas_jumper.board import WINNING, YOURS, Board, TreeAt
from scenes.christmas_jumper.layout import (
    CENTRE,
    CENTRE_TREE_HEIGHT,
    CEREMONY_WORDS,
    HOLDER_PANEL,
    HOLDER_RIBBON,
    HOLDER_WORDS,
    LOGO,
    LOGO_HEIGHT,
    NOTE,
    STAGE,
    TAG,
    TREE,
    TREE_HEIGHT,
    WINNING_PANEL,
    WINNING_RIBBON,
    YOUR_PANEL,
    YOUR_RIBBON,
    middle,
    tag_centre,
    winning_centre,
    your_centre,
)
from scenes.christmas_jumper.patch_painting import draw_motif, draw_tag
from scenes.christmas_jumper.sentence import draw_sentence
from scenes.common.hud import InstantWinHud
from scenes.common.shade import draw_shade
from scenes.common.styles import FOIL, WIN_WORD
from scenes.common.texts import Texts
from scenes.common.words_ahead import Words

RIBBON = Style("LilitaOne-Regular", 20, (255, 246, 226), (84, 4, 14), 3, tracking=0.8, shadow=1)
NOTE_TEXT = Style("Rubik-Medium", 15, (255, 247, 228))
HOLDER_TEXT = Style("Rubik-Medium", 16.5, (255, 247, 228))
HOLDER_TEXT_BOLD = Style("LilitaOne-Regular", 21, (255, 221, 128), tracking=0.5)
UNLOCKED = Style("LilitaOne-Regular", 27, (255, 246, 226), (62, 22, 2), 5, tracking=0.8, shadow=2, foil=FOIL)
CEREMONY = Style(
    WIN_WORD.family, 52, WIN_WORD.colour, WIN_WORD.outline, 8, WIN_WORD.tracking, WIN_WORD.shadow, foil=FOIL
)
INLINE_TREE = 30.0
CEREMONY_DARK = 0.3
LIGHTS = 4
"""The rays come up in so many steps: as large a picture is dear to make."""


def draw_main_board(canvas: Canvas, board: Board, texts: Texts) -> None:
    """What changes in the main window, but for what lies over it."""
    for place in range(1, WINNING + 1):
        draw_motif(canvas, board.motif("winning", place), "winning", place, winning_centre(place))
    word = texts("jumper.prize")
    for place in range(1, YOURS + 1):
        draw_tag(canvas, board.motif("number", place).tag, word, tag_centre(place), TAG)
        draw_motif(canvas, board.motif("number", place), "number", place, your_centre(place))
    _draw_holder(canvas, board, texts)


def draw_main_base(canvas: Canvas, texts: Texts, hud: InstantWinHud) -> None:
    """What stands still in the main window."""
    canvas.baked(("jumper main", hud.frames), FULL, lambda inner: _paint_base(inner, texts, hud), opaque=True)


def _paint_base(canvas: Canvas, texts: Texts, hud: InstantWinHud) -> None:
    canvas.backdrop("backdrops/jumper")
    canvas.image("objects/garland", topleft=(0, 20), width=1280)
    hud.draw_frame(canvas)
    canvas.nine("jumper/panel_winning", WINNING_PANEL)
    canvas.nine("jumper/panel_numbers", YOUR_PANEL)
    canvas.nine("jumper/panel_bonus", HOLDER_PANEL)
    canvas.image("logos/christmas_jumper_stacked", centre=LOGO, height=LOGO_HEIGHT)
    for box, key in ((WINNING_RIBBON, "winning"), (YOUR_RIBBON, "yours"), (HOLDER_RIBBON, "bonus")):
        canvas.nine("jumper/ribbon_red", box)
        canvas.text(texts(f"jumper.{key}"), middle(box), RIBBON, anchor="centre", fit=box[2] - 34)
    canvas.nine("jumper/note", NOTE)
    canvas.text(texts("jumper.note_match"), middle(NOTE), NOTE_TEXT, anchor="centre", fit=NOTE[2] - 36)
    canvas.image("jumper/tree_holder", centre=TREE, height=TREE_HEIGHT)


def _draw_holder(canvas: Canvas, board: Board, texts: Texts) -> None:
    """The tree where it has moved in, and the words below it (CJ-4, CJ-7)."""
    if board.tree is TreeAt.HOLDER:
        canvas.image("jumper/glow", centre=TREE, width=390, alpha=0.45, add=True)
        canvas.image("jumper/tree", centre=TREE, height=TREE_HEIGHT * board.tree_scale)
    x, y = middle(HOLDER_WORDS)
    if board.words == 0:
        draw_sentence(
            canvas,
            texts("jumper.reveal_tree"),
            "jumper/tree_inline",
            (x, y - 15),
            HOLDER_TEXT,
            height=INLINE_TREE,
            fit=HOLDER_WORDS[2] - 16,
        )
        canvas.text(texts("jumper.unlock"), (x, y + 16), HOLDER_TEXT_BOLD, anchor="centre", fit=HOLDER_WORDS[2] - 20)
        return
    for place, key in enumerate(("unlocked_first", "unlocked_second")):
        _draw_words(canvas, texts(f"jumper.{key}"), (x, y - 17 + 35 * place), UNLOCKED, board.words)


def _draw_words(canvas: Canvas, text: str, at: Point, style: Style, scale: float) -> None:
    """Words that pop up."""
    canvas.text(text, at, style, anchor="centre", scale=scale)


def big_words(texts: Texts) -> list[Words]:
    """What pops up once the tree is found, in the order of its coming."""
    keys = ("unlocked_first", "unlocked_second")
    return [Words(texts(f"jumper.{key}"), style) for style in (UNLOCKED, CEREMONY) for key in keys]


def draw_ceremony(canvas: Canvas, board: Board, texts: Texts) -> None:
    """The tree moves to the centre with the words BONUS GAME UNLOCKED (CJ-8)."""
    share = board.ceremony
    if share == 0:
        return
    draw_shade(canvas, CEREMONY_DARK, share, STAGE)
    light = math.floor(share * share * LIGHTS) / LIGHTS
    canvas.image("effects/rays", centre=CENTRE, width=860, alpha=0.75 * light, add=True)
    canvas.image("jumper/glow", centre=CENTRE, width=560, alpha=0.7 * light, add=True)
    place = (mix(TREE[0], CENTRE[0], share), mix(TREE[1], CENTRE[1], share))
    height = round(mix(TREE_HEIGHT, CENTRE_TREE_HEIGHT, share) / 5) * 5
    canvas.image("jumper/tree", centre=place, height=height)
    if board.ceremony_words > 0:
        for place_of, key in zip(CEREMONY_WORDS, ("unlocked_first", "unlocked_second"), strict=True):
            _draw_words(canvas, texts(f"jumper.{key}"), place_of, CEREMONY, board.ceremony_words)
