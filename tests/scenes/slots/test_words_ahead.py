"""Where letters stream, a button or a panel that comes up all at once still comes with its words."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.rules.contract import Spin
from engine.stage.text import Style
from scenes.common.slots.spin_button import WORD
from scenes.common.words_ahead import Words, WordsAhead
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.slots.machines import AnyScene, AnyTable
from tests.stage.streaming import Studio

BEFORE = 30
"""Frames in which nobody does anything yet."""


@dataclass
class Watch:
    """Plays a round with letters that come a frame late, and notes which words were shown without their letters."""

    table: AnyTable
    scene: AnyScene
    asked: dict[str, bool] = field(default_factory=dict)
    bare: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        studio = Studio()
        self.studio, letterer, line = studio, studio.tools.letterer, studio.tools.letterer.line
        self.table.tools = studio.tools

        def noted(text: str, style: Style, k: float) -> object:
            surface = line(text, style, k)
            self.asked[text] = surface is not None
            return surface

        letterer.line = noted  # type: ignore[method-assign, assignment]

    def frame(self) -> None:
        """One frame; what the button says must be there."""
        self.table.frame(1 / 60)
        self.asked.clear()
        self.table.draw()
        self.bare |= {words for words in self.expected if not self.asked.get(words, True)}
        self.studio.deliver()

    @property
    def expected(self) -> set[str]:
        texts = self.table.context.texts
        notes = {texts(key) for key in ("monopoly.tap_bonus", "monopoly.hand_comes", "bells.tap_bonus")}
        waited = notes | {"Select ROLL to roll", "the dice"} if self.scene.awaited not in {None, Spin()} else set()
        return {self.scene.controls.spin_button.word} | waited | ({"SKIP BONUS"} if self._skips else set())

    @property
    def _skips(self) -> bool:
        return any(each.is_visible and each.label == "SKIP BONUS" for each in self.scene.controls.widgets.widgets)


@pytest.mark.parametrize(
    ("kind", "name", "seconds"),
    [(MonopolyTable, "both_hands", 32), (MonopolyTable, "roll", 9), (BellsTable, "three_stages", 14)],
)
def test_words_are_there_when_their_button_or_panel_comes(
    kind: type[MonopolyTable | BellsTable], name: str, seconds: int
) -> None:
    table = kind()
    watch = Watch(table, table.round(name))
    for _ in range(BEFORE):
        watch.frame()
    watch.bare.clear()  # the room itself comes bit by bit in a test: there is no arrival that holds it back
    watch.scene.press_spin()
    waited = 0
    for _ in range(60 * seconds):
        watch.frame()
        waited = waited + 1 if watch.scene.awaited is not None else 0
        if waited > 20 and watch.scene.awaited is not None:
            watch.scene.take(watch.scene.awaited)
    assert watch.bare == set()


def test_where_nothing_waits_nothing_is_drawn_out_of_sight() -> None:
    table = BellsTable()
    scene = table.machine()
    table.step(0.5)
    assert all(isinstance(words, Words) for words in scene.controls.words_ahead)
    assert not {words.text for words in scene.controls.words_ahead} & {seen.what for seen in table.picture()}


def test_after_a_page_has_covered_the_machine_the_words_are_drawn_again() -> None:
    studio, ahead = Studio(), WordsAhead([Words("STOP", WORD)])

    def is_drawn() -> bool:
        before = studio.tools.lines.made
        studio.frame(lambda canvas: ahead.prepare(canvas, rests=True, comes=False))
        studio.deliver()
        return studio.tools.lines.made > before

    assert [is_drawn() for _ in range(3)] == [True, False, False]
    for _ in range(3):
        studio.frame(lambda _: None)  # a page
    studio.tools.lines.clear()
    assert [is_drawn() for _ in range(3)] == [True, False, False]
