"""Runs pip in the virtual environment, shows how far it is, and says in one line what went wrong."""

import os
import re
import subprocess
from pathlib import Path

from setup_environment.fault import SetupError
from setup_environment.requirements import Requirement
from setup_environment.streams import say
from setup_environment.virtual_environment import VirtualEnvironment

_UNWANTED = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_QUIET")  # settings that would install elsewhere
_READY_MADE = "pygame-ce,msgspec,PyYAML"  # never compiled here: that takes compilers and minutes
_COLLECTING = re.compile(r"Collecting ([A-Za-z0-9._-]+)")
_NO_NETWORK = re.compile(
    r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|NameResolutionError|name resolution|getaddrinfo"
    r"|unreachable|Connection refused|SSLError|CERTIFICATE_VERIFY"
)
_NO_SPACE = re.compile(r"No space left|Errno 28|not enough space")
_NO_RIGHT = re.compile(r"Permission denied|Access is denied|Read-only file system|WinError 5\b")
_NO_WHEEL = re.compile(r"No matching distribution found for (\S+)")
_NO_PIP = re.compile(r"No module named pip")


class PipMissing(SetupError):  # noqa: N818 (it names the state)
    """The environment has no pip: it was made by halves or by another tool, and must be made anew."""


def install(environment: VirtualEnvironment, files: tuple[Path, ...], requirements: tuple[Requirement, ...]) -> None:
    """Install into `environment` the pinned requirements of `files`, of which it lacks `requirements`.

    While pip fetches, nothing changes; while it unpacks, the environment is marked as unfinished.

    Raises:
        PipMissing: the environment has no pip.
        SetupError: anything else that stops pip, in one line.
    """
    say(f"Installing {', '.join(map(str, requirements))}")
    words = [f"--requirement={file}" for file in files]
    options = ["--disable-pip-version-check", "--no-input", "--retries=2", f"--only-binary={_READY_MADE}"]
    command = [str(environment.python), "-m", "pip", "install", *options, *words]
    failure = _run_and_report(command, environment.unfinished)
    if failure:
        raise _explain(failure)
    environment.unfinished.unlink(missing_ok=True)
    say("Everything is in place.")


def _run_and_report(command: list[str], unfinished: Path) -> str:
    """All that pip said when it failed; empty when it succeeded."""
    said: list[str] = []
    with subprocess.Popen(  # noqa: S603 (our own words)
        command,
        env={name: value for name, value in os.environ.items() if name not in _UNWANTED} | {"PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        for line in pip.stdout or ():
            said.append(line)
            if line.startswith("Installing collected packages"):
                unfinished.touch()
            _report(line)
    return "" if pip.returncode == 0 else "".join(said) or f"pip ended with code {pip.returncode}"


def _report(line: str) -> None:
    collecting = _COLLECTING.match(line)
    if collecting:
        say(f"  fetching {collecting[1]}")
    elif line.startswith("Installing collected packages"):
        say("  unpacking")


def _explain(said: str) -> SetupError:
    if _NO_PIP.search(said):
        return PipMissing("The environment has no pip.")
    if _NO_SPACE.search(said):
        return SetupError("The disk is full: make room for about 150 MB, then start Tinsel again.")
    if _NO_NETWORK.search(said):
        return SetupError(
            "The package index cannot be reached, and Tinsel needs it once to fetch what it is built on: "
            "check the network (or pip's proxy settings), then start Tinsel again."
        )
    wheel = _NO_WHEEL.search(said)
    if wheel:
        return SetupError(f"There is no ready-made {wheel[1]} for this Python and system: use Python 3.11 to 3.14.")
    if _NO_RIGHT.search(said):
        return SetupError("Files of .venv cannot be written: end other starts of Tinsel, then start it again.")
    errors = [line for line in said.splitlines() if line.startswith("ERROR")] or said.splitlines()
    return SetupError(f"pip could not install the requirements: {errors[-1].strip()}")
