"""Measures the moments and the memory at one size, in a process of its own, and prints JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from tools.bench.figures import Spread, median
from tools.bench.house import open_house
from tools.bench.machine import memory_of
from tools.bench.memory_copy import MemoryCopy
from tools.bench.moments import AFTER_ALL, Moment, moments


def measured(size: tuple[int, int]) -> dict[str, object]:
    """All moments at a size, each with the copying of one frame from the same time, and the memory at the end."""
    copy = MemoryCopy(*size)
    found: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as profile, open_house(size, Path(profile)) as house:
        before = memory_of()
        copy.sample()
        for moment in moments(house):
            copy.sample()
            found.append(_row(moment, median(copy.seconds)) | {"resident_mb": memory_of()["resident_mb"]})
            copy.seconds = copy.seconds[-5:]
            if moment.name == "back to the lobby":
                after = memory_of()
            if moment.name == AFTER_ALL:
                at_rest = memory_of()
    frame = size[0] * size[1] * 4 / 1e6
    memory = {"memory_before_mb": before, "memory_after_a_play_mb": after, "memory_after_all_mb": at_rest}
    return {"moments": found, **memory, "own_buffers_mb": 2 * frame}


def _row(moment: Moment, copying: float) -> dict[str, object]:
    row: dict[str, object] = {"moment": moment.name, "rounds": moment.work.rounds, "frames": len(moment.work.wall)}
    if moment.work.wall:
        wall, computed = Spread.of(moment.work.wall), Spread.of(moment.work.computed)
        row |= {
            "copy_ms": copying * 1000,
            "computed_ms": [computed.median, computed.p99, computed.worst],
            "passed_ms": [wall.median, wall.p99, wall.worst],
            "computed_in_copies": [each / copying / 1000 for each in (computed.median, computed.p99, computed.worst)],
        }
    return row


if __name__ == "__main__":
    width, height = (int(part) for part in sys.argv[1].split("x"))
    print(json.dumps(measured((width, height))))
