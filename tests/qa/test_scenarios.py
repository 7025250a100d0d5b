"""Scenarios from files: what they may say, and how each fault is refused with its line, reason and clause."""

from pathlib import Path

import pytest

from engine.qa.faults import ScenarioFault
from engine.qa.scenario import seed_from_text
from engine.qa.scenario_loading import load_scenario
from engine.rules.config_errors import ConfigError
from engine.rules.contract import Finish, Order, Pick
from games import load_game
from tests.qa.cases import GRID, IDS, indented, played_file, written


def test_a_scenario_says_orders_answers_and_actions(tmp_path: Path) -> None:
    path = written(tmp_path, """
        title: all that can be said
        seed: abc
        rounds:
          - title: first
            stake: "2.00"
            mode: base
            outcome: no prize
            draws: {grid: 7}
            actions: [Pick Pudding  5, finish]
          - title: second
        """)
    scenario, game = load_scenario(path, load_game, IDS)
    first, second = scenario.rounds
    assert (scenario.file, scenario.game, game.id) == (str(path), "festive_lines_gold", "festive_lines_gold")
    assert first.order == Order("festive_lines_gold", 200, "base")
    assert first.actions == (Pick("pudding", 5), Finish())
    assert first.script is not None
    assert first.script.answers == {"ticket": 2_500_000, "grid": 7}  # the first of the losing numbers
    assert (second.script, second.actions) == (None, ())
    assert (first.seed, second.seed) == (seed_from_text("abc", 1), seed_from_text("abc", 2))


def test_ALL_4_a_seed_is_the_same_bytes_on_every_machine() -> None:
    """BLAKE2b of the text, a line feed and the number, 12 bytes long; worked out with `b2sum -l 96`."""
    assert seed_from_text("abc", 1).hex() == "bf18dd6144757cfad93d44b3"


FORM = [
    ("rounds: []", 2, "at least 1"),
    ("rounds:\n  - {draw: {}}", 3, "did you mean `draws`?"),
    ("round: []", 2, "did you mean `rounds`?"),
    ("rounds:\n  - {stake: 1}", 3, "a stake of Festive Lines Gold (2.00)"),
    ("stake: 3.00\nrounds:\n  - title: x", 2, "a stake of Festive Lines Gold (2.00)"),
    ("rounds:\n  - {mode: bse}", 3, "did you mean `base`?"),
    ("rounds:\n  - {outcome: no prise}", 3, "did you mean `no prize`?"),
    ("rounds:\n  - actions:\n    - pick pudding", 4, "as in `pick pudding 4`"),
    ("rounds:\n  - actions: finish", 3, "a list"),
    ("rounds:\n  - window: {}", 3, "`ticket`, which is what Festive Lines Gold has"),
    ("rounds:\n  - outcome: no prize\n    draws:\n      ticket: 5", 5, "for the named outcome gives it"),
    ("rounds:\n  - ticket: {grid: []}\n    draws: {grid: 1}", 3, "no draws and no named outcome beside it"),
    ("rounds:\n  - title: x\n    title: y", 4, "title"),
]


@pytest.mark.parametrize(("text", "line", "words"), FORM)
def test_a_file_without_the_form_is_refused_with_its_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    with pytest.raises(ConfigError) as raised:
        load_scenario(written(tmp_path, text), load_game, IDS)
    assert raised.value.line == line
    assert words in str(raised.value)


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text("rounds: [{}]\ngame: festive_lines\n", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"scenario.yaml:2: game: .*did you mean `festive_lines_gold`\?"):
        load_scenario(path, load_game, IDS)


DRAWS = [
    ("ticket: 6725000", "expected a whole number from 0 to 6724999"),
    ("ticket: -1", "cannot occur"),
    ("ticket: [1, 2]", "answer 2 of 2 was never asked for"),
    ("tickets: 1", "the round never makes this draw"),
    ("won lines: [row 1, row 2]", "the round never makes this draw"),
    ("symbols: [holly, holly, ...]", "'holly' cannot stand at place 2"),
    ("symbols: [holly, tree]", "the order lacks"),
    ("corner prize: 3", "the answer 3 cannot occur, expected one of £5.00, £10.00, £20.00, £50.00, £100.00"),
]


@pytest.mark.parametrize(("answer", "words"), DRAWS)
def test_ALL_1_an_answer_that_cannot_be_drawn_is_refused(tmp_path: Path, answer: str, words: str) -> None:
    path = written(tmp_path, f"rounds:\n  - title: x\n    draws:\n      ticket: 6724999\n      {answer}")
    if answer.startswith("ticket:"):
        path = written(tmp_path, f"rounds:\n  - title: x\n    draws:\n\n      {answer}")
    with pytest.raises(ScenarioFault) as raised:
        played_file(path)
    assert (raised.value.line, raised.value.clause) == (6, "ALL-1")
    assert words in raised.value.reason


TICKETS = [
    ("cracker  candles  bells    candles", "cracker  candles  bells", "FL-3"),
    ("bauble   log      holly", "bauble   log      sprout", "FL-3"),
    ("turkey   tree     candles  bauble", "turkey   tree     candles  holly", "FL-3"),
    ("reveals: candles holly", "reveals: candles candles", "FL-8"),
    ("reveals: candles holly", "reveals: holly", "FL-11"),
    ("[5, 2, 3, 10, 20, 4]", "[5, 2, 3, 10, 20]", "FL-4"),
    ("[5, 2, 3, 10, 20, 4]", "[5, 2, 3, 10, 20, 7]", "FL-15"),
    ("[5, 2, 3, 10, 20, 4]", "[1000, 2, 3, 10, 20, 4]", "FL-12"),
    ("corner_prize: 5", "corner_prize: 0.001", "FL-5"),
    ("corner_prize: 5", "corner_price: 5", "FL"),
]


@pytest.mark.parametrize(("right", "wrong", "clause"), TICKETS)
def test_a_ticket_against_the_rules_is_refused_with_its_clause(
    tmp_path: Path, right: str, wrong: str, clause: str
) -> None:
    assert right in GRID
    text = f"rounds:\n  - title: x\n    ticket:\n{indented(GRID.replace(right, wrong), 6)}\n"
    with pytest.raises(ScenarioFault) as raised:
        played_file(written(tmp_path, text))
    assert raised.value.clause == clause
    assert raised.value.line >= 4
    assert str(raised.value).endswith(f"(clause {clause})")


ACTIONS = [
    ("[pick pudding 5, pick pudding 5]", 4, "FL-13", "`pick pudding 5` is not possible now; possible: `pick pu"),
    ("[finish]", 4, "FL-11", "`finish` is not possible now"),
    ("[pick pudding 10]", 4, "FL-13", "not possible"),
    ("[spin]", 4, "FL-11", "not possible"),
]


@pytest.mark.parametrize(("actions", "line", "clause", "words"), ACTIONS)
def test_FL_11_FL_13_an_action_that_cannot_be_taken_is_refused(
    tmp_path: Path, actions: str, line: int, clause: str, words: str
) -> None:
    with pytest.raises(ScenarioFault) as raised:
        played_file(written(tmp_path, f"rounds:\n  - title: x\n    actions: {actions}"))
    assert (raised.value.line, raised.value.clause) == (line, clause)
    assert words in raised.value.reason


def test_FL_13_a_seventh_pudding_and_what_follows_the_end_are_refused(tmp_path: Path) -> None:
    picks = [f"pick pudding {place}" for place in range(1, 8)]
    for actions, line in ((picks, 10), ([*picks[:6], "finish", "finish"], 11)):
        text = "\n".join(f"      - {action}" for action in actions)
        with pytest.raises(ScenarioFault) as raised:
            played_file(written(tmp_path, f"rounds:\n  - actions:\n{text}"))
        assert raised.value.line == line


def test_nothing_of_a_faulty_scenario_is_played(tmp_path: Path) -> None:
    """The second round is at fault, and the first one is not given either."""
    with pytest.raises(ScenarioFault, match=r"scenario.yaml:4"):
        played_file(written(tmp_path, "rounds:\n  - title: fine\n  - actions: [finish]"))
