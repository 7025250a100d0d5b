"""`solve`: finds the value of one named weight at which a payout meets a target."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from decimal import Decimal
from pathlib import Path

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_json, print_message, print_text
from commands.output_files import refuse_unwritable

_PER_CENT = re.compile(r"[0-9]{1,3}(\.[0-9]{1,12})?")  # no game pays ten times what it costs


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME|FILE", help="the id of the game, or another game.yaml")
    parser.add_argument("--weight", required=True, metavar="PATH", help="what moves, as award.multiplier_roll")
    parser.add_argument("--against", metavar="PATH", help="a weight that gives what the first one takes")
    parser.add_argument("--target", required=True, type=_target, metavar="RTP", help="the payout in per cent, as 96.17")
    parser.add_argument("--mode", metavar="M", help="the way to play; default: the base game")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the changed game.yaml to FILE")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    from commands.provable_game import provable_game
    from engine.qa.solving import NotSolvable, Weight, solve
    from engine.rules.exact import decimal_text

    refuse_unwritable("--write", arguments.write)
    named = provable_game(arguments.game)
    mode = named.mode_named(arguments.mode)
    text = named.yaml.read_text(encoding="utf-8")
    try:
        weight = Weight(text, arguments.weight, arguments.against)
        solved = solve(weight, lambda path: named.payout(path, mode), arguments.target)
    except NotSolvable as error:
        raise CommandFault(str(error), ExitCode.USAGE) from error
    if arguments.write is not None:
        try:
            arguments.write.write_text(weight.moved_to(solved.value), encoding="utf-8", newline="\n")
        except OSError as error:
            raise CommandFault(f"--write {arguments.write}: {error.strerror}", ExitCode.USAGE) from error
        print_message(f"Written to {arguments.write}; its declared figures are still those of the old numbers.")
    before, after = (f"{decimal_text(value * 100, 10)}" for value in (solved.before, solved.payout))
    if arguments.json:
        print_json({
            "game": named.game.id, "mode": mode, "weight": arguments.weight, "from": weight.value, "to": solved.value,
            "payout_before": before, "payout": after, "computed": solved.computed,
        })
        return ExitCode.OK
    print_text(f"{arguments.weight}: {weight.value} -> {solved.value}")
    if arguments.against:
        print_text(f"{arguments.against}: {weight.against_value} -> {weight.against_value_at(solved.value)}")
    print_text(f"payout of {mode}: {before} % -> {after} %, the nearest to {solved.target_text} % with whole numbers")
    return ExitCode.OK


def _target(text: str) -> Decimal:
    digits = text.removesuffix("%").strip()
    if not _PER_CENT.fullmatch(digits) or not (target := Decimal(digits)):
        raise ArgumentTypeError(f"{text!r} is not a payout in per cent, as 96.17")
    return target


COMMAND = Command("solve", "find the weight at which a payout meets a target", _run, _add_options)
