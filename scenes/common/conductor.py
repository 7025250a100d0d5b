"""Runs the animations of a play: picks side by side, what follows them one after the other, and hints in between."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.rules.contract import Action, Pick
from engine.rules.events import Event
from engine.stage.timeline import Animation, Timeline
from scenes.common.motion import Motion
from scenes.common.play_board import PlayBoard

B = TypeVar("B", bound=PlayBoard)


class Conductor(ABC, Generic[B]):
    """Watched, skipped or resumed, a play ends in the same picture: only animations change the board."""

    def __init__(self, motion: Motion[B]) -> None:
        self.motion = motion
        self._picks: list[Timeline] = []
        self._following: list[Animation] = []
        self._finale: Timeline | None = None
        self._hint: Timeline | None = None

    @abstractmethod
    def show(self, action: Action, events: Sequence[Event]) -> None:
        """Begin the pictures of an action's events."""

    @abstractmethod
    def hint(self, pick: Pick) -> None:
        """What can be picked shows that it can."""

    def begin_pick(self, animation: Animation) -> None:
        """A pick's own pictures, side by side with those of other picks."""
        self.stop_hint()
        self._picks.append(Timeline(animation, self.motion.cue))

    def follow(self, animation: Animation) -> None:
        """Pictures that begin once no pick is on its way any more."""
        self._following.append(animation)

    def begin_hint(self, animation: Animation) -> None:
        """A hint, until something is picked."""
        self._hint = Timeline(animation, self.motion.cue)

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        for timeline in self._picks:
            timeline.advance(passed)
        self._picks = [timeline for timeline in self._picks if not timeline.is_over]
        self._begin_finale_if_due()
        if self._finale is not None:
            self._finale.advance(passed)
            if self._finale.is_over:
                self._finale = None
        if self._hint is not None:
            self._hint.advance(passed)
            if self._hint.is_over:
                self._hint = None

    def skip(self) -> None:
        """Show everything that is still on its way at once."""
        self.stop_hint()
        for timeline in self._picks:
            timeline.skip()
        self._picks.clear()
        self._begin_finale_if_due()
        while self._finale is not None:
            self._finale.skip()
            self._finale = None
            self._begin_finale_if_due()

    def stop_hint(self) -> None:
        """No hint any more."""
        if self._hint is not None:
            self._hint.skip()
            self._hint = None

    def _begin_finale_if_due(self) -> None:
        if self._following and not self._picks and self._finale is None:
            self._finale = Timeline(self._following.pop(0), self.motion.cue)

    @property
    def has_picks_on_the_way(self) -> bool:
        """Whether something picked is still being shown."""
        return bool(self._picks)

    @property
    def finale_runs(self) -> bool:
        """Whether what follows the picks is being shown."""
        return self._finale is not None

    @property
    def waits(self) -> bool:
        """Whether something has to be shown before the next pick: nothing can be picked now."""
        return self.finale_runs or bool(self._following)

    @property
    def is_over(self) -> bool:
        """Whether everything has been shown, to the end of the play."""
        return self.motion.board.is_ended and not self.finale_runs

    @property
    def is_moving(self) -> bool:
        """Whether any animation runs."""
        return bool(self._picks) or self.finale_runs or self._hint is not None

    @property
    def hints(self) -> bool:
        """Whether a hint is being given."""
        return self._hint is not None
