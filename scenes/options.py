"""What the command line tells the app: values only, so that nothing is loaded to make them."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from engine.journal.settings import Market
    from engine.qa.scenario import Scenario


class PlayRequest(msgspec.Struct, frozen=True):
    """Rounds to open in the real scene, one after the other, instead of the lobby.

    Attributes:
        game: the id of the game.
        stake: in pence; None is the game's lowest.
        mode: the id of the mode.
        play_number: a play to see again, as it is printed.
        scenario: what the rounds draw and which actions are taken; its orders go before `stake` and `mode`.
        screenshot: where a picture of the final board goes before the app ends by itself.
        rounds: how many rounds, without a scenario.
    """

    game: str
    stake: int | None = None
    mode: str = "base"
    play_number: str | None = None
    scenario: "Scenario | None" = None
    screenshot: Path | None = None
    rounds: int = 1


class AppOptions(msgspec.Struct, frozen=True):
    """How the app starts. None stands for what the profile's settings say, or their defaults.

    Attributes:
        profile: the folder of plays and settings; None is the user's own data folder.
        qa: with the tester's panel.
        size: the window's size in pixels.
        audio: False keeps the sound device closed.
        reduced_motion: True rests all ambient motion.
        market: "demo" or "gb".
        game: the id of a game to open instead of the lobby.
        fullscreen: fill the screen.
        play: rounds to open instead of the lobby.
    """

    profile: Path | None = None
    qa: bool = False
    size: tuple[int, int] | None = None
    audio: bool = True
    reduced_motion: bool | None = None
    market: "Market | None" = None
    game: str | None = None
    fullscreen: bool = False
    play: PlayRequest | None = None


def profile_folder(given: Path | None) -> Path:
    """The folder of plays and settings: the one that was given, or the platform's folder for a user's data."""
    if given is not None:
        return given.expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("Tinsel", appauthor=False)
