"""Golden transcripts: tickets made by hand, their wins worked out by hand, and every line of what they show."""

import pytest

from engine.qa.playing import PlayedRound, play_scenario
from engine.qa.scenario_loading import load_scenario
from engine.qa.transcripts import transcript
from games.christmas_jumper.events import (
    BaubleCollected,
    ListWon,
    NumberMatched,
    PlayEnded,
    PlayFinished,
    PresentOpened,
    TreeRevealed,
)
from tests.games.christmas_jumper.by_hand import ROOT, SCENARIOS, the_game

GOLDEN = ROOT / "tests" / "golden" / "christmas_jumper"

# Worked out by hand from the ticket that stands in the file: matches as (number, winning place, your place, prize),
# lists as (present in the order of opening, list, prize), presents that are baubles, and what is paid; in pence.
WORKED_OUT: dict[str, tuple[list[tuple[int, ...]], list[tuple[int, ...]], list[int], int]] = {
    "loser": ([], [], [], 0),
    "loser_with_tree": ([], [], [], 0),
    "match": ([(12, 2, 10, 1000)], [], [], 1000),
    "five_matches": (
        [(5, 4, 1, 200), (4, 3, 3, 200), (3, 2, 5, 200), (2, 1, 7, 200), (1, 5, 9, 200)], [], [], 1000,
    ),
    "number_twice": ([(13, 2, 2, 300), (13, 2, 7, 200)], [], [], 500),
    "one_list": ([], [(4, 2, 500)], [], 500),
    "two_lists": ([], [(4, 1, 200), (7, 3, 400)], [2, 6], 600),
    "three_lists": ([], [(4, 1, 200), (5, 2, 300), (6, 3, 500)], [], 1000),
    "bauble_first": ([(12, 4, 3, 200)], [(4, 1, 300)], [1], 500),
    "bauble_sixth": ([], [(7, 2, 400)], [6], 400),
    "four_baubles": ([], [(6, 1, 500), (8, 2, 500), (10, 3, 1000)], [1, 2, 4, 7], 2000),
    "top_prize": ([(17, 4, 12, 5_000_000)], [], [], 5_000_000),
}
TREES = {  # the selection that reveals the tree
    "loser_with_tree": 17, "one_list": 1, "two_lists": 9, "three_lists": 6, "bauble_first": 12, "bauble_sixth": 3,
    "four_baubles": 5,
}


def played_file(name: str) -> tuple[PlayedRound, ...]:
    """Load a scenario of the game and play it."""
    scenario, game = load_scenario(SCENARIOS / f"{name}.yaml", lambda _: the_game(), (the_game().id,))
    return play_scenario(scenario, game)


@pytest.mark.parametrize("name", WORKED_OUT)
def test_CJ_6_CJ_11_CJ_15_a_ticket_made_by_hand_pays_what_was_worked_out(name: str) -> None:
    matches, lists, baubles, prize = WORKED_OUT[name]
    (played,) = played_file(name)
    events = [event for step in played.steps for event in step.events]
    opened = 0
    found: tuple[list[tuple[int, ...]], list[tuple[int, ...]], list[int]] = ([], [], [])
    for event in events:
        match event:
            case NumberMatched(number, winning_place, your_place, amount):
                found[0].append((number, winning_place, your_place, amount))
            case PresentOpened(pick):
                opened = pick
            case ListWon(list_place, amount):
                found[1].append((opened, list_place, amount))
            case BaubleCollected():
                found[2].append(opened)
            case _:
                pass
    assert found == (matches, lists, baubles)
    assert events[-2:] == [PlayEnded(prize), PlayFinished(prize)]
    assert (played.cost, played.round.prize, played.mark) == (200, prize, "forced")


@pytest.mark.parametrize("name", WORKED_OUT)
def test_CJ_7_the_tree_comes_with_the_selection_that_the_file_says(name: str) -> None:
    (played,) = played_file(name)
    trees = [turn for turn, step in enumerate(played.steps, 1) if any(isinstance(e, TreeRevealed) for e in step.events)]
    assert trees == ([TREES[name]] if name in TREES else [])


@pytest.mark.parametrize("name", [*WORKED_OUT, "in_a_row"])
def test_transcripts_are_as_they_were(name: str, request: pytest.FixtureRequest) -> None:
    """Compared to the letter; `--rewrite-golden` writes them anew after a wanted change."""
    golden = GOLDEN / f"{name}.txt"
    now = transcript(played_file(name))
    if request.config.getoption("--rewrite-golden"):
        golden.write_text(now, encoding="utf-8", newline="\n")
    assert now == golden.read_text(encoding="utf-8")


def test_every_scenario_of_the_game_is_golden() -> None:
    assert {path.stem for path in SCENARIOS.glob("*.yaml")} == {*WORKED_OUT, "in_a_row"}
