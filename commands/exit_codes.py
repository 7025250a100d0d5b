"""What the program's exit code says."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of every command; a crash is 1 by Python's own rule."""

    OK = 0
    FAILED = 1
    USAGE = 2
    BAD_GAME = 3
    STORE_UNUSABLE = 4
    VERIFICATION_FAILED = 5
    INTERRUPTED = 130


EXIT_CODES = """\
exit codes:
  0    all is well
  1    the program crashed, or a test or check failed
  2    the command line is wrong, or the program could not be set up
  3    a game, a play number or a script is wrong
  4    the store of plays cannot be used
  5    the store of plays is damaged, or figures are not what they should be
  130  interrupted by Ctrl-C
"""
