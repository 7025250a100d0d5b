"""Scenarios: rounds in a row with what is forced on them and what is done in them, as a file describes them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.journal.script import Script
from engine.qa.faults import ScenarioFault
from engine.rules.config_errors import ConfigPath
from engine.rules.contract import Action, Order
from engine.rules.draws import SEED_BYTES
from engine.rules.hashes import blake2b


@dataclass(frozen=True, slots=True)
class ScenarioRound:
    """One round of a scenario.

    Attributes:
        order: what is bought.
        title: words for a reader.
        script: what forces the outcome; None leaves it to the stream.
        seed: the 12 bytes of the stream; None for fresh ones.
        actions: the first actions; what they leave open is taken in reading order.
        lines: where its parts stand in the file, by their place under the round.
        carried: what it has to start from; None leaves it at what the round before at its stake left.
    """

    order: Order
    title: str
    script: Script | None
    seed: bytes | None
    actions: tuple[Action, ...]
    lines: Mapping[ConfigPath, int]
    carried: str | None = None

    def line_of(self, *place: str | int) -> int:
        """The line of a part of this round, or of the nearest thing around it."""
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    @property
    def made_as(self) -> str:
        """The name under which the file gives what is made by hand: `ticket` or `window`."""
        return "window" if ("window",) in self.lines else "ticket"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A file of rounds of one game, to be played one after the other."""

    file: str
    game: str
    rounds: tuple[ScenarioRound, ...]

    def fault(self, line: int, reason: str, clause: str = "") -> ScenarioFault:
        """Make the fault at a line of this scenario."""
        return ScenarioFault(self.file, line, reason, clause)


def seed_from_text(text: str, number: int) -> bytes:
    """The seed of the number-th round, from 1, of a scenario whose `seed` is this text; the same on every machine."""
    return blake2b(f"{text}\n{number}".encode(), digest_size=SEED_BYTES).digest()
