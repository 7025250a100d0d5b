"""Played rounds as text for a reader: a line for each action and each event, amounts in pounds."""

from collections.abc import Iterable, Iterator, Sequence

from engine.qa.playing import PlayedRound
from engine.rules.contract import action_text
from engine.rules.events import Event
from engine.rules.money import pounds, signed_pounds


def transcript(played: Sequence[PlayedRound]) -> str:
    """Write rounds one below the other, with the totals at the end where there are several."""
    lines = [line for number, each in enumerate(played, start=1) for line in (*_round(each, number, len(played)), "")]
    if len(played) > 1:
        cost, prize = sum(each.cost for each in played), sum(each.round.prize for each in played)
        lines.append(f"{len(played)} rounds: {_settlement(cost, prize)}")
    return "\n".join(lines).rstrip("\n") + "\n"


def _round(played: PlayedRound, number: int, count: int) -> Iterator[str]:
    order = played.round.order
    place = f"round {number} of {count}: " if count > 1 else ""
    yield f"{place}{played.game.title}, {order.mode}, {pounds(order.stake)}{f', {played.mark}' if played.mark else ''}"
    if played.title:
        yield played.title
    yield f"play {played.number}"
    yield from _events(played, played.round.opening)
    for step in played.steps:
        yield f"> {action_text(step.action)}"
        yield from _events(played, step.events)
    yield _settlement(played.cost, played.round.prize)


def _events(played: PlayedRound, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield f"  {played.game.transcript_line(event)}"


def _settlement(cost: int, prize: int) -> str:
    return f"cost {pounds(cost)}, prize {pounds(prize)}, net {signed_pounds(prize - cost)}"
