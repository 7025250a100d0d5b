"""Pictures that a frame cannot afford come from threads: what stands in for them, and that the frame gets right."""

from __future__ import annotations

import pytest

from engine.stage.canvas import FULL, Canvas
from engine.stage.display_list import Draw
from engine.stage.manifest import MissingAssetError
from engine.stage.text import Style
from engine.stage.widgets.button import Button
from tests.stage.streaming import Studio, at_once, pixels

TITLE = Style("LilitaOne-Regular", 60, (255, 255, 255), (20, 0, 30), 8, tracking=1, shadow=4)
SMALL = Style("Rubik-Medium", 15)


def draw_tree(canvas: Canvas, width: float = 290, turn: float = 0.0, alpha: float = 1.0) -> None:
    canvas.image("jumper/tree", centre=(640, 360), width=width, turn=turn, alpha=alpha)


def draw_much(canvas: Canvas) -> None:
    canvas.baked("room", FULL, lambda inner: inner.backdrop("backdrops/hearth"), opaque=True)
    for place, name in enumerate(("bells", "holly", "wreath", "turkey", "candles", "log", "tree", "cracker")):
        canvas.image(f"symbols/{name}", centre=(100 + 130 * place, 200), width=110, turn=7 * place)
    canvas.nine("ui/panel_green", (400, 300, 300, 200))
    canvas.nine("dialogs/win", (500, 200, 600, 380))
    canvas.image("effects/rays", centre=(640, 360), width=900, alpha=0.4, add=True)
    canvas.text("CHRISTMAS SPINS OVER", (640, 100), TITLE, anchor="centre")
    canvas.text("Choose six puddings", (640, 660), SMALL, anchor="centre")
    canvas.amount("£1,234.50", (640, 600), 60)
    canvas.composed("pair", (200, 100), draw_pair, centre=(1100, 600))


def draw_pair(canvas: Canvas) -> None:
    canvas.image("presents/box03", centre=(-45, 0), width=90)
    canvas.image("presents/box04", centre=(45, 0), width=90)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_a_frame_gets_as_right_as_one_that_is_made_at_once(size: tuple[int, int]) -> None:
    shown, frames = Studio(*size).whole(draw_much)
    assert 1 < frames < 30
    assert shown == at_once(draw_much, *size)


def test_what_is_dear_is_shown_roughly_in_its_place_until_it_is_there() -> None:
    studio = Studio()
    rough = studio.frame(draw_tree).draws[0]
    assert studio.owes
    studio.deliver()
    fine = studio.frame(draw_tree).draws[0]
    assert not studio.owes
    assert rough[1] == fine[1]
    assert rough[0] is not fine[0]
    assert pixels(studio.frame(draw_tree)) == at_once(draw_tree)


def test_the_nearest_look_stands_in_for_another_one_in_motion() -> None:
    studio = Studio()
    studio.whole(draw_tree)
    before = studio.frame(draw_tree).draws[0][0]
    after = studio.frame(lambda canvas: draw_tree(canvas, 300, turn=5)).draws[0][0]
    assert after is before
    assert studio.owes
    studio.deliver()
    assert studio.frame(lambda canvas: draw_tree(canvas, 300, turn=5)).draws[0][0] is not before


def test_no_look_stands_in_that_points_elsewhere_or_shines_far_brighter() -> None:
    studio = Studio()
    studio.whole(draw_tree)
    before = studio.frame(draw_tree).draws[0][0]
    turned = studio.frame(lambda canvas: draw_tree(canvas, turn=90)).draws
    assert turned
    assert turned[0][0] is not before
    assert not studio.frame(lambda canvas: draw_tree(canvas, 400, alpha=0.1)).draws


def test_light_that_is_not_there_yet_comes_with_a_later_frame() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.image("effects/rays", centre=(640, 360), width=900, alpha=0.9, add=True)

    studio = Studio()
    assert not studio.frame(draw).draws
    studio.deliver()
    assert len(studio.frame(draw).draws) == 1


def test_a_long_line_is_drawn_by_a_thread_and_a_short_one_at_once() -> None:
    studio = Studio()
    long = studio.frame(lambda canvas: canvas.text("CHRISTMAS SPINS OVER", (640, 100), TITLE) and None)
    assert not long.draws
    assert studio.owes
    short = studio.frame(lambda canvas: canvas.text("Now", (640, 100), SMALL) and None)
    assert len(short.draws) == 1
    assert not studio.owes
    studio.deliver()
    assert len(studio.frame(lambda canvas: canvas.text("CHRISTMAS SPINS OVER", (640, 100), TITLE) and None).draws) == 1


def looked_at(studio: Studio, button: Button) -> list[Draw]:
    return studio.frame(button.draw).draws


def test_a_button_comes_up_with_its_words_and_keeps_the_former_ones_until_the_new_ones_are_there() -> None:
    studio = Studio()
    button = Button((500, 300, 320, 90), "CHRISTMAS SPINS OVER", lambda: None)
    while not (first := looked_at(studio, button)):
        assert studio.owes
        studio.deliver()
    assert len(first) == 2
    button.label = "WHATEVER FOLLOWS"
    assert looked_at(studio, button) == first
    assert studio.owes
    studio.deliver()
    changed = looked_at(studio, button)
    assert len(changed) == 2
    assert changed[1] != first[1]
    assert not studio.owes


def test_of_many_small_pictures_a_frame_leaves_out_those_it_cannot_afford() -> None:
    def draw(canvas: Canvas) -> None:
        for number in range(11):
            canvas.stamp((f"effects/coin{number + 1:02d}", 20, 20, 1.0, 0, False), 50 + 90 * number, 300)

    studio = Studio()
    counts = [len(studio.frame(draw).draws) for _ in range(12)]
    assert counts[0] < 11
    assert counts == sorted(counts)
    assert counts[-1] == 11
    assert not studio.owes


def test_a_picture_that_cannot_be_read_is_told_by_the_loop() -> None:
    studio = Studio()
    studio.frame(draw_tree)
    studio.tools.artwork.folder = studio.tools.artwork.folder / "nowhere"
    with pytest.raises(MissingAssetError, match=r"jumper/tree"):
        studio.deliver()


def test_after_a_change_of_size_nothing_comes_that_was_ordered_before() -> None:
    studio = Studio()
    studio.frame(draw_tree)
    studio.tools.fit(studio.view)
    studio.deliver()
    assert len(studio.tools.artwork.scaled) == 0


def test_a_steady_frame_orders_nothing_and_owes_nothing() -> None:
    studio = Studio()
    studio.whole(draw_much)
    made = studio.tools.surfaces_made
    studio.frame(draw_much)
    assert not studio.bench.orders
    assert not studio.owes
    assert studio.tools.surfaces_made == made
