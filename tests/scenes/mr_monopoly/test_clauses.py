"""The clauses of Mr. Monopoly as a person sees them."""

from __future__ import annotations

import pytest

from engine.rules.contract import Continue, Finish, Roll, Spin
from scenes.mr_monopoly.layout import middle, reel_box
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.mr_monopoly import reading
from tests.scenes.mr_monopoly.table import Table
from tests.scenes.reading import words


def watched(table: Table, scene: MonopolyScene, fps: int = 20) -> list[set[str]]:
    """The words of every frame until the last action has been shown."""
    shown: list[set[str]] = []
    while scene.conductor.is_moving:
        table.frame(1 / fps)
        shown.append(words(table.picture()))
    return shown


def test_MM_1_the_total_of_the_lines_comes_before_line_by_line() -> None:
    table = Table()
    scene = table.round("wilds")
    scene.take(Spin())
    traced: list[tuple[int, ...]] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.traced and (not traced or traced[-1] != scene.board.traced):
            traced.append(scene.board.traced)
    assert traced == [(1, 17, 20), (1,), (17,), (20,)]


def test_MM_5_cards_light_the_row_of_their_houses_as_they_land() -> None:
    table = Table()
    scene = table.round("rents")
    scene.take(Spin())
    table.settle(scene)
    assert reading.lit_rows(table.picture()) == {1: (1, 400), 2: (2, 1_000), 4: (1, 1_000)}
    assert reading.houses(table.picture()) == {(1, 2), (2, 3), (2, 4), (4, 3)}


def test_MM_6_the_nudge_is_seen_row_by_row() -> None:
    table = Table()
    scene = table.round("nudge")
    scene.take(Spin())
    columns: list[tuple[str, ...]] = []
    while scene.conductor.is_moving:
        table.frame(1 / 60)
        column = scene.board.reels[4].column
        if scene.board.spin is None and (not columns or columns[-1] != column):
            columns.append(column)
    heights = [sum(symbol.startswith("gentleman") for symbol in column) for column in columns]
    assert heights == [0, 1, 2, 3, 4]
    assert columns[1] == ("gentleman/3", "ten", "diamond", "high_2")
    assert table.sounds.heard.count("nudge") == 4


def test_MM_7_the_hat_leaves_one_house_after_the_other() -> None:
    table = Table()
    scene = table.round("hat")
    scene.take(Spin())
    counts: list[int] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if not counts or counts[-1] != len(scene.board.plots):
            counts.append(len(scene.board.plots))
    assert counts == [0, 1, 2, 3]
    assert reading.houses(table.picture()) == {(2, 1), (4, 2), (4, 4)}


def test_MM_10_four_houses_sink_and_a_hotel_stands() -> None:
    table = Table()
    table.play_out(table.round("upgrade"))
    picture = table.picture()
    assert reading.hotels(picture) == {1}
    assert reading.houses(picture) == {(2, 1), (2, 2), (2, 3), (2, 4), (4, 1), (4, 2)}
    assert reading.lit_rows(picture) == {1: (5, 5_000), 2: (4, 1_000), 4: (2, 750)}


def test_MM_11_the_roll_waits_for_a_tap_and_ends_on_the_sector_of_the_sum() -> None:
    table = Table()
    scene = table.round("roll")
    scene.take(Spin())
    table.settle(scene)
    assert scene.awaited == Roll()
    assert "ROLL" in words(table.picture())
    table.click(1173, 553)
    table.frame(1 / 60)
    assert scene.conductor.is_moving
    lane = scene.board.lane
    assert lane is not None
    assert "BUY £12.00" not in words(table.picture())
    table.settle(scene)
    assert (lane.landed, scene.board.multiplier) == (7, 12)
    assert [die.face for die in lane.dice] == [3, 4]
    assert scene.board.lane is None  # it has made room for the feature buys again
    assert "BUY £12.00" in words(table.picture())
    assert table.sounds.heard.count("token_hop") == 7


def test_MM_12_the_multiplier_strikes_the_rents_and_not_the_lines() -> None:
    table = Table()
    scene = table.round("roll")
    table.play_out(scene)
    assert [(rent.rent, rent.prize) for rent in scene.board.rents] == [(200, 2_400), (500, 6_000)]
    assert "£0.30" in words(table.picture())


@pytest.mark.parametrize(("name", "gold"), [("loser", 0), ("rents", 3), ("upgrade", 3)])
def test_MM_12_a_row_is_gold_when_its_rent_is_paid_and_not_before(name: str, gold: int) -> None:
    table = Table()
    scene = table.round(name)
    scene.take(Spin())
    while scene.conductor.is_moving:
        table.frame(1 / 20)
        assert gold_rows(table) == len(scene.board.paid)
    assert gold_rows(table) == gold
    assert len(reading.lit_rows(table.picture())) >= gold


def gold_rows(table: Table) -> int:
    return sum(seen.what == "property/card_row" for seen in table.picture())


def test_MM_13_the_diamond_announces_the_free_spins_and_waits() -> None:
    table = Table()
    scene = table.round("free_spins")
    scene.take(Spin())
    shown = watched(table, scene)
    assert any("FREE SPINS" in each for each in shown)
    assert scene.awaited == Continue()
    assert not scene.board.is_bonus
    scene.press_spin()
    table.step(2.0)
    assert scene.board.is_bonus
    standing = next(seen.place for seen in table.picture() if seen.what == "property/gentleman")
    assert standing == middle(reel_box(5))


def test_MM_14_the_counter_goes_down_and_jumps_back() -> None:
    table = Table()
    scene = table.round("free_spins")
    scene.take(Spin())
    scene.conductor.skip()
    scene.press_spin()
    left: list[int] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.is_bonus and (not left or left[-1] != scene.board.spins_left):
            left.append(scene.board.spins_left)
    assert left == [3, 2, 1, 0, 3, 2, 3, 2, 1, 0]
    assert scene.awaited == Continue()  # the Generous Hand


@pytest.mark.parametrize("name", ["free_spins", "nudge"])
def test_MM_13_a_diamond_is_heard_as_it_lands_whatever_follows(name: str) -> None:
    table = Table()
    table.round(name).take(Spin())
    table.step(1.8)
    assert table.sounds.heard[-2:] == ["reel_stop5", "scatter_land1"]


def test_MM_14_the_counter_that_was_set_back_can_be_read_before_the_next_spin() -> None:
    table = Table()
    scene = table.round("both_hands")
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    read = 0
    while scene.board.plots == {} or scene.board.spins_left == 2:
        table.frame(1 / 60)
    while scene.board.spins_left == 3:
        table.frame(1 / 60)
        read += 1
    assert read > 30


def test_MM_15_the_last_spin_holds_its_breath() -> None:
    table = Table()
    scene = table.round("both_hands")
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    dark: dict[int, set[float]] = {}
    lengths: dict[int, float] = {}
    while not scene.board.landed:
        table.frame(1 / 60)
        if scene.board.spin is not None:
            dark.setdefault(scene.board.spins_left, set()).add(scene.board.dimmed)
            lengths[scene.board.spins_left] = lengths.get(scene.board.spins_left, 0.0) + 1 / 60
    assert dark[1] == {0.0}
    assert min(dark[0]) > 0
    assert lengths[0] > lengths[1] + 0.3
    assert table.sounds.heard.count("tension") == 1


def test_MM_15_house_for_rent_is_a_moment_of_its_own() -> None:
    table = Table()
    scene = table.round("free_spins")
    scene.take(Spin())
    scene.conductor.skip()
    scene.press_spin()
    shown = watched(table, scene)
    assert any("HOUSE FOR RENT" in each for each in shown)
    assert reading.houses(table.picture()) == {(1, 2), (2, 1)}


def test_MM_16_a_full_grid_ends_the_bonus_at_once() -> None:
    table = Table()
    scene = table.round("full_grid")
    scene.take(Spin())
    scene.conductor.skip()
    scene.press_spin()
    shown = watched(table, scene)
    assert any("FULL GRID" in each for each in shown)
    assert len(reading.houses(table.picture())) == 16


def test_MM_17_with_both_the_upgrade_comes_before_the_roll() -> None:
    table = Table()
    scene = table.round("both_hands")
    for _ in range(2):
        scene.press_spin()
        scene.conductor.skip()
    scene.press_spin()
    shown = watched(table, scene)
    titles = [title for each in shown for title in ("PROPERTY UPGRADE", "MULTIPLIER ROLL") if title in each]
    assert titles[0] == "PROPERTY UPGRADE"
    assert scene.awaited == Roll()
    assert reading.hotels(table.picture()) == {1}


def test_ALL_7_demo_and_forced_stand_in_every_frame() -> None:
    table = Table()
    scene = table.round("hat")
    scene.take(Spin())
    for each in watched(table, scene, fps=4):
        assert {"DEMO", "FORCED"} <= each


def test_ALL_10_the_bonus_starts_by_a_tap_and_then_runs_by_itself_in_gb_too() -> None:
    table = Table(market="gb")
    scene = table.round("free_spins")
    scene.take(Spin())
    scene.conductor.skip()
    table.step(30, fps=10)
    assert scene.awaited == Continue()  # it waits for the tap
    scene.press_spin()
    scene.conductor.skip()
    assert scene.awaited == Continue()  # the Generous Hand, which comes without another one
    table.step(3, fps=10)
    assert scene.play is not None
    assert [action for action, _ in scene.play.history].count(Continue()) == 2


@pytest.mark.parametrize("name", ["free_spins", "roll"])
def test_in_the_demo_profile_a_feature_goes_on_by_itself_after_a_while(name: str) -> None:
    table = Table()
    scene = table.round(name)
    scene.take(Spin())
    table.settle(scene)
    table.step(13.0, fps=10)
    assert scene.play is not None
    assert len(scene.play.history) >= 2


def test_MM_11_the_lane_slides_over_the_panels_that_it_covers() -> None:
    table = Table()
    scene = table.round("roll")
    scene.take(Spin())
    seen: dict[float, bool] = {}
    while scene.conductor.is_moving:
        table.frame(1 / 60)
        if scene.board.lane is not None:
            seen[scene.board.lane.slid] = "BUY £12.00" in words(table.picture())
    assert len(seen) > 10
    assert all(stands == (slid < 1) for slid, stands in seen.items())


def test_MM_8_lines_stay_listed_when_the_window_is_covered() -> None:
    table = Table()
    scene = table.round("roll")
    table.play_out(scene)
    assert scene.play is not None
    assert scene.play.actions == ()
    assert Finish() not in scene.play.actions
    assert "1 line" in words(table.picture())
