"""What stands still is few pictures, and what all lines share is drawn once."""

from __future__ import annotations

from collections.abc import Hashable

from engine.rules.contract import Spin
from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from engine.stage.view import View
from games.jingle_bells.symbols import BOARD_CELLS
from scenes.common.slots.area import draw_area
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import cell_box, runs
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.driver import ASSETS
from tests.scenes.jingle_bells.bonus_reading import begun, bonus, go_to
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.slots.machines import AnyTable

WINDOW = View.fit(1280, 720)


def fresh_tools() -> Tools:
    tools = Tools(ASSETS, load_manifest(ASSETS))
    tools.fit(WINDOW)
    return tools


def kept(tools: Tools, kind: str) -> list[Hashable]:
    """The pictures of a kind that are kept."""
    return [key for key in tools.artwork.scaled._kept if isinstance(key, tuple) and key[0] == kind]


def drawn(table: AnyTable, tools: Tools) -> Canvas:
    canvas = Canvas(table.view, tools)
    table.top.draw(canvas)
    return canvas


def test_lines_share_their_ways_from_reel_to_reel() -> None:
    table, tools = MonopolyTable(), fresh_tools()
    scene = table.round("wilds")
    scene.take(Spin())
    while len(scene.board.traced) < 3:
        table.frame(1 / 30)
    drawn(table, tools)
    assert 3 <= len(kept(tools, "pay line")) <= 12


def test_behind_a_large_win_the_room_is_one_layer_and_the_rays_are_in_it() -> None:
    table, tools = BellsTable(), fresh_tools()
    scene = table.round("four_bells_on_frames")
    scene.take(Spin())
    while not scene.board.level_won:
        table.frame(1 / 30)
    scene.motion.particles.clear()
    canvas = drawn(table, tools)
    assert len(canvas.draws) < 20
    assert not kept(tools, "effects/rays")


def test_a_full_board_of_symbols_at_rest_is_a_picture_for_each_reel() -> None:
    table, tools = BellsTable(), fresh_tools()
    scene: BellsScene = begun(table, "full_board_of_36")
    go_to(table, scene, lambda board: board.is_collecting)
    board = bonus(scene)
    for locked in board.locked.values():
        locked.shown, locked.flash = 1.0, 0.0
    scene.motion.particles.clear()
    assert len(board.locked) == 36
    assert len(drawn(table, tools).draws) < 60


def test_cells_below_one_another_are_darkened_as_one() -> None:
    board = BonusBoard()
    assert len(runs(board, BOARD_CELLS)) == 6
    assert runs(board, [(1, 1), (1, 3), (2, 4)]) == [cell_box(board, cell) for cell in ((1, 1), (1, 3), (2, 4))]
    x, y, width, _ = cell_box(board, (4, 2))
    assert runs(board, [(4, 2), (4, 3)]) == [(x, y, width, 192)]


def test_an_area_waits_until_all_of_it_can_be_afforded() -> None:
    tools = fresh_tools()
    tools.artwork.allowance.each = 0.0

    def paint(canvas: Canvas) -> None:
        canvas.image("bells/scatter", centre=(60, 60), width=90)

    tools.artwork.allowance.renew()
    draw_area(Canvas(WINDOW, tools), "area", (0, 0, 120, 120), paint)
    assert tools.artwork.allowance.owes
    assert not kept(tools, "area")
    tools.artwork.allowance.each = 100.0
    tools.artwork.allowance.renew()
    canvas = Canvas(WINDOW, tools)
    draw_area(canvas, "area", (0, 0, 120, 120), paint)
    assert kept(tools, "area")
    assert len(canvas.draws) == 1
    tools.artwork.close()
