"""A whole play in the real window: by mouse, by keyboard, by gamepad, through resizes and fullscreen."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from engine.journal.records import StoredRound
from games import CATALOGUE
from scenes.common.end_message import CENTRE_X, NONE_BOX, WIN_BOX
from scenes.festive_lines_gold.layout import pudding_centre
from scenes.splash.scene import PLAY_BOX
from tests.commands.running import run
from tests.screen.program import program
from tests.virtual_screen import VirtualScreen

GAME = "festive_lines_gold"
CARD = 1 + [entry.id for entry in CATALOGUE].index(GAME)
"""The place of its card in the lobby."""
PLAY = (PLAY_BOX[0] + PLAY_BOX[2] / 2, PLAY_BOX[1] + PLAY_BOX[3] / 2)
FINISH = (660 + 228 / 2, ((WIN_BOX[1] + WIN_BOX[3]) + (NONE_BOX[1] + NONE_BOX[3])) / 2 - 136 + 30)
"""A place on the button, whether the message has an amount or not."""
END = (int(CENTRE_X) - 200, 250, 400, 200)


def stored(profile: Path) -> StoredRound:
    """The only play of a profile, whose books balance."""
    with Journal.open(profile) as journal:
        assert journal.notices == ()
        assert journal.verify() == []
        assert journal.count() == 1
        play = journal.rounds()[0]
        assert journal.balance == 499_800 + play.prize
        return play


def picks(*places: int) -> tuple[str, ...]:
    """The actions of a whole play."""
    return (*(f"pick pudding {place}" for place in places), "finish")


def options(profile: Path, *more: str) -> tuple[str, ...]:
    return ("--profile", str(profile), "--size", "1280x720", "--no-audio", "--game", GAME, *more)


def test_a_whole_play_by_mouse(screen: VirtualScreen, tmp_path: Path) -> None:
    with program(screen, tmp_path / "log", *options(tmp_path / "profile")) as window:
        splash = window.shown()
        window.click(*PLAY)
        window.until_unlike(splash, 0.3)
        table = window.at_rest()
        window.click(*pudding_centre(5))
        window.until_unlike(table, 0.02)
        for place in (1, 9, 3):
            window.click(*pudding_centre(place))
            time.sleep(0.2)
        window.click(*pudding_centre(2), pudding_centre(2), pudding_centre(8), pudding_centre(7))  # the seventh is none
        ended = window.at_rest(2)
        assert ended.unlike(table, END) > 0.9  # the message lies there
        window.click(*FINISH)
        window.until_unlike(ended, 0.3)
        assert window.close() == 0
    play = stored(tmp_path / "profile")
    assert play.state == "settled"
    assert play.actions == picks(5, 1, 9, 3, 2, 8)
    assert (tmp_path / "log").read_text().count("Traceback") == 0


def test_a_whole_play_by_keyboard_from_lobby_to_exit(screen: VirtualScreen, tmp_path: Path) -> None:
    words = ("--profile", str(tmp_path / "profile"), "--size", "1280x720", "--no-audio")
    with program(screen, tmp_path / "log", *words) as window:
        lobby = window.shown()
        window.xdotool("windowactivate", "--sync", window.id)
        time.sleep(0.5)
        window.key(*["Tab"] * CARD, "Return")
        window.until_unlike(lobby, 0.3)
        time.sleep(0.6)  # the snow has passed
        splash = window.picture()
        window.key("Return")
        window.until_unlike(splash, 0.3)
        window.at_rest()
        window.key("Right", "Return", "Right", "space", "Down", "Return", "4", "9", "7")
        window.at_rest(2)
        window.key("Return")
        time.sleep(1)
        assert window.close() == 0
    play = stored(tmp_path / "profile")
    assert play.state == "settled"
    assert play.actions == picks(1, 2, 5, 4, 9, 7)


def test_resizes_and_fullscreen_in_the_middle_of_animations_lose_nothing(screen: VirtualScreen, tmp_path: Path) -> None:
    sizes = [(900, 700), (1920, 1080), (700, 1000), (1281, 719)]
    with program(screen, tmp_path / "log", *options(tmp_path / "profile")) as window:
        window.shown()
        window.key("Return")
        time.sleep(0.7)
        for place, size in zip("157", sizes[:3], strict=True):
            window.key(place)
            window.resize(*size)
            time.sleep(0.25)
            assert window.size == size
        window.key("9", "F11")
        full = window.until(lambda: "full" if window.size == (3840, 2160) else "", "fullscreen")
        assert full
        window.key("2")
        time.sleep(0.2)
        window.key("F11")
        window.until(lambda: "" if window.size == (3840, 2160) else "back", "the window")
        window.resize(1280, 720)
        window.key("4")
        ended = window.at_rest(2.5)
        assert (ended.width, ended.height) == (1280, 720)
        window.key("Return")
        time.sleep(0.5)
        assert window.close() == 0
    play = stored(tmp_path / "profile")
    assert play.state == "settled"
    assert play.actions == picks(1, 5, 7, 9, 2, 4)
    assert (tmp_path / "log").read_text().count("Traceback") == 0


@pytest.mark.parametrize("scenario", ["corners_with_lines", "loser"])
def test_the_scene_and_the_headless_play_agree_about_the_prize(
    screen: VirtualScreen, tmp_path: Path, scenario: str
) -> None:
    script = Path(__file__).resolve().parents[2] / "games" / GAME / "scenarios" / f"{scenario}.yaml"
    headless = run("play", GAME, "--script", str(script), "--headless", "--json")
    told = json.loads(headless.output)["rounds"][0]
    picture, profile = tmp_path / "final.png", tmp_path / "profile"
    shown = run(
        "play", GAME, "--script", str(script), "--screenshot", str(picture), "--profile", str(profile), "--no-audio",
        **screen.environment,
    )  # fmt: skip
    assert (headless.code, shown.code, shown.messages) == (0, 0, "")
    play = stored(profile)
    assert (play.state, play.prize, play.mark) == ("settled", told["prize"], "forced")
    assert play.play_number == told["play_number"]
    assert [step["action"] for step in told["steps"]] == list(play.actions)
    with picture.open("rb") as file:
        surface = pygame.image.load(file, "final.png")
    assert surface.get_size()[0] >= 1280
    gold = "win" if told["prize"] else "none"
    assert surface.get_at((surface.get_width() // 2, surface.get_height() * 500 // 720)) != (0, 0, 0), gold


