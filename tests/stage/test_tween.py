"""Easing curves: exact ends, safe outside of 0..1."""

import pytest
import pytweening
from hypothesis import given
from hypothesis import strategies as st

from engine.stage import tween
from engine.stage.tween import Ease, ease_in_back, ease_out_back, mix, mix_points, there_and_back

CURVES = {name: curve for name, curve in vars(tween).items() if name.startswith("EASE_")} | {
    "linear": tween.linear,
    "out back": ease_out_back(2.2),
    "in back": ease_in_back(),
}


@pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)
def test_a_curve_begins_at_exactly_0_and_ends_at_exactly_1(curve: Ease) -> None:
    assert curve(0) == 0.0
    assert curve(1) == 1.0
    assert curve(-0.01) == 0.0
    assert curve(1.7) == 1.0


@pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)
@given(time=st.floats(0, 1))
def test_a_curve_never_strays_far(curve: Ease, time: float) -> None:
    assert -0.4 < curve(time) < 1.4


def test_the_library_misses_its_end_and_the_wrapper_does_not() -> None:
    assert pytweening.easeOutBounce(1) != 1
    assert tween.EASE_OUT_BOUNCE(1) == 1


def test_known_values_in_the_middle() -> None:
    assert tween.linear(0.25) == 0.25
    assert tween.EASE_IN_QUAD(0.5) == pytest.approx(0.25)
    assert tween.EASE_OUT_CUBIC(0.5) == pytest.approx(0.875)
    assert tween.EASE_IN_OUT_SINE(0.5) == pytest.approx(0.5)


def test_the_overshoot_is_as_large_as_the_name_says() -> None:
    highest = max(ease_out_back(2.2)(step / 1000) for step in range(1001))
    assert highest == pytest.approx(1.15, abs=0.01)


def test_there_and_back_is_at_the_end_in_the_middle_and_home_at_the_end() -> None:
    pulse = there_and_back()
    assert [pulse(0), pulse(0.5), pulse(1)] == [0, 1, 0]
    assert pulse(0.2) == pytest.approx(pulse(0.8))


def test_mix_is_exact_at_both_ends_and_may_overshoot() -> None:
    assert mix(0.1, 0.7, 0) == 0.1
    assert mix(0.1, 0.7, 1) == 0.7
    assert mix(10, 20, 1.1) == pytest.approx(21)
    assert mix_points((0, 10), (100, 20), 0.5) == (50, 15)
