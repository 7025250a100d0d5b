"""Watched at any frame rate, skipped, or resumed, the Christmas Spins end in the same picture (ALL-2, ALL-6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.rules.contract import Continue, Spin
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_skipping import LAST_PIECES
from scenes.jingle_bells.scene import BellsScene
from scenes.jingle_bells.stage import BellsStage
from tests.scenes.driver import Picture
from tests.scenes.jingle_bells import bonus_reading as reading
from tests.scenes.jingle_bells.bonus_reading import begun, bonus, go_to
from tests.scenes.jingle_bells.table import Table, game
from tests.scenes.reading import words
from tests.scenes.seen import SeenCanvas
from tests.scenes.slots.bar import win

NAMES = ["nothing_lands", "respins", "stages_together", "three_stages", "full_board", "full_board_of_36", "win_cap"]
WATCHED = ["respins", "three_stages", "win_cap"]
Watch = Callable[[Table, BellsScene], None]


def final_picture(name: str, watch: Watch, *, reduced_motion: bool = False) -> Picture:
    """The picture at rest after a bonus."""
    table = Table(reduced_motion=reduced_motion)
    scene = begun(table, name)
    watch(table, scene)
    table.rest()
    return table.picture()


def skipping(table: Table, scene: BellsScene) -> None:
    scene.conductor.skip()
    table.frame(0.0)


def watching(fps: int) -> Watch:
    return lambda table, scene: table.settle(scene, fps)


def hurrying(table: Table, scene: BellsScene) -> None:
    while scene.conductor.is_moving:
        scene.press_spin()
        table.frame(1 / 30)


def skipping_the_rest(table: Table, scene: BellsScene) -> None:
    table.step(4.0)
    scene.conductor.skip_all_but(LAST_PIECES)
    table.settle(scene)


@pytest.mark.parametrize("name", NAMES)
def test_C4_watched_and_skipped_end_in_the_same_picture(name: str) -> None:
    assert final_picture(name, watching(15)) == final_picture(name, skipping)


@pytest.mark.parametrize("fps", [24, 60, 144])
def test_C4_at_any_frame_rate(fps: int) -> None:
    assert final_picture("stages_together", watching(fps)) == final_picture("stages_together", skipping)


@pytest.mark.parametrize("watch", [hurrying, skipping_the_rest])
@pytest.mark.parametrize("name", WATCHED)
def test_C4_hurried_and_slammed_it_ends_in_the_same_picture(name: str, watch: Watch) -> None:
    assert final_picture(name, watch) == final_picture(name, skipping)


@pytest.mark.parametrize("name", WATCHED)
def test_C4_with_reduced_motion_too(name: str) -> None:
    assert final_picture(name, watching(15), reduced_motion=True) == final_picture(name, skipping)


def over(board: BonusBoard) -> bool:
    return board.is_over


def paid(board: BonusBoard) -> bool:
    return board.counted > 0


@pytest.mark.parametrize("moment", [over, paid])
@pytest.mark.parametrize("name", WATCHED)
def test_C4_the_board_stands_alike_whether_its_spins_were_watched_or_skipped(
    name: str, moment: Callable[[BonusBoard], bool]
) -> None:
    """All that is locked, the bar, the counter: before the count, and after it."""
    table = Table()
    go_to(table, begun(table, name), moment)
    table.frame(0.0)
    skipped = table.picture()
    table = Table()
    scene = begun(table, name)
    while scene.board.bonus is None or not moment(scene.board.bonus):
        table.frame(1 / 20)
    scene.conductor.skip_piece()
    scene.motion.particles.clear()
    table.frame(0.0)
    assert table.picture() == skipped


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("after", [0.5, 3.0, 9.0, 17.0])
def test_ALL_2_stopped_in_the_midst_and_resumed_it_ends_in_the_same_picture(name: str, after: float) -> None:
    whole = final_picture(name, skipping)
    table = Table()
    scene = begun(table, name)
    table.step(after, fps=20)
    table.leave()
    scene = table.resumed()
    assert not scene.conductor.is_moving
    table.rest()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.picture() == whole


def test_ALL_2_stopped_before_the_tap_it_waits_for_the_tap_again() -> None:
    table = Table()
    scene = table.round("three_stages")
    scene.take(Spin())
    table.settle(scene)
    before = table.picture()
    table.leave()
    scene = table.resumed()
    table.frame(0.0)
    assert scene.awaited == Continue()
    assert table.picture() == before
    scene.press_spin()
    table.step(3.0)
    assert reading.is_shown(table.picture())


def test_ALL_4_a_replay_shows_the_same_and_moves_no_money() -> None:
    table = Table()
    skipping(table, begun(table, "respins"))
    balance = table.journal.balance
    replayed = table.context.doors.replay(table.journal.rounds("jingle_bells")[0])
    assert isinstance(replayed, BellsScene)
    table.open(replayed)
    boards = 0
    for _ in range(4000):
        table.frame(1 / 20)
        boards += replayed.board.bonus is not None
        if replayed.leads_away:
            break
    assert boards > 200
    assert replayed.board.won == 2_300
    assert table.journal.balance == balance


def test_ALL_6_my_games_shows_the_board_with_everything_that_was_paid() -> None:
    table = Table()
    skipping(table, begun(table, "three_stages"))
    play = table.context.desk.replay(table.journal.rounds("jingle_bells")[0])
    pictures = []
    for draw in BellsStage().finished_pictures(table.context, game(), play):
        canvas = SeenCanvas(table.view, table.tools)
        draw(canvas)
        pictures.append(tuple(canvas.seen))
    assert [reading.is_shown(picture) for picture in pictures] == [False, True]
    board = pictures[-1]
    assert len(reading.symbols(board)) == 8
    assert reading.on_board(board) == "158×"
    assert win(board) == "£158.00"
    assert "8 of 8 counted" in words(board)


def test_C4_nothing_of_a_bonus_is_left_in_the_next_one() -> None:
    table = Table()
    skipping(table, begun(table, "three_stages"))
    scene = begun(table, "respins")
    go_to(table, scene, over)
    assert not bonus(scene).is_expanded
    assert bonus(scene).times == 1
    assert reading.halves(table.picture()) == 0
