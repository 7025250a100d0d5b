"""Runs a simulation: hands out the blocks that are not done yet, keeps each when it is, and adds all of them up."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.qa.simulation.blocks import Block, Campaign
from engine.qa.simulation.kept import KeptBlocks
from engine.qa.simulation.playing import play_block
from engine.qa.simulation.tally import Tally, merged

Workers: TypeAlias = Callable[[list[Block]], Iterable[tuple[Block, Tally]]]


@dataclass(frozen=True, slots=True)
class Simulated:
    """A simulation that ran to its end or was interrupted: its blocks by number, and how many rounds were wanted."""

    blocks: dict[int, Tally]
    wanted: int

    @property
    def tally(self) -> Tally:
        """All blocks added up."""
        return merged(self.blocks.values())

    @property
    def is_complete(self) -> bool:
        """Whether all rounds were played."""
        return self.tally.rounds == self.wanted


def simulate(
    campaign: Campaign, rounds: int, kept: KeptBlocks, workers: Workers, advance: Callable[[int], object],
) -> Simulated:
    """Play so many rounds of a campaign; Ctrl-C ends it early with the blocks that are done.

    Args:
        campaign: what is played.
        rounds: how many rounds.
        kept: blocks that are done already; those done now are added.
        workers: play blocks, and give each with what came of it, in any order.
        advance: told how many rounds were played, whenever some were.
    """
    done: dict[int, Tally] = {}
    open_blocks = []
    for block in campaign.blocks(rounds):
        tally = kept.tally_of(block)
        if tally is None:
            open_blocks.append(block)
        else:
            done[block.number] = tally
            advance(block.rounds)
    try:
        for block, tally in workers(open_blocks):
            kept.add(block, tally)
            done[block.number] = tally
            advance(block.rounds)
    except KeyboardInterrupt:
        return Simulated(dict(sorted(done.items())), rounds)
    return Simulated(dict(sorted(done.items())), rounds)


def one_after_another(blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
    """Play blocks in this process."""
    for block in blocks:
        yield block, play_block(block)
