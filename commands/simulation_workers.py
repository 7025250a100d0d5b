"""Who plays the blocks of a simulation: this process, all cores by joblib, or the workers of a Dask scheduler."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import Any

from commands.command import CommandFault
from commands.exit_codes import ExitCode
from commands.extras import extra
from engine.qa.simulation.blocks import Block
from engine.qa.simulation.playing import play_block
from engine.qa.simulation.running import Workers, one_after_another
from engine.qa.simulation.tally import Tally


def workers_for(jobs: int | None, scheduler: str | None) -> Workers:
    """Give the workers: a scheduler's where its address is given, else so many processes here (None: all cores).

    Raises:
        CommandFault: what they need is not installed, or there is no scheduler at the address.
    """
    if scheduler is not None:
        return _DaskWorkers(scheduler)
    return one_after_another if jobs == 1 else _JoblibWorkers(jobs)


def _with_block(block: Block) -> tuple[Block, Tally]:
    """Play a block and name it, since blocks come back in any order."""
    return block, play_block(block)


class _JoblibWorkers:
    """Processes on this machine."""

    def __init__(self, jobs: int | None) -> None:
        self._joblib: Any = extra("joblib")
        self._jobs = -1 if jobs is None else jobs

    def __call__(self, blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
        parallel = self._joblib.Parallel(n_jobs=self._jobs, return_as="generator_unordered", batch_size=1)
        with closing(parallel(self._joblib.delayed(_with_block)(block) for block in blocks)) as done:
            yield from done


class _DaskWorkers:
    """The workers of a scheduler, which can be on many machines; each has this program in its folder."""

    def __init__(self, address: str) -> None:
        self._distributed: Any = extra("distributed")
        self._address = address

    def __call__(self, blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
        try:
            client = self._distributed.Client(self._address, timeout="5s", set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            said = f"no Dask scheduler answers at {self._address}: {error}"
            raise CommandFault(said, ExitCode.USAGE) from error
        with client:
            futures = client.map(_with_block, blocks, pure=False)
            done: Iterable[tuple[Any, tuple[Block, Tally]]]
            done = self._distributed.as_completed(futures, loop=client.loop, with_results=True)
            try:
                for _, result in done:
                    yield result
            except (ImportError, RuntimeError) as error:
                why = str(error).partition("\n")[0]
                said = f"the cluster cannot play this: start it in this folder with PYTHONPATH=. ({why})"
                raise CommandFault(said, ExitCode.USAGE) from error
