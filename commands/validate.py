"""`validate`: checks games and files, and says everything that is wrong with them."""

from argparse import ArgumentParser, Namespace

from commands.command import Command
from commands.exit_codes import ExitCode
from commands.output import print_error, print_json, print_text


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="*",
        metavar="GAME|FILE",
        help="the id of a game, or a file: a script or another game.yaml; without any, all games are checked",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    from commands.checking import fault_of, note_on
    from games import CATALOGUE

    checked = arguments.what or [entry.id for entry in CATALOGUE]
    faults = {name: fault_of(name) for name in checked}
    notes = {name: "" if fault else note_on(name) for name, fault in faults.items()}
    if arguments.json:
        print_json([{"checked": name, "error": fault or None, "note": notes[name]} for name, fault in faults.items()])
    else:
        for name, fault in faults.items():
            if fault:
                print_error(fault)
            else:
                print_text(f"{name}: right" + (f", but {notes[name]}" if notes[name] else ""))
    return ExitCode.BAD_GAME if any(faults.values()) else ExitCode.OK


COMMAND = Command("validate", "check games and scripts", _run, _add_options)
