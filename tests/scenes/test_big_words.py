"""Where letters stream, the big words of the instant wins are there from their first, small frame on."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.rules.contract import Pick
from engine.stage.text import Style
from scenes.christmas_jumper.board import Board
from scenes.christmas_jumper.main_painting import CEREMONY, UNLOCKED
from scenes.common.styles import WIN_WORD
from scenes.festive_lines_gold.scene import FestiveLinesScene
from tests.scenes.christmas_jumper.table import MOTIFS, Table
from tests.scenes.christmas_jumper.tickets import THREE_LISTS
from tests.scenes.driver import Stage
from tests.scenes.tickets import line
from tests.stage.streaming import Studio

TOLERATED = 30
"""Frames in which the room itself comes bit by bit: in a test no arrival holds it back."""


@dataclass
class Watch:
    """Shows frames with letters that come a frame late, and notes which big letters were asked for in vain."""

    stage: Stage
    late: set[Style] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.studio = Studio()
        self.stage.tools = self.studio.tools
        letterer, made = self.studio.tools.letterer, self.studio.tools.letterer.line

        def noted(text: str, style: Style, k: float) -> object:
            surface = made(text, style, k)
            if surface is None:
                self.late.add(style)
            return surface

        letterer.line = noted  # type: ignore[method-assign, assignment]

    def frame(self) -> set[Style]:
        """One frame; the styles whose letters it lacked."""
        self.stage.frame(1 / 60)
        self.late.clear()
        self.stage.draw()
        self.studio.deliver()
        return set(self.late)


@pytest.mark.parametrize("calm", [False, True])
def test_BONUS_GAME_UNLOCKED_comes_up_with_its_letters(*, calm: bool) -> None:
    table = Table(reduced_motion=calm)
    watch, scene = Watch(table), table.table(THREE_LISTS)
    board: Board = scene.board
    for _ in range(TOLERATED):
        watch.frame()
    shown, late = set(), set()
    coming = list(MOTIFS)
    for frame in range(340):
        if coming and frame % 6 == 0:
            scene.picked(coming.pop(0))
        lacking = watch.frame()
        now = {style for style, share in ((UNLOCKED, board.words), (CEREMONY, board.ceremony_words)) if share}
        shown |= now
        late |= now & lacking
    assert shown == {UNLOCKED, CEREMONY}
    assert late == set()


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("pounds", [100, 1000, 50_000])
def test_the_word_of_a_large_win_comes_up_with_its_letters(pounds: int, *, calm: bool) -> None:
    stage = Stage(reduced_motion=calm)
    watch, scene = Watch(stage), stage.play(line(pounds))
    assert isinstance(scene, FestiveLinesScene)
    for _ in range(TOLERATED):
        watch.frame()
    for place in range(1, 7):
        scene.take(Pick("pudding", place))
        watch.frame()
    shown = False
    for _ in range(60 * 16):
        lacking = watch.frame()
        if scene.end is not None and scene.end.word > 0:
            shown = True
            assert WIN_WORD not in lacking
            if scene.end.word == 1:
                break
    assert shown
