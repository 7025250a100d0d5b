"""The scenes of Mr. Monopoly: the machine, a round on it, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Game
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from games.mr_monopoly.events import FreeSpinsStarted, HatThrown, HotelBuilt, HouseBuilt, NudgeMade
from games.mr_monopoly.game import MrMonopoly
from scenes.context import Context
from scenes.mr_monopoly.scene import MonopolyScene

COVERING = (NudgeMade, HatThrown, HouseBuilt, HotelBuilt, FreeSpinsStarted)
"""What changes the window after its lines were paid."""


class MonopolyStage:
    """Makes the scenes of Mr. Monopoly."""

    def splash(self, context: Context, game: Game) -> MonopolyScene:
        """The machine, ready for a spin: in a slot the price is the stake on its bar."""
        return MonopolyScene(context, _own(game), None)

    def play(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        *,
        after: Callable[[], Transition | None],
        recorded: Sequence[Action] = (),
    ) -> MonopolyScene:
        """A round that was bought already, fresh or resumed."""
        return MonopolyScene(context, _own(game), play, after=after, is_recorded=bool(recorded))

    def finished_pictures(self, context: Context, game: Game, play: LivePlay) -> tuple[Callable[[Canvas], None], ...]:
        """The window as it stopped, where something covered it later (ALL-6), and the board at the end."""
        for action in play.recorded:
            if action in play.actions:
                play.take(action)
        scenes = [MonopolyScene(context, _own(game), play)]
        events = [event for _, events in play.history for event in events]
        stopped = [event for event in events if isinstance(event, ReelsStopped | LineWon)]
        if any(isinstance(event, COVERING) for event in events):
            scenes.insert(0, MonopolyScene(context, _own(game), play))
            scenes[0].show_at_once(stopped)
        scenes[-1].show_at_once(events)
        return tuple(scene.draw_room for scene in scenes)


def _own(game: Game) -> MrMonopoly:
    if not isinstance(game, MrMonopoly):
        raise TypeError(f"{game.id} is played on another stage")
    return game


def stage() -> MonopolyStage:
    """The stage of this game."""
    return MonopolyStage()
