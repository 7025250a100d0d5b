"""What every game's stage offers. A game's stage is found by its id: `scenes.<id>.stage`, function `stage`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Scene, Transition
from scenes.context import Context


class GameStage(Protocol):
    """The scenes of one game."""

    def splash(self, context: Context, game: Game) -> Scene:
        """Where a play is bought."""
        ...

    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition | None],
        recorded: Sequence[Action] = (),
    ) -> Scene:
        """A play; `recorded` actions are taken by themselves.

        `after` says what follows its end; when it gives None, the scene goes on by itself.
        """
        ...

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """Draw each window of the play as it stands when all recorded actions have been shown."""
        ...


def stage_of(game_id: str) -> GameStage:
    """The stage of a game by its id."""
    return cast("GameStage", import_module(f"scenes.{game_id}.stage").stage())
