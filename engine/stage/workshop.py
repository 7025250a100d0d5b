"""Makes pictures in threads of its own, while the loop goes on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

Made = TypeVar("Made")

MOST_ORDERS = 24
"""More are not taken: what is still wanted is ordered again by a later frame."""


class Workshop:
    """Orders by key; each is made once, by so many threads, which start with the first order, or by `executor`."""

    def __init__(self, threads: int, executor: Executor | None = None) -> None:
        self._threads = threads
        self._executor = executor
        self._coming: dict[Hashable, tuple[Future[Any], Callable[[Any], object]]] = {}

    def order(self, key: Hashable, make: Callable[[], Made], take: Callable[[Made], object]) -> None:
        """Have `make` called beside the loop, if the workshop `takes` it; `deliver` hands to `take` what came."""
        if not self.takes(key):
            return
        if self._executor is None:
            from concurrent.futures import ThreadPoolExecutor  # only now: the first frame needs none

            self._executor = ThreadPoolExecutor(self._threads, "workshop")
        self._coming[key] = self._executor.submit(make), take

    def takes(self, key: Hashable) -> bool:
        """Whether it is not being made already, and not too much else is."""
        return key not in self._coming and len(self._coming) < MOST_ORDERS

    def deliver(self) -> bool:
        """Hand over what has been made since the last call. False when nothing more is being made.

        Raises:
            Whatever the making of something has raised.
        """
        for key in [key for key, (future, _) in self._coming.items() if future.done()]:
            future, take = self._coming.pop(key)
            take(future.result())
        return bool(self._coming)

    def forget(self) -> None:
        """What is being made is of no use any more."""
        for future, _ in self._coming.values():
            future.cancel()
        self._coming.clear()

    def close(self) -> None:
        """Leave what has not begun."""
        self.forget()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
