"""The bonus window: lists, presents, baubles (CJ-9 to CJ-13)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.rules.contract import Continue, Pick
from scenes.christmas_jumper.board import Window
from scenes.christmas_jumper.layout import LIST, list_box, list_tag_centre, present_box
from scenes.common.hud import WON
from tests.scenes.christmas_jumper.reading import bauble, card, list_tag, picks_left, present, tiles
from tests.scenes.christmas_jumper.table import MOTIFS, PRESENTS, Table
from tests.scenes.christmas_jumper.tickets import BAUBLES, LOST_BONUS, SIXTH, THREE_LISTS
from tests.scenes.reading import inside, words

NOTE = (
    "Select a present to reveal a symbol. Within a LIST, complete a combination to win PRIZE. Reveal a",
    "for an extra PICK.",
)


def test_CJ_8_the_main_window_is_unravelled_from_the_top_and_presents_wait_until_it_is_gone() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.skip_through(scene, MOTIFS)
    scene.take(Continue())
    table.frame()
    assert "YOUR NUMBERS" in words(table.picture())  # the bonus window does not flash up before it is uncovered
    table.step(0.8)
    assert scene.board.window is Window.BONUS
    assert 0.2 < scene.board.change < 0.8
    scene.picked(Pick("present", 1))
    assert not scene.board.present(1).is_picked
    table.settle(scene)
    assert scene.board.change == 1
    scene.picked(Pick("present", 1))
    assert scene.board.present(1).is_picked


def test_CJ_9_three_lists_of_two_silhouettes_with_prize_below_and_ten_presents() -> None:
    table = Table()
    table.at_bonus(THREE_LISTS)
    picture = table.picture()
    assert {"LIST 1", "LIST 2", "LIST 3", "PICKS LEFT", *NOTE} <= words(picture)
    assert [tiles(picture, place) for place in (1, 2, 3)] == [
        ["(robin)", "(mitten)"], ["(sledge)", "(candycane)"], ["(gingerbread)", "(stocking)"],
    ]  # fmt: skip
    assert [list_tag(picture, place) for place in (1, 2, 3)] == ["PRIZE"] * 3
    assert list_tag_centre(1)[1] > list_box(1)[1] + LIST[1]
    assert (picks_left(picture), bauble(picture)) == ("6", "silhouette")
    assert [present(picture, place) for place in range(1, 11)] == ["closed"] * 10


def test_CJ_9_no_two_presents_can_be_taken_for_one_another() -> None:
    boxes = [present_box(place) for place in range(1, 11)]
    assert all(first[0] + first[2] <= second[0] for first, second in pairwise(boxes))
    assert len({box[3] for box in boxes}) > 5


def test_CJ_10_a_selection_costs_a_pick_at_once_and_a_symbol_of_a_list_fills_its_silhouette() -> None:
    table = Table()
    scene = table.at_bonus(THREE_LISTS)
    scene.picked(Pick("present", 7))
    assert picks_left(table.picture()) == "5"
    assert tiles(table.picture(), 1) == ["(robin)", "(mitten)"]
    table.settle(scene)
    picture = table.picture()
    assert tiles(picture, 1) == ["robin", "(mitten)"]
    assert present(picture, 7) == "robin"
    assert scene.board.present(7).is_lit
    assert list_tag(picture, 1) == "PRIZE"


def test_CJ_10_a_symbol_of_no_list_stands_back() -> None:
    table = Table()
    scene = table.at_bonus(SIXTH)
    table.select(scene, *PRESENTS[:3])
    picture = table.picture()
    assert present(picture, 3) == "snowman"
    assert not scene.board.present(3).is_lit
    assert scene.board.present(3).dimmed == 1
    assert [tile for place in (1, 2, 3) for tile in tiles(picture, place)].count("snowman") == 0


def test_CJ_11_both_symbols_of_a_list_turn_prize_into_the_amount_won() -> None:
    table = Table()
    scene = table.at_bonus(THREE_LISTS)
    table.select(scene, *PRESENTS[:3])
    assert card(table.picture(), 1)[0] == "list_card"
    table.select(scene, PRESENTS[3])
    picture = table.picture()
    assert (tiles(picture, 1), list_tag(picture, 1), card(picture, 1)) == (
        ["robin", "mitten"], "gold £2", ("list_card_won", 1.0),
    )  # fmt: skip
    assert [list_tag(picture, place) for place in (2, 3)] == ["PRIZE"] * 2
    assert inside(picture, WON)[-1] == "£2.00"


def test_CJ_12_a_bauble_fills_the_silhouette_and_the_picks_rise_again() -> None:
    table = Table()
    scene = table.at_bonus(BAUBLES)
    scene.picked(PRESENTS[4])
    assert (picks_left(table.picture()), bauble(table.picture())) == ("5", "silhouette")
    table.settle(scene)
    picture = table.picture()
    assert (picks_left(picture), bauble(picture), present(picture, 5)) == ("6", "bauble", "nothing")
    table.select(scene, PRESENTS[0], PRESENTS[1])
    assert (picks_left(table.picture()), bauble(table.picture())) == ("5", "bauble ×2")


def test_CJ_12_the_sixth_present_may_be_a_bauble_and_nothing_gives_it_away() -> None:
    table = Table()
    scene = table.at_bonus(SIXTH)
    table.skip_through(scene, PRESENTS[:5])
    scene.picked(PRESENTS[5])
    assert picks_left(table.picture()) == "0"
    assert not any(spot.is_enabled for spot in scene.spots)
    scene.picked(PRESENTS[9])
    assert not scene.board.present(10).is_picked
    table.settle(scene)
    assert picks_left(table.picture()) == "1"
    table.select(scene, PRESENTS[9])
    assert tiles(table.picture(), 1) == ["robin", "mitten"]
    assert list_tag(table.picture(), 1) == "gold £2"


def test_CJ_13_at_0_lists_not_won_fade_with_their_amounts_and_closed_presents_dim() -> None:
    table = Table()
    scene = table.at_bonus(LOST_BONUS)
    table.select(scene, *PRESENTS[:5])
    assert not scene.board.is_ended
    table.skip_through(scene, [PRESENTS[5]])
    table.rest()
    assert scene.end is not None
    scene.end.is_shown = False
    picture = table.picture()
    assert [list_tag(picture, place) for place in (1, 2, 3)] == ["faded £2", "faded £3", "faded £5"]
    assert [card(picture, place)[1] < 0.6 for place in (1, 2, 3)] == [True] * 3
    assert [present(picture, place) for place in range(7, 11)] == ["dim"] * 4


def test_CJ_13_won_lists_do_not_fade() -> None:
    table = Table()
    scene = table.at_bonus(BAUBLES)
    table.skip_through(scene, PRESENTS[:8])
    table.rest()
    assert scene.end is not None
    scene.end.is_shown = False
    picture = table.picture()
    assert [list_tag(picture, place) for place in (1, 2, 3)] == ["faded £2", "gold £3", "faded £5"]
    assert (card(picture, 2), tiles(picture, 2)) == (("list_card_won", 1.0), ["sledge", "candycane"])
    assert [present(picture, place) for place in (9, 10)] == ["dim"] * 2


@pytest.mark.parametrize("place", range(1, 11))
def test_ALL_1_whichever_present_is_opened_first_it_holds_the_first_symbol(place: int) -> None:
    table = Table()
    scene = table.at_bonus(THREE_LISTS)
    table.skip_through(scene, [Pick("present", place)])
    assert present(table.picture(), place) == "robin"
