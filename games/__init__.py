"""The list of games, one line each, in the order of the lobby; a game is loaded when it is asked for."""

from importlib import import_module
from typing import Final

import msgspec

from engine.rules.contract import Game
from engine.rules.yaml_loading import ConfigError, nearest_hint


class Entry(msgspec.Struct, frozen=True):
    """A game on the list: the name of its folder, its two letters, and the module whose `load` gives it."""

    id: str
    code: str
    module: str


class Loaded(msgspec.Struct, frozen=True):
    """What came of loading a game: the game, or why it cannot be played."""

    entry: Entry
    game: Game | None
    error: ConfigError | None


class UnknownGame(LookupError):  # noqa: N818  the adjective says it
    """A game that is not on the list."""


CATALOGUE: Final = (
    Entry("jingle_bells", "JB", "games.jingle_bells.game"),
    Entry("mr_monopoly", "MM", "games.mr_monopoly.game"),
    Entry("christmas_jumper", "CJ", "games.christmas_jumper.game"),
    Entry("festive_lines_gold", "FL", "games.festive_lines_gold.game"),
)


def entry_of(game_id: str) -> Entry:
    """Find a game on the list by its id; UnknownGame names the nearest one."""
    for entry in CATALOGUE:
        if entry.id == game_id:
            return entry
    ids = [entry.id for entry in CATALOGUE]
    hint = nearest_hint(game_id, ids) or f"the games are {', '.join(ids)}"
    raise UnknownGame(f"there is no game {game_id!r}: {hint}")


def load_game(game_id: str) -> Game:
    """Load one game; ConfigError says what is wrong with its game.yaml, UnknownGame that there is none of this id."""
    game: Game = import_module(entry_of(game_id).module).load()
    return game


def load_all() -> list[Loaded]:
    """Load every game in the order of the list; one with a faulty game.yaml comes with its error, the others play."""
    return [_loaded(entry) for entry in CATALOGUE]


def _loaded(entry: Entry) -> Loaded:
    try:
        return Loaded(entry, load_game(entry.id), None)
    except ConfigError as error:
        return Loaded(entry, None, error)
