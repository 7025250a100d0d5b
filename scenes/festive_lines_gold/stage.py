"""The scenes of Festive Lines Gold: splash, play, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Scene, Transition
from games.festive_lines_gold.game import FestiveLinesGold
from scenes.context import Context
from scenes.festive_lines_gold.painting import draw_splash
from scenes.festive_lines_gold.pictures import SPLASH_FORESEES
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashLook, SplashScene

LOOK = SplashLook(draw_splash, "red", "music_festive", SPLASH_FORESEES)


class FestiveLinesStage:
    """Makes the scenes of Festive Lines Gold."""

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
    ) -> FestiveLinesScene:
        """A play, fresh or resumed."""
        return FestiveLinesScene(context, _own(game), play, after=after, recorded=recorded)

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The board when all recorded actions have been shown, without end message and buttons in use."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        scene = self.play(context, game, play, after=_nowhere)
        scene.show_all()
        return (scene.draw_play,)


def _nowhere() -> Transition:
    raise RuntimeError("a picture of a finished play leads nowhere")


def _own(game: Game) -> FestiveLinesGold:
    if not isinstance(game, FestiveLinesGold):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> FestiveLinesStage:
    """The stage of this game."""
    return FestiveLinesStage()
