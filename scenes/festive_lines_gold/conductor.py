"""Runs the animations of a play: picks side by side, then the won lines one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.contract import Action, Pick
from engine.rules.events import Event
from games.festive_lines_gold.events import FestiveLinesEvent, PlayEnded
from scenes.common.conductor import Conductor as AnyConductor
from scenes.festive_lines_gold.board import Board
from scenes.festive_lines_gold.presenter import finale_animation, is_finale, pick_animation
from scenes.festive_lines_gold.pudding_motion import hint


class Conductor(AnyConductor[Board]):
    """The puddings may open side by side; the lines wait for the matches of all six (FL-9)."""

    def show(self, action: Action, events: Sequence[Event]) -> None:
        """Begin the pictures of an action's events."""
        known = [event for event in events if isinstance(event, FestiveLinesEvent)]
        if isinstance(action, Pick):
            board = self.motion.board
            board.pudding(action.place).is_picked = True
            board.picks_left -= 1
            self.begin_pick(pick_animation(self.motion, [event for event in known if not is_finale(event)]))
        if any(isinstance(event, PlayEnded) for event in known):
            self.follow(finale_animation(self.motion, [event for event in known if is_finale(event)]))

    def hint(self, pick: Pick) -> None:
        """A closed pudding shows that it can be selected."""
        self.begin_hint(hint(self.motion, pick.place))
