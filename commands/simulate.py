"""`simulate`: plays many rounds by the real rules and compares what came with the exact figures."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_message
from commands.round_numbers import jobs_text, rounds_text, seed_text

if TYPE_CHECKING:
    from commands.provable_game import ProvableGame
    from engine.qa.simulation.blocks import Campaign
    from engine.qa.simulation.running import Simulated

_DEFAULT_STAKE = 100


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME|FILE", help="the id of the game, or another game.yaml")
    parser.add_argument("--rounds", type=rounds_text, default=100_000, metavar="N", help="default: 100,000")
    parser.add_argument("--mode", metavar="M", help="the way to play; default: the base game")
    parser.add_argument("--seed", type=seed_text, default=1, metavar="S", help="names the campaign; default: 1")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=jobs_text, metavar="N", help="processes; default: one for each core")
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler, as tcp://host:8786")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep what is done here, and go on from it")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    from commands.provable_game import provable_game

    named = provable_game(arguments.game)
    mode = named.mode_named(arguments.mode)
    campaign = campaign_of(named, mode, arguments.seed)
    exact = named.figures().modes[mode]
    simulated = _simulated(arguments, campaign, named.game.digest)
    if not simulated.blocks:
        return ExitCode.INTERRUPTED
    from commands.simulation_output import print_simulation

    agrees = print_simulation(named, campaign, simulated, exact, as_json=arguments.json)
    if not simulated.is_complete:
        rest = f"; go on with --keep {arguments.keep}" if arguments.keep else "; --keep FILE would have kept them"
        print_message(f"Interrupted after {simulated.tally.rounds:,} of {simulated.wanted:,} rounds{rest}.")
        return ExitCode.INTERRUPTED
    return ExitCode.OK if agrees else ExitCode.VERIFICATION_FAILED


def campaign_of(named: "ProvableGame", mode: str, seed: int) -> "Campaign":
    """Give the campaign of a mode, at the stake of a pound where it is sold."""
    from engine.qa.simulation.blocks import Campaign

    stakes = named.game.stakes
    stake = _DEFAULT_STAKE if _DEFAULT_STAKE in stakes else stakes[0]
    return Campaign(named.package, named.file, mode, stake, seed, named.warm_up.get(mode, 0))


def _simulated(arguments: Namespace, campaign: "Campaign", digest: str) -> "Simulated":
    from commands.progress import progress_bar
    from commands.simulation_workers import workers_for
    from engine.qa.simulation.kept import KeptBlocks, KeptOtherwise
    from engine.qa.simulation.running import simulate

    workers = workers_for(arguments.jobs, arguments.scheduler)
    try:
        kept = KeptBlocks(arguments.keep, campaign, digest)
        with progress_bar("rounds", is_kept=True) as progress:
            progress.expect(arguments.rounds)
            return simulate(campaign, arguments.rounds, kept, workers, progress.advance)
    except KeptOtherwise as error:
        raise CommandFault(f"--keep: {error}", ExitCode.USAGE) from error
    except OSError as error:
        raise CommandFault(f"--keep {arguments.keep}: {error.strerror or error}", ExitCode.USAGE) from error


COMMAND = Command("simulate", "play many rounds and compare them with the exact figures", _run, _add_options)
