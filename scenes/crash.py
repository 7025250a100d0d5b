"""When the program fails: a report in the profile's logs, and one plain sentence for the person."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

import pygame

from scenes.options import AppOptions, profile_folder

KEPT_REPORTS = 20


def report_crash(options: AppOptions, error: BaseException) -> None:
    """Write what happened into a file, say where it is, and show a message box where there can be one."""
    report = "".join(
        [
            f"Tinsel, {datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n",
            f"Python {sys.version.split()[0]}, pygame-ce {pygame.version.ver}, {platform.platform()}\n\n",
            *traceback.format_exception(error),
        ]
    )
    path = _written(profile_folder(options.profile) / "logs", report)
    where = f" The report is in {path}." if path is not None else ""
    message = f"Tinsel has to close because of an error. Your last play is saved.{where}"
    if sys.stderr is not None:
        print(f"{report}\n{message}", file=sys.stderr)  # noqa: T201  the terminal is where a failure is looked for
    if pygame.display.get_init() and pygame.display.get_driver() not in {"dummy", "offscreen"}:
        pygame.display.quit()
        pygame.display.message_box("Tinsel", message, message_type="error", buttons=("Close",))


def _written(folder: Path, report: str) -> Path | None:
    path = folder / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
        for old in sorted(folder.glob("crash-*.txt"))[:-KEPT_REPORTS]:
            old.unlink()
    except OSError:
        return None
    return path
