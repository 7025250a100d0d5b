"""Words and amounts stay in their places: at every size of the window, at the lowest and the highest stake."""

from __future__ import annotations

import pytest

from engine.rules.contract import Order, Spin
from scenes.jingle_bells.layout import BUY, MULTIPLIER, PLATES
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.driver import SEED, Picture
from tests.scenes.jingle_bells.table import GAME, Table, game, planned
from tests.scenes.pages import SIZES, overlapping_texts, texts_outside

Box = tuple[float, float, float, float]


def sticks_out(picture: Picture, box: Box) -> list[str]:
    """The words and amounts whose middle lies in a box, and which reach over its sides."""
    x, y, width, height = box
    inside = [
        seen for seen in picture
        if seen.kind in {"text", "amount"} and x <= seen.place[0] <= x + width and y <= seen.place[1] <= y + height
    ]  # fmt: skip
    return [each.what for each in inside if each.box[0] < x + 4 or each.box[0] + each.box[2] > x + width - 4]


def overlaps(picture: Picture) -> list[tuple[str, str]]:
    """Words over one another; the win meter is drawn again over a darkened room."""
    return [pair for pair in overlapping_texts(picture) if pair != ("WIN", "WIN")]


def begun(size: tuple[int, int], name: str, stake: int) -> tuple[Table, BellsScene]:
    """A round of a scenario at a stake, on a window of a size, its spin taken and shown."""
    table = Table(size=size)
    _, script = planned(name, 1)
    scene = table.shown(table.context.desk.buy(Order(GAME, stake), seed=SEED, script=script))
    scene.take(Spin())
    return table, scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stake", [game().stakes[0], game().stakes[-1]])
def test_the_machine(size: tuple[int, int], stake: int) -> None:
    table = Table(size=size)
    table.machine().controls.hud.stake = stake
    table.frame(0.0)
    table.draw()
    picture = table.picture()
    assert (texts_outside(picture), overlaps(picture)) == ([], [])
    for box in (*PLATES.values(), MULTIPLIER, BUY):
        assert sticks_out(picture, box) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stake", [game().stakes[0], game().stakes[-1]])
def test_every_moment_of_a_round_with_frames_a_multiplier_and_lines(size: tuple[int, int], stake: int) -> None:
    table, scene = begun(size, "four_bells_on_frames", stake)
    while scene.conductor.is_moving:
        table.frame(0.5)
        picture = table.picture()
        assert texts_outside(picture) == []
        assert overlaps(picture) == []
        assert sticks_out(picture, MULTIPLIER) == []
    table.draw()


@pytest.mark.parametrize("size", SIZES)
def test_the_trigger_and_what_it_waits_for(size: tuple[int, int]) -> None:
    table, scene = begun(size, "nothing_lands", game().stakes[-1])
    while scene.conductor.is_moving:
        table.frame(0.5)
        assert texts_outside(table.picture()) == []
        assert overlaps(table.picture()) == []
    table.frame(0.0)
    assert overlaps(table.picture()) == []


@pytest.mark.parametrize("size", SIZES)
def test_too_low_a_balance_and_the_win_cap_are_said_in_their_places(size: tuple[int, int]) -> None:
    table = Table(size=size)
    scene = table.round("win_cap")
    for _ in range(2):
        scene.take(scene.awaited or Spin())
        scene.conductor.skip()
    table.frame(0.0)
    assert "Win cap reached: a round pays £10,716.00 at most" in {seen.what for seen in table.picture()}
    assert (texts_outside(table.picture()), overlaps(table.picture())) == ([], [])
    scene.board.cap = 0
    scene.controls.refill.is_visible = True
    assert (texts_outside(table.picture()), overlaps(table.picture())) == ([], [])
