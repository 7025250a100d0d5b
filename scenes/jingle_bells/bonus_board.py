"""What stands on the board of the Christmas Spins. Animations change it; drawing only reads it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class BonusBoard:
    """The board of the Christmas Spins."""

    spins_left: int = 0
