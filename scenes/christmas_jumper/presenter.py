"""Turns the events of Christmas Jumper into animations: the one place where an event becomes a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.stage.timeline import Animation, seconds
from games.christmas_jumper.events import (
    BaubleCollected,
    BonusGameEvent,
    BonusGameStarted,
    BonusGameUnlocked,
    ChristmasJumperEvent,
    ListsLost,
    ListWon,
    MainGameEnded,
    MainGameEvent,
    NumberMatched,
    PlayEnded,
    PlayFinished,
    PresentOpened,
    SilhouetteFilled,
    TicketIssued,
    TreeRevealed,
    WinningNumberRevealed,
    YourNumberRevealed,
)
from scenes.christmas_jumper.board import Board
from scenes.christmas_jumper.list_motion import fill_silhouette, lose_lists, win_list
from scenes.christmas_jumper.match_motion import match as match_numbers
from scenes.christmas_jumper.patch_motion import reveal_number, reveal_yours
from scenes.christmas_jumper.present_motion import collect_bauble, dim_closed, fade_symbol, open_present
from scenes.christmas_jumper.tree_motion import change_window, find_tree, unlock_bonus
from scenes.common.motion import Motion


def follows(event: ChristmasJumperEvent) -> bool:
    """Whether an event is shown once nothing that was selected is on its way any more."""
    ends = MainGameEnded | BonusGameUnlocked | BonusGameStarted | ListsLost | PlayEnded | PlayFinished
    return isinstance(event, ends)


def pick_animation(motion: Motion[Board], events: Sequence[ChristmasJumperEvent]) -> Animation:
    """What one selected motif or present sets going; selections may run side by side."""
    for event in events:
        if isinstance(event, MainGameEvent):
            yield from _motif_animation(motion, event)
        elif isinstance(event, BonusGameEvent):
            present = next(each.present for each in events if isinstance(each, PresentOpened))
            yield from _present_animation(motion, event, present)


def _motif_animation(motion: Motion[Board], event: MainGameEvent) -> Animation:
    match event:
        case WinningNumberRevealed(_, place, number):
            yield from reveal_number(motion, "winning", place, number)
        case YourNumberRevealed(_, place, number, prize):
            yield from reveal_yours(motion, place, number, prize)
        case NumberMatched(_, winning_place, your_place, prize):
            yield from match_numbers(motion, winning_place, your_place, prize)
        case TreeRevealed(panel, place):
            yield from find_tree(motion, panel, place)
        case MainGameEnded() | BonusGameUnlocked():
            raise ValueError(f"{event} waits for the end of all selections")
        case _:
            assert_never(event)


def _present_animation(motion: Motion[Board], event: BonusGameEvent, present: int) -> Animation:
    match event:
        case PresentOpened(_, _, symbol, kind):
            yield from open_present(motion, present, symbol)
            if kind == "other":
                yield from fade_symbol(motion, present)
        case SilhouetteFilled(place, side, symbol):
            yield from fill_silhouette(motion, present, place, side, symbol)
        case ListWon(place, prize):
            yield from win_list(motion, place, prize)
        case BaubleCollected():
            yield from collect_bauble(motion, present)
        case BonusGameStarted() | ListsLost():
            raise ValueError(f"{event} waits for the end of all selections")
        case _:
            assert_never(event)


def following_animation(motion: Motion[Board], events: Sequence[ChristmasJumperEvent]) -> Animation:
    """What follows the last motif, the way to the bonus game, or the last present."""
    for event in events:
        match event:
            case MainGameEnded():
                motion.sound("play_end")
                yield seconds(0.35)
            case BonusGameUnlocked():
                yield from unlock_bonus(motion)
            case BonusGameStarted(lists, picks_left):
                yield from change_window(motion, lists, picks_left)
            case ListsLost(lists):
                yield from lose_lists(motion, lists)
            case PlayEnded(prize):
                yield from _end(motion, prize)
            case PlayFinished():
                return
            case TicketIssued():
                continue  # everything lies covered
            case _:
                raise ValueError(f"{event} belongs to a selection")


def _end(motion: Motion[Board], prize: int) -> Animation:
    """All that is left closed dims; a moment later the play is ended."""
    board = motion.board
    board.prize = prize
    if any(not present.is_picked and not present.dimmed for present in board.presents):
        yield from dim_closed(motion)
    yield seconds(0.6)
    board.is_ended = True
