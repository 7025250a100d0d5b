"""The scenes of Christmas Jumper: splash, play, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from games.christmas_jumper.game import ChristmasJumper
from scenes.christmas_jumper.painting import draw_splash
from scenes.christmas_jumper.pictures import SPLASH_FORESEES
from scenes.christmas_jumper.scene import JumperScene
from scenes.context import Context
from scenes.splash.instant_win_stage import InstantWinStage
from scenes.splash.scene import SplashLook


class JumperStage(InstantWinStage[JumperScene]):
    """Makes the scenes of Christmas Jumper."""

    look = SplashLook(draw_splash, "red", "music_jumper", SPLASH_FORESEES)

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

    def pictures_of(self, scene: JumperScene) -> tuple[Callable[[Canvas], None], ...]:
        """The main window, and the bonus window if it was reached."""
        return tuple(partial(scene.draw_of, window) for window in scene.windows)


def _own(game: Game) -> ChristmasJumper:
    if not isinstance(game, ChristmasJumper):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> JumperStage:
    """The stage of this game."""
    return JumperStage()
