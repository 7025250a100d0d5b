"""What the boards of all instant wins have: picks left, what has been won so far, and the end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class PlayBoard:
    """Animations change a board; drawing only reads it. Amounts in pence.

    Attributes:
        picks_left: how many picks are left to take.
        won, shown_won: what has been won so far, and how far the WON meter has counted it up.
        won_scale: the swelling of the meter.
        is_ended: whether everything up to the end of the play has been shown.
        prize: what the play has won in all, once it is ended.
    """

    picks_left: int = 0
    won: int = 0
    shown_won: int = 0
    won_scale: float = 1.0
    is_ended: bool = False
    prize: int = 0
