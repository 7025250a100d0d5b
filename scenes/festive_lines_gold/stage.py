"""The scenes of Festive Lines Gold: splash, play, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from games.festive_lines_gold.game import FestiveLinesGold
from scenes.context import Context
from scenes.festive_lines_gold.painting import draw_splash
from scenes.festive_lines_gold.pictures import SPLASH_FORESEES
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.instant_win_stage import InstantWinStage
from scenes.splash.scene import SplashLook


class FestiveLinesStage(InstantWinStage[FestiveLinesScene]):
    """Makes the scenes of Festive Lines Gold."""

    look = SplashLook(draw_splash, "red", "music_festive", SPLASH_FORESEES)

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

    def pictures_of(self, scene: FestiveLinesScene) -> tuple[Callable[[Canvas], None], ...]:
        """The board."""
        return (scene.draw_play,)


def _own(game: Game) -> FestiveLinesGold:
    if not isinstance(game, FestiveLinesGold):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> FestiveLinesStage:
    """The stage of this game."""
    return FestiveLinesStage()
