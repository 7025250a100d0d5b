"""The button that shows the rest of the Christmas Spins at once, up to the count of their prizes (ALL-9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.events import Event
from engine.rules.slots.win_cap import WinCapReached
from engine.stage.widgets.button import Button, label_style
from scenes.common.slots.conductor import SlotConductor
from scenes.common.slots.words_ahead import Words
from scenes.context import Context
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.bonus_layout import SKIP

LAST_PIECES = 5
"""Watched in any case: the end of the spins, the count of the prizes, the end of the round in its three pieces."""


class BonusSkipping:
    """Offered in the demo profile while spins are still to come."""

    def __init__(self, context: Context, board: Board, conductor: SlotConductor) -> None:
        self._context = context
        self._board = board
        self._conductor = conductor
        self._last = LAST_PIECES
        self.button = Button(SKIP, context.texts("bells.bonus.skip"), self.skip, colour="purple")
        self.enable()

    @property
    def words_ahead(self) -> Words:
        """What its button says when it comes up."""
        button, (_, _, width, height) = self.button, SKIP
        return Words(button.label, label_style(button.colour, height * button.letters), width - 0.7 * height)

    def note(self, events: Sequence[Event]) -> None:
        """These events are going to be shown: the win cap is a piece of its own at their end."""
        self._last = LAST_PIECES + any(isinstance(event, WinCapReached) for event in events)

    def enable(self) -> None:
        """Offer it, or not."""
        bonus = self._board.bonus
        has_more = bonus is not None and bonus.arrived == 1 and not bonus.is_over and self._conductor.is_moving
        self.button.is_visible = self.button.is_enabled = has_more and self._context.market == "demo"

    def skip(self) -> None:
        """Show all spins that are left at once."""
        self._conductor.skip_all_but(self._last)
        self.enable()
