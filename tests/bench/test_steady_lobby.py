"""The lobby's large pictures fit into the caches together: once each of its states was drawn, none is made again."""

from __future__ import annotations

import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from scenes.lobby.scene import LobbyScene
from tests.scenes.driver import ASSETS, Stage

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def draw_all_states(lobby: LobbyScene, stage: Stage, tools: Tools) -> None:
    """The lobby at rest, and with each card raised."""
    for card in lobby.cards:
        for raised in (True, False):
            card.is_hovered = raised
            lobby.advance(2.0)
            lobby.draw(Canvas(stage.view, tools))


@pytest.mark.parametrize("size", SIZES)
def test_once_drawn_nothing_large_is_made_again(size: tuple[int, int]) -> None:
    stage = Stage(size=size)
    tools = Tools(ASSETS, load_manifest(ASSETS))
    tools.fit(stage.view)
    lobby = LobbyScene(stage.context)
    draw_all_states(lobby, stage, tools)
    draw_all_states(lobby, stage, tools)
    layers, masters, pictures = tools.layers.made, tools.artwork.sources.made, tools.artwork.scaled.made
    draw_all_states(lobby, stage, tools)
    assert tools.layers.made == layers
    assert tools.artwork.sources.made == masters
    assert tools.artwork.scaled.made - pictures <= 8, "small lights that twinkle may differ from time to time"
