"""`verify`: checks the journal of a profile, all rows and sums. It only reads: nothing is mended or put aside."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_json, print_message, print_text


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--profile", type=Path, metavar="DIR", help="the profile to check instead of your own")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    from engine.journal.errors import JournalError
    from engine.journal.inspection import inspect
    from engine.journal.opening import JOURNAL_NAME
    from scenes.options import profile_folder

    folder = profile_folder(arguments.profile)
    if not (folder / JOURNAL_NAME).exists():
        raise CommandFault(f"there is no {JOURNAL_NAME} in {folder}", ExitCode.STORE_UNUSABLE)
    try:
        found = inspect(folder)
    except JournalError as error:
        raise CommandFault(str(error), ExitCode.STORE_UNUSABLE) from error
    _print(arguments, folder, found.plays, list(found.faults))
    return ExitCode.VERIFICATION_FAILED if found.faults else ExitCode.OK


def _print(arguments: Namespace, folder: Path, plays: int, damages: list[str]) -> None:
    if arguments.json:
        print_json({"profile": str(folder), "plays": plays, "damages": damages})
        return
    for damage in damages:
        print_text(damage)
    verdict = _counted(len(damages), "fault") if damages else "all rows and sums are right"
    print_message(f"{_counted(plays, 'play')} in {folder}: {verdict}.")


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


COMMAND = Command("verify", "check the journal of a profile, without changing it", _run, _add_options)
