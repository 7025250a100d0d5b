"""The button that shows the rest of a bonus at once, up to what it ends with (ALL-9)."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.view import Box
from engine.stage.widgets.button import Button, label_style
from scenes.common.slots.conductor import SlotConductor
from scenes.common.words_ahead import Words
from scenes.context import Context


class BonusSkipping:
    """Offered in the demo profile while spins of the bonus are still to come.

    Args:
        runs: whether the bonus stands on the screen, and its spins are not over.
    """

    def __init__(self, context: Context, conductor: SlotConductor, box: Box, runs: Callable[[], bool]) -> None:
        self._context = context
        self._conductor = conductor
        self._runs = runs
        self._last = 0
        self.button = Button(box, context.texts("slots.skip_bonus"), self.skip, colour="purple")
        self.enable()

    @property
    def words_ahead(self) -> Words:
        """What its button says when it comes up."""
        button, (_, _, width, height) = self.button, self.button.box
        return Words(button.label, label_style(button.colour, height * button.letters), width - 0.7 * height)

    def watch_last(self, pieces: int) -> None:
        """Of what is going to be shown, so many pieces at the end are watched in any case."""
        self._last = pieces

    def enable(self) -> None:
        """Offer it, or not."""
        has_more = self._conductor.left > self._last and self._runs()
        self.button.is_visible = self.button.is_enabled = has_more and self._context.market == "demo"

    def skip(self) -> None:
        """Show all spins that are left at once."""
        self._conductor.skip_all_but(self._last)
        self.enable()
