"""How many rounds a second the rules play, with all their events, beside a fixed loop of plain Python at that time.

The loop is the measure of the machine and of what else it does: rounds per million turns of the loop say how fast the
rules are, whatever they run on. Short pieces alternate with the loop, and of each the quickest run counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from engine.rules.contract import Game, Order
from engine.rules.draws import SEED_BYTES, StreamDraws
from games import load_game

ROUNDS_A_SECOND = {  # the targets, on a quiet core: rounds of slots, tickets made of instant wins
    "jingle_bells": 80_000, "mr_monopoly": 40_000, "christmas_jumper": 40_000, "festive_lines_gold": 10_000,
}
TURNS_OF_A_QUIET_CORE = 16_000_000
"""Turns of the loop in a second, on the core for which the targets were set."""

_TURNS = 10_000
_PIECE = 100
_PIECES = 20


def rules_speed(runs: int) -> Iterator[dict[str, Any]]:
    """Measure each game: base rounds a second, turns of the loop a second, rounds in a million turns, their target.

    Of an instant win tickets are made, opened from a seed with their opening events, and then plays are played to their
    end, for which there is no target (None).
    """
    for game_id, wanted in ROUNDS_A_SECOND.items():
        game = load_game(game_id)
        deeds = {"rounds": _play} if game.kind == "slot" else {"tickets made": _open, "whole plays": _play}
        for what, deed in deeds.items():
            rounds, turns = _measured(partial(deed, game), runs)
            yield {
                "game": game_id,
                "what": what,
                "rounds_a_second": rounds,
                "turns_a_second": turns,
                "rounds_in_a_million_turns": rounds / turns * 1e6,
                "target": None if what == "whole plays" else wanted / TURNS_OF_A_QUIET_CORE * 1e6,
            }


def turns_a_second() -> float:
    """Give how many turns the loop makes in a second: the quickest of many pieces."""
    return _TURNS / min(_seconds(_turn) for _ in range(_PIECES * _PIECES))


def _measured(deed: Callable[[Iterable[int]], object], runs: int) -> tuple[float, float]:
    """Give rounds and turns of the loop in a second, from so many runs over the same seeds; the first one warms up."""
    pieces = [range(first, first + _PIECE) for first in range(0, _PIECE * _PIECES, _PIECE)]
    loop, quickest = float("inf"), [float("inf")] * _PIECES
    for run in range(runs + 1):
        for place, piece in enumerate(pieces):
            turning, playing = _seconds(_turn), _seconds(partial(deed, piece))
            if run:
                loop, quickest[place] = min(loop, turning), min(quickest[place], playing)
    return _PIECE * _PIECES / sum(quickest), _TURNS / loop


def _seconds(deed: Callable[[], object]) -> float:
    """Give the processor time that something takes."""
    began = time.process_time_ns()
    deed()
    return (time.process_time_ns() - began) / 1e9


def _turn() -> None:
    table, total = list(range(97)), 0
    for number in range(_TURNS):
        total += table[number % 97] ^ number


def _open(game: Game, numbers: Iterable[int]) -> None:
    """Open a round of the base game from each of these seeds, with its opening events."""
    order = Order(game.id, game.stakes[0])
    for number in numbers:
        list(game.open(order, StreamDraws(game.code, number.to_bytes(SEED_BYTES, "little"))).opening)


def _play(game: Game, numbers: Iterable[int]) -> None:
    """Play a round of the base game from each of these seeds to its end; what is carried goes from each to the next."""
    order, carried = Order(game.id, game.stakes[0]), ""
    for number in numbers:
        played = game.open(order, StreamDraws(game.code, number.to_bytes(SEED_BYTES, "little")), carried)
        carried = played.carried
        events = list(played.opening)
        while not played.is_over:
            events.extend(played.take(played.actions[0]))
