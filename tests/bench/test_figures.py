"""Medians and percentiles, and the table and arguments of the benchmark."""

from __future__ import annotations

import subprocess
import sys

import pytest

from commands.command import ROOT
from games import CATALOGUE, Entry
from tools.bench.figures import Spread, median, share_of
from tools.bench.memory_copy import MemoryCopy
from tools.bench.report import table
from tools.bench.rules import ROUNDS_A_SECOND, rules_speed

MOMENT = {
    "moment": "lobby idle", "rounds": 450, "frames": 3, "copy_ms": 0.5,
    "computed_ms": [1.0, 2.0, 3.0], "passed_ms": [1.5, 2.5, 3.5], "computed_in_copies": [2.0, 4.0, 6.0],
    "resident_mb": 75.0,
}  # fmt: skip
FOUND = {
    "machine": {"cores": 2},
    "sizes": {
        "1280x720": {
            "moments": [MOMENT, {"moment": "nothing", "rounds": 9, "frames": 0, "resident_mb": 99.0}],
            "memory_after_a_play_mb": {"resident_mb": 85.0, "peak_mb": 90.0, "files_mb": 21.0, "window_mb": 4.0},
            "memory_after_all_mb": {"resident_mb": 87.0, "peak_mb": 110.0, "files_mb": 21.0, "window_mb": 4.0},
            "own_buffers_mb": 7.0,
        }
    },
    "rules": [
        {"game": "toy", "what": "tickets made", "rounds_a_second": 6e4, "turns_a_second": 1.5e7,
         "rounds_in_a_million_turns": 4e3, "target": 5e3},
        {"game": "toy", "what": "whole plays", "rounds_a_second": 3e4, "turns_a_second": 1.5e7,
         "rounds_in_a_million_turns": 2e3, "target": None},
    ],
    "figures": [
        {"game": "toy", "what": "all figures", "seconds": 2.5, "turns_a_second": 1.5e7, "million_turns": 37.5,
         "target": 160.0},
        {"game": "toy", "what": "figures, no bands", "seconds": 0.25, "turns_a_second": 1.5e7, "million_turns": 3.75,
         "target": None},
    ],
    "click": {"median_ms": 8.0},
    "idle": [{"where": "lobby", "percent": 0.5, "loop_percent": 0.1, "resident_mb": 70.0}],
}


def test_the_median_and_the_99th_of_a_hundred() -> None:
    hundred = [float(number) for number in range(100, 0, -1)]
    assert median(hundred) == 50
    assert share_of(hundred, 0.99) == 99
    assert share_of(hundred, 1.0) == 100
    assert Spread.of([0.003, 0.001, 0.002]) == Spread(2.0, 3.0, 3.0)


def test_of_one_value_everything_is_that_value() -> None:
    assert Spread.of([0.004]) == Spread(4.0, 4.0, 4.0)


def test_of_nothing_there_is_no_median() -> None:
    with pytest.raises(ValueError, match="nothing was measured"):
        median([])


def test_a_frame_is_copied_as_often_as_asked() -> None:
    copy = MemoryCopy(64, 32)
    copy.sample(3)
    assert len(copy.seconds) == 3
    assert copy._target == copy._source
    assert len(copy._source) == 64 * 32 * 4


def test_the_table_shows_every_moment_with_its_ratio_and_what_was_not_drawn() -> None:
    lines = table(FOUND).splitlines()
    row = next(line for line in lines if line.startswith("lobby idle"))
    assert row.split()[2:] == ["3", "1.00", "2.00", "3.0", "2.00", "4.00", "6.0", "1.50", "2.50", "3.5", "0.50"]
    assert any("nothing to draw in 9 rounds" in line for line in lines)
    after = next(line for line in lines if "after whole plays" in line)
    assert after.endswith(" 78  of it 21 files of libraries, 4 the window")
    assert any("the most at the end of a moment" in line and line.split()[-2:] == ["92", "nothing"] for line in lines)
    assert any("the peak of all" in line and line.split()[-1] == "103" for line in lines)
    made, played, exact, left_out = (line.split() for line in lines if "toy" in line)
    assert exact == ["toy,", "all", "figures", "2.5", "15,000,000", "38", "160"]
    assert left_out == ["toy,", "figures,", "no", "bands", "0.2", "15,000,000", "4", "-"]
    assert made == ["toy,", "tickets", "made", "60,000", "15,000,000", "4,000", "5,000"]
    assert played == ["toy,", "whole", "plays", "30,000", "15,000,000", "2,000", "-"]


def test_the_rules_of_every_game_are_measured_beside_the_loop() -> None:
    rows = list(rules_speed(runs=1))
    assert [row["game"] for row in rows if row["target"]] == [entry.id for entry in sorted(CATALOGUE, key=_place)]
    assert [row["game"] for row in rows if row["what"] == "whole plays"] == ["christmas_jumper", "festive_lines_gold"]
    assert all(row["rounds_a_second"] > 0 and row["turns_a_second"] > 0 for row in rows)


def _place(entry: Entry) -> int:
    return list(ROUNDS_A_SECOND).index(entry.id)


def test_a_wrong_size_is_refused_with_what_was_expected() -> None:
    command = [sys.executable, "main.py", "bench", "--size", "huge"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert "1280x720" in said.stderr
