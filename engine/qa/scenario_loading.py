"""Reads scenarios from YAML; docs/scripts.md describes the format for people."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Annotated, Any

import msgspec

from engine.journal.script import Script
from engine.qa.scenario import Scenario, ScenarioRound, seed_from_text
from engine.rules.config_errors import ConfigPath, nearest_hint
from engine.rules.contract import Action, Game, NamedOutcome, Order, parse_action
from engine.rules.conversion import Pence, convert
from engine.rules.yaml_loading import Document, load_document


class _RoundText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round as the file writes it."""

    title: str = ""
    stake: Pence | None = None
    mode: str = ""
    outcome: str = ""
    draws: dict[str, Any] = {}  # any answer that a draw can have; ScriptedDraws checks it against the draw
    ticket: dict[str, Any] | None = None  # any ticket; its game checks it
    window: dict[str, Any] | None = None
    actions: tuple[str, ...] = ()


class _ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written."""

    game: str
    rounds: Annotated[tuple[_RoundText, ...], msgspec.Meta(min_length=1, max_length=1000)]
    title: str = ""
    stake: Pence | None = None
    mode: str = ""
    seed: str = ""


def load_scenario(path: Path, games: Callable[[str], Game], ids: Collection[str]) -> tuple[Scenario, Game]:
    """Load a scenario and the game that it is for.

    Args:
        path: the file.
        games: gives a loaded game by its id; what it raises for a game that does not load is passed on.
        ids: of the games that there are.

    Raises:
        ConfigError: the file is not in the form of a scenario, or names what its game does not have.
    """
    document = load_document(path)
    text = convert(document, _ScenarioText)
    if text.game not in ids:
        raise document.error(("game",), f"one of {', '.join(ids)}", nearest_hint(text.game, ids))
    game = games(text.game)
    rounds = tuple(_round(document, text, game, place) for place in range(len(text.rounds)))
    return Scenario(document.file, game.id, rounds), game


def _round(document: Document, text: _ScenarioText, game: Game, place: int) -> ScenarioRound:
    written = text.rounds[place]
    where: ConfigPath = ("rounds", place)
    return ScenarioRound(
        order=_order(document, text, game, place),
        title=written.title,
        script=_script(document, written, game, where),
        seed=seed_from_text(text.seed, place + 1) if text.seed else None,
        actions=tuple(_action(document, line, (*where, "actions", at)) for at, line in enumerate(written.actions)),
        lines={path[2:]: line for path, line in document.lines.items() if path[:2] == where},
        carried=_outcome(document, written.outcome, game, where).carried if written.outcome else None,
    )


def _order(document: Document, text: _ScenarioText, game: Game, place: int) -> Order:
    written = text.rounds[place]
    stake = written.stake or text.stake or game.stakes[0]
    mode = written.mode or text.mode or game.modes[0].id
    if stake not in game.stakes:
        raise document.error(_said_at(text, place, "stake"), f"a stake of {game.title}", _stakes(game))
    modes = [each.id for each in game.modes]
    if mode not in modes:
        expected = f"a mode of {game.title}: {', '.join(modes)}"
        raise document.error(_said_at(text, place, "mode"), expected, nearest_hint(mode, modes))
    return Order(game.id, int(stake), mode)


def _said_at(text: _ScenarioText, place: int, name: str) -> ConfigPath:
    """Where a stake or a mode stands: with the round, or for the whole file."""
    return ("rounds", place, name) if getattr(text.rounds[place], name) else (name,)


def _stakes(game: Game) -> str:
    return ", ".join(f"{stake // 100}.{stake % 100:02}" for stake in game.stakes)


def _script(document: Document, written: _RoundText, game: Game, where: ConfigPath) -> Script | None:
    made_as, other = ("ticket", "window") if game.kind == "instant win" else ("window", "ticket")
    if getattr(written, other) is not None:
        raise document.error((*where, other), f"`{made_as}`, which is what {game.title} has")
    made = getattr(written, made_as)
    named = dict(_outcome(document, written.outcome, game, where).answers) if written.outcome else {}
    if made is not None and (named or written.draws):
        raise document.error((*where, made_as), "no draws and no named outcome beside it, for it settles everything")
    for name in named:
        if name in written.draws:
            raise document.error((*where, "draws", name), "no answer here, for the named outcome gives it")
    answers = named | written.draws
    if made is None and not answers:
        return None
    return Script(answers=answers, made=made)


def _outcome(document: Document, name: str, game: Game, where: ConfigPath) -> NamedOutcome:
    """A named outcome of the game."""
    outcomes = {outcome.name: outcome for outcome in game.named_outcomes()}
    if name not in outcomes:
        hint = nearest_hint(name, outcomes) or ", ".join(outcomes)
        raise document.error((*where, "outcome"), f"a named outcome of {game.title}", hint)
    return outcomes[name]


def _action(document: Document, line: str, path: ConfigPath) -> Action:
    try:
        return parse_action(line)
    except ValueError as error:
        raise document.error(path, "spin, roll, continue, finish or a pick, as in `pick pudding 4`") from error
