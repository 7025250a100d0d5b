"""What the animations of Festive Lines Gold work with."""

from __future__ import annotations

from typing import TypeAlias

from scenes.common.motion import Motion as AnyMotion
from scenes.festive_lines_gold.board import Board

Motion: TypeAlias = AnyMotion[Board]
"""The means of an animation, with the board of this game."""
