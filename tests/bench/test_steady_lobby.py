"""The lobby's large pictures fit into the caches together: once each of its states was drawn, none is made again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from scenes.lobby.scene import LobbyScene
from tests.scenes.driver import ASSETS, GAME, Stage, all_games

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def draw_all_states(lobby: LobbyScene, stage: Stage, tools: Tools) -> None:
    """The lobby at rest, each card raised, and each picture of the showcase turned in."""
    for card in lobby.cards:
        for raised in (True, False):
            card.is_hovered = raised
            lobby.advance(2.0)
            lobby.draw(Canvas(stage.view, tools))
    if lobby.showcase is not None:
        for _ in range(3):
            lobby.showcase.act()
            lobby.showcase.advance(0.2)
            lobby.draw(Canvas(stage.view, tools))
            lobby.showcase.advance(2.0)
            lobby.draw(Canvas(stage.view, tools))


@pytest.mark.parametrize("size", SIZES)
def test_once_drawn_nothing_large_is_made_again(size: tuple[int, int]) -> None:
    stage = Stage(size=size)
    tools = Tools(ASSETS, load_manifest(ASSETS))
    tools.fit(stage.view)
    # Alone it has a showcase beside it: the largest pictures of all.
    one_game = tuple(loaded for loaded in all_games() if loaded.entry.id == GAME)
    lobby = LobbyScene(replace(stage.context, games=one_game))
    draw_all_states(lobby, stage, tools)
    draw_all_states(lobby, stage, tools)
    layers, masters, pictures = tools.layers.made, tools.artwork.sources.made, tools.artwork.scaled.made
    draw_all_states(lobby, stage, tools)
    assert tools.layers.made == layers
    assert tools.artwork.sources.made == masters
    assert tools.artwork.scaled.made - pictures <= 8, "small lights that twinkle may differ from time to time"
