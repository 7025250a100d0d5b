"""A progress bar on standard error, on a terminal alone."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from commands.extras import extra


@contextmanager
def progress_bar(number: int, of: str = "rounds") -> Iterator[Callable[[int], object]]:
    """Show how many of what is to be done are; gives the function that is told of each few of them."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with extra("tqdm").tqdm(total=number, unit=f" {of}", unit_scale=True, file=sys.stderr) as bar:
        yield bar.update
