"""Numbers of rounds, words, jobs, minutes and seeds as they are written on the command line."""

from argparse import ArgumentTypeError

_MOST_ROUNDS = 10**12
_MOST_SEED = 2**64 - 1
_MOST_JOBS = 1024
_MOST_MINUTES = 10_000


def rounds_text(text: str) -> int:
    """Read a number of rounds, with or without `_` or `,` between thousands."""
    return _whole(text.replace(",", "").replace("_", ""), text, 1, _MOST_ROUNDS, "number of rounds")


def words_text(text: str) -> int:
    """Read a number of words, with or without `_` or `,` between thousands."""
    return _whole(text.replace(",", "").replace("_", ""), text, 1, _MOST_ROUNDS, "number of words")


def jobs_text(text: str) -> int:
    """Read a number of jobs."""
    return _whole(text, text, 1, _MOST_JOBS, "number of jobs")


def minutes_text(text: str) -> int:
    """Read a number of minutes."""
    return _whole(text, text, 1, _MOST_MINUTES, "number of minutes")


def seed_text(text: str) -> int:
    """Read a seed."""
    return _whole(text, text, 0, _MOST_SEED, "seed")


def _whole(digits: str, text: str, least: int, most: int, what: str) -> int:
    if not digits.isascii() or not digits.isdigit() or not least <= int(digits) <= most:
        raise ArgumentTypeError(f"{text!r} is not a {what} from {least} to {most:,}")
    return int(digits)
