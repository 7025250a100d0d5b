"""A large win counts over the dark, while the win meter goes on stating what was won (ALL-6, ALL-8)."""

from __future__ import annotations

from engine.rules.contract import Spin
from engine.rules.money import pounds
from scenes.jingle_bells.scene import BellsScene
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.driver import Picture
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.reading import words
from tests.scenes.slots.machines import AnyTable, Known, each_slot


def counted(table: AnyTable, scene: MonopolyScene | BellsScene) -> list[int]:
    """What a large win has counted, frame by frame; the win meter states all of it meanwhile."""
    scene.take(Spin())
    seen: list[int] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.level:
            assert scene.board.shown_won == scene.board.prize
            seen.append(scene.board.level_won)
    return seen


def test_ALL_8_the_hat_of_1050_is_a_big_win() -> None:
    table = MonopolyTable()
    seen = counted(table, table.round("hat"))
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 1_050)


def test_ALL_8_four_bells_on_frames_win_2800() -> None:
    table = BellsTable()
    seen = counted(table, table.round("four_bells_on_frames"))
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 2_800)


def test_MM_16_a_full_grid_is_no_last_spin_and_no_top_prize() -> None:
    table = MonopolyTable()
    scene = table.round("full_grid")
    seen: set[str] = set()
    table.each_frame.append(lambda: seen.update(words(table.picture())))
    table.play_out(scene, fps=10)
    assert {"FULL GRID", "HOUSES GATHERED", "16", "GENEROUS HAND", "MEGA WIN"} <= seen
    assert not {"NO SPINS LEFT", "TOP PRIZE"} & seen


def test_MM_17_what_the_hand_gives_alone_is_announced_once_and_both_one_by_one() -> None:
    for name, times in (("free_spins", 0), ("both_hands", 1)):
        table = MonopolyTable()
        scene = table.round(name)
        announced: list[str] = []

        def note(scene: MonopolyScene = scene, announced: list[str] = announced) -> None:
            heading = scene.board.heading
            title = heading.title if heading is not None else ""
            if title and announced[-1:] != [title]:
                announced.append(title)

        table.each_frame.append(note)
        table.play_out(scene)
        assert announced.count("generous_hand") == 1
        assert announced.count("multiplier_roll") == times, announced


def test_the_word_of_a_large_win_never_stands_over_an_amount_of_nothing() -> None:
    table = MonopolyTable()
    scene = table.round("hat")
    scene.take(Spin())
    with_word: list[Picture] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.level:
            with_word.append(table.picture())
    assert "BIG WIN" in words(with_word[10])
    assert not any(seen.what == "£0.00" for picture in with_word for seen in picture if seen.kind == "amount")


@each_slot
def test_who_skips_the_counting_of_a_large_win_sees_its_end_and_skips_that_by_another_press(slot: Known) -> None:
    table = slot.table()
    scene = slot.huge(table)
    scene.take(Spin())
    while not scene.board.level_won:
        if scene.awaited is not None:
            scene.take(scene.awaited)
        table.frame(1 / 30)
    scene.press_spin()
    for _ in range(30):
        table.frame(1 / 30)
        assert scene.board.level == "huge"
        amounts = [seen.what for seen in table.picture() if seen.kind == "amount" and seen.place == (640, 400)]
        assert amounts == [pounds(scene.board.prize)]
    scene.press_spin()
    table.frame(0.0)
    assert not scene.board.level
