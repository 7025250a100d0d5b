"""Runs the animations of a play: picks side by side, then the won lines one after the other, and hints in between."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.contract import Action, Pick
from engine.rules.events import Event
from engine.stage.timeline import Timeline
from games.festive_lines_gold.events import FestiveLinesEvent, PlayEnded
from scenes.festive_lines_gold.motion import Motion
from scenes.festive_lines_gold.presenter import finale_animation, is_finale, pick_animation
from scenes.festive_lines_gold.pudding_motion import hint


class Conductor:
    """Watched, skipped or resumed, a play ends in the same picture: only animations change the board."""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion
        self._picks: list[Timeline] = []
        self._finale_events: list[FestiveLinesEvent] = []
        self._finale: Timeline | None = None
        self._hint: Timeline | None = None

    def show(self, action: Action, events: Sequence[Event]) -> None:
        """Begin the pictures of an action's events."""
        known = [event for event in events if isinstance(event, FestiveLinesEvent)]
        if isinstance(action, Pick):
            self._stop_hint()
            board = self.motion.board
            board.pudding(action.place).is_picked = True
            board.picks_left -= 1
            picked = [event for event in known if not is_finale(event)]
            self._picks.append(Timeline(pick_animation(self.motion, picked), self.motion.cue))
        self._finale_events += [event for event in known if is_finale(event)]

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        for timeline in self._picks:
            timeline.advance(passed)
        self._picks = [timeline for timeline in self._picks if not timeline.is_over]
        self._begin_finale_if_due()
        if self._finale is not None:
            self._finale.advance(passed)
        if self._hint is not None:
            self._hint.advance(passed)
            if self._hint.is_over:
                self._hint = None

    def skip(self) -> None:
        """Show everything that is still on its way at once."""
        self._stop_hint()
        for timeline in self._picks:
            timeline.skip()
        self._picks.clear()
        self._begin_finale_if_due()
        if self._finale is not None:
            self._finale.skip()

    def hint(self, place: int) -> None:
        """A closed pudding shows that it can be selected."""
        self._hint = Timeline(hint(self.motion, place), self.motion.cue)

    def _stop_hint(self) -> None:
        if self._hint is not None:
            self._hint.skip()
            self._hint = None

    def _begin_finale_if_due(self) -> None:
        ended = any(isinstance(event, PlayEnded) for event in self._finale_events)
        if ended and not self._picks and self._finale is None:
            self._finale = Timeline(finale_animation(self.motion, self._finale_events), self.motion.cue)

    @property
    def has_picks_on_the_way(self) -> bool:
        """Whether a picked pudding is still opening or lighting its matches."""
        return bool(self._picks)

    @property
    def finale_runs(self) -> bool:
        """Whether the won lines are being shown."""
        return self._finale is not None and not self._finale.is_over

    @property
    def is_over(self) -> bool:
        """Whether everything has been shown, to the end of the play."""
        return self._finale is not None and self._finale.is_over

    @property
    def is_moving(self) -> bool:
        """Whether any animation runs."""
        return bool(self._picks) or self.finale_runs or self._hint is not None

    @property
    def hints(self) -> bool:
        """Whether a hint is being given."""
        return self._hint is not None
