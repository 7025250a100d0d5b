"""`games`: lists the games with their stakes, odds and digests, also those that do not load."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from commands.command import Command
from commands.exit_codes import ExitCode
from commands.output import print_json, print_table

if TYPE_CHECKING:
    from engine.rules.contract import Game
    from games import Loaded


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    from games import load_all

    listed = load_all()
    if arguments.json:
        print_json([_as_json(each) for each in listed])
    else:
        print_table([("GAME", "TITLE", "KIND", "STAKES", "ODDS", "PAYOUT", "TOP PRIZE"), *map(_row, listed)])
    return ExitCode.OK


def _row(loaded: "Loaded") -> tuple[str, ...]:
    game = loaded.game
    if game is None:
        return (loaded.entry.id, f"disabled: {loaded.error}", "", "", "", "", "")
    figures = game.figures
    return (game.id, game.title, game.kind, _stakes(game), figures.odds or "-", figures.payout, figures.top_prize)


def _stakes(game: "Game") -> str:
    from engine.rules.money import pounds

    lowest, highest = pounds(game.stakes[0]), pounds(game.stakes[-1])
    return lowest if lowest == highest else f"{lowest} to {highest}"


def _as_json(loaded: "Loaded") -> dict[str, object]:
    game = loaded.game
    if game is None:
        return {"id": loaded.entry.id, "code": loaded.entry.code, "error": str(loaded.error)}
    return {
        "id": game.id,
        "code": game.code,
        "title": game.title,
        "kind": game.kind,
        "version": game.version,
        "digest": game.digest,
        "stakes": list(game.stakes),
        "modes": [{"id": mode.id, "title": mode.title, "cost_hundredths": mode.cost_hundredths} for mode in game.modes],
        "odds": game.figures.odds,
        "payout": game.figures.payout,
        "top_prize": game.figures.top_prize,
        "error": None,
    }


COMMAND = Command("games", "list the games", _run, _add_options)
