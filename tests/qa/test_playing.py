"""Headless play: marks, seeds, play numbers, and what is taken where a scenario leaves it open."""

import json
from pathlib import Path

import pytest

from engine.journal.errors import NotReplayable
from engine.qa.playing import play_again, play_by_chance
from engine.qa.reports import report
from engine.qa.transcripts import transcript
from engine.rules.contract import Finish, Order, OrderRefused, Pick
from engine.rules.play_number import PlayNumberError
from tests.qa.cases import festive_lines_gold, played_file, written

ORDER = Order("festive_lines_gold", 200)


def test_ALL_10_what_a_scenario_leaves_open_is_taken_in_reading_order(tmp_path: Path) -> None:
    (played,) = played_file(written(tmp_path, "rounds:\n  - actions: [pick pudding 4, pick pudding 1]"))
    taken = [step.action for step in played.steps]
    assert taken == [*(Pick("pudding", place) for place in (4, 1, 2, 3, 5, 6)), Finish()]
    assert [step.is_scripted for step in played.steps] == [True, True, False, False, False, False, False]
    assert played.round.is_over


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("rounds:\n  - title: by chance", ""),
        ("seed: s\nrounds:\n  - title: by the seed", "seeded"),
        ("rounds:\n  - draws: {grid: 1}", "forced"),
        ("seed: s\nrounds:\n  - outcome: no prize", "forced"),
    ],
)
def test_ALL_7_forced_and_seeded_rounds_carry_their_mark(tmp_path: Path, text: str, mark: str) -> None:
    (played,) = played_file(written(tmp_path, text))
    assert played.mark == mark
    assert played.number.scripted == (mark == "forced")


def test_the_same_seed_gives_the_same_rounds_and_each_round_its_own(tmp_path: Path) -> None:
    path = written(tmp_path, "seed: s\nrounds:\n  - title: one\n  - title: two")
    first, again = played_file(path), played_file(path)
    assert transcript(first) == transcript(again)
    assert first[0].round.book != first[1].round.book


def test_rounds_by_chance_differ() -> None:
    played = play_by_chance(festive_lines_gold(), ORDER, 3)
    assert len({str(each.number) for each in played}) == 3
    assert {each.mark for each in played} == {""}


def test_ALL_4_a_play_number_gives_the_same_play_again() -> None:
    (played,) = play_by_chance(festive_lines_gold(), ORDER, 1)
    again = play_again(festive_lines_gold(), str(played.number).lower())
    assert again.round.book == played.round.book
    assert [step.events for step in again.steps] == [step.events for step in played.steps]
    assert again.mark == "seeded"


def test_ALL_4_a_play_number_of_a_forced_round_needs_its_script(tmp_path: Path) -> None:
    (played,) = played_file(written(tmp_path, "rounds:\n  - outcome: no prize"))
    with pytest.raises(NotReplayable, match="refers to a script"):
        play_again(festive_lines_gold(), str(played.number))


def test_a_text_that_is_no_play_number_is_refused() -> None:
    with pytest.raises(PlayNumberError):
        play_again(festive_lines_gold(), "FL1-0000")


def test_a_stake_that_is_not_on_sale_is_refused() -> None:
    with pytest.raises(OrderRefused):
        play_by_chance(festive_lines_gold(), Order("festive_lines_gold", 100), 1)


def test_the_report_holds_events_actions_draws_totals_and_the_final_state(tmp_path: Path) -> None:
    text = 'rounds:\n  - outcome: "£2.00: line £2.00"\n    actions: [pick pudding 9]\n  - outcome: no prize'
    said = report(played_file(written(tmp_path, text)))
    assert said["totals"] == {"rounds": 2, "cost": 400, "prize": 200, "net": -200}
    rounds = said["rounds"]
    assert isinstance(rounds, list)
    won = rounds[0]
    assert isinstance(won, dict)
    assert (won["cost"], won["prize"], won["net"], won["mark"]) == (200, 200, 0, "forced")
    assert isinstance(won["steps"], list)
    assert isinstance(won["draws"], list)
    first = won["steps"][0]
    assert isinstance(first, dict)
    assert (first["action"], first["by"]) == ("pick pudding 9", "scenario")
    assert won["draws"][0] == {"name": "ticket", "answer": 0, "probability": "1/6725000"}
    assert won["steps"][-1] == {
        "action": "finish", "by": "reading order", "events": [{"event": "play_finished", "prize": 200}],
    }
    state = won["final_state"]
    assert isinstance(state, dict)
    assert (state["is_over"], state["carried"]) == (True, "")


def test_draws_of_a_report_can_be_written_into_a_scenario(tmp_path: Path) -> None:
    """Every draw of one round, given back as an answer, makes the same ticket without the stream."""
    (played,) = played_file(written(tmp_path, 'rounds:\n  - outcome: "£10.00: lines £5.00 + £5.00"'))
    rounds = report([played])["rounds"]
    assert isinstance(rounds, list)
    assert isinstance(rounds[0], dict)
    draws = rounds[0]["draws"]
    assert isinstance(draws, list)
    answers = {str(draw["name"]): draw["answer"] for draw in draws if isinstance(draw, dict)}
    (again,) = played_file(written(tmp_path, f"rounds:\n  - draws: {json.dumps(answers)}"))
    assert again.round.book == played.round.book
