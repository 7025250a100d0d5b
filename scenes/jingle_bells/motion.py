"""What the animations of Jingle Bells work with."""

from __future__ import annotations

from typing import TypeAlias

from scenes.common.slots.announcing import POP, announce, shake
from scenes.common.slots.motion import SlotMotion
from scenes.jingle_bells.board import Board

__all__ = ["POP", "Motion", "announce", "shake"]

Motion: TypeAlias = SlotMotion[Board]
"""The means of an animation, with the board of this game."""
