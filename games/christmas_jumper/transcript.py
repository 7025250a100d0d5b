"""Each event of Christmas Jumper in one line of a transcript."""

from typing import assert_never

from engine.rules.money import pounds
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


def transcript_line(event: ChristmasJumperEvent) -> str:
    """Say what is seen in one line."""
    if isinstance(event, MainGameEvent):
        return _main_game_line(event)
    if isinstance(event, BonusGameEvent):
        return _bonus_game_line(event)
    match event:
        case TicketIssued():
            return "ticket: five winning motifs and twelve of yours, all covered"
        case PlayEnded(prize):
            return f"the play ends with a prize of {pounds(prize)}" if prize else "the play ends: no prize this time"
        case PlayFinished(prize):
            return f"finished: {pounds(prize)} paid"
        case _:
            assert_never(event)


def _main_game_line(event: MainGameEvent) -> str:
    match event:
        case WinningNumberRevealed(selection, place, number):
            return f"selection {selection}: winning motif {place} reveals {number}"
        case YourNumberRevealed(selection, place, number, prize):
            return f"selection {selection}: your motif {place} reveals {number} and {pounds(prize)}"
        case NumberMatched(number, winning_place, your_place, prize):
            return f"{number} turns gold, winning {winning_place} and yours {your_place}: {pounds(prize)} is won"
        case TreeRevealed(panel, place):
            owner = "winning" if panel == "winning" else "your"
            return f"the tree comes with {owner} motif {place} and fills the holder: bonus game unlocked"
        case MainGameEnded(prize):
            return f"all seventeen motifs are revealed: {pounds(prize)} won by numbers"
        case BonusGameUnlocked():
            return "the tree moves to the centre: bonus game unlocked"
        case _:
            assert_never(event)


def _bonus_game_line(event: BonusGameEvent) -> str:
    match event:
        case BonusGameStarted(lists, picks_left):
            return f"bonus game: {_lists(lists)}; picks left {picks_left}"
        case PresentOpened(pick, present, symbol, kind, picks_left):
            what = f"{symbol}, which is on no list" if kind == "other" else symbol
            return f"pick {pick}: present {present} reveals {what}; picks left {picks_left}"
        case SilhouetteFilled(list_place, side, symbol):
            return f"{symbol} fills silhouette {side} of list {list_place}"
        case ListWon(list_place, prize):
            return f"list {list_place} is complete: {pounds(prize)} is won"
        case BaubleCollected(count, picks_left):
            return f"bauble {count} gives a pick; picks left {picks_left}"
        case ListsLost(lists):
            return f"lists not won fade: {', '.join(f'list {place} {pounds(prize)}' for place, prize in lists)}"
        case _:
            assert_never(event)


def _lists(lists: tuple[tuple[str, ...], ...]) -> str:
    return ", ".join(f"list {place} {' '.join(symbols)}" for place, symbols in enumerate(lists, start=1))
