"""What the tests of scenarios share: the game, its scenarios, and scenarios written into a test."""

from functools import cache
from pathlib import Path
from textwrap import dedent

from engine.qa.playing import PlayedRound, play_scenario
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Game
from games import CATALOGUE, load_game

ROOT = Path(__file__).parent.parent.parent
SCENARIOS = ROOT / "games" / "festive_lines_gold" / "scenarios"
IDS = tuple(entry.id for entry in CATALOGUE)

GRID = """
grid:
  - holly    bells    cracker  candles  bells    candles
  - turkey   tree     candles  bauble   log      holly
  - holly    log      bauble   bells    cracker  wreath
  - bauble   tree     wreath   cracker  turkey   candles
  - tree     turkey   log      bauble   tree     bells
  - wreath   log      wreath   cracker  turkey   holly
reveals: candles holly tree bells cracker wreath
row_prizes: [5, 2, 3, 10, 20, 4]
column_prizes: [3, 4, 10, 2, 50, 5]
corner_prize: 5
"""


@cache
def festive_lines_gold() -> Game:
    return load_game("festive_lines_gold")


def played_file(path: Path) -> tuple[PlayedRound, ...]:
    """Load a scenario and play it."""
    scenario, game = load_scenario(path, load_game, IDS)
    return play_scenario(scenario, game)


def written(folder: Path, text: str) -> Path:
    """Write a scenario of Festive Lines Gold; the first line of `text` is line 2 of the file."""
    path = folder / "scenario.yaml"
    path.write_text(f"game: festive_lines_gold\n{dedent(text).lstrip()}", encoding="utf-8")
    return path


def indented(text: str, spaces: int) -> str:
    """Put a block of lines as far in as it has to stand."""
    return "\n".join(" " * spaces + line for line in text.strip().splitlines())
