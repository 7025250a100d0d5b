"""The scenes of Christmas Jumper: splash, play, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Scene, Transition
from games.christmas_jumper.game import ChristmasJumper
from scenes.christmas_jumper.painting import draw_splash
from scenes.christmas_jumper.pictures import SPLASH_FORESEES
from scenes.christmas_jumper.scene import JumperScene
from scenes.context import Context
from scenes.splash.scene import SplashLook, SplashScene

LOOK = SplashLook(draw_splash, "red", "music_jumper", SPLASH_FORESEES)


class JumperStage:
    """Makes the scenes of Christmas Jumper."""

    def splash(self, context: Context, game: Game) -> Scene:
        """The splash; PLAY buys a ticket and goes on to it."""

        def again() -> Transition:
            return context.swept(self.splash(context, game))

        def begin(play: LivePlay) -> Scene:
            return self.play(context, game, play, after=again)

        return SplashScene(context, game, LOOK, begin)

    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> JumperScene:
        """A play, fresh or resumed."""
        return JumperScene(context, _own(game), play, after=after, recorded=recorded)

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The main window, and the bonus window if it was reached, when all recorded actions have been shown."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        scene = self.play(context, game, play, after=_nowhere)
        scene.show_all()
        return tuple(partial(scene.draw_of, window) for window in scene.windows)


def _nowhere() -> Transition:
    raise RuntimeError("a picture of a finished play leads nowhere")


def _own(game: Game) -> ChristmasJumper:
    if not isinstance(game, ChristmasJumper):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> JumperStage:
    """The stage of this game."""
    return JumperStage()
