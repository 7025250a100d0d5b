"""`maths`: computes the exact figures of a game anew and compares them with the declared ones."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.extras import extra
from commands.output import print_json, print_message, print_table, print_text
from commands.output_files import refuse_unwritable
from commands.round_numbers import rounds_text

if TYPE_CHECKING:
    from commands.provable_game import ProvableGame
    from engine.rules.exact import ExactReport

_PAGE_ROUNDS = 20_000


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME|FILE", help="the id of the game, or another game.yaml")
    parser.add_argument("--mode", metavar="M", help="one way to play; default: all of them")
    parser.add_argument("--from", dest="carried", metavar="STATE", help="only say what the next spin is worth then")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with plots, too")
    parser.add_argument(
        "--rounds", type=rounds_text, default=_PAGE_ROUNDS, metavar="N",
        help=f"how many rounds are simulated for the plots of the page; default: {_PAGE_ROUNDS:,}",
    )


def _run(arguments: Namespace) -> int:
    from commands.provable_game import provable_game

    if arguments.page is not None:
        refuse_unwritable("--page", arguments.page)
        extra("matplotlib")
    named = provable_game(arguments.game)
    modes = [named.mode_named(arguments.mode)] if arguments.mode else [mode.id for mode in named.game.modes]
    if arguments.carried is not None:
        return _print_worth(named, arguments.carried)
    report = named.figures()
    if arguments.json:
        _print_json(named, report, modes)
    else:
        _print_text(named, report, modes)
    if arguments.page is not None:
        from commands.maths_page import write_page

        write_page(arguments.page, named, report, modes, arguments.rounds)
        print_message(f"The page is {arguments.page}.")
    if report.holds:
        return ExitCode.OK
    print_message(f"{named.game.id}: not proven: declared figures differ, or were computed from other numbers.")
    return ExitCode.VERIFICATION_FAILED


def _print_worth(named: "ProvableGame", carried: str) -> int:
    """Print what the next base round pays on average from what a play before it left."""
    from engine.rules.contract import OrderRefused
    from engine.rules.exact import decimal_text

    if named.worth_from is None:
        raise CommandFault(f"--from: {named.game.id} carries nothing from round to round", ExitCode.USAGE)
    try:
        worth = named.worth_from(named.game, carried)
    except OrderRefused as error:
        raise CommandFault(f"--from: {error}", ExitCode.USAGE) from error
    print_text(f"from {carried or 'nothing'}: {decimal_text(worth, 10)}x the stake")
    return ExitCode.OK


def _print_json(named: "ProvableGame", report: "ExactReport", modes: list[str]) -> None:
    from engine.qa.exact_rows import as_json

    game = named.game
    print_json({"game": game.id, "digest": game.digest, **as_json(report, modes, named.provenance)})


def _print_text(named: "ProvableGame", report: "ExactReport", modes: list[str]) -> None:
    from engine.qa.exact_rows import band_table, declared_row, rows_of, state_table
    from engine.rules.exact import decimal_text

    print_text(f"{named.game.title}, version {named.game.version}, numbers {named.game.digest[:16]}")
    for mode in modes:
        exact = report.modes[mode]
        print_text(f"\n{exact.title} ({exact.id}), cost {decimal_text(exact.cost, 0)}x the stake")
        print_table([("KIND", "FIGURE", "EXACT", ""), *rows_of(exact)])
        for head, *states in filter(None, (state_table(exact), band_table(exact))):
            print_text("")
            print_table([tuple(name.upper() for name in head), *states])
        print_text(f"Computed by: {exact.method}.")
    print_text("\nDeclared in game.yaml")
    print_table([("FIGURE", "DECLARED", "EXACT", ""), *map(declared_row, report.declared)])
    digest = "those of these numbers" if report.is_proven else "of OTHER numbers than these"
    print_text(f"The declared figures are {digest}.")


COMMAND = Command("maths", "compute the exact figures of a game", _run, _add_options)
