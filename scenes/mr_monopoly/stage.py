"""The scenes of Mr. Monopoly: the machine, a round on it, and the finished board for My Games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Game
from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded
from engine.stage.scene import Transition
from games.mr_monopoly.events import FreeSpinsStarted, HatThrown, HotelBuilt, HouseBuilt, NudgeMade
from games.mr_monopoly.game import MrMonopoly
from scenes.common.slots.slot_stage import SlotStage
from scenes.context import Context
from scenes.mr_monopoly.scene import MonopolyScene

COVERING = (NudgeMade, HatThrown, HouseBuilt, HotelBuilt, FreeSpinsStarted)
"""What changes the window after its lines were paid."""


class MonopolyStage(SlotStage[MonopolyScene]):
    """Makes the scenes of Mr. Monopoly."""

    def machine(
        self,
        context: Context,
        game: Game,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None = None,
        is_recorded: bool = False,
    ) -> MonopolyScene:
        """The machine, with a round that was bought already if there is one."""
        if not isinstance(game, MrMonopoly):
            raise TypeError(f"{game.id} is played on another stage")
        return MonopolyScene(context, game, play, after=after, is_recorded=is_recorded)

    def windows(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """The window as it stopped, where something covered it later (ALL-6), and the board at the end."""
        if not any(isinstance(event, COVERING) for event in events):
            return [events]
        is_bonus = any(isinstance(event, FreeSpinsStarted) for event in events)
        last = [event for event in events if not (is_bonus and isinstance(event, RoundEnded))]  # which leads back
        return [[event for event in events if isinstance(event, ReelsStopped | LineWon)], last]


def stage() -> MonopolyStage:
    """The stage of this game."""
    return MonopolyStage()
