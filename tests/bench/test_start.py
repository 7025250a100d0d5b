"""What is loaded at the start: to the first frame the window alone, to the lobby what it needs, then the sound."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from commands.command import ROOT

WATCHED = """
import json, sys
from engine.stage.app import App
from engine.stage.scene import Quit
draw, seen = App.draw, []
def watched(app):
    draw(app)
    import pygame
    seen.append({"modules": sorted(sys.modules), "sounds": pygame.mixer.get_init() is not None})
    if len(seen) == 2:
        follow_sounds(app)
def follow_sounds(app):
    first = app.each_round
    def round(passed):
        first(passed)
        import pygame
        seen.append({"modules": [], "sounds": pygame.mixer.get_init() is not None, "once": app.each_round is not round})
        app.begun_stack.follow(Quit())
    app.each_round = round
App.draw = watched
from commands.command_line import main
main(["--profile", sys.argv[1], "--size", "1280x720"])
print(json.dumps(seen))
"""
NOT_AT_FIRST = ("sqlite3", "yaml", "games", "engine.journal", "engine.rules", "engine.qa", "concurrent")
NEVER_SO_EARLY = (
    *("numpy", "hypothesis", "pytest", "tools", "tests", "asyncio", "socket", "unittest", "xml", "scenes.rules"),
    *("scenes.my_games", "scenes.settings", "scenes.splash", "scenes.festive_lines_gold", "scenes.qa", "engine.qa"),
    *("games.festive_lines_gold.maths", "pygame.camera", "_hashlib", "subprocess", "commands.registry"),
    *("games.jingle_bells.rules", "games.jingle_bells.drawn_choices", "games.jingle_bells.events"),
    *("games.mr_monopoly.rules", "games.mr_monopoly.drawn_choices", "games.mr_monopoly.events"),
    *("games.christmas_jumper.rules", "games.christmas_jumper.ticket_maker", "games.christmas_jumper.events"),
    *("games.festive_lines_gold.rules", "games.festive_lines_gold.ticket_maker", "games.festive_lines_gold.events"),
)
"""What other scenes and other commands need, and what only rounds do: the lobby shows the figures of games alone."""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What there is at the first frame, at the lobby's first frame, and after the first round of the loop."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    profile: Path = tmp_path_factory.mktemp("profile")
    command = [sys.executable, "-c", WATCHED, str(profile)]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(said.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def loaded(started: list[dict[str, Any]]) -> list[list[str]]:
    """The modules at the first frame and at the lobby's first frame."""
    return [each["modules"] for each in started[:2]]


def among(modules: list[str], packages: tuple[str, ...]) -> list[str]:
    return [name for name in modules if any(name == each or name.startswith(f"{each}.") for each in packages)]


def test_the_first_frame_comes_before_journal_and_games_are_loaded(loaded: list[list[str]]) -> None:
    assert among(loaded[0], NOT_AT_FIRST) == []


def test_the_lobby_loads_no_scene_and_no_library_that_it_does_not_need(loaded: list[list[str]]) -> None:
    assert len(loaded) == 2
    assert among(loaded[1], NEVER_SO_EARLY) == []


def test_the_sound_device_is_opened_once_the_lobby_is_seen(started: list[dict[str, Any]]) -> None:
    assert [each["sounds"] for each in started] == [False, False, True]
    assert started[-1]["once"]
