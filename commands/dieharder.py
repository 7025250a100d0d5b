"""Runs dieharder, where it is installed, over the source of all draws."""

import shutil
import subprocess
import sys
from contextlib import suppress
from itertools import islice
from struct import Struct
from threading import Event, Thread
from typing import BinaryIO

from commands.command import CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_text
from engine.rules.draws import SEED_BYTES, stream_words

_CHUNK = 4096


def run_dieharder(seed: int, minutes: float | None) -> int:
    """Stream words into `dieharder -a -g 200`, to its end or for so long; exit code 5 where one of its tests fails."""
    program = shutil.which("dieharder")
    if program is None:
        said = "dieharder is not installed: sudo apt install dieharder, or leave out --dieharder"
        raise CommandFault(said, ExitCode.USAGE)
    command = [program, "-a", "-g", "200"]
    failed, enough = False, Event()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:  # noqa: S603 (our own words)
        Thread(target=_feed, args=(running.stdin, seed), daemon=True).start()
        if minutes is not None:
            Thread(target=_stop, args=(running, minutes, enough), daemon=True).start()
        for line in running.stdout or ():
            text = line.decode("utf-8", errors="replace")
            failed = failed or "FAILED" in text
            print_text(text.rstrip())
            sys.stdout.flush()
    if enough.is_set():
        print_text(f"Stopped after {minutes} minutes; the tests above are done.")
    elif running.returncode:
        failed = True
    return ExitCode.VERIFICATION_FAILED if failed else ExitCode.OK


def _stop(running: "subprocess.Popen[bytes]", minutes: float, enough: Event) -> None:
    """End the program after so many minutes, if it has not ended by itself."""
    try:
        running.wait(minutes * 60)
    except subprocess.TimeoutExpired:
        enough.set()
        running.terminate()


def _feed(pipe: BinaryIO, seed: int) -> None:
    """Write the words of a stream until nobody reads them any more."""
    words, pack = stream_words("QA", seed.to_bytes(SEED_BYTES, "little")), Struct(f"<{_CHUNK}I").pack
    with suppress(BrokenPipeError, ValueError):  # dieharder has ended
        while True:
            pipe.write(pack(*islice(words, _CHUNK)))
