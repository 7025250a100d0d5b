"""What the stages of all instant wins share: from splash to play and back, and the finished pictures of a play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Scene, Transition
from scenes.common.instant_win import InstantWinScene
from scenes.context import Context
from scenes.splash.scene import SplashLook, SplashScene

S = TypeVar("S", bound=InstantWinScene[Any])  # each game has a board of its own kind


class InstantWinStage(ABC, Generic[S]):
    """Makes the scenes of an instant win; a game says how its splash looks, and makes its play."""

    look: SplashLook

    @abstractmethod
    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> S:
        """A play, fresh or resumed."""

    @abstractmethod
    def pictures_of(self, scene: S) -> tuple[Callable[[Canvas], None], ...]:
        """The windows of a play that has been shown, without end message and buttons in use."""

    def splash(self, context: Context, game: Game) -> Scene:
        """The splash; PLAY buys a ticket and goes on to it."""

        def again() -> Transition:
            return context.swept(self.splash(context, game))

        def begin(play: LivePlay) -> Scene:
            return self.play(context, game, play, after=again)

        return SplashScene(context, game, self.look, begin)

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The windows of a play when all recorded actions have been shown."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        scene = self.play(context, game, play, after=_nowhere)
        scene.show_all()
        return self.pictures_of(scene)


def _nowhere() -> Transition:
    raise RuntimeError("a picture of a finished play leads nowhere")
