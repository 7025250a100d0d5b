"""Resumed in the midst of what only Jingle Bells shows, a round stands there whole and is paid (ALL-2)."""

from __future__ import annotations

from engine.rules.contract import Continue, Spin
from tests.scenes.jingle_bells.table import Table


def test_ALL_2_in_the_midst_of_the_wave_nothing_is_lost() -> None:
    """The frames have begun to turn when the power goes: the round stands there whole, and is paid."""
    table = Table()
    scene = table.round("three_bells_on_frames")
    before = table.journal.balance
    scene.take(Spin())
    while len(scene.board.golden) != 2:
        table.frame(1 / 60)
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + 240
    assert set(scene.board.golden) == {(2, 2), (3, 2), (4, 4)}
    assert scene.board.multiplier == 3


def test_ALL_2_the_bonus_that_was_begun_is_paid() -> None:
    table = Table()
    scene = table.round("respins")
    while scene.play is not None and Continue() not in scene.play.actions:
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    before = table.journal.balance
    scene.press_spin()
    table.step(4.0, fps=20)  # the first spins are on their way
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + 2_300
