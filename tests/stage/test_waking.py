"""Waiting for an event without a window: what is asked of SDL, and when the loop looks by itself."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.stage import waking
from engine.stage.controls import Controls
from engine.stage.gamepad import Gamepads, Pad
from engine.stage.waking import Waker, look_often


class Waits:
    """Writes down for how many milliseconds SDL was to wait."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, event: None, milliseconds: int) -> int:
        del event
        self.asked.append(milliseconds)
        return 0


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    found = Waits()
    monkeypatch.setattr(waking, "_sdl_wait", lambda: found)
    monkeypatch.setattr(waking, "make_signals_events", lambda: None)
    return found


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr(waking, "look_often", found.append)
    return found


def test_the_window_itself_is_waited_on_for_all_of_the_time(waits: Waits, looks: list[float]) -> None:
    Waker().wait(1.0)
    Waker().wait(0.0501)
    assert waits.asked == [1001, 52]  # never less than was wished, though SDL counts begun milliseconds
    assert looks == []


def test_a_gamepad_is_looked_at_while_it_is_plugged_in(waits: Waits, looks: list[float]) -> None:
    controls = Controls(lambda _: None, gamepads=Gamepads(lambda _: Pad(7, is_mapped=True, device=None)))
    waker = Waker(controls.is_polled)
    waker.wait(1.0)
    controls.of_event(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    waker.wait(1.0)
    controls.of_event(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7))
    waker.wait(1.0)
    assert (len(waits.asked), looks) == (2, [1.0])


def test_a_system_that_wakes_nobody_is_looked_at(looks: list[float]) -> None:
    pygame.display.init()  # on the driver of the tests, which has no window
    Waker().wait(0.05)
    assert looks == [0.05]


@pytest.mark.parametrize(("longest", "slept"), [(0.05, 0.05 / 7), (1.0, 0.05)])
def test_looking_often_is_a_part_of_the_time(monkeypatch: pytest.MonkeyPatch, longest: float, slept: float) -> None:
    found: list[float] = []
    sleep: Callable[[float], None] = found.append
    monkeypatch.setattr(waking.time, "sleep", sleep)
    look_often(longest)
    assert found == [pytest.approx(slept)]
