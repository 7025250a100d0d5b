"""Golden transcripts: tickets made by hand, their wins worked out by hand, and every line of what they show."""

from pathlib import Path

import pytest

from engine.qa.transcripts import transcript
from games.festive_lines_gold.events import CornerBonusWon, LineWon, PlayEnded, PlayFinished
from tests.qa.cases import SCENARIOS, played_file

GOLDEN = Path(__file__).parent.parent / "golden" / "festive_lines_gold"

# Worked out by hand from the ticket that stands in the file: the lines won, in the order of FL-9, then the corner bonus
# with the pick that wins it, then what is paid; in pence.
WORKED_OUT = {
    "loser": ([], None, 0),
    "line": ([("row", 3, 1000)], None, 1000),
    "crossing_lines": ([("row", 2, 500), ("column", 4, 500)], None, 1000),
    "corners": ([], (5, 2000), 2000),
    "corners_with_lines": ([("row", 1, 500), ("column", 6, 500)], (6, 500), 1500),
    "top_prize": ([("column", 3, 5_000_000)], None, 5_000_000),
}


@pytest.mark.parametrize("name", WORKED_OUT)
def test_FL_9_FL_10_FL_12_a_ticket_made_by_hand_pays_what_was_worked_out(name: str) -> None:
    lines, corners, prize = WORKED_OUT[name]
    (played,) = played_file(SCENARIOS / f"{name}.yaml")
    events = [event for step in played.steps for event in step.events]
    won = [(event.line, event.index, event.prize) for event in events if isinstance(event, LineWon)]
    bonus = [
        (pick, event.prize)
        for pick, step in enumerate(played.steps, start=1)
        for event in step.events
        if isinstance(event, CornerBonusWon)
    ]
    assert won == lines
    assert bonus == ([corners] if corners else [])
    assert events[-2:] == [PlayEnded(prize), PlayFinished(prize)]
    assert (played.cost, played.round.prize, played.mark) == (200, prize, "forced")


@pytest.mark.parametrize("name", [*WORKED_OUT, "in_a_row"])
def test_transcripts_are_as_they_were(name: str, request: pytest.FixtureRequest) -> None:
    """Compared to the letter; `--rewrite-golden` writes them anew after a wanted change."""
    golden = GOLDEN / f"{name}.txt"
    now = transcript(played_file(SCENARIOS / f"{name}.yaml"))
    if request.config.getoption("--rewrite-golden"):
        golden.write_text(now, encoding="utf-8", newline="\n")
    assert now == golden.read_text(encoding="utf-8")


def test_every_scenario_of_the_game_is_golden() -> None:
    assert {path.stem for path in SCENARIOS.glob("*.yaml")} == {*WORKED_OUT, "in_a_row"}
