"""The ways from scene to scene. A scene asks for a door and never imports the scene behind it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.journal.records import StoredRound
from engine.stage.scene import Scene


class Doors(msgspec.Struct, frozen=True):
    """Makes the scene behind each door.

    Attributes:
        lobby: the lobby.
        game: the scene of a game by its id: its open play where there is one, else its splash.
        replay: a stored play shown again.
        replay_number: the play of a play number, from this journal or from any other.
        rules: the rules of a game by its id, or of all games (None).
        my_games: the history.
        settings: the settings.
        qa: the tester's panel on a game by its id, or on all games (None).
        message: a message with one button to go on.
        menu: the menu over a scene; with the id of the game that is played, or None.
    """

    lobby: Callable[[], Scene]
    game: Callable[[str], Scene]
    replay: Callable[[StoredRound], Scene]
    replay_number: Callable[[str], Scene]
    rules: Callable[[str | None], Scene]
    my_games: Callable[[], Scene]
    settings: Callable[[], Scene]
    qa: Callable[[str | None], Scene]
    message: Callable[[str], Scene]
    menu: Callable[[str | None], Scene]
