"""The clauses of the base game of Jingle Bells as a person sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from engine.rules.contract import Continue, Spin
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.jingle_bells import reading
from tests.scenes.jingle_bells.table import QUIET, Table, with_symbols
from tests.scenes.reading import words
from tests.scenes.slots import bar

T = TypeVar("T")
BELL = "jingle_bell"


def spun(table: Table, scene: BellsScene, look: Callable[[], T], fps: int = 30) -> list[T]:
    """Spin, and give what there was to see, each time it changed, until the spin has been shown."""
    scene.take(Spin())
    seen = [look()]
    while scene.conductor.is_moving:
        table.frame(1 / fps)
        if (now := look()) != seen[-1]:
            seen.append(now)
    return seen


def times(table: Table, name: str) -> list[float]:
    """When a sound was played."""
    return [time for time, heard in table.sounds.times if heard == name]


def symbols(scene: BellsScene, symbol: str) -> set[tuple[int, int]]:
    """The cells of the reels on which a symbol stands."""
    return {
        (reel, row)
        for reel, each in enumerate(scene.board.reels, 1)
        for row, shown in enumerate(each.column, 1)
        if shown == symbol
    }


def test_JB_1_the_total_of_the_lines_comes_before_line_by_line() -> None:
    """Line 1 has K K K K, line 15 K K K and Q: 0.80 and 0.40."""
    table = Table()
    scene = table.made(with_symbols((2, 2, "K"), (3, 2, "K"), (3, 3, "K")))
    assert spun(table, scene, lambda: scene.board.traced) == [(), (1, 15), (1,), (15,), ()]
    assert [win.prize for win in scene.board.wins] == [80, 40]


def test_JB_1_reels_stop_from_the_left() -> None:
    table = Table()
    scene = table.round("loser")
    spun(table, scene, lambda: None)
    stops = [times(table, f"reel_stop{reel}")[0] for reel in range(1, 7)]
    assert stops == sorted(set(stops))


def test_JB_2_a_bell_swings_to_both_sides_as_it_lands() -> None:
    table = Table()
    scene = table.made(with_symbols((3, 2, BELL)))
    seen = spun(table, scene, lambda: scene.board.reels[2].column[1], fps=60)
    assert {"jingle_bell_left", "jingle_bell_right"} <= set(seen)
    assert seen[-1] == BELL
    assert table.sounds.heard.count("bell_ring") == 1


def test_JB_3_frames_stay_visible_over_spinning_reels() -> None:
    table = Table()
    scene = table.made(QUIET, [(2, 1), (5, 4)])
    assert reading.frames(table.picture()) == {(2, 1), (5, 4)}
    assert spun(table, scene, lambda: frozenset(reading.frames(table.picture())), fps=20) == [{(2, 1), (5, 4)}]


def test_JB_3_bells_leave_their_frames_when_all_reels_stand() -> None:
    table = Table()
    scene = table.made(with_symbols((2, 2, BELL), (4, 3, BELL)), [(3, 1)])

    def look() -> tuple[bool, frozenset[tuple[int, int]]]:
        return scene.board.spin is not None, frozenset(reading.frames(table.picture()))

    seen = spun(table, scene, look)
    assert all(frames == {(3, 1)} for is_spinning, frames in seen if is_spinning)
    assert [len(frames) for is_spinning, frames in seen if not is_spinning] == [1, 1, 2, 3]
    assert reading.frames(table.picture()) == {(3, 1), (2, 2), (4, 3)}
    assert table.sounds.heard.count("frame_left") == 2


def test_JB_4_a_breath_is_held_before_all_frames_turn_in_a_wave() -> None:
    """A bell on the frame of reel 4 turns all three, by reel, each chime a tone higher."""
    table = Table()
    scene = table.shown(table.bought("frames_in_a_row", 3, [(2, 2), (3, 2), (4, 4)]))
    turned = spun(table, scene, lambda: tuple(scene.board.golden), fps=60)
    assert turned == [(), ((2, 2),), ((2, 2), (3, 2)), ((2, 2), (3, 2), (4, 4))]
    assert symbols(scene, "golden_leaf") == {(2, 2), (3, 2), (4, 4)}
    assert reading.frames(table.picture()) == set()
    chimes = [times(table, f"leaf_turn{tone}")[0] for tone in (1, 2, 3)]
    assert chimes == sorted(chimes)
    assert chimes[0] - times(table, "reel_stop6")[0] > 0.6
    assert table.sounds.heard.count("frame_struck") == 1


def test_JB_5_no_frame_is_left_in_a_spin_in_which_they_turn() -> None:
    """Three bells on frames, one elsewhere: it stays an ordinary Wild and leaves nothing."""
    table = Table()
    scene = table.round("three_bells_on_frames")
    spun(table, scene, lambda: None)
    assert symbols(scene, "golden_leaf") == {(2, 2), (3, 2), (4, 4)}
    assert symbols(scene, BELL) == {(5, 1)}
    assert reading.frames(table.picture()) == set()
    assert "frame_left" not in table.sounds.heard


def test_JB_6_each_further_struck_frame_raises_the_multiplier() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    assert spun(table, scene, lambda: reading.multiplier(table.picture())) == ["×1", "×2", "×3"]
    assert table.sounds.heard.count("multiplier_raised") == 2


def test_JB_6_the_multiplier_strikes_what_the_lines_pay() -> None:
    """K Wild Wild K pays 0.80; x3 makes it 2.40, and its tag says how."""
    table = Table()
    scene = table.round("three_bells_on_frames")
    banners = spun(table, scene, lambda: reading.banner(table.picture()))
    assert banners == ["", "£0.80", "£2.40", ""]
    assert table.sounds.heard.count("multiplier_strikes") == 1
    table.rest()
    table.context.is_ambient = lambda: True
    said: set[str] = set()
    for _ in range(40):
        table.frame(0.1)
        said |= words(table.picture())
    assert "£0.80 × 3 = £2.40" in said


def test_JB_6_one_bell_on_a_frame_leaves_the_multiplier_at_1() -> None:
    table = Table()
    scene = table.shown(table.bought("frames_in_a_row", 3, [(2, 2), (3, 2), (4, 4)]))
    assert spun(table, scene, lambda: reading.multiplier(table.picture())) == ["×1"]
    assert "multiplier_strikes" not in table.sounds.heard


def test_JB_7_lines_are_paid_with_all_wilds() -> None:
    """Golden Leaf Wilds on reels 2 and 3 make line 1 four K, and their cells shine with it."""
    table = Table()
    scene = table.shown(table.bought("frames_in_a_row", 3, [(2, 2), (3, 2), (4, 4)]))
    spun(table, scene, lambda: None)
    assert [(win.line, win.symbol, win.count, win.prize) for win in scene.board.wins] == [(1, "K", 4, 80)]
    assert scene.board.lit == {(1, 2), (2, 2), (3, 2), (4, 2)}


@pytest.mark.parametrize(("scatters", "is_tense"), [([(1, 1)], True), ([(6, 4)], False), ([], False)])
def test_JB_8_reel_6_keeps_one_waiting_when_reel_1_has_a_scatter(
    scatters: list[tuple[int, int]], *, is_tense: bool
) -> None:
    table = Table()
    scene = table.made(with_symbols(*((reel, row, "scatter") for reel, row in scatters)))
    tension = spun(table, scene, lambda: scene.board.tension)
    assert (max(tension) > 0) == is_tense
    assert tension[-1] == 0
    waited = times(table, "reel_stop6")[0] - times(table, "reel_stop5")[0]
    assert (waited > 1.4) == is_tense
    assert ("tension" in table.sounds.heard) == is_tense
    assert scene.play is not None
    assert Continue() not in [action for action, _ in scene.play.history]


def test_JB_8_two_scatters_announce_the_christmas_spins_and_wait_for_a_tap() -> None:
    table = Table()
    scene = table.round("nothing_lands")
    shown = spun(table, scene, lambda: words(table.picture()), fps=10)
    assert any("10 spins, and everything that lands stays" in each for each in shown)
    assert {"scatter_land1", "scatter_land2", "spins_triggered"} <= {*table.sounds.heard}
    assert scene.awaited == Continue()
    assert scene.board.bonus is None
    assert {"START", "Select START to begin the Christmas Spins"} <= words(table.picture())
    table.click(1173, 553)
    table.step(1.5)
    assert scene.board.bonus is not None


def test_JB_11_the_plates_state_the_bonus_prizes_at_the_chosen_stake() -> None:
    table = Table()
    scene = table.machine()
    for stake in (20, 100, 5_000):
        scene.controls.hud.stake = stake
        picture = table.picture()
        plates = [reading.plate(picture, name) for name in ("mini", "minor", "major", "grand")]
        assert plates == [20 * stake, 50 * stake, 250 * stake, 5_000 * stake]


def test_JB_19_the_win_cap_is_said_when_it_is_reached() -> None:
    """10,722x stand on the board, of which the cap of 10,716x takes 6.00 at a stake of 1.00."""
    table = Table()
    scene = table.round("win_cap")
    scene.take(Spin())
    scene.conductor.skip()
    scene.press_spin()
    said: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 10)
        said |= words(table.picture())
    assert {"A round pays £10,716.00 at most. The £6.00 above that is not paid.", "MAXIMUM WIN", "£10,716.00"} <= said
    assert "win_cap" in table.sounds.heard
    assert bar.win(table.picture()) == "£10,716.00"
    assert "Win cap reached: a round pays £10,716.00 at most" in words(table.picture())


def test_a_grand_is_the_top_of_all_levels_whatever_the_round_cost() -> None:
    """A Grand from a buy at 65x is 77 times the price: its level is the top one all the same."""
    table = Table()
    rows = with_symbols((1, 1, "scatter"), (6, 4, "scatter"))
    scatters = [["prize_present", "grand"], ["red_bauble", 1]]
    scene = table.made(rows, scatters=scatters, christmas_spins=[[]] * 10)
    scene.take(Spin())
    scene.conductor.skip()
    scene.press_spin()
    said: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 5)
        said |= words(table.picture())
    assert "GRAND PRIZE" in said
    assert "win_jackpot" in table.sounds.heard


def test_ALL_7_demo_and_forced_stand_in_every_frame() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    for each in spun(table, scene, lambda: words(table.picture()), fps=4):
        assert {"DEMO", "FORCED"} <= each


def test_ALL_10_the_bonus_starts_by_a_tap_in_gb_too() -> None:
    table = Table(market="gb")
    scene = table.round("nothing_lands")
    scene.take(Spin())
    scene.conductor.skip()
    table.step(30, fps=10)
    assert scene.awaited == Continue()
    scene.press_spin()
    assert scene.conductor.is_moving


def test_in_the_demo_profile_the_bonus_starts_by_itself_after_a_while() -> None:
    table = Table()
    scene = table.round("nothing_lands")
    scene.take(Spin())
    table.settle(scene)
    table.step(13.0, fps=10)
    assert scene.play is not None
    assert len(scene.play.history) == 2
