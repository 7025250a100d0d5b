"""Counting up: exact at the end, never backwards, ticks that can be told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.counting import count_up
from engine.stage.timeline import Cue, Timeline


@given(amount=st.integers(1, 5_000_000), frame=st.floats(0.005, 0.05))
def test_a_count_rises_to_exactly_the_amount_in_its_time(amount: int, frame: float) -> None:
    shown: list[int] = []
    timeline = Timeline(count_up(amount, 1.5, shown.append, lambda: None))
    passed = 0.0
    while not timeline.is_over:
        passed += frame - timeline.advance(frame)
    assert shown[0] == 0
    assert shown[-1] == amount
    assert shown == sorted(shown)
    assert passed == pytest.approx(1.5)


def test_it_ticks_at_most_14_times_a_second() -> None:
    now = 0.0
    ticks: list[float] = []
    timeline = Timeline(count_up(5_000_000, 2.0, lambda _: None, lambda: ticks.append(now)))
    while not timeline.is_over:
        now += 1 / 60
        timeline.advance(1 / 60)
    assert 25 <= len(ticks) <= 28


def test_a_small_amount_ticks_only_when_it_changes() -> None:
    ticks: list[int] = []
    Timeline(count_up(3, 2.0, lambda _: None, lambda: ticks.append(1))).advance(2.5)
    assert len(ticks) == 3


def test_a_skipped_count_shows_the_amount_in_silence() -> None:
    cue = Cue()
    shown: list[int] = []
    ticks: list[int] = []
    timeline = Timeline(count_up(960, 4.0, shown.append, lambda: cue.fire(ticks.append, 1), start=200), cue)
    timeline.advance(0.5)
    heard = len(ticks)
    assert heard > 0
    assert 200 < shown[-1] < 960
    timeline.skip()
    assert shown[-1] == 960
    assert len(ticks) == heard
