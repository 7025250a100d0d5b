"""Turns mouse and touch into intents: one press for one tap, on the canvas only."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.stage.intents import Intent, Point, PointAway, Press, PressCancelled, Release, Scroll
from engine.stage.payload import number, pair, whole

DOUBLED = 0.04
"""Seconds within which a second press at the same place is the same tap, told twice by the system."""

SAME_PLACE = 6
"""Window pixels."""

Place = tuple[int, int]
ToCanvas = Callable[[Place], tuple[float, float] | None]
"""From a window pixel to the logical point under it; None in the bars beside the canvas."""


class Pointer:
    """Follows the main button and the finger. `clock` counts seconds."""

    def __init__(self, to_canvas: ToCanvas, clock: Callable[[], float]) -> None:
        self._to_canvas = to_canvas
        self._clock = clock
        self._is_down = False
        self._last_place: Place = (-1000, -1000)
        self._last_time = float("-inf")

    def read(self, event: pygame.Event) -> tuple[Intent, ...]:
        """The intents of a mouse event. Other buttons than the main one mean nothing."""
        if event.type == pygame.MOUSEWHEEL:
            notches = number(event, "precise_y") or number(event, "y")
            return (Scroll(notches),) if notches else ()
        place = pair(event, "pos")
        if place is None:
            return ()
        if event.type == pygame.MOUSEMOTION:
            return self._moved(place)
        if whole(event, "button") != pygame.BUTTON_LEFT:
            return ()
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(place)
        return self._released(place, touch=getattr(event, "touch", False) is True)

    def clear(self) -> tuple[Intent, ...]:
        """End a press that is under way: the window has lost the focus."""
        if not self._is_down:
            return ()
        self._is_down = False
        return (PressCancelled(),)

    def _moved(self, place: Place) -> tuple[Intent, ...]:
        point = self._to_canvas(place)
        return (PointAway(),) if point is None else (Point(*point),)

    def _pressed(self, place: Place) -> tuple[Intent, ...]:
        if self._is_down or self._is_doubled(place):
            return ()
        point = self._to_canvas(place)
        if point is None:
            return ()
        self._is_down = True
        self._remember(place)
        return (Press(*point),)

    def _released(self, place: Place, *, touch: bool) -> tuple[Intent, ...]:
        if not self._is_down:
            return ()
        self._is_down = False
        self._remember(place)
        point = self._to_canvas(place)
        if point is None:
            return (PressCancelled(),)
        return (Release(*point), PointAway()) if touch else (Release(*point),)

    def _remember(self, place: Place) -> None:
        self._last_place = place
        self._last_time = self._clock()

    def _is_doubled(self, place: Place) -> bool:
        near = max(abs(place[0] - self._last_place[0]), abs(place[1] - self._last_place[1])) <= SAME_PLACE
        return near and self._clock() - self._last_time < DOUBLED
