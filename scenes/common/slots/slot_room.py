"""The room of any slot: its lights, lines that show again, the dark behind a large win, the button of its bonus."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from engine.journal.live_play import LivePlay
from engine.rules.contract import Game
from engine.stage.canvas import FULL, Canvas, Layer
from engine.stage.scene import Transition
from engine.stage.tween import Point
from engine.stage.view import Box
from scenes.common.slots.bonus_skipping import BonusSkipping
from scenes.common.slots.heading_painting import draw_level_dark, draw_rays, is_dark
from scenes.common.slots.line_loop import LineLoop
from scenes.common.slots.motion import B
from scenes.common.slots.slot_scene import SlotScene
from scenes.common.slots.snow_wipe import draw_wipe
from scenes.common.twinkles import Twinkles
from scenes.context import Context


class SlotRoom(SlotScene[B], ABC):
    """A slot in its room.

    Attributes:
        room_lights: the places of the lights in it that twinkle.
        skip_box: where the button is that shows the rest of the bonus at once.
    """

    room_lights: ClassVar[tuple[Point, ...]]
    skip_box: ClassVar[Box]

    def __init__(
        self,
        context: Context,
        game: Game,
        board: B,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None,
        is_recorded: bool = False,
    ) -> None:
        super().__init__(context, game, board, play, after=after, is_recorded=is_recorded)
        self.twinkles = Twinkles(self.room_lights)
        self.skipping = BonusSkipping(context, self.conductor, self.skip_box, self.has_spins)
        self.controls.widgets.widgets.append(self.skipping.button)
        self._loop = LineLoop(self.motion)

    @abstractmethod
    def has_spins(self) -> bool:
        """Whether the bonus is on the screen, and its spins are not over."""

    @abstractmethod
    def draw_lit_room(self, canvas: Canvas) -> None:
        """Draw the room from its walls to what is announced."""

    @abstractmethod
    def draw_large_win(self, canvas: Canvas) -> None:
        """Draw the words and the amount of a large win."""

    def advance(self, passed: float) -> Transition | None:
        """While somebody is there, the lights of the room twinkle, and lines that were won show again."""
        board, is_ambient = self.board, self._is_ambient
        if is_ambient:
            self.twinkles.advance(passed)
        self.skipping.enable()
        if board.wins and board.is_ended and not self.is_busy and board.shows_lines:
            if is_ambient:
                self._loop.advance(passed)
            else:
                self._loop.stop()
        return super().advance(passed)

    @property
    def _is_ambient(self) -> bool:
        return self.context.is_lively and self.context.is_ambient()

    @property
    def is_moving(self) -> bool:
        """Also when only the lights twinkle."""
        return super().is_moving or self._is_ambient

    def draw_room(self, canvas: Canvas) -> None:
        """Draw the room and what flies over it; behind a large win it stands still and is kept."""
        board, dark = self.board, self._dark_room
        is_there = dark is not None and canvas.prepared(*dark)
        if dark is not None and is_there and is_dark(board):
            canvas.baked(*dark, opaque=True)
        else:
            self.draw_lit_room(canvas)
            draw_level_dark(canvas, board.level_share)
        self.motion.sprites.draw(canvas)
        self.motion.particles.draw(canvas)
        if board.level:
            self.draw_large_win(canvas)
        if board.wipe:
            draw_wipe(canvas, board.wipe)

    @property
    def _dark_room(self) -> Layer | None:
        """The room behind a large win: it stands still as soon as that comes up."""
        if self.play is None or not self.board.level:
            return None
        return (self.game.id, "level", self.play.play_number, self.context.settings.muted), FULL, self._draw_dark

    def _draw_dark(self, canvas: Canvas) -> None:
        self.draw_lit_room(canvas)
        draw_level_dark(canvas, 1.0)
        draw_rays(canvas)
