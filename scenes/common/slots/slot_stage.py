"""What the stages of all slots share: the machine, a round on it, and the finished pictures of a round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.rules.events import Event
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from scenes.common.slots.slot_scene import SlotScene
from scenes.context import Context

S = TypeVar("S", bound=SlotScene[Any])  # each game has a board of its own kind


class SlotStage(ABC, Generic[S]):
    """Makes the scenes of a slot; a game makes its machine, and says which windows a finished round has."""

    @abstractmethod
    def machine(
        self,
        context: Context,
        game: Game,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None = None,
        is_recorded: bool = False,
    ) -> S:
        """The machine, with a round that was bought already if there is one (see `SlotScene`)."""

    @abstractmethod
    def windows(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """What each picture of a finished round shows: its events up to there (ALL-6)."""

    def splash(self, context: Context, game: Game) -> S:
        """The machine, ready for a spin: in a slot the price is the stake on its bar."""
        return self.machine(context, game, None)

    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition | None],
        recorded: Sequence[Action] = (),
    ) -> S:
        """A round that was bought already, fresh or resumed."""
        return self.machine(context, game, play, after=after, is_recorded=bool(recorded))

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The windows of a round when all recorded actions have been shown."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        pictures = []
        for shown in self.windows([event for _, events in play.history for event in events]):
            scene = self.machine(context, game, play)
            scene.show_at_once(shown)
            pictures.append(scene.draw_room)
        return tuple(pictures)
