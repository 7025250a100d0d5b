"""Golden transcripts: windows made by hand, what they pay worked out by hand, and every line of what they show."""

from pathlib import Path

import pytest

from engine.qa.transcripts import transcript
from engine.rules.slots.events import LineWon, RoundEnded, RoundFinished
from engine.rules.slots.win_cap import WinCapReached
from games.jingle_bells.events import PrizeCollected
from tests.games.jingle_bells.by_hand import SCENARIOS, only, played_file

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "jingle_bells"

# Worked out by hand from the windows in the file, for each round: what it costs, what lines pay, what symbols of the
# board pay by reel, then row, in pence; and the frames that it leaves.
WORKED_OUT: dict[str, list[tuple[int, list[int], list[int], str]]] = {
    "loser": [(100, [], [], "")],
    "stops": [(100, [], [], "0004")],
    "frames_in_a_row": [
        (100, [], [], "0802"), (100, [], [], "0822"), (100, [80], [], ""), (100, [], [], ""),
    ],
    "three_bells_on_frames": [(100, [240], [], "")],
    "four_bells_on_frames": [(100, [800, 800, 800, 160, 240], [], "")],
    "frames_per_stake": [
        (100, [], [], "0040"), (200, [], [], ""), (6500, [], [300, 200], "0040"), (100, [], [], "0040"),
    ],
    "nothing_lands": [(100, [], [200, 2000], "")],
    "respins": [(100, [], [100, 700, 1000, 500], "")],
    "three_stages": [(100, [], [4000, 100, 200, 600, 600, 10_000, 200, 100], "")],
    "stages_together": [(100, [], [100] * 8 + [600], "")],
    "full_board": [(100, [], [100] * 24, "")],
    "full_board_of_36": [(100, [], [200, 100, 100, 100, 100, 200] * 6, "")],
    "win_cap": [(6500, [], [100, 1000, 1000, 1_000_000, 50_000, 10_000, 10_000, 100], "")],
}
CAPPED = {"win_cap": 600}


@pytest.mark.parametrize("name", WORKED_OUT)
def test_a_window_made_by_hand_pays_what_was_worked_out(name: str) -> None:
    rounds = played_file(name)
    for played, (cost, lines, prizes, carried) in zip(rounds, WORKED_OUT[name], strict=True):
        events = [event for step in played.steps for event in step.events]
        prize = sum(lines) + sum(prizes) - CAPPED.get(name, 0)
        assert [event.prize for event in only(LineWon, events)] == lines
        assert [event.prize for event in only(PrizeCollected, events)] == prizes
        assert sum(event.reduction for event in only(WinCapReached, events)) == CAPPED.get(name, 0)
        assert events[-2:] == [RoundEnded(prize), RoundFinished(prize)]
        assert (played.cost, played.round.prize, played.mark) == (cost, prize, "forced")
        assert played.round.carried == carried


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
