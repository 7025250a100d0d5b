"""Pictures are decoded before they are needed: the lists of foreseen ones name what is drawn, and bounds hold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from engine.stage.view import View
from scenes.festive_lines_gold.pictures import PLAY_FORESEES, SPLASH_FORESEES
from scenes.lobby.pictures import PICTURES
from scenes.lobby.scene import LobbyScene
from tests.scenes.driver import ASSETS, Stage, all_games
from tests.scenes.tickets import CROSS, line

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MOST_DRAWS = {"fresh": 140, "puddings": 260, "message": 640}
"""How many draws a frame may have: what all of its particles, tiles and letters come to."""


def fresh_tools(width: int, height: int) -> Tools:
    tools = Tools(ASSETS, load_manifest(ASSETS))
    tools.fit(View.fit(width, height))
    return tools


REFILL = {"ui/round_green", "ui/round_green_disabled"}
"""The refill button is in one of its states."""


def test_all_that_the_lobby_draws_first_is_foreseen_and_nothing_else() -> None:
    stage, tools = Stage(), fresh_tools(1280, 720)
    lobby = LobbyScene(replace(stage.context, games=all_games()))
    lobby.enter()
    lobby.draw(Canvas(stage.view, tools))
    assert tools.artwork.used - REFILL == set(PICTURES) - REFILL


def test_all_that_opens_and_lights_up_in_a_play_is_foreseen() -> None:
    stage, tools = Stage(), fresh_tools(1280, 720)
    scene = stage.play(CROSS)
    scene.draw(Canvas(stage.view, tools))
    drawn_first = set(tools.artwork.used)
    for place in range(1, 7):
        scene.pick(place)
    while scene.end is None or scene.end.is_moving:
        stage.frame(1 / 20)
        scene.draw(Canvas(stage.view, tools))
    later = {name for name in tools.artwork.used - drawn_first if not name.startswith("effects/co")}
    assert later - set(PLAY_FORESEES) == set()
    assert set(SPLASH_FORESEES) <= set(tools.artwork.manifest.images)


@pytest.mark.parametrize("size", SIZES)
def test_caches_hold_at_most_their_bytes_over_a_play_at_each_size(size: tuple[int, int]) -> None:
    stage, tools = Stage(size=size), fresh_tools(*size)
    caches = (tools.artwork.scaled, tools.artwork.sources, tools.layers, tools.lines, tools.foil.amounts)
    scene = stage.play(line(50_000))
    for place in range(1, 7):
        scene.pick(place)
    for _ in range(60):
        stage.frame(0.2)
        canvas = Canvas(stage.view, tools)
        scene.draw(canvas)
        assert all(cache.is_tight for cache in caches)
    window = size[0] * size[1] * 4
    assert sum(cache.limit for cache in caches) <= 36_000_000 + 5.5 * window


def test_a_frame_has_no_more_draws_than_it_may() -> None:
    stage = Stage()
    scene = stage.play(line(50_000))
    assert len(stage.draw().draws) <= MOST_DRAWS["fresh"]
    for place in range(1, 7):
        scene.pick(place)
    most = 0
    while scene.end is None:
        stage.frame(1 / 30)
        most = max(most, len(stage.draw().draws))
    assert most <= MOST_DRAWS["puddings"]
    while scene.end.is_moving:
        stage.frame(1 / 30)
        most = max(most, len(stage.draw().draws))
    assert most <= MOST_DRAWS["message"]
