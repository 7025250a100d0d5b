"""`randomness`: passes the source of all draws through a battery of statistical tests."""

from argparse import ArgumentParser, Namespace

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_json, print_table, print_text
from commands.round_numbers import minutes_text, seed_text, words_text


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--words", type=words_text, default=1_000_000, metavar="N", help="default: 1,000,000")
    parser.add_argument("--seed", type=seed_text, default=1, metavar="S", help="of the stream; default: 1")
    parser.add_argument("--dieharder", action="store_true", help="use dieharder instead, which must be installed")
    parser.add_argument("--minutes", type=minutes_text, metavar="N", help="stop dieharder after N minutes")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    if arguments.dieharder:
        from commands.dieharder import run_dieharder

        return run_dieharder(arguments.seed, arguments.minutes)
    if arguments.minutes is not None:
        raise CommandFault("--minutes goes with --dieharder", ExitCode.USAGE)
    from engine.qa.randomness.battery import FEWEST_WORDS, SUSPICIOUS, run_battery

    if arguments.words < FEWEST_WORDS:
        raise CommandFault(f"--words {arguments.words}: the tests need {FEWEST_WORDS:,}", ExitCode.USAGE)
    results = run_battery(arguments.seed, arguments.words)
    passed = all(result.passes for result in results)
    if arguments.json:
        print_json({
            "words": arguments.words, "seed": arguments.seed, "passed": passed,
            "tests": [{"name": each.name, "p": each.p, "passes": each.passes} for each in results],
        })
    else:
        rows = [(each.name, f"{each.p:.6f}", "passes" if each.passes else "FAILS") for each in results]
        print_table([("TEST", "P", ""), *rows])
        print_text(f"{arguments.words:,} words, seed {arguments.seed}; a test fails with a p below {SUSPICIOUS:g}.")
    return ExitCode.OK if passed else ExitCode.VERIFICATION_FAILED


COMMAND = Command("randomness", "pass the source of draws through statistical tests", _run, _add_options)
