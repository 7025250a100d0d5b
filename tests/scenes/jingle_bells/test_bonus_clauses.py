"""The clauses of the Christmas Spins as a person sees them. Values are worked out by hand in the scenarios."""

from __future__ import annotations

import pytest

from engine.rules.contract import Continue, Spin
from tests.scenes.driver import Picture
from tests.scenes.jingle_bells import bonus_reading as reading
from tests.scenes.jingle_bells.bonus_reading import begun, bonus, go_to, watched
from tests.scenes.jingle_bells.table import Table
from tests.scenes.reading import words
from tests.scenes.slots.bar import win

EVERYTHING = {
    (1, 0): ("present_mini", "40×"), (1, 1): ("gold_bauble", "1×"), (2, 1): ("gold_bauble", "2×"),
    (3, 1): ("gold_bauble", "6×"), (3, 4): ("gold_bauble", "6×"), (4, 4): ("present_minor", "100×"),
    (5, 3): ("gold_bauble", "2×"), (6, 4): ("gold_bauble", "1×"),
}  # fmt: skip
"""What stands at the end of `three_stages`: 158x in all."""
STRUCK = {(1, 0), (3, 1), (3, 4), (4, 4)}
"""What landed after Double was given there."""


def announced(picture: Picture, *titles: str) -> tuple[str, ...]:
    shown = words(picture)
    return tuple(title for title in titles if title in shown)


def test_JB_8_a_tap_starts_the_bonus_and_the_board_is_empty_but_for_the_scatters() -> None:
    table = Table()
    scene = table.round("three_stages")
    scene.take(Spin())
    scene.conductor.skip()
    table.frame(0.0)
    assert scene.awaited == Continue()
    assert not reading.is_shown(table.picture())
    scene.press_spin()
    table.step(3.0)
    picture = table.picture()
    assert reading.is_shown(picture)
    assert reading.scatters(picture) == {(1, 1), (6, 4)}
    assert reading.symbols(picture) == {}
    assert reading.counter(picture) == reading.Counter("CHRISTMAS SPINS", "10", 10, 10)


def test_JB_9_each_scatter_turns_into_what_it_holds_one_after_the_other() -> None:
    table = Table()
    scene = begun(table, "nothing_lands")
    seen: list[tuple[set[reading.Cell], dict[reading.Cell, reading.Symbol]]] = []
    while not (scene.board.bonus and scene.board.bonus.riding):
        table.frame(1 / 15)
        if scene.board.bonus is not None:
            picture = table.picture()
            seen.append((reading.scatters(picture), reading.symbols(picture)))
    first = {(1, 1): ("red_bauble", "2×")}
    both = {**first, (6, 4): ("present_mini", "20×")}
    states = [symbols for scatters, symbols in seen if not symbols or (1, 1) not in scatters]
    assert states[0] == {}
    assert first in states
    assert states[-1] == both
    assert states.index(first) < states.index(both)
    assert table.sounds.heard.count("scatter_turned") == 2


def test_JB_10_what_lands_stays_to_the_end() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    scene.conductor.skip_piece()
    before: dict[reading.Cell, reading.Symbol] = {}
    while not bonus(scene).is_over:
        scene.conductor.skip_piece()
        now = reading.symbols(table.picture())
        assert before.keys() <= now.keys()
        before = now
    assert before == EVERYTHING


def test_JB_11_the_plate_of_a_bonus_prize_lights_when_it_lands() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    lit = watched(table, scene, lambda: reading.lit_plates(table.picture()), 4)
    assert lit == [set(), {"minor"}, {"minor", "mini"}]
    table = Table()
    picture = go_to(table, begun(table, "win_cap"), lambda board: board.is_over)
    assert reading.lit_plates(picture) == {"minor", "major", "grand"}


def test_JB_11_a_grand_and_a_major_are_proclaimed_before_double_strikes_them() -> None:
    table = Table()
    scene = begun(table, "win_cap")
    go_to(table, scene, lambda board: board.times == 2)
    shown: list[tuple[str, ...]] = []
    while not bonus(scene).locked.get((3, 1)) or not bonus(scene).locked[3, 1].is_doubled:
        table.frame(1 / 12)
        notice = bonus(scene).notice
        if notice is not None and notice.share == 1:
            shown.append(announced(table.picture(), "£5,000.00 on the board", "£250.00 on the board"))
    assert list(dict.fromkeys(shown)) == [("£5,000.00 on the board",), ("£250.00 on the board",)]
    assert table.sounds.heard.count("grand_prize") == 2


def test_JB_12_the_last_spin_that_is_left_is_watched_in_the_dark() -> None:
    table = Table()
    scene = begun(table, "nothing_lands")
    dark: dict[int, float] = {}
    while not (scene.board.bonus and scene.board.bonus.is_over):
        table.frame(1 / 15)
        if scene.board.bonus is not None and scene.board.bonus.riding:
            dark[bonus(scene).spins_left] = bonus(scene).dimmed
    assert {left for left, dimmed in dark.items() if dimmed} == {0}
    assert table.sounds.heard.count("tension") == 1


def test_JB_12_ten_spins_without_a_landing() -> None:
    table = Table()
    scene = begun(table, "nothing_lands")
    seen = watched(table, scene, lambda: bonus(scene).spins_left, 60)
    assert seen == [*range(11), *range(9, -1, -1)]


def test_JB_12_landings_set_the_spins_back_to_three_and_the_picture_changes_for_good() -> None:
    """Landings on the 8th and the 11th spin: 14 spins."""
    table = Table()
    scene = begun(table, "respins")
    seen: list[tuple[str, int]] = []
    while not (scene.board.bonus and scene.board.bonus.is_over):
        table.frame(1 / 12)
        if scene.board.bonus is not None and scene.board.bonus.arrived == 1 and scene.board.bonus.locked:
            counter = reading.counter(table.picture())
            state = counter.heading, int(counter.number)
            if not seen or seen[-1] != state:
                seen.append(state)
    usual = [("CHRISTMAS SPINS", left) for left in range(10, 3, -1)]
    respins = [("HOLD AND RESPIN", left) for left in (3, 2, 3, 2, 1, 0, 3, 2, 1, 0)]
    assert seen == usual + respins
    assert table.sounds.heard.count("hold_and_respin") == 1
    assert table.sounds.heard.count("spins_back") == 2


def test_JB_13_each_gold_bauble_fills_the_next_half_scatters_among_them() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    seen: list[tuple[int, int]] = []
    while not (scene.board.bonus and scene.board.bonus.is_expanded):
        table.frame(1 / 12)
        if scene.board.bonus is None or scene.board.bonus.riding:
            continue
        picture = table.picture()
        state = reading.halves(picture), reading.stages(picture)
        if not seen or seen[-1] != state:
            seen.append(state)
    assert seen == [(0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (4, 1), (4, 2), (5, 2), (6, 2), (6, 3)]
    assert table.sounds.heard.count("spark_flight") == 6


def test_JB_13_several_stages_in_one_spin_are_announced_one_after_the_other() -> None:
    table = Table()
    scene = begun(table, "stages_together")
    go_to(table, scene, lambda board: len(board.locked) == 8)
    titles = ("EXTEND", "DOUBLE", "EXPAND")
    sounds = [name for name in table.sounds.heard if name.startswith("stage_")]
    assert sounds == []
    notices: list[str] = []
    while not bonus(scene).is_expanded:
        table.frame(1 / 30)
        notice = bonus(scene).notice
        if notice is not None and (not notices or notices[-1] != notice.key):
            notices.append(notice.key)
            table.step(0.4)
            assert titles[len(notices) - 1] in words(table.picture())
    assert notices == ["extend", "double", "expand"]
    heard = [name for name in table.sounds.heard if name.startswith("stage_")]
    assert heard == ["stage_extend", "stage_double", "stage_expand"]


def test_JB_14_with_extend_the_picture_changes_at_four_and_there_are_four_lamps() -> None:
    table = Table()
    picture = go_to(table, begun(table, "three_stages"), lambda board: board.is_respin)
    counter = reading.counter(picture)
    assert (counter.heading, counter.number, counter.lamps, counter.lit) == ("HOLD AND RESPIN", "4", 4, 4)
    table = Table()
    counter = reading.counter(go_to(table, begun(table, "respins"), lambda board: board.is_respin))
    assert (counter.number, counter.lamps, counter.lit) == ("3", 3, 3)


def test_JB_15_double_strikes_what_lands_later_and_nothing_else() -> None:
    table = Table()
    picture = go_to(table, begun(table, "three_stages"), lambda board: board.is_over)
    assert reading.symbols(picture) == EVERYTHING
    assert reading.doubled(picture) == STRUCK
    table = Table()
    picture = go_to(table, begun(table, "stages_together"), lambda board: board.is_over)
    assert reading.doubled(picture) == {(6, 5)}
    assert reading.symbols(picture)[6, 5] == ("red_bauble", "6×")
    assert reading.on_board(picture) == "14×"


def test_JB_15_a_symbol_shows_what_it_holds_before_double_strikes_it_and_then_twice_that() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    go_to(table, scene, lambda board: board.times == 2)
    assert reading.landing_now(table.picture())
    values: list[str] = []
    while len(values) < 2:
        table.frame(1 / 30)
        symbol = reading.symbols(table.picture()).get((4, 4))
        if symbol is not None and bonus(scene).locked[4, 4].flash == 0 and symbol[1] not in values:
            values.append(symbol[1])
    assert values == ["50×", "100×"]


def test_JB_16_expand_opens_a_row_above_and_one_below_and_everything_keeps_its_cell() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    before = reading.symbols(go_to(table, scene, lambda board: board.bar.halves == 6))
    assert not reading.is_expanded(table.picture())
    after = go_to(table, scene, lambda board: board.is_expanded)
    assert reading.is_expanded(after)
    assert reading.new_cells(after) == 12
    assert reading.symbols(after) == before
    assert len(before) == 7


def test_JB_16_the_board_draws_back_and_then_its_frame_parts() -> None:
    table = Table()
    scene = begun(table, "stages_together")
    go_to(table, scene, lambda board: board.bar.stages == 2 and board.times == 2)
    heights: list[float] = []
    while not (bonus(scene).is_expanded and bonus(scene).opened == 1):
        table.frame(1 / 60)
        heights.append(round(bonus(scene).shrunk + bonus(scene).opened, 3))
    assert heights == sorted(heights)
    assert len(set(heights)) > 30


@pytest.mark.parametrize(("name", "cells", "times"), [("full_board", 24, 24), ("full_board_of_36", 36, 48)])
def test_JB_17_a_full_board_ends_the_bonus_at_once(name: str, cells: int, times: int) -> None:
    table = Table()
    scene = begun(table, name)
    go_to(table, scene, lambda board: not board.free and not board.scatters and not board.riding)
    titles: list[str] = []
    while not bonus(scene).is_collecting:
        table.frame(1 / 10)
        titles += announced(table.picture(), "FULL BOARD", f"All {cells} cells are locked", "NO SPINS LEFT")
    assert set(titles) == {"FULL BOARD", f"All {cells} cells are locked"}
    picture = table.picture()
    assert len(reading.symbols(picture)) == cells
    assert reading.on_board(picture) == f"{times}×"


def test_JB_17_the_last_free_cell_spins_alone_in_the_light() -> None:
    table = Table()
    scene = begun(table, "full_board")
    go_to(table, scene, lambda board: len(board.free) == 1)
    table.step(1.0)
    assert bonus(scene).focus == frozenset({(6, 3)})
    assert bonus(scene).dimmed == 1
    assert set(bonus(scene).riding) == {(6, 3)}
    assert "tension" in table.sounds.heard


def test_JB_17_every_prize_flies_into_the_total_by_reel_then_row() -> None:
    """40 + 1 + 2 + 6 + 6 + 100 + 2 + 1, each from its cell."""
    table = Table()
    scene = begun(table, "three_stages")
    go_to(table, scene, lambda board: board.is_collecting)
    taken: list[int] = []
    while bonus(scene).counted < 8:
        table.frame(1 / 60)
        if not taken or taken[-1] != bonus(scene).taken:
            taken.append(bonus(scene).taken)
    assert taken == [0, 4_000, 4_100, 4_300, 4_900, 5_500, 15_500, 15_700, 15_800]
    table.step(1.0)
    assert "£158.00" in words(table.picture())
    assert "8 of 8 counted" in words(table.picture())


def test_JB_17_the_count_quickens_with_many_prizes() -> None:
    table = Table()
    scene = begun(table, "full_board_of_36")
    go_to(table, scene, lambda board: board.is_collecting)
    start = table.clock.now
    while bonus(scene).counted < 36:
        table.frame(1 / 60)
    assert 4.0 < table.clock.now - start < 9.0
    times = [when for when, name in table.sounds.times if name.startswith("prize_collected")]
    assert times[1] - times[0] > 3 * (times[-1] - times[-2])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("nothing_lands", "£22.00"), ("respins", "£23.00"), ("stages_together", "£14.00"),
        ("three_stages", "£158.00"), ("full_board", "£24.00"), ("full_board_of_36", "£48.00"),
        ("win_cap", "£10,716.00"),
    ],
)  # fmt: skip
def test_JB_17_the_round_ends_on_the_reels_and_says_what_the_bonus_paid(name: str, shown: str) -> None:
    table = Table()
    scene = begun(table, name)
    scene.conductor.skip()
    table.frame(0.0)
    picture = table.picture()
    assert not reading.is_shown(picture)
    assert win(picture) == shown
    said = {f"Christmas Spins: {shown}", f"Win cap reached: a round pays {shown} at most"}
    assert said & words(picture)
    assert scene.board.reels[0].column[0] == scene.board.reels[5].column[3] == "scatter"


def test_JB_19_the_win_cap_ends_the_bonus_and_says_what_it_takes() -> None:
    """10,722x stand on the board: 6x above the cap."""
    table = Table()
    scene = begun(table, "win_cap")
    seen: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 8)
        seen |= words(table.picture())
    assert "WIN CAP REACHED" in seen
    assert "10,722×" in seen
    assert "£10,722.00" in seen
    assert "£10,716.00" in seen
    assert any("£6.00" in each for each in seen)
    table.frame(0.0)
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.rounds("jingle_bells")[0].prize == 1_071_600
