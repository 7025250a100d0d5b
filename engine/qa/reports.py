"""Played rounds as JSON for programs: events, actions, draws, totals in pence and the final state."""

from collections.abc import Iterable, Sequence

from engine.qa.playing import PlayedRound
from engine.rules.contract import action_text
from engine.rules.draws import Drawn, Weights
from engine.rules.events import Event, Json, as_json, event_fields, event_name


def report(played: Sequence[PlayedRound]) -> dict[str, Json]:
    """Write rounds of one game; amounts are whole pence."""
    game = played[0].game
    cost, prize = sum(each.cost for each in played), sum(each.round.prize for each in played)
    return {
        "game": game.id,
        "version": game.version,
        "digest": game.digest,
        "rounds": [_round(each) for each in played],
        "totals": {"rounds": len(played), "cost": cost, "prize": prize, "net": prize - cost},
    }


def _round(played: PlayedRound) -> dict[str, Json]:
    order = played.round.order
    return {
        "title": played.title,
        "stake": order.stake,
        "mode": order.mode,
        "play_number": str(played.number),
        "mark": played.mark,
        "carried_in": played.number.carried,
        "draws": [_drawn(each) for each in played.drawn],
        "opening": _events(played.round.opening),
        "steps": [
            {
                "action": action_text(step.action),
                "by": "scenario" if step.is_scripted else "reading order",
                "events": _events(step.events),
            }
            for step in played.steps
        ],
        "cost": played.cost,
        "prize": played.round.prize,
        "net": played.round.prize - played.cost,
        "final_state": {
            "is_over": played.round.is_over,
            "carried": played.round.carried,
            "book": played.round.book,
        },
    }


def _events(events: Iterable[Event]) -> list[Json]:
    return [{"event": event_name(event), **event_fields(event)} for event in events]


def _drawn(drawn: Drawn) -> dict[str, Json]:
    """A draw with its name and its answer as scripts write them, and how likely the answer was."""
    return {"name": drawn.name, "answer": _answer(drawn), "probability": str(drawn.probability)}


def _answer(drawn: Drawn) -> Json:
    table = drawn.choices
    return as_json(table.in_scripts(drawn.answer) if isinstance(table, Weights) else drawn.answer)
