"""Frame pacing with a clock that the test moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.pacing import LONGEST_STEP, Pace, Pacer, pace_for


class Time:
    """A clock that takes 1 µs to be asked, and a sleep that is `late` seconds late."""

    def __init__(self, late: float = 0.0) -> None:
        self.now = 100.0
        self.late = late
        self.slept: list[float] = []

    def clock(self) -> float:
        self.now += 1e-6
        return self.now

    def sleep(self, length: float) -> None:
        assert length > 0
        self.slept.append(length)
        self.now += length + self.late


@given(works=st.lists(st.floats(0, 0.014), min_size=2, max_size=60), late=st.floats(0, 0.001))
def test_frames_come_60_times_a_second_whatever_the_work(works: list[float], late: float) -> None:
    time = Time(late)
    pacer = Pacer(time.clock, time.sleep)
    start = time.now
    for work in works:
        time.now += work
        pacer.wait(Pace.MOVING)
    assert time.now - start == pytest.approx(len(works) / 60, abs=5e-5)


def test_a_frame_that_is_late_is_not_made_up_for() -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    time.now += 0.2
    pacer.wait(Pace.MOVING)
    before = time.now
    pacer.wait(Pace.MOVING)
    assert time.now - before == pytest.approx(1 / 60, abs=1e-4)


def test_sleep_ends_early_and_the_clock_is_watched_for_the_rest() -> None:
    time = Time()
    Pacer(time.clock, time.sleep).wait(Pace.MOVING)
    assert time.slept == [pytest.approx(1 / 60 - 0.0012, abs=1e-4)]


@pytest.mark.parametrize("jump", [0.0, 0.2, 60.0, 8 * 3600.0])
def test_a_long_pause_counts_as_50_ms(jump: float) -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    time.now += jump
    assert 0 < pacer.wait(Pace.MOVING) <= LONGEST_STEP


def test_the_steps_add_up_to_the_time_that_passed() -> None:
    time = Time(late=0.0004)
    pacer = Pacer(time.clock, time.sleep)
    start = time.now
    total = sum(pacer.wait(Pace.MOVING) for _ in range(100))
    assert total == pytest.approx(time.now - start, abs=1e-4)


def test_without_motion_the_loop_polls_and_does_not_watch_the_clock() -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    pacer.wait(Pace.POLLING)
    pacer.wait(Pace.RESTING)
    assert time.slept == [0.007, 0.1]


def test_motion_after_a_rest_begins_with_a_whole_frame() -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    pacer.wait(Pace.RESTING)
    before = time.now
    pacer.wait(Pace.MOVING)
    assert time.now - before == pytest.approx(1 / 60, abs=1e-4)


def test_the_pace_follows_motion_and_attention() -> None:
    assert pace_for(moving=True, attended=True) is Pace.MOVING
    assert pace_for(moving=False, attended=True) is Pace.POLLING
    assert pace_for(moving=True, attended=False) is Pace.RESTING
    assert pace_for(moving=False, attended=False) is Pace.RESTING


def test_a_still_window_that_nobody_uses_is_looked_at_less_often() -> None:
    assert pace_for(moving=False, attended=True, in_use=True) is Pace.POLLING
    assert pace_for(moving=False, attended=True, in_use=False) is Pace.DOZING
    assert pace_for(moving=True, attended=True, in_use=False) is Pace.MOVING
    assert pace_for(moving=False, attended=False, in_use=False) is Pace.RESTING
