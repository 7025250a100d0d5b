"""Checks what `validate` is given: a game by its id, a script, or a game.yaml that stands anywhere."""

from importlib import import_module
from pathlib import Path

from commands.chosen_game import game_named
from commands.chosen_scenario import scenario_in
from commands.command import CommandFault
from engine.qa.faults import ScenarioFault
from engine.qa.playing import play_scenario
from engine.rules.config_errors import ConfigError
from engine.rules.yaml_loading import load_document
from games import CATALOGUE

_FILES = {".yaml", ".yml"}


def note_on(name: str) -> str:
    """What is to be noted of a game of this id, or of a game.yaml, that is right: that its figures are not proven."""
    if Path(name).suffix.lower() not in _FILES:
        return game_named(name).figures.note
    document = load_document(Path(name))
    entry = next((entry for entry in CATALOGUE if entry.code == document.value.get("code")), None)
    return str(import_module(entry.module).load(Path(name)).figures.note) if entry else ""


def fault_of(name: str) -> str:
    """What is wrong with the game of this id or the file of this name; empty when nothing is."""
    try:
        if Path(name).suffix.lower() in _FILES:
            _check_file(Path(name))
        else:
            game_named(name)
    except (CommandFault, ConfigError, ScenarioFault) as fault:
        return str(fault)
    return ""


def _check_file(path: Path) -> None:
    document = load_document(path)
    if "rounds" in document.value:
        scenario, game = scenario_in(path)
        play_scenario(scenario, game)
        return
    modules = {entry.code: entry.module for entry in CATALOGUE}
    code = document.value.get("code")
    if code not in modules:
        expected = f"`rounds`, as in a script, or `code` with one of {', '.join(modules)}, as in a game.yaml"
        raise document.error(("code",) if "code" in document.value else (), expected)
    import_module(modules[code]).load(path)
