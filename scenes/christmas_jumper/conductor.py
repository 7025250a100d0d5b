"""Runs the animations of a play of Christmas Jumper."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.contract import Action, Pick
from engine.rules.events import Event
from games.christmas_jumper.events import ChristmasJumperEvent
from scenes.christmas_jumper.board import Board
from scenes.christmas_jumper.patch_motion import hint_motif
from scenes.christmas_jumper.present_motion import hint_present
from scenes.christmas_jumper.presenter import following_animation, follows, pick_animation
from scenes.common.conductor import Conductor


class JumperConductor(Conductor[Board]):
    """Selections side by side; the end of a window when all of them are shown."""

    def show(self, action: Action, events: Sequence[Event]) -> None:
        """Begin the pictures of an action's events."""
        known = [event for event in events if isinstance(event, ChristmasJumperEvent)]
        if isinstance(action, Pick):
            self.stop_hint()
            board = self.motion.board
            board.picks_left -= 1
            picked = board.present(action.place) if action.what == "present" else board.motif(action.what, action.place)
            picked.is_picked = True
            self.begin_pick(pick_animation(self.motion, [event for event in known if not follows(event)]))
        following = [event for event in known if follows(event)]
        if following:
            self.follow(following_animation(self.motion, following))

    def hint(self, pick: Pick) -> None:
        """A covered motif or a closed present shows that it can be selected."""
        if pick.what == "present":
            self.begin_hint(hint_present(self.motion, pick.place))
        else:
            self.begin_hint(hint_motif(self.motion, pick.what, pick.place))
