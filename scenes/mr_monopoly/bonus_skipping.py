"""What a person who skips the Free Spins sees in any case: a full grid, their end, and what the Generous Hand gives."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.events import Event
from games.mr_monopoly.events import GridFilled
from scenes.mr_monopoly.board import Board


def last_pieces(events: Sequence[Event]) -> int:
    """How many pieces of these events are watched in any case: the end of the spins, and a full grid before (MM-16)."""
    return 1 + any(isinstance(event, GridFilled) for event in events)


def has_spins(board: Board) -> bool:
    """Whether the Free Spins are there, Mr. Monopoly among them, and not over."""
    return board.is_bonus and not board.wipe and board.walked == 1 and not board.landed
