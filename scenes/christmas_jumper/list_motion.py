"""How silhouettes fill, how a complete list is celebrated, and how lists that are not won fade (CJ-10 to CJ-13)."""

from __future__ import annotations

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_OUT_QUAD, there_and_back
from scenes.christmas_jumper.board import Board, ListCard, Tile
from scenes.christmas_jumper.layout import (
    SYMBOL_WIDTH,
    TILE_SYMBOL,
    list_box,
    list_tag_centre,
    middle,
    symbol_centre,
    tile_centre,
)
from scenes.christmas_jumper.match_motion import collect, swell_tag
from scenes.christmas_jumper.patch_motion import turn_tag
from scenes.christmas_jumper.present_motion import dim_closed
from scenes.christmas_jumper.symbols import symbol_picture
from scenes.common.motion import Motion, fade_away, flight


def fill_silhouette(motion: Motion[Board], present_place: int, place: int, side: int, symbol: str) -> Animation:
    """A symbol that is on a list lights up, flies to its silhouette and fills it (CJ-10)."""
    motion.board.present(present_place).is_lit = True
    motion.sound("symbol_light")
    centre = tile_centre(place, side)
    if motion.lively:
        copy = Sprite(symbol_picture(symbol), *symbol_centre(present_place), SYMBOL_WIDTH)
        yield from flight(motion, copy, centre, 0.62, arc=70, end_width=TILE_SYMBOL)
    tile = motion.board.list_card(place).tiles[side - 1]
    tile.is_filled = True
    motion.sound("silhouette_fill")
    motion.burst("sparkles", centre, 9)
    yield from _pop(motion, tile)


def _pop(motion: Motion[Board], tile: Tile) -> Animation:
    """A tile flashes and its symbol bounces once."""

    def pop(share: float) -> None:
        tile.flash = 1 - share
        tile.scale = 1 + 0.16 * round(there_and_back(EASE_OUT_QUAD)(share) * 8) / 8 if motion.lively else 1.0

    yield tween(0.38 if motion.lively else 0.15, pop)
    tile.flash, tile.scale = 0.0, 1.0


def win_list(motion: Motion[Board], place: int, prize: int) -> Animation:
    """Both symbols of a list are found: both light up and bounce, PRIZE turns into the amount won (CJ-11)."""
    card = motion.board.list_card(place)
    motion.sound("list_won")
    card.is_won = True
    card.tag.prize = prize
    for side in (1, 2):
        motion.burst("sparkles", tile_centre(place, side), 10)
    glow = Sprite("jumper/glow", *middle(list_box(place)), 460, alpha=0.42, add=True)
    yield together(
        *(_bounce_twice(motion, tile) for tile in card.tiles),
        fade_away(motion, glow, 0.8, grow=1.1),
        _turn_to_gold(motion, card),
    )
    yield from collect(motion, list_tag_centre(place), prize)


def _bounce_twice(motion: Motion[Board], tile: Tile) -> Animation:
    for _ in range(2):
        yield from _pop(motion, tile)


def _turn_to_gold(motion: Motion[Board], card: ListCard) -> Animation:
    yield seconds(0.3)
    yield from turn_tag(motion, card.tag, gold=True)
    yield from swell_tag(motion, card.tag)


def lose_lists(motion: Motion[Board], lists: tuple[tuple[int, int], ...]) -> Animation:
    """Lists that are not won fade, and PRIZE turns into a faded amount (CJ-13)."""
    if lists:
        motion.sound("lists_lost")
    yield together(dim_closed(motion), *(_lose(motion, place, prize) for place, prize in lists))


def _lose(motion: Motion[Board], place: int, prize: int) -> Animation:
    card = motion.board.list_card(place)
    card.tag.prize = prize

    def fade(share: float) -> None:
        card.fade = share

    yield tween(0.45 if motion.lively else 0.15, fade)
    yield from turn_tag(motion, card.tag, faded=True)
