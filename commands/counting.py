"""Counts the parts of exact figures with numpy, on all cores, while this process computes others."""

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from threading import Event
from types import ModuleType
from typing import Protocol, TypeAlias

from commands.extras import missing
from commands.output import print_message
from commands.progress import progress_bar

_OF_EACH_PROCESS = {  # read where numpy is loaded, and where glibc is
    "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 32),  # what was freed is used again
}


class Part(Protocol):
    """A part of a count; it can be handed to another process."""

    def counted(self, np: ModuleType) -> object:
        """Count it, with numpy."""


Count: TypeAlias = Callable[[Iterable[Part]], Iterator[tuple[Part, object]]]


@contextmanager
def counting() -> Iterator[Count | None]:
    """Give what begins to count parts at once, and then gives each with its count; without numpy say so, and give None.

    The processes end with the block.
    """
    if find_spec("numpy") is None:
        print_message(f"Left out, prizes of base rounds: {missing('numpy')}")
        yield None
        return
    os.environ.update({name: os.environ.get(name, setting) for name, setting in _OF_EACH_PROCESS.items()})
    spawned = get_context("spawn")  # so that each starts with these
    pool = ProcessPoolExecutor(os.cpu_count(), spawned, _prepare)
    with _without_collector(), progress_bar("parts") as progress, pool as workers:

        def count(parts: Iterable[Part]) -> Iterator[tuple[Part, object]]:
            with _ctrl_c_waits():
                running = [(part, workers.submit(_counted, part)) for part in parts]
            progress.expect(len(running))
            for _, each in running:
                each.add_done_callback(lambda _: progress.advance())
            return ((part, each.result()) for part, each in running)

        try:
            yield count
        except BaseException:
            workers.shutdown(cancel_futures=True)
            raise


@contextmanager
def _without_collector() -> Iterator[None]:
    """Inside of this no rings are looked for: there are none, and the search takes an eighth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C is answered behind this, and by processes that start inside of it, once they are prepared for it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """In each process: after Ctrl-C no part is begun any more, and the one that is being counted ends."""
    gc.disable()
    signal.signal(signal.SIGINT, _hear)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


_IS_OVER, _COUNTS = Event(), Event()


def _hear(*_: object) -> None:
    _IS_OVER.set()
    if _COUNTS.is_set():  # else the queue is read or written, which must not end halfway
        raise KeyboardInterrupt


def _counted(part: Part) -> object:
    if _IS_OVER.is_set():
        raise KeyboardInterrupt
    _COUNTS.set()
    try:
        return part.counted(import_module("numpy"))
    finally:
        _COUNTS.clear()
