"""The place of something that can be picked, as a widget: it can be hovered, focused and selected."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.contract import Pick
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget


class PickSpot(Widget):
    """Disabled as long as its pick is not possible."""

    def __init__(self, box: Box, label: str, pick: Pick, on_pick: Callable[[Pick], object]) -> None:
        super().__init__(box, label)
        self.pick = pick
        self._on_pick = on_pick

    def act(self) -> None:
        """Select it."""
        self._on_pick(self.pick)
