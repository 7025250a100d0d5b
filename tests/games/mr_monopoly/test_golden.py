"""Golden transcripts: windows made by hand, what they pay worked out by hand, and every line of what they show."""

from pathlib import Path

import pytest

from engine.qa.transcripts import transcript
from engine.rules.slots.events import LineWon, RoundEnded, RoundFinished
from games.mr_monopoly.events import RentWon
from tests.games.mr_monopoly.by_hand import SCENARIOS, only, played_file

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "mr_monopoly"

# Worked out by hand from the window in the file: what it costs, what lines pay, what the rent of each reel pays; pence.
WORKED_OUT: dict[str, tuple[int, list[int], list[int]]] = {
    "loser": (100, [], []),
    "wilds": (100, [800, 40, 60], []),
    "rents": (200, [], [400, 1000, 1000]),
    "nudge": (100, [], [200, 400]),
    "hat": (100, [], [300, 750]),
    "upgrade": (100, [], [5000, 1000, 750]),
    "roll": (100, [30], [2400, 6000]),
    "free_spins": (100, [], [600, 900]),
    "full_grid": (100, [], [5000, 10_000, 35_000, 100_000]),
    "both_hands": (100, [], [20_000, 3000]),
    "buy_mr_monopoly": (1200, [], [400]),
    "buy_free_spins": (5000, [], [600]),
    "the_most": (5000, [40_000, 75_000, 15_000, 75_000], [3_000_000, 6_000_000, 21_000_000, 60_000_000]),
}


@pytest.mark.parametrize("name", WORKED_OUT)
def test_a_window_made_by_hand_pays_what_was_worked_out(name: str) -> None:
    cost, lines, rents = WORKED_OUT[name]
    (played,) = played_file(name)
    events = [event for step in played.steps for event in step.events]
    prize = sum(lines) + sum(rents)
    assert [event.prize for event in only(LineWon, events)] == lines
    assert [event.prize for event in only(RentWon, events)] == rents
    assert events[-2:] == [RoundEnded(prize), RoundFinished(prize)]
    assert (played.cost, played.round.prize, played.mark) == (cost, prize, "forced")


def test_MM_21_the_most_is_18041_times_the_stake() -> None:
    (played,) = played_file("the_most")
    assert played.round.prize == 18_041 * 5000


@pytest.mark.parametrize("name", [*WORKED_OUT, "by_draws"])
def test_transcripts_are_as_they_were(name: str, request: pytest.FixtureRequest) -> None:
    """Compared to the letter; `--rewrite-golden` writes them anew after a wanted change."""
    golden = GOLDEN / f"{name}.txt"
    now = transcript(played_file(name))
    if request.config.getoption("--rewrite-golden"):
        golden.write_text(now, encoding="utf-8", newline="\n")
    assert now == golden.read_text(encoding="utf-8")


def test_every_scenario_of_the_game_is_golden() -> None:
    assert {path.stem for path in SCENARIOS.glob("*.yaml")} == {*WORKED_OUT, "by_draws"}
