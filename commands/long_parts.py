"""Counts the long parts of a proof, on all cores or on so many."""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from commands.progress import progress_bar
from commands.provable_game import Part


def counted(parts: Sequence[Part], jobs: int | None) -> list[tuple[Part, object]]:
    """Count all parts; gives each with what was counted."""
    if jobs == 1:
        return [_counted(part) for part in parts]
    with ProcessPoolExecutor(jobs or os.cpu_count()) as workers, progress_bar(len(parts), "parts") as advance:
        found = []
        try:
            for done in as_completed([workers.submit(_counted, part) for part in parts]):
                found.append(done.result())
                advance(1)
        except KeyboardInterrupt:
            workers.shutdown(wait=False, cancel_futures=True)
            raise
        return found


def _counted(part: Part) -> tuple[Part, object]:
    return part, part.counted()
