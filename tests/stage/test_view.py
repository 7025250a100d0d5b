"""The mapping between the canvas and the window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.view import HEIGHT, WIDTH, View

SIZES = st.tuples(st.integers(640, 4000), st.integers(360, 2400))


@given(SIZES, st.floats(1, WIDTH - 1), st.floats(1, HEIGHT - 1))
def test_a_point_comes_back_from_the_window(size: tuple[int, int], x: float, y: float) -> None:
    view = View.fit(*size)
    back = view.to_canvas((view.x(x), view.y(y)))
    assert back is not None
    assert back == pytest.approx((x, y), abs=1.5 / view.k + 0.01)


@given(SIZES)
def test_the_canvas_fits_and_touches_two_edges(size: tuple[int, int]) -> None:
    view = View.fit(*size)
    left, top, width, height = view.canvas_box
    assert left >= 0
    assert top >= 0
    assert left + width <= size[0] + 1
    assert top + height <= size[1] + 1
    assert left <= 1 or top <= 1


def test_the_bars_beside_the_canvas_are_not_on_it() -> None:
    view = View.fit(1600, 720)  # 160 pixels free on each side
    assert view.to_canvas((159, 300)) is None
    assert view.to_canvas((160, 300)) == pytest.approx((0.5, 300.5))
    assert view.to_canvas((1439, 300)) == pytest.approx((1279.5, 300.5))
    assert view.to_canvas((1440, 300)) is None


@given(SIZES, st.integers(0, 20))
def test_neighbouring_boxes_meet_without_gap(size: tuple[int, int], place: int) -> None:
    view = View.fit(*size)
    first = view.box((168 + 68 * place, 150, 68, 68))
    second = view.box((168 + 68 * (place + 1), 150, 68, 68))
    assert first[0] + first[2] == second[0]


def test_all_four_corners_of_the_window_can_be_reached() -> None:
    for width in range(640, 2561, 7):
        view = View.fit(width, round(width * 9 / 16))
        left, top, wide, high = view.canvas_box
        for pixel in ((left + 1, top + 1), (left + wide - 2, top + 1), (left + 1, top + high - 2)):
            assert view.to_canvas(pixel) is not None
