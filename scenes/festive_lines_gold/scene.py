"""Festive Lines Gold on the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Pick
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from games.festive_lines_gold.events import TicketIssued
from games.festive_lines_gold.game import FestiveLinesGold
from scenes.common.instant_win import InstantWinScene
from scenes.context import Context
from scenes.festive_lines_gold.board import PUDDINGS, Board
from scenes.festive_lines_gold.conductor import Conductor
from scenes.festive_lines_gold.layout import ROOM_LIGHTS
from scenes.festive_lines_gold.painting import draw_board, draw_table
from scenes.festive_lines_gold.pictures import PLAY_FORESEES
from scenes.festive_lines_gold.presenter import lay_out
from scenes.festive_lines_gold.pudding_spot import PuddingSpot


class FestiveLinesScene(InstantWinScene[Board]):
    """One play: grid, puddings, lines."""

    music = "music_festive"
    lights = ROOM_LIGHTS
    foresees = PLAY_FORESEES

    def __init__(
        self,
        context: Context,
        game: FestiveLinesGold,
        play: LivePlay,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> None:
        super().__init__(context, game, play, Board(), after=after, recorded=recorded)
        self.conductor = Conductor(self.motion)
        self.place(
            [
                PuddingSpot(place, context.texts("festive.pudding", place=place), self.picked)
                for place in range(1, PUDDINGS + 1)
            ]
        )
        for event in play.opening:
            if isinstance(event, TicketIssued):
                lay_out(self.board, event)

    def pick(self, place: int) -> None:
        """Select a pudding; what cannot be selected is ignored."""
        self.take(Pick("pudding", place))

    def draw_play(self, canvas: Canvas) -> None:
        """Draw the board and the bar below it."""
        board = self.board
        draw_table(canvas, board, self.context.texts, self.hud)
        for spot in self.spots:
            spot.draw(canvas)
        draw_board(canvas, board)
        for spot in self.spots:
            if isinstance(spot, PuddingSpot) and spot.is_raised and board.puddings[spot.place - 1].is_resting:
                spot.draw_raised(canvas)
        self.hud.draw(canvas, won=board.shown_won, won_scale=board.won_scale, picks_left=board.picks_left)
        self.motion.sprites.draw(canvas)
