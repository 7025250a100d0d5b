"""What My Games tells of a play: in plain words, in few lines, and never more than there is room for."""

from __future__ import annotations

import re

import pytest

from engine.journal.script import Script
from engine.rules.contract import Game, NamedOutcome, Order
from engine.rules.money import pounds
from scenes.my_games.detail import Detail
from scenes.my_games.layout import LINES, LIST, OPEN
from scenes.my_games.what_happened import Line, lines_of
from tests.scenes.driver import Stage, all_games
from tests.scenes.pages import overlapping_texts
from tests.scenes.seen import SeenCanvas

SLOTS = [each.game for each in all_games() if each.game is not None and each.game.kind == "slot"]
OUTCOMES = [(game, outcome) for game in SLOTS for outcome in game.named_outcomes()]
STAKE = 200


def forced(stage: Stage, game: Game, outcome: NamedOutcome) -> None:
    """Play a round that is forced to an outcome, to its end."""
    script = Script(dict(outcome.answers))
    play = stage.context.desk.buy(Order(game.id, STAKE), script=script, carried=outcome.carried)
    while not play.is_over:
        play.take(play.actions[0])


def drawn(stage: Stage, detail: Detail) -> SeenCanvas:
    canvas = SeenCanvas(stage.view, stage.tools)
    detail.pictures = ()
    detail.draw(canvas, (LIST[0], LIST[1], LIST[2], OPEN))
    return canvas


@pytest.mark.parametrize(("game", "outcome"), OUTCOMES, ids=[f"{game.code} {o.name}" for game, o in OUTCOMES])
def test_F4_a_slots_round_is_told_in_plain_words_and_each_line_has_its_place(game: Game, outcome: NamedOutcome) -> None:
    stage = Stage()
    forced(stage, game, outcome)
    stored = stage.journal.rounds()[0]
    lines = lines_of(stage.context, game, stored)
    assert lines[0].text == "The reels stop"
    assert lines[-1] == Line(f"Finished: {pounds(stored.prize)} paid", is_won=stored.prize > 0)
    for line in lines:
        assert re.search(r"[_{}]", line.text) is None, line.text
    canvas = drawn(stage, Detail(stage.context, stored))
    assert overlapping_texts(tuple(canvas.seen)) == []


def test_F4_what_has_no_room_is_counted_and_the_end_is_always_told() -> None:
    stage = Stage()
    forced(stage, *OUTCOMES[0])
    detail = Detail(stage.context, stage.journal.rounds()[0])
    detail.lines = tuple(Line(f"Thing number {place}", is_won=False) for place in range(1, 41))
    seen = [each for each in drawn(stage, detail).seen if each.kind == "text"]
    told = [each.what for each in seen if each.what.startswith("Thing")]
    more = next(each.what for each in seen if "more of it" in each.what)
    assert more == f"… and {40 - len(told)} more of it"
    assert told[-2:] == ["Thing number 39", "Thing number 40"]
    assert told[:3] == ["Thing number 1", "Thing number 2", "Thing number 3"]
    assert max(each.box[1] + each.box[3] for each in seen) <= LIST[1] + LINES[1] + LINES[3] + 12
    assert overlapping_texts(tuple(seen)) == []
