"""Runs dieharder, where it is installed, over the source of all draws."""

import shutil
import subprocess
from contextlib import suppress
from itertools import islice
from struct import Struct
from threading import Thread
from typing import BinaryIO

from commands.command import CommandFault
from commands.exit_codes import ExitCode
from commands.output import print_text
from engine.rules.draws import SEED_BYTES, stream_words

_CHUNK = 4096


def run_dieharder(seed: int) -> int:
    """Stream words into `dieharder -a -g 200` until it ends; exit code 5 where one of its tests fails."""
    program = shutil.which("dieharder")
    if program is None:
        said = "dieharder is not installed: sudo apt install dieharder, or leave out --dieharder"
        raise CommandFault(said, ExitCode.USAGE)
    command = [program, "-a", "-g", "200"]
    failed = False
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:  # noqa: S603 (our own words)
        Thread(target=_feed, args=(running.stdin, seed), daemon=True).start()
        for line in running.stdout or ():
            text = line.decode("utf-8", errors="replace")
            failed = failed or "FAILED" in text
            print_text(text.rstrip())
    return ExitCode.VERIFICATION_FAILED if failed or running.returncode else ExitCode.OK


def _feed(pipe: BinaryIO, seed: int) -> None:
    """Write the words of a stream until nobody reads them any more."""
    words, pack = stream_words("QA", seed.to_bytes(SEED_BYTES, "little")), Struct(f"<{_CHUNK}I").pack
    with suppress(BrokenPipeError, ValueError):  # dieharder has ended
        while True:
            pipe.write(pack(*islice(words, _CHUNK)))
