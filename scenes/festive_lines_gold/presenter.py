"""Turns the events of Festive Lines Gold into animations: the one place where an event becomes a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.stage.timeline import Animation, seconds
from games.festive_lines_gold.events import (
    CornerBonusWon,
    CornersFilled,
    FestiveLinesEvent,
    LineWon,
    PlayEnded,
    PlayFinished,
    PuddingOpened,
    TicketIssued,
    TilesMatched,
)
from scenes.festive_lines_gold.board import Board, Pudding, Tag, Tile
from scenes.festive_lines_gold.motion import Motion
from scenes.festive_lines_gold.pudding_motion import dim_closed, open_pudding
from scenes.festive_lines_gold.tile_motion import fill_corners, match_tiles, win_corners, win_line


def lay_out(board: Board, ticket: TicketIssued) -> None:
    """Put a new ticket on the board: symbols and prizes, nothing matched, all puddings closed."""
    board.tiles = [[Tile(symbol) for symbol in row] for row in ticket.grid]
    board.rows = [Tag(prize) for prize in ticket.row_prizes]
    board.columns = [Tag(prize) for prize in ticket.column_prizes]
    board.boxes = {name: Tile() for name in board.boxes}
    board.bonus = Tag(ticket.corner_prize)
    board.puddings = [Pudding() for _ in board.puddings]


def is_finale(event: FestiveLinesEvent) -> bool:
    """Whether an event waits until the matches of all six puddings are lit (FL-9)."""
    return isinstance(event, LineWon | PlayEnded | PlayFinished)


def pick_animation(motion: Motion, events: Sequence[FestiveLinesEvent]) -> Animation:
    """What one picked pudding sets going; picks may run side by side."""
    place = 0
    for event in events:
        match event:
            case PuddingOpened(_, pudding, symbol):
                place = pudding
                yield from open_pudding(motion, pudding, symbol)
            case TilesMatched(_, cells):
                yield from match_tiles(motion, place, cells)
            case CornersFilled(symbol, corners):
                yield from fill_corners(motion, symbol, corners)
            case CornerBonusWon(prize):
                yield from win_corners(motion, prize)
            case TicketIssued():
                lay_out(motion.board, event)
            case LineWon() | PlayEnded() | PlayFinished():
                raise ValueError(f"{event} waits for the end of all picks")
            case _:
                assert_never(event)


def finale_animation(motion: Motion, events: Sequence[FestiveLinesEvent]) -> Animation:
    """What follows the sixth pudding: won lines one after the other, then the end."""
    motion.sound("play_end")
    yield from dim_closed(motion)
    lines = 0
    for event in events:
        match event:
            case LineWon(line, index, prize, cells):
                lines += 1
                yield from win_line(motion, line, index, cells, prize=prize, place=lines)
            case PlayEnded(prize):
                motion.board.prize = prize
                yield seconds(0.55)
                motion.board.is_ended = True
            case PlayFinished():
                return
            case PuddingOpened() | TilesMatched() | CornersFilled() | CornerBonusWon() | TicketIssued():
                raise ValueError(f"{event} belongs to a pick")
            case _:
                assert_never(event)
