"""What a person who skips the Christmas Spins sees in any case: their end and the count of their prizes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.events import Event
from engine.rules.slots.win_cap import WinCapReached
from scenes.jingle_bells.board import Board

LAST_PIECES = 5
"""The end of the spins, the count of the prizes, the end of the round in its three pieces."""


def last_pieces(events: Sequence[Event]) -> int:
    """How many pieces of these events are watched in any case: the win cap is one more at their end."""
    return LAST_PIECES + any(isinstance(event, WinCapReached) for event in events)


def has_spins(board: Board) -> bool:
    """Whether the Christmas Spins are there, and not over."""
    return board.bonus is not None and board.bonus.arrived == 1 and not board.bonus.is_over
