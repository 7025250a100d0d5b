"""The commands there are, in the order in which the help lists them."""

from commands import bench, check, games, long, maths, play, randomness, simulate, solve, test, validate, verify
from commands.command import Command

COMMANDS: tuple[Command, ...] = (
    games.COMMAND,
    validate.COMMAND,
    play.COMMAND,
    maths.COMMAND,
    simulate.COMMAND,
    solve.COMMAND,
    randomness.COMMAND,
    verify.COMMAND,
    test.COMMAND,
    check.COMMAND,
    long.COMMAND,
    bench.COMMAND,
)
