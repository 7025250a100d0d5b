"""The scenes of Jingle Bells: the machine, a round on it, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.rules.slots.events import RoundEnded
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from games.jingle_bells.events import ChristmasSpinsTriggered, FramesTurnedWild
from games.jingle_bells.game import JingleBells
from scenes.context import Context
from scenes.jingle_bells.scene import BellsScene

COVERING = (FramesTurnedWild, ChristmasSpinsTriggered)
"""What shows another window after the one before was looked at: Golden Leaf Wilds, and the board of the bonus."""


class BellsStage:
    """Makes the scenes of Jingle Bells."""

    def splash(self, context: Context, game: Game) -> BellsScene:
        """The machine, ready for a spin: in a slot the price is the stake on its bar."""
        return BellsScene(context, _own(game), None)

    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition | None],
        recorded: Sequence[Action] = (),
    ) -> BellsScene:
        """A round that was bought already, fresh or resumed."""
        return BellsScene(context, _own(game), play, after=after, is_recorded=bool(recorded))

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The window as it stopped, that with its lines, and the board of the Christmas Spins (ALL-6)."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        events = [event for _, events in play.history for event in events]
        cuts = [place for place, event in enumerate(events) if isinstance(event, COVERING)]
        scenes = []
        ends = [place for place, event in enumerate(events) if isinstance(event, RoundEnded)]
        is_bonus = any(isinstance(event, ChristmasSpinsTriggered) for event in events)
        for cut in (*cuts, *(ends if is_bonus and ends else (len(events),))):
            scene = BellsScene(context, _own(game), play)
            scene.show_at_once(events[:cut])
            scenes.append(scene)
        return tuple(scene.draw_room for scene in scenes)


def _own(game: Game) -> JingleBells:
    if not isinstance(game, JingleBells):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> BellsStage:
    """The stage of this game."""
    return BellsStage()
