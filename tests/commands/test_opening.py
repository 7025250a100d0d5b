"""What opens a window hands the app its options, and ends with the app's exit code."""

import sys
from types import ModuleType

import pytest

from commands.command_line import main
from scenes.options import AppOptions, PlayRequest
from tests.commands.running import ROOT


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[AppOptions]:
    """The options of every app that is opened, in place of its window."""
    seen: list[AppOptions] = []

    def run(options: AppOptions) -> int:
        seen.append(options)
        return 7

    app = ModuleType("scenes.app")
    app.run = run  # type: ignore[attr-defined]  # a module has the names that it is given
    monkeypatch.setitem(sys.modules, "scenes.app", app)
    return seen


def test_without_a_command_the_app_opens(opened: list[AppOptions]) -> None:
    assert main([]) == 7
    assert main(["--qa", "--game", "festive_lines_gold"]) == 7
    assert opened == [AppOptions(), AppOptions(qa=True, game="festive_lines_gold")]


def test_play_opens_its_scene_with_what_is_to_be_played(opened: list[AppOptions]) -> None:
    assert main(["play", "festive_lines_gold", "--rounds", "2", "--no-audio"]) == 7
    request = PlayRequest(game="festive_lines_gold", stake=200, rounds=2)
    assert opened == [AppOptions(audio=False, game="festive_lines_gold", play=request)]


def test_a_faulty_script_opens_nothing(opened: list[AppOptions], capsys: pytest.CaptureFixture[str]) -> None:
    script = ROOT / "games" / "festive_lines_gold" / "game.yaml"
    assert main(["play", "festive_lines_gold", "--script", str(script)]) == 3
    assert "game.yaml" in capsys.readouterr().err
    assert opened == []
