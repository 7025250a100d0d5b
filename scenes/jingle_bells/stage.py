"""The scenes of Jingle Bells: the machine, a round on it, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Game
from engine.rules.events import Event
from engine.rules.slots.events import RoundEnded
from engine.stage.scene import Transition
from games.jingle_bells.events import ChristmasSpinsTriggered, FramesTurnedWild
from games.jingle_bells.game import JingleBells
from scenes.common.slots.slot_stage import SlotStage
from scenes.context import Context
from scenes.jingle_bells.scene import BellsScene

COVERING = (FramesTurnedWild, ChristmasSpinsTriggered)
"""What shows another window after the one before was looked at: Golden Leaf Wilds, and the board of the bonus."""


class BellsStage(SlotStage[BellsScene]):
    """Makes the scenes of Jingle Bells."""

    def machine(
        self,
        context: Context,
        game: Game,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None = None,
        is_recorded: bool = False,
    ) -> BellsScene:
        """The machine, with a round that was bought already if there is one."""
        if not isinstance(game, JingleBells):
            raise TypeError(f"{game.id} is played on another stage")
        return BellsScene(context, game, play, after=after, is_recorded=is_recorded)

    def windows(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """The window as it stopped, that with its lines, and the board of the Christmas Spins (ALL-6)."""
        cuts = [place for place, event in enumerate(events) if isinstance(event, COVERING)]
        ends = [place for place, event in enumerate(events) if isinstance(event, RoundEnded)]
        is_bonus = any(isinstance(event, ChristmasSpinsTriggered) for event in events)
        return [events[:cut] for cut in (*cuts, *(ends if is_bonus and ends else (len(events),)))]


def stage() -> BellsStage:
    """The stage of this game."""
    return BellsStage()
