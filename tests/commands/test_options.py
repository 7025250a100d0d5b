"""Options of the app become one value, and requests for plays another."""

from pathlib import Path

import pytest

from commands.chosen_rounds import chosen_rounds
from commands.command import CommandFault
from commands.command_line import build_parser
from commands.window_options import app_options
from scenes.options import AppOptions, PlayRequest, profile_folder
from tests.commands.running import ROOT

LINE = ROOT / "games" / "festive_lines_gold" / "scenarios" / "line.yaml"


def parsed(*words: str) -> AppOptions:
    return app_options(build_parser().parse_args(words))


def test_without_options_everything_is_left_to_the_settings() -> None:
    assert parsed() == AppOptions()


def test_every_option_of_the_app_arrives() -> None:
    words = ["--qa", "--no-audio", "--reduced-motion", "--fullscreen", "--profile", "p"]
    assert parsed(*words, "--size", "1920X1080", "--market", "gb", "--game", "g") == AppOptions(
        profile=Path("p"), qa=True, size=(1920, 1080), audio=False, reduced_motion=True, market="gb", game="g",
        fullscreen=True,
    )


def test_options_count_before_and_behind_the_command() -> None:
    options = parsed("--qa", "--market", "gb", "play", "festive_lines_gold", "--no-audio")
    assert (options.qa, options.market, options.audio, options.game) == (True, "gb", False, "festive_lines_gold")


def requested(*words: str, screenshot: Path | None = None) -> PlayRequest:
    return chosen_rounds(build_parser().parse_args(["play", "festive_lines_gold", *words])).request(screenshot)


def test_a_play_in_the_scene_is_requested_with_all_that_it_needs() -> None:
    assert requested() == PlayRequest(game="festive_lines_gold", stake=200)
    assert requested("--stake", "2.00", "--rounds", "3", screenshot=Path("x.png")) == PlayRequest(
        game="festive_lines_gold", stake=200, mode="base", screenshot=Path("x.png"), rounds=3
    )
    scripted = requested("--script", str(LINE))
    assert scripted.scenario is not None
    assert [planned.title for planned in scripted.scenario.rounds] == ["A line"]


def test_what_cannot_be_played_is_refused_before_a_window_opens(tmp_path: Path) -> None:
    script = tmp_path / "script.yaml"
    script.write_text("game: festive_lines_gold\nrounds:\n  - actions: [finish]\n", encoding="utf-8")
    with pytest.raises(CommandFault, match=r"script.yaml:3: .* \(clause FL-11\)"):
        requested("--script", str(script))
    with pytest.raises(CommandFault, match="no play number"):
        requested("--play-number", "x")


def test_the_profile_is_the_given_folder_or_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert profile_folder(Path("here")) == tmp_path / "here"
    assert profile_folder(None).name == "Tinsel"
