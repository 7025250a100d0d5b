"""What came of simulated rounds: whole numbers, merged by addition."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec


@dataclass(slots=True)
class Sums:
    """The sum of amounts in pence, and that of their squares."""

    total: int = 0
    squares: int = 0

    def add(self, amount: int) -> None:
        """Add an amount."""
        self.total += amount
        self.squares += amount * amount


@dataclass(slots=True)
class Tally:
    """What came of a number of rounds.

    Attributes:
        prizes: how many rounds paid which prize, in pence.
        parts: what the parts of the rounds paid.
        happened: in how many rounds things happened.
        sessions: how many sessions of SESSION_ROUNDS rounds in a row paid which sum, in pence.
    """

    prizes: Counter[int] = field(default_factory=Counter)
    parts: dict[str, Sums] = field(default_factory=dict)
    happened: Counter[str] = field(default_factory=Counter)
    sessions: Counter[int] = field(default_factory=Counter)

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return self.prizes.total()

    @property
    def paid(self) -> int:
        """What they paid together, in pence."""
        return sum(prize * times for prize, times in self.prizes.items())

    @property
    def squares(self) -> int:
        """The sum of the squares of what each paid."""
        return sum(prize * prize * times for prize, times in self.prizes.items())

    @property
    def most(self) -> int:
        """The most that one paid, in pence."""
        return max(self.prizes, default=0)

    def merge(self, other: "Tally") -> None:
        """Add what came of other rounds."""
        self.prizes.update(other.prizes)
        self.happened.update(other.happened)
        self.sessions.update(other.sessions)
        for name, sums in other.parts.items():
            mine = self.parts.setdefault(name, Sums())
            mine.total += sums.total
            mine.squares += sums.squares


def merged(tallies: Iterable[Tally]) -> Tally:
    """Add up what came of several blocks."""
    whole = Tally()
    for tally in tallies:
        whole.merge(tally)
    return whole


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A block as it is written: what a Tally holds, as plain mappings."""

    block: int
    prizes: dict[int, int]
    parts: dict[str, Sums]
    happened: dict[str, int]
    sessions: dict[int, int]


def as_line(number: int, tally: Tally) -> str:
    """Write what came of a block as one line of JSON."""
    line = _Line(number, dict(tally.prizes), tally.parts, dict(tally.happened), dict(tally.sessions))
    return json.dumps(msgspec.to_builtins(line, str_keys=True), sort_keys=True, separators=(",", ":"))


def read_line(line: str) -> tuple[int, Tally]:
    """Read what `as_line` wrote; ValueError for anything else."""
    try:
        read = msgspec.json.decode(line, type=_Line)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error
    return read.block, Tally(Counter(read.prizes), read.parts, Counter(read.happened), Counter(read.sessions))
