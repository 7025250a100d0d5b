"""The widgets of an instant win: arrows stay among what can be picked as long as they do not lead down to the bar."""

from __future__ import annotations

from engine.stage.intents import Direction
from engine.stage.widgets.group import STEPS, WidgetGroup, nearest
from engine.stage.widgets.widget import Widget
from scenes.common.pick_spot import PickSpot


class PickGroup(WidgetGroup):
    """Left and right never leave the picks, or the bar; down leaves a panel of picks at its end, up comes back."""

    def neighbour(self, origin: Widget, usable: list[Widget], direction: Direction) -> Widget | None:
        """Where an arrow leads from a pick or from a button."""
        dx, dy = STEPS[direction]
        spots: list[Widget] = [widget for widget in usable if isinstance(widget, PickSpot)]
        buttons = [widget for widget in usable if not isinstance(widget, PickSpot)]
        if isinstance(origin, PickSpot):
            if dx:
                return nearest(origin, spots, dx, dy)
            panel: list[Widget] = [
                spot for spot in spots if isinstance(spot, PickSpot) and _is_in_another_row(spot, origin)
            ]
            return nearest(origin, panel, dx, dy) or nearest(origin, buttons, dx, dy)
        return nearest(origin, buttons if dx else usable, dx, dy)


def _is_in_another_row(spot: PickSpot, origin: PickSpot) -> bool:
    """Whether both are of one panel, and of different rows; things in one row may be of unequal height."""
    apart = abs(spot.box[1] + spot.box[3] / 2 - origin.box[1] - origin.box[3] / 2)
    return spot.pick.what == origin.pick.what and apart > origin.box[3] / 2
