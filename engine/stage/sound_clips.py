"""Loaded sounds: read and decoded beside the loop, kept while they fit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from engine.stage.manifest import MissingAssetError, Recording
from engine.stage.sound_device import RATE, Clip

BYTES_PER_SECOND = RATE * 2 * 2
KEPT_BYTES = 2_500_000
"""The memory that decoded sounds may take: about 14 seconds of them. With 4 MB a sixth less had to be decoded again."""

Submit = Callable[[Callable[[], Clip]], "Future[Clip]"]


class Clips:
    """Sounds of an assets folder. `load` decodes a file's bytes; it is called from one thread beside the loop."""

    def __init__(
        self,
        folder: Path,
        recordings: Mapping[str, Recording],
        load: Callable[[bytes], Clip],
        *,
        submit: Submit | None = None,
    ) -> None:
        self._folder = folder
        self._recordings = recordings
        self._load = load
        self._pool = ThreadPoolExecutor(1, "sounds") if submit is None else None
        self._submit: Submit = submit or self._submit_to_pool
        self._kept: OrderedDict[str, Future[Clip]] = OrderedDict()

    def _submit_to_pool(self, job: Callable[[], Clip]) -> Future[Clip]:
        if self._pool is None:
            raise RuntimeError("sounds are asked for after they were closed")
        return self._pool.submit(job)

    def want(self, names: Iterable[str]) -> None:
        """Have these sounds loaded soon."""
        for name in names:
            if name not in self._kept:
                self._kept[name] = self._submit(partial(self._decoded, name))

    def _decoded(self, name: str) -> Clip:
        return self._load((self._folder / self._recordings[name].file).read_bytes())

    def get(self, name: str) -> Clip | None:
        """The sound, or None while it is being loaded.

        Raises:
            MissingAssetError: its file cannot be read or decoded.
        """
        self.want([name])
        self._kept.move_to_end(name)
        job = self._kept[name]
        if not job.done():
            return None
        error = job.exception()
        if error is not None:
            raise MissingAssetError(f"sound {name!r}: {self._folder / self._recordings[name].file}: {error}") from error
        self._drop_oldest()
        return job.result()

    @property
    def bytes(self) -> int:
        """About how much memory the sounds take."""
        return round(sum(self._recordings[name].seconds for name in self._kept) * BYTES_PER_SECOND)

    def _drop_oldest(self) -> None:
        while self.bytes > KEPT_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """Stop loading."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
