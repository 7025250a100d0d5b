"""Draws the bonus window: picks left with the bauble, three lists, ten presents on a shelf."""

from __future__ import annotations

from engine.stage.canvas import FULL, Canvas
from engine.stage.text import Style
from engine.stage.tween import Point
from engine.stage.view import Box
from scenes.christmas_jumper.board import LISTS, PRESENTS, Board, ListCard, Present, Tile
from scenes.christmas_jumper.layout import (
    BAUBLE,
    BAUBLE_WIDTH,
    LIST,
    LIST_TAG,
    PICKS_BOX,
    PRESENT,
    PRESENT_NOTE,
    SHELF,
    SYMBOL_WIDTH,
    TILE,
    TILE_SYMBOL,
    TITLE,
    box_around,
    list_box,
    list_tag_centre,
    middle,
    present_middle,
    symbol_centre,
    tile_centre,
)
from scenes.christmas_jumper.patch_painting import draw_tag
from scenes.christmas_jumper.sentence import draw_sentence
from scenes.christmas_jumper.symbols import silhouette_picture, symbol_picture
from scenes.common.hud import InstantWinHud
from scenes.common.styles import FOIL, LABEL_GOLD, WIN_WORD
from scenes.common.texts import Texts

HEADING = Style(WIN_WORD.family, 46, WIN_WORD.colour, WIN_WORD.outline, 7, 1.6, 3, foil=FOIL)
LIST_NAME = Style("LilitaOne-Regular", 20, (255, 246, 226), (84, 4, 14), 3, tracking=0.8, shadow=1)
PICKS = Style("Rubik-Bold", 17, LABEL_GOLD, tracking=1.2)
COUNT = Style("LilitaOne-Regular", 17, (255, 246, 226), (40, 8, 14), 3)
NOTE = Style("Rubik-Medium", 15, (255, 247, 228))
PICKS_DIGITS = 34.0
FADED, UNLIT, DIM = 0.4, 0.5, 0.6
"""How bright lists that are lost stay; how much darker symbols of no list and presents left over become."""
NAME_STAYS = 0.4
"""How much of its brightness the name of a lost list has back: it can still be read."""
BASE = "jumper bonus"
STEPS = 8
"""Fading goes by so many steps, so that its pictures are few."""
NEXT_LIST = 0.03
"""While the main window still covers them the lists are put together one after the other, by so much of the change."""
RISES = 9
"""A symbol rises through so many sizes."""
ROOM: Box = (-LIST[0] / 2 - 40, -LIST[1] / 2 - 40, LIST[0] + 80, LIST[1] + 80)
"""What a list, its glow and its ribbon need, around its middle."""


def draw_bonus_board(canvas: Canvas, board: Board, texts: Texts) -> None:
    """What changes in the bonus window."""
    _draw_picks(canvas, board)
    for place in range(1, LISTS + 1):
        if board.change > NEXT_LIST * place:
            _draw_list(canvas, board.list_card(place), place, texts)
    for place in range(1, PRESENTS + 1):
        draw_present(canvas, board.present(place), place)


def draw_bonus_base(canvas: Canvas, texts: Texts, hud: InstantWinHud) -> None:
    """What stands still in the bonus window."""
    canvas.baked((BASE, hud.frames), FULL, lambda inner: _paint_base(inner, texts, hud), opaque=True)


def prepare_bonus_base(canvas: Canvas, texts: Texts, hud: InstantWinHud) -> bool:
    """Have some more of it ready, before the window changes; whether it is there."""
    return canvas.prepared((BASE, hud.frames), FULL, lambda inner: _paint_base(inner, texts, hud))


def _paint_base(canvas: Canvas, texts: Texts, hud: InstantWinHud) -> None:
    canvas.backdrop("backdrops/jumper_bonus")
    canvas.image("objects/garland", topleft=(0, 20), width=1280)
    hud.draw_frame(canvas)
    canvas.text(texts("jumper.bonus"), TITLE, HEADING, anchor="centre")
    canvas.nine("bonus/picks", PICKS_BOX)
    canvas.text(texts("jumper.picks_left"), (PICKS_BOX[0] + 74, middle(PICKS_BOX)[1]), PICKS)
    canvas.nine("bonus/shelf", SHELF)
    canvas.nine("jumper/note", PRESENT_NOTE)
    words, fit = texts("jumper.note_presents"), PRESENT_NOTE[2] - 44
    draw_sentence(canvas, words, symbol_picture("bauble"), middle(PRESENT_NOTE), NOTE, height=24, fit=fit)


def _draw_picks(canvas: Canvas, board: Board) -> None:
    y = middle(PICKS_BOX)[1]
    canvas.amount(str(board.picks_left), (PICKS_BOX[0] + PICKS_BOX[2] - 46, y), PICKS_DIGITS, scale=board.picks_scale)
    if board.baubles == 0:
        canvas.composed("hollow of the bauble", (BAUBLE_WIDTH, BAUBLE_WIDTH), _paint_hollow, centre=BAUBLE)
        return
    canvas.image(symbol_picture("bauble"), centre=BAUBLE, width=BAUBLE_WIDTH * board.bauble)
    if board.baubles > 1:
        canvas.text(f"×{board.baubles}", (BAUBLE[0] + 17, BAUBLE[1] + 14), COUNT, anchor="centre")


def _paint_hollow(canvas: Canvas) -> None:
    """The silhouette of the bauble, as dark as a hollow in the green cloth."""
    canvas.image(silhouette_picture("bauble"), centre=(0, 0), width=BAUBLE_WIDTH)
    canvas.dim(0.3, box_around((0, 0), (BAUBLE_WIDTH, BAUBLE_WIDTH)))


def _draw_list(canvas: Canvas, card: ListCard, place: int, texts: Texts) -> None:
    box = list_box(place)
    if all(tile.flash == 0 and tile.scale == 1 for tile in card.tiles):
        fade = round(card.fade * STEPS) / STEPS
        state = (card.is_won, fade, tuple((tile.symbol, tile.is_filled) for tile in card.tiles))

        def paint(inner: Canvas) -> None:
            _paint_list(inner, card, place, texts, middle(box))
            inner.dim(1 - (1 - FADED) * fade, ROOM)
            _paint_name(inner, place, texts, middle(box), alpha=NAME_STAYS * fade)

        canvas.composed(("list", place, state), ROOM[2:], paint, centre=middle(box))
    else:
        _paint_list(canvas, card, place, texts, (0, 0))
    draw_tag(canvas, card.tag, texts("jumper.prize"), list_tag_centre(place), LIST_TAG)


def _paint_list(canvas: Canvas, card: ListCard, place: int, texts: Texts, origin: Point) -> None:
    """A list with its tiles; `origin` is what lies in the middle of the canvas."""
    x, y, width, height = list_box(place)
    x, y = x - origin[0], y - origin[1]
    canvas.nine("bonus/list_card_won" if card.is_won else "bonus/list_card", (x, y, width, height))
    canvas.nine("jumper/ribbon_red", (x + width / 2 - 80, y - 14, 160.0, 34.0))
    _paint_name(canvas, place, texts, origin)
    for side, tile in enumerate(card.tiles, 1):
        centre = tile_centre(place, side)
        _draw_tile(canvas, tile, (centre[0] - origin[0], centre[1] - origin[1]))


def _paint_name(canvas: Canvas, place: int, texts: Texts, origin: Point, alpha: float = 1.0) -> None:
    x, y, width, _ = list_box(place)
    centre = (x + width / 2 - origin[0], y + 3 - origin[1])
    canvas.text(texts("jumper.list", place=place), centre, LIST_NAME, anchor="centre", alpha=alpha)


def _draw_tile(canvas: Canvas, tile: Tile, centre: Point) -> None:
    name = "bonus/tile_filled" if tile.is_filled else "bonus/tile"
    canvas.nine(name, box_around(centre, (TILE, TILE)))
    if tile.symbol:
        picture = symbol_picture(tile.symbol) if tile.is_filled else silhouette_picture(tile.symbol)
        canvas.image(picture, centre=centre, width=TILE_SYMBOL * tile.scale)
    if tile.flash > 0:
        canvas.image("jumper/glow", centre=centre, width=TILE * 1.7, alpha=tile.flash * 0.6, add=True)


def draw_present(canvas: Canvas, present: Present, place: int) -> None:
    """A present, closed, opening, or the symbol that was in it."""
    centre = present_middle(place)
    if present.glow > 0:
        canvas.image("jumper/glow", centre=centre, width=200, alpha=0.75 * present.glow, add=True)
    if present.is_lit and present.rise == 1:
        canvas.image("jumper/glow", centre=symbol_centre(place), width=160, alpha=0.6, add=True)
    if present.is_open and present.rise > 0 and not present.is_gone:
        _draw_symbol(canvas, present, place)
    if present.is_open and present.box > 0:
        canvas.image(f"presents/box{place:02d}", centre=centre, width=PRESENT, alpha=present.box)
    elif not present.is_open:
        _draw_closed(canvas, present, place, (centre[0], centre[1] - present.hop))


def _draw_closed(canvas: Canvas, present: Present, place: int, centre: Point) -> None:
    pictures = (f"presents/box{place:02d}", f"presents/lid{place:02d}")
    x, y = centre[0] + present.sway, centre[1]
    if present.rattle:
        for picture, place_of in zip(pictures, ((x, y), (x + present.sway / 2, y - present.rattle)), strict=True):
            canvas.image(picture, centre=place_of, width=PRESENT)
        return
    step = round(present.dimmed * STEPS) / STEPS

    def paint(inner: Canvas) -> None:
        for picture in pictures:
            inner.image(picture, centre=(0, 0), width=PRESENT)
        inner.dim(1 - DIM * step, box_around((0, 0), (PRESENT, PRESENT)))

    canvas.composed(("present", place, step), (PRESENT, PRESENT), paint, centre=(x, y))


def draw_raised_present(canvas: Canvas, place: int, swell: float) -> None:
    """A closed present, larger than it is at rest."""
    width = PRESENT * swell

    def paint(inner: Canvas) -> None:
        for part in ("box", "lid"):
            inner.image(f"presents/{part}{place:02d}", centre=(0, 0), width=width)

    canvas.composed(("raised present", place, swell), (width, width), paint, centre=present_middle(place))


def _draw_symbol(canvas: Canvas, present: Present, place: int) -> None:
    x, y = symbol_centre(place)
    picture, step = symbol_picture(present.symbol), round(present.dimmed * STEPS) / STEPS
    if not step:
        width = SYMBOL_WIDTH * max(0.15, round(present.rise * RISES) / RISES)
        canvas.image(picture, centre=(x, y - present.hop), width=width)
        return
    room = (SYMBOL_WIDTH, SYMBOL_WIDTH)

    def paint(inner: Canvas) -> None:
        inner.image(picture, centre=(0, 0), width=SYMBOL_WIDTH)
        inner.dim(1 - UNLIT * step, box_around((0, 0), room))

    canvas.composed(("unlit", present.symbol, step), room, paint, centre=(x, y))
