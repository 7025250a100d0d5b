"""A progress bar on standard error, on a terminal alone."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from commands.extras import extra


class Progress:
    """How many of what is to be done are; without a bar nothing is shown."""

    def __init__(self, bar: Any = None) -> None:  # noqa: ANN401 (of a library without types)
        self._bar = bar

    def expect(self, number: int) -> None:
        """Say that so many more are to be done."""
        if self._bar is not None:
            self._bar.total += number
            self._bar.refresh()

    def advance(self, number: int = 1) -> None:
        """Say that so many more are done."""
        if self._bar is not None:
            self._bar.update(number)


@contextmanager
def progress_bar(of: str, *, is_kept: bool = False) -> Iterator[Progress]:
    """Show progress while something is done, and afterwards too where it is kept."""
    if not sys.stderr.isatty():
        yield Progress()
        return
    look = {"unit": f" {of}", "unit_scale": is_kept, "leave": is_kept, "delay": 0.1}
    with extra("tqdm").tqdm(total=0, file=sys.stderr, **look) as bar:
        yield Progress(bar)
