"""The file of a simulation: its first line says what is simulated, each further line holds a block that is done.

A line is written when its block is done, so an interruption loses at most the blocks that were being played. A last
line that was cut off is left out.
"""

import json
from dataclasses import asdict
from pathlib import Path

from engine.qa.simulation.blocks import BLOCK_ROUNDS, Block, Campaign
from engine.qa.simulation.tally import Tally, as_line, read_line


class KeptOtherwise(ValueError):  # noqa: N818  past tense, as the events
    """A file holds something else than this simulation; the message says what."""


class KeptBlocks:
    """The blocks of a campaign that are done, kept in a file, or only here where no file is named."""

    def __init__(self, path: Path | None, campaign: Campaign, digest: str) -> None:
        """Read what is there; KeptOtherwise if it belongs to another simulation, OSError if it cannot be read."""
        self._path = path
        self._head = json.dumps({**asdict(campaign), "digest": digest, "block_rounds": BLOCK_ROUNDS}, sort_keys=True)
        self._tallies: dict[int, Tally] = {}
        if path is not None:
            self._read(path)

    def tally_of(self, block: Block) -> Tally | None:
        """Give what came of a block; None where it is not done, or was a shorter one."""
        tally = self._tallies.get(block.number)
        return tally if tally is not None and tally.rounds == block.rounds else None

    def add(self, block: Block, tally: Tally) -> None:
        """Keep a block that is done."""
        self._tallies[block.number] = tally
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(as_line(block.number, tally) + "\n")

    def _read(self, path: Path) -> None:
        content = path.read_bytes().decode("utf-8", errors="replace") if path.exists() else ""
        whole = content[: content.rfind("\n") + 1]
        lines = whole.splitlines()
        if not lines:
            if content:
                raise KeptOtherwise(f"{path} is no file of a simulation")
            path.write_text(self._head + "\n", encoding="utf-8")
            return
        if lines[0] != self._head:
            raise KeptOtherwise(f"{path} keeps another simulation: {_difference(lines[0], self._head)}")
        for place, line in enumerate(lines[1:], start=2):
            try:
                number, tally = read_line(line)
            except ValueError as error:
                raise KeptOtherwise(f"{path}:{place}: {error}") from error
            self._tallies[number] = tally
        if len(whole) < len(content):  # the line that an interruption cut off
            path.write_text(whole, encoding="utf-8")


def _difference(found: str, wanted: str) -> str:
    """Say in what the first lines differ."""
    try:
        there, here = json.loads(found), json.loads(wanted)
    except ValueError:
        return "its first line is no JSON"
    if not isinstance(there, dict):
        return "its first line says nothing"
    differing = (name for name, value in here.items() if there.get(name) != value)
    return ", ".join(f"{name} {there.get(name)}, not {here[name]}" for name in differing)
