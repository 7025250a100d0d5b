"""The list of games: each loads by itself, and one that cannot does not stop the others (F5)."""

import subprocess
import sys
from pathlib import Path

import pytest

import games.festive_lines_gold.game
from engine.rules.yaml_loading import ConfigError
from games import CATALOGUE, UnknownGame, load_all, load_game


def test_every_game_on_the_list_loads_with_its_id_and_code() -> None:
    for loaded in load_all():
        assert loaded.error is None
        assert loaded.game is not None
        assert (loaded.game.id, loaded.game.code) == (loaded.entry.id, loaded.entry.code)
    assert len({entry.code for entry in CATALOGUE}) == len({entry.id for entry in CATALOGUE}) == len(CATALOGUE)


def test_F5_a_game_that_cannot_load_comes_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = ConfigError(file="game.yaml", line=3, expected="a price")

    def load() -> None:
        raise fault

    monkeypatch.setattr(games.festive_lines_gold.game, "load", load)
    faulty = next(loaded for loaded in load_all() if loaded.entry.id == "festive_lines_gold")
    assert (faulty.game, faulty.error) == (None, fault)


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'festive_lines': did you mean `festive_lines_gold`"):
        load_game("festive_lines")
    with pytest.raises(UnknownGame, match="the games are jingle_bells"):
        load_game("chess")


def test_the_list_loads_no_game_and_no_picture() -> None:
    code = "import games, sys; print([name for name in sys.modules if name.startswith(('games.', 'pygame'))])"
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


FIRST_ROUND = """
import sys
from engine.rules.contract import Order
from engine.rules.draws import StreamDraws
from games import CATALOGUE, load_game
for entry in CATALOGUE:
    game = load_game(entry.id)
    assert f"games.{entry.id}.rules" not in sys.modules, entry
    game.make_ready()
    before = {name for name in sys.modules if name.startswith("games.")}
    game.open(Order(entry.id, game.stakes[0]), StreamDraws(entry.code, bytes(12)))
    print({name for name in sys.modules if name.startswith("games.")} - before or "ready")
"""


def test_a_game_loads_its_rules_when_it_is_made_ready_and_nothing_with_its_first_round() -> None:
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", FIRST_ROUND], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["ready"] * len(CATALOGUE)
