"""What was measured on: the machine and the versions, for the head of a report."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pygame


def description() -> dict[str, str | int | float]:
    """Processor, cores, load, system and versions."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 0,
        "load_before": os.getloadavg()[0],
        "system": platform.platform(),
        "python": platform.python_version(),
        "pygame_ce": pygame.version.ver,
        "sdl": ".".join(str(part) for part in pygame.get_sdl_version()),
    }


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def memory_of(process: str = "self") -> dict[str, float]:
    """The memory of a process in megabytes: what it holds now, and the most that it held.

    All that is resident counts. Of it `files_mb` are pages of libraries, which other programs share, and `window_mb`
    are the window's pixels, which the screen shares.
    """
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    names = {"resident_mb": "VmRSS", "peak_mb": "VmHWM", "files_mb": "RssFile", "window_mb": "RssShmem"}
    return {name: int(fields[field].split()[0]) / 1000 for name, field in names.items()}


def seconds_computed(process: int) -> float:
    """The processor time that a process has taken so far, in all its threads."""
    return _seconds_of(Path(f"/proc/{process}/stat"))


def seconds_of_loop(process: int) -> float:
    """The processor time that the first thread of a process has taken so far, which has the loop."""
    return _seconds_of(Path(f"/proc/{process}/task/{process}/stat"))


def _seconds_of(file: Path) -> float:
    fields = file.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
