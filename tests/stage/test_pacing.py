"""Frame pacing with a clock that the test moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.pacing import LONGEST_STEP, Pace, Pacer, pace_for
from engine.stage.waking import look_often


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


def test_what_is_on_its_way_is_looked_for_and_the_clock_is_not_watched() -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    pacer.wait(Pace.POLLING)
    pacer.wait(Pace.RESTING)
    assert time.slept == [0.007, 0.1]


class Desk(Time):
    """Somebody's events, by the time after which each comes; `waits` is how long each wait was to be, and was."""

    def __init__(self, *events: float) -> None:
        super().__init__()
        self.events = list(events)
        self.waits: list[tuple[float, float]] = []

    def doze(self, longest: float) -> None:
        waited = longest
        if self.events and self.events[0] - self.now < longest:
            waited = max(0.0, self.events.pop(0) - self.now)
        self.now += waited
        self.waits.append((longest, waited))


def test_a_window_at_rest_is_waited_on_and_goes_round_once_a_second() -> None:
    desk = Desk()
    pacer = Pacer(desk.clock, desk.sleep, desk.doze)
    passed = [pacer.wait(Pace.DOZING) for _ in range(10)]
    assert sum(passed) == pytest.approx(10, abs=1e-3)  # and no time is lost
    assert desk.slept == []


def test_an_event_ends_the_wait_at_once() -> None:
    desk = Desk(100.3)
    pacer = Pacer(desk.clock, desk.sleep, desk.doze)
    assert pacer.wait(Pace.DOZING) == pytest.approx(0.3, abs=1e-4)
    assert desk.slept == []


def test_a_mouse_that_says_a_thousand_things_a_second_does_not_drive_the_loop() -> None:
    desk = Desk(*(100 + number / 1000 for number in range(1000)))

    def sleep(length: float) -> None:
        desk.now += length
        desk.events = [each for each in desk.events if each > desk.now]  # these are read with the next round

    pacer = Pacer(desk.clock, sleep, desk.doze)
    rounds = 0
    while desk.now < 101:
        pacer.wait(Pace.STILL)
        rounds += 1
    assert rounds <= 1 / 0.007 + 2


@pytest.mark.parametrize("pace", [Pace.STILL, Pace.DOZING])
def test_a_machine_that_slept_meanwhile_has_waited_no_longer_than_it_wanted_to(pace: Pace) -> None:
    desk = Desk()
    pacer = Pacer(desk.clock, desk.sleep, desk.doze)
    desk.now += 8 * 3600
    assert pacer.wait(pace) == pace.value


def test_without_a_waker_the_window_is_looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("engine.stage.waking.time.sleep", slept.append)
    look_often(Pace.STILL.value)
    look_often(Pace.DOZING.value)
    assert slept == [pytest.approx(0.00714, abs=1e-5), 0.05]


def test_motion_after_a_rest_begins_with_a_whole_frame() -> None:
    time = Time()
    pacer = Pacer(time.clock, time.sleep)
    pacer.wait(Pace.RESTING)
    before = time.now
    pacer.wait(Pace.MOVING)
    assert time.now - before == pytest.approx(1 / 60, abs=1e-4)


def test_the_pace_follows_motion_and_attention() -> None:
    assert pace_for(moving=True, attended=True) is Pace.MOVING
    assert pace_for(moving=False, attended=True) is Pace.STILL
    assert pace_for(moving=True, attended=False) is Pace.RESTING
    assert pace_for(moving=False, attended=False) is Pace.DOZING


def test_a_still_window_that_nobody_uses_goes_round_for_the_clock_alone() -> None:
    assert pace_for(moving=False, attended=True, in_use=True) is Pace.STILL
    assert pace_for(moving=False, attended=True, in_use=False) is Pace.DOZING
    assert pace_for(moving=True, attended=True, in_use=False) is Pace.MOVING
    assert pace_for(moving=False, attended=False, in_use=False) is Pace.DOZING


def test_what_comes_without_an_event_is_looked_for_in_the_meantime() -> None:
    assert pace_for(moving=False, attended=True, in_use=False, awaiting=True) is Pace.POLLING
    assert pace_for(moving=True, attended=True, awaiting=True) is Pace.MOVING
    assert pace_for(moving=False, attended=False, awaiting=True) is Pace.RESTING
