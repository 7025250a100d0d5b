"""Animations: the same length and the same end picture at any frame rate, watched or skipped."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.timeline import (
    Animation,
    Cue,
    EndlessAnimationError,
    Playlist,
    Timeline,
    seconds,
    staggered,
    together,
    tween,
    until,
)
from engine.stage.tween import EASE_OUT_QUAD, ease_out_back

Plan = tuple[str, object]
Build = Callable[[], Animation]

STEPS = st.lists(st.floats(0.001, 0.05), min_size=1, max_size=40)
WAITS = st.sampled_from([0.0, 0.05, 0.1, 0.15, 0.25, 0.3, 1 / 3])


def leaves() -> st.SearchStrategy[Plan]:
    return st.tuples(st.sampled_from(["seconds", "tween"]), WAITS)


PLANS = st.recursive(
    leaves(),
    lambda inner: st.tuples(st.sampled_from(["together", "staggered", "after"]), st.lists(inner, max_size=3)),
    max_leaves=10,
)


class Picture:
    """What an animation shows. Branches write to the same places, so that their order counts."""

    def __init__(self) -> None:
        self.writes: list[str] = []
        self.value = 0.0

    def show(self, value: float) -> None:
        self.value = value

    def built(self, plan: Plan, name: str = "r") -> Animation:
        kind, rest = plan
        self.writes.append(f"{name} begins at value {self.value:.9f}")
        if kind == "seconds" and isinstance(rest, float):
            yield seconds(rest)
        elif kind == "tween" and isinstance(rest, float):
            yield tween(rest, self.show, ease_out_back(2))
        elif isinstance(rest, list):
            parts = [self.built(part, f"{name}{place}") for place, part in enumerate(rest)]
            if kind == "after":
                for part in parts:
                    yield from part
            else:
                yield together(*parts) if kind == "together" else staggered(0.07, parts)
        self.writes.append(f"{name} ends at value {self.value:.9f}")


def length(plan: Plan) -> float:
    """The length of a plan in seconds, worked out without running it."""
    kind, rest = plan
    if isinstance(rest, float):
        return rest
    assert isinstance(rest, list)
    if kind == "after":
        return sum(length(part) for part in rest)
    delay = 0.07 if kind == "staggered" else 0
    return max((place * delay + length(part) for place, part in enumerate(rest)), default=0)


def watch(timeline: Timeline, steps: list[float]) -> float:
    """Run to the end with frames of those lengths, again and again. Returns the time it took, exactly."""
    total = 0.0
    place = 0
    left = timeline.advance(0)
    while not timeline.is_over:
        step = steps[place % len(steps)]
        left = timeline.advance(step)
        total += step
        place += 1
    return total - left


@given(plan=PLANS, steps=STEPS)
def test_watched_at_any_frame_rate_and_skipped_end_in_the_same_picture(plan: Plan, steps: list[float]) -> None:
    watched, steady, skipped = Picture(), Picture(), Picture()
    watch(Timeline(watched.built(plan)), steps)
    watch(Timeline(steady.built(plan)), [1 / 60])
    Timeline(skipped.built(plan)).skip()
    assert watched.writes == skipped.writes == steady.writes
    assert watched.value == skipped.value == steady.value


@given(plan=PLANS, steps=STEPS, before=st.integers(0, 10))
def test_skipped_in_the_middle_ends_in_the_same_picture(plan: Plan, steps: list[float], before: int) -> None:
    watched, broken_off = Picture(), Picture()
    watch(Timeline(watched.built(plan)), [1 / 60])
    timeline = Timeline(broken_off.built(plan))
    for step in (steps * 10)[:before]:
        timeline.advance(step)
    timeline.skip()
    assert timeline.is_over
    assert broken_off.writes == watched.writes


@given(plan=PLANS, steps=STEPS)
def test_the_length_is_the_same_at_any_frame_rate(plan: Plan, steps: list[float]) -> None:
    assert watch(Timeline(Picture().built(plan)), steps) == pytest.approx(length(plan), abs=1e-6)


def test_left_over_time_goes_into_the_next_wait() -> None:
    seen: list[float] = []

    def animation() -> Animation:
        yield seconds(0.3)
        yield tween(0.2, seen.append)

    timeline = Timeline(animation())
    timeline.advance(0.4)
    assert seen == [0, pytest.approx(0.5)]
    assert timeline.advance(0.25) == pytest.approx(0.15)
    assert timeline.is_over


def test_a_tween_begins_at_0_and_ends_at_exactly_1() -> None:
    seen: list[float] = []

    def animation() -> Animation:
        yield tween(0.1, seen.append, EASE_OUT_QUAD)

    watch(Timeline(animation()), [0.033])
    assert seen[0] == 0
    assert seen[-1] == 1
    assert seen == sorted(seen)


def test_a_tween_without_length_shows_its_end() -> None:
    seen: list[float] = []

    def animation() -> Animation:
        yield tween(0, seen.append)

    Timeline(animation()).advance(0)
    assert seen == [1]


def test_what_happens_within_one_frame_happens_in_its_true_order() -> None:
    order: list[str] = []

    def note(delay: float, name: str) -> Animation:
        yield seconds(delay)
        order.append(name)

    def animation() -> Animation:
        yield together(note(0.03, "late"), note(0.01, "early"), note(0.02, "middle"))

    Timeline(animation()).advance(0.05)
    assert order == ["early", "middle", "late"]


def test_staggered_begins_each_a_delay_after_the_one_before() -> None:
    begun: list[tuple[int, float]] = []
    now = 0.0

    def part(place: int) -> Animation:
        begun.append((place, round(now, 3)))
        yield seconds(0.01)

    def animation() -> Animation:
        yield staggered(0.07, [part(place) for place in range(3)])

    timeline = Timeline(animation())
    while not timeline.is_over:
        timeline.advance(0.01)
        now += 0.01
    assert [place for place, _ in begun] == [0, 1, 2]
    assert [time for _, time in begun] == pytest.approx([0, 0.07, 0.14], abs=0.011)


def test_until_waits_for_a_condition_from_outside() -> None:
    tapped = False

    def animation() -> Animation:
        yield until(lambda: tapped)
        yield seconds(0.1)

    timeline = Timeline(animation())
    for _ in range(100):
        timeline.advance(0.05)
    assert not timeline.is_over
    tapped = True
    timeline.advance(0.05)
    timeline.advance(0.1)
    assert timeline.is_over


def test_until_is_not_waited_for_when_skipped_and_the_rest_comes_first() -> None:
    order: list[str] = []

    def asking() -> Animation:
        yield until(lambda: False)
        order.append("given up")

    def timed() -> Animation:
        yield seconds(1)
        order.append("timed")

    def animation() -> Animation:
        yield together(asking(), timed())

    Timeline(animation()).skip()
    assert order == ["timed", "given up"]


def test_until_hears_of_another_branch_at_the_same_moment() -> None:
    done: list[str] = []

    def asking() -> Animation:
        yield until(lambda: "set" in done)
        yield seconds(0.1)

    def setting() -> Animation:
        yield seconds(0.2)
        done.append("set")

    def animation() -> Animation:
        yield together(asking(), setting())

    timeline = Timeline(animation())
    assert timeline.advance(0.5) == pytest.approx(0.2)


def test_the_cue_tells_when_an_animation_is_skipped() -> None:
    cue = Cue()
    sounds: list[str] = []

    def animation() -> Animation:
        cue.fire(sounds.append, "begins")
        yield seconds(1)
        cue.fire(sounds.append, "ends")

    timeline = Timeline(animation(), cue)
    timeline.advance(0.5)
    timeline.skip()
    assert sounds == ["begins"]
    assert not cue.skipping
    assert not timeline.skipping


def test_the_cue_is_right_again_after_an_error_in_a_skipped_animation() -> None:
    def animation() -> Animation:
        yield seconds(1)
        raise KeyError("symbols/nothing")

    timeline = Timeline(animation())
    with pytest.raises(KeyError):
        timeline.skip()
    assert not timeline.skipping


def test_endless_animations_are_an_error_and_not_a_hang() -> None:
    def forever() -> Animation:
        while True:
            yield seconds(1)

    def at_once() -> Animation:
        while True:
            yield seconds(0)

    def asking() -> Animation:
        while True:
            yield until(lambda: False)

    for animation in (forever(), asking()):
        with pytest.raises(EndlessAnimationError):
            Timeline(animation).skip()
    with pytest.raises(EndlessAnimationError):
        Timeline(at_once()).advance(0.01)


def test_a_playlist_hands_left_over_time_on() -> None:
    order: list[str] = []

    def part(name: str) -> Animation:
        order.append(f"{name} begins")
        yield seconds(0.1)
        order.append(f"{name} ends")

    playlist = Playlist()
    playlist.add(part("first"))
    playlist.add(part("second"))
    playlist.advance(0.15)
    assert order == ["first begins", "first ends", "second begins"]
    assert not playlist.is_over
    assert playlist.advance(0.1) == pytest.approx(0.05)
    assert playlist.is_over


def test_skipping_a_playlist_runs_all_of_it_also_what_is_added_meanwhile() -> None:
    order: list[str] = []
    playlist = Playlist()

    def follower() -> Animation:
        yield seconds(0.1)
        order.append("follower")

    def leader() -> Animation:
        yield seconds(0.1)
        order.append("leader")
        playlist.cue.fire(order.append, "never heard")
        playlist.add(follower())

    playlist.add(leader())
    playlist.skip()
    assert order == ["leader", "follower"]
    assert playlist.is_over
