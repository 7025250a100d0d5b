"""`python3 main.py bench`: runs all measurements and prints a table, or JSON with `--json`."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from typing import Any

from commands.command import ROOT
from commands.exit_codes import ExitCode
from tests.virtual_screen import NoScreen, missing_programs, virtual_screen
from tools.bench.exact import figures_speed
from tools.bench.living import click_to_pixel, idle
from tools.bench.machine import description
from tools.bench.report import TARGETS, table
from tools.bench.rules import rules_speed
from tools.bench.starting import starts


def _size(text: str) -> str:
    if not re.fullmatch(r"\d{3,4}x\d{3,4}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: expected width x height in pixels, as 1280x720")
    return text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="main.py bench", description="measure speed on a virtual screen of its own")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--size", type=_size, nargs="+", metavar="WxH", help=f"default: {' '.join(TARGETS)}")
    parser.add_argument("--quick", action="store_true", help="fewer starts and presses, shorter idling")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--frames-alone", action="store_true", help="the work of frames and the memory, nothing else")
    alone.add_argument("--rules-alone", action="store_true", help="the rules and exact figures, without any screen")
    return parser


def _moments(environment: dict[str, str], size: str) -> Any:  # noqa: ANN401  as the other process says it
    command = [sys.executable, "-m", "tools.bench.one_size", size]
    said = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout  # noqa: S603  our own program
    return json.loads(said.splitlines()[-1])


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure all that was asked for, one thing after the other."""
    sizes = arguments.size or list(TARGETS)
    found: dict[str, Any] = {"machine": description(), "sizes": {}}
    if not arguments.frames_alone:
        _say("rounds of the rules")
        found["rules"] = list(rules_speed(10 if arguments.quick else 40))
        _say("exact figures")
        found["figures"] = list(figures_speed(1 if arguments.quick else 3))
    if arguments.rules_alone:
        return found
    with virtual_screen() as screen:
        environment = {**screen.environment, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        for size in sizes:
            _say(f"frames at {size}")
            found["sizes"][size] = _moments(environment, size)
        if not arguments.frames_alone:
            _say("starts, presses, idling")
            found["start"] = starts(environment, sizes[0], 3 if arguments.quick else 9)
            found["click"] = click_to_pixel(environment, 20 if arguments.quick else 40)
            found["idle"] = idle(environment, sizes[0], 5 if arguments.quick else 25)
    return found


def _say(what: str) -> None:
    sys.stderr.write(f"measuring: {what}\n")


def main() -> int:
    """Measure, print, and give the exit code."""
    arguments = _parser().parse_args()
    if not arguments.rules_alone and (missing := missing_programs()):
        wanted = "install xvfb, openbox, xdotool and x11-utils"
        sys.stderr.write(f"bench needs a virtual screen: {wanted} (missing: {', '.join(missing)})\n")
        return ExitCode.USAGE
    try:
        found = measure(arguments)
    except NoScreen as fault:
        sys.stderr.write(f"bench needs a virtual screen: {fault}\n")
        return ExitCode.USAGE
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    print(json.dumps(found, indent=1) if arguments.json else table(found))
    return ExitCode.OK


if __name__ == "__main__":
    sys.exit(main())
