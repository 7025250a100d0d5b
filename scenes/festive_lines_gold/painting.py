"""Draws Festive Lines Gold: what stands still as one baked layer, then what changes."""

from __future__ import annotations

from engine.rules.money import short_pounds
from engine.stage.canvas import FULL, Canvas
from engine.stage.view import Box
from scenes.common.hud import InstantWinHud
from scenes.common.styles import HEADING, LABEL_GOLD, NOTE, TAG, TAG_GOLD
from scenes.common.texts import Texts
from scenes.festive_lines_gold.board import SIDE, Board, Look, Pudding, Tag, Tile
from scenes.festive_lines_gold.layout import (
    BONUS_BOX,
    BONUS_PANEL,
    BONUS_PRIZE,
    DISC,
    GRID_PANEL,
    LOGO,
    LOGO_HEIGHT,
    NOTE_PANEL,
    PUDDING,
    PUDDING_PANEL,
    SYMBOL,
    TILE,
    Place,
    bonus_box,
    column_prize,
    middle,
    pudding_centre,
    row_prize,
    tile_centre,
)
from scenes.festive_lines_gold.layout import (
    HEADING as HEADING_PLACE,
)

TILE_PICTURES = {Look.PLAIN: "tiles/cream", Look.MATCHED: "tiles/match", Look.GOLD: "tiles/gold"}
BOX_PICTURES = {
    Look.PLAIN: "tiles/bonus_box",
    Look.MATCHED: "tiles/bonus_box_filled",
    Look.GOLD: "tiles/bonus_box_gold",
}


def draw_table(canvas: Canvas, board: Board, texts: Texts, hud: InstantWinHud) -> None:
    """Everything that stands still: room, panels, words, and all tiles as they are before any match."""
    symbols = tuple(tile.symbol for row in board.tiles for tile in row)
    prizes = tuple(tag.prize for tag in (*board.rows, *board.columns))
    key = ("festive table", symbols, prizes, hud.frames)
    canvas.baked(key, FULL, lambda inner: _paint_table(inner, board, texts, hud), opaque=True)


def _paint_table(canvas: Canvas, board: Board, texts: Texts, hud: InstantWinHud) -> None:
    draw_room(canvas)
    hud.draw_frame(canvas)
    canvas.nine("ui/panel_burgundy", GRID_PANEL)
    canvas.nine("ui/panel_green", PUDDING_PANEL)
    canvas.nine("ui/panel_bonus", BONUS_PANEL)
    canvas.nine("ui/panel_note", NOTE_PANEL)
    canvas.text(texts("festive.choose"), HEADING_PLACE, HEADING, anchor="centre")
    canvas.text(texts("festive.corner_bonus"), (92, middle(BONUS_PANEL)[1]), TAG, fit=180)
    x, y = middle(NOTE_PANEL)
    canvas.text(texts("festive.note_lines"), (x, y - 11), NOTE, anchor="centre", fit=540)
    canvas.text(texts("festive.note_corners"), (x, y + 12), NOTE, anchor="centre", colour=LABEL_GOLD, fit=540)
    for row in range(1, SIDE + 1):
        _draw_tag(canvas, Tag(board.rows[row - 1].prize), row_prize(row))
        _draw_tag(canvas, Tag(board.columns[row - 1].prize), column_prize(row))
        for column in range(1, SIDE + 1):
            draw_tile(canvas, Tile(board.tile((row, column)).symbol), tile_centre(row, column))
    for corner in board.boxes:
        canvas.image("tiles/bonus_box", centre=bonus_box(corner), width=BONUS_BOX)


def draw_room(canvas: Canvas) -> None:
    """The room with garland and logo."""
    canvas.backdrop("backdrops/hearth")
    canvas.image("objects/garland", topleft=(0, 20), width=1280)
    canvas.image("logos/festive_lines_gold", centre=LOGO, height=LOGO_HEIGHT)


def draw_board(canvas: Canvas, board: Board) -> None:
    """Everything that changes: matched and gold tiles, tags, boxes, puddings."""
    moving: list[tuple[Tile, Place]] = []
    for row, tiles in enumerate(board.tiles, 1):
        for column, tile in enumerate(tiles, 1):
            if not tile.is_resting:
                moving.append((tile, tile_centre(row, column)))
            elif tile.look is not Look.PLAIN:
                draw_tile(canvas, tile, tile_centre(row, column))
    _draw_changed_tags(canvas, board)
    for corner, box in board.boxes.items():
        if box.look is not Look.PLAIN:
            _draw_box(canvas, box, bonus_box(corner))
    _draw_bonus_prize(canvas, board.bonus)
    for number, pudding in enumerate(board.puddings, 1):
        draw_pudding(canvas, pudding, pudding_centre(number))
    for tile, centre in moving:
        draw_tile(canvas, tile, centre)


def _draw_changed_tags(canvas: Canvas, board: Board) -> None:
    """The plain tags at rest are part of the baked table."""
    for line, (row, column) in enumerate(zip(board.rows, board.columns, strict=True), 1):
        if row.is_changed:
            _draw_tag(canvas, row, row_prize(line))
        if column.is_changed:
            _draw_tag(canvas, column, column_prize(line))


def draw_tile(canvas: Canvas, tile: Tile, centre: Place) -> None:
    """A tile with its symbol, as far as an animation has taken it."""
    if tile.is_resting:

        def paint(inner: Canvas) -> None:
            inner.image(TILE_PICTURES[tile.look], centre=(0, 0), width=TILE)
            inner.image(f"symbols/{tile.symbol}", centre=(0, 0), width=SYMBOL)

        canvas.composed(("tile", tile.look, tile.symbol), (TILE, TILE), paint, centre=centre)
        return
    width = max(2.0, TILE * tile.scale * tile.squeeze)
    canvas.image(TILE_PICTURES[tile.look], centre=centre, size=(width, TILE * tile.scale))
    canvas.image(f"symbols/{tile.symbol}", centre=centre, size=(max(2.0, width * SYMBOL / TILE), SYMBOL * tile.scale))
    if tile.flash > 0:
        canvas.image("effects/glow", centre=centre, width=TILE * 1.7, alpha=tile.flash * 0.85, add=True)


def _draw_box(canvas: Canvas, box: Tile, centre: Place) -> None:
    width = max(2.0, BONUS_BOX * box.scale * box.squeeze)
    canvas.image(BOX_PICTURES[box.look], centre=centre, size=(width, BONUS_BOX * box.scale))
    canvas.image(f"symbols/{box.symbol}", centre=centre, size=(max(2.0, width * 0.82), BONUS_BOX * 0.82 * box.scale))
    if box.flash > 0:
        canvas.image("effects/glow", centre=centre, width=BONUS_BOX * 1.8, alpha=box.flash * 0.85, add=True)


def _draw_tag(canvas: Canvas, tag: Tag, box: Box) -> None:
    """A prize tag as it stands."""
    centre, width, height = middle(box), box[2] * tag.scale, box[3] * tag.scale
    name = "tiles/prize_gold" if tag.is_gold else "tiles/prize"
    canvas.nine(name, (centre[0] - width / 2, centre[1] - height / 2, width, height))
    canvas.text(short_pounds(tag.prize), centre, TAG_GOLD if tag.is_gold else TAG, anchor="centre", fit=width - 6)


def _draw_bonus_prize(canvas: Canvas, bonus: Tag) -> None:
    text = short_pounds(bonus.prize)
    size = 21 * min(1.0, 96 / canvas.amount_width(text, 21))
    canvas.amount(text, BONUS_PRIZE, size, style="gold" if bonus.is_gold else "plain", scale=bonus.scale)


def draw_pudding(canvas: Canvas, pudding: Pudding, centre: Place) -> None:
    """A pudding, closed or opened, by its own state."""
    if not pudding.is_broken:
        if pudding.glow > 0:
            canvas.image("effects/glow", centre=centre, width=PUDDING[0] * 1.45, alpha=pudding.glow * 0.6, add=True)
        width, height = PUDDING[0] * pudding.width, PUDDING[1] * pudding.height
        foot = centre[1] + PUDDING[1] / 2
        place = (centre[0], foot - height / 2)
        canvas.image("objects/pudding", centre=place, size=(width, height), alpha=1 - 0.62 * pudding.dimmed)
        return
    scale = max(0.05, pudding.disc)
    name = "tiles/disc"
    if pudding.disc == 1.0:

        def paint(inner: Canvas) -> None:
            inner.nine(name, (-DISC / 2, -DISC / 2, DISC, DISC))
            inner.image(f"symbols/{pudding.symbol}", centre=(0, 0), width=DISC * 0.72)

        canvas.composed(("disc", pudding.symbol), (DISC + 30, DISC + 30), paint, centre=centre)
        return
    side = DISC * scale
    canvas.image(name, centre=centre, width=side * 142 / 118)
    canvas.image(f"symbols/{pudding.symbol}", centre=centre, width=side * 0.72)


def draw_splash(canvas: Canvas) -> None:
    """The room of the splash: logo and what the game is about, without words."""
    canvas.backdrop("splash/festive_lines_gold")
    canvas.image("objects/garland", topleft=(0, 22), width=1280)
    canvas.image("logos/festive_lines_gold", centre=(640, 216), width=760)
