"""Plays a block of rounds by the real rules, with all their events; runs in any process, on any machine."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from engine.qa.simulation.blocks import SESSION_ROUNDS, Block
from engine.qa.simulation.tally import Sums, Tally
from engine.rules.contract import Game, Order
from engine.rules.draws import StreamDraws
from engine.rules.events import Event
from engine.rules.exact import Measured


class Measure(Protocol):
    """Reads what a round paid, and how, from its events: the `measure` of a game's `report`."""

    def __call__(self, events: list[Event]) -> Measured:
        """Measure a round."""


def play_block(block: Block) -> Tally:
    """Play the rounds of a block; what is carried goes from each to the next."""
    campaign = block.campaign
    game, measure = _game(campaign.package, campaign.file)
    order = Order(game.id, campaign.stake, campaign.mode)
    carried = ""
    for seed in block.warm_up_seeds():
        carried = game.open(order, StreamDraws(game.code, seed), carried).carried
    tally, session = Tally(), 0
    for place, seed in enumerate(block.seeds(), start=1):
        round_ = game.open(order, StreamDraws(game.code, seed), carried)
        carried = round_.carried
        events = list(round_.opening)
        while not round_.is_over:
            events.extend(round_.take(round_.actions[0]))
        _count(tally, measure(events), round_.prize)
        session += round_.prize
        if place % SESSION_ROUNDS == 0:
            tally.sessions[session] += 1
            session = 0
    return tally


def _count(tally: Tally, measured: Measured, prize: int) -> None:
    """Count a round; what its events say in parts must be its prize."""
    if sum(measured.parts.values()) != prize:
        raise ValueError(f"a round paid {prize} pence, its events say {dict(measured.parts)}")
    tally.prizes[prize] += 1
    tally.happened.update(measured.happened)
    for name, paid in measured.parts.items():
        sums = tally.parts.get(name)
        if sums is None:
            sums = tally.parts[name] = Sums()
        if paid:
            sums.add(paid)


@cache
def _game(package: str, file: str) -> tuple[Game, Measure]:
    """Load a game once in each process."""
    load = import_module(f"{package}.game").load
    return load(Path(file)) if file else load(), cast("Measure", import_module(f"{package}.report").measure)
