"""The place of something that can be picked, as a widget: it can be hovered, focused and selected."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.contract import Pick
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

RAISED, HELD = 1.08, 1.03
"""How much larger a thing is drawn under the pointer or with the focus, and while it is pressed."""


class PickSpot(Widget):
    """Disabled as long as its pick is not possible."""

    def __init__(self, box: Box, label: str, pick: Pick, on_pick: Callable[[Pick], object]) -> None:
        super().__init__(box, label)
        self.pick = pick
        self._on_pick = on_pick

    def act(self) -> None:
        """Select it."""
        self._on_pick(self.pick)

    @property
    def is_raised(self) -> bool:
        """Whether it shows that it would be picked now."""
        return self.is_enabled and self.is_visible and (self.is_hovered or self.is_focused)

    @property
    def swell(self) -> float:
        """How large it is drawn while it is raised; never smaller than at rest, since that lies below it."""
        return HELD if self.is_held and self.is_hovered else RAISED
