"""The virtual environment beside main.py: what is wrong with it, if anything, and how it is made."""

import os
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from setup_environment.fault import SetupError
from setup_environment.requirements import Requirement, missing
from setup_environment.streams import say

_UNFINISHED = "setup-unfinished"  # a file that stands in the environment while something is being installed


@dataclass(frozen=True, slots=True)
class VirtualEnvironment:
    """The environment in `folder`, which need not be there yet."""

    folder: Path

    @property
    def python(self) -> Path:
        """Where its interpreter is."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def unfinished(self) -> Path:
        """The file that stands while something is being installed, so that an interruption is seen."""
        return self.folder / _UNFINISHED

    @property
    def runs_this(self) -> bool:
        """Whether this process runs inside it."""
        return _is_same(sys.prefix, self.folder)

    def fault(self) -> str:
        """Why it cannot be used, in words that follow "it"; empty when it can."""
        if not self.folder.exists():
            return "is not there"
        settings = self._settings()
        if not settings or not self.python.exists():
            return "is broken"
        if _minor(settings.get("version") or settings.get("version_info", "")) != _minor(sys.version.split()[0]):
            return "was made by another Python"
        if not self._was_made_here(settings.get("command", "")):
            return "was copied from another place"
        if self.unfinished.exists():
            return "was left unfinished"
        return ""

    def lacks(self, requirements: tuple[Requirement, ...]) -> tuple[Requirement, ...]:
        """Those requirements that are not installed in it."""
        pattern = "Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"
        return missing(requirements, [str(folder) for folder in self.folder.glob(pattern)])

    def make(self) -> None:
        """Make it anew; what was there is deleted.

        Raises:
            SetupError: this Python comes without venv, or venv fails.
            OSError: the folder cannot be written.
        """
        import subprocess

        if find_spec("venv") is None or find_spec("ensurepip") is None:
            raise SetupError(_without_venv())
        self._delete()
        self.folder.mkdir()
        self.unfinished.touch()
        command = [str(base_interpreter()), "-m", "venv", str(self.folder)]
        made = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")  # noqa: S603 (our own words)
        if made.returncode != 0:
            words = " ".join((made.stdout + made.stderr).split())
            raise SetupError(f"Python could not make {self.folder}: {words[-400:]} (try: {_without_venv()})")
        self.unfinished.unlink()

    def _delete(self) -> None:
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            import shutil

            say(f"{self.folder} {self.fault() or 'is damaged'}; making it anew.")
            shutil.rmtree(self.folder)

    def _settings(self) -> dict[str, str]:
        try:
            text = (self.folder / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
        except OSError:
            return {}  # without them it is broken, which is the answer
        pairs = (line.partition("=") for line in text.splitlines())
        return {name.strip().lower(): value.strip() for name, _, value in pairs}

    def _was_made_here(self, command: str) -> bool:
        """Compare with the folder at the end of the command that made it, which other makers than venv leave out."""
        words = command.partition(" -m venv ")[2].split(" ")
        while words[0].startswith("--"):
            del words[0]
        made_in = " ".join(words)
        return not made_in or _is_same(made_in, self.folder)


def _is_same(one: str, other: Path) -> bool:
    """Whether two paths lead to the same folder, however they are written."""
    return Path(one).exists() and other.exists() and other.samefile(one)


def base_interpreter() -> Path:
    """The interpreter behind this one, which stays when a virtual environment that runs this one is deleted."""
    return Path(getattr(sys, "_base_executable", sys.executable))


def _minor(version: str) -> tuple[str, ...]:
    return tuple(version.split(".")[:2])


def _without_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if Path("/etc/debian_version").exists():
        return f"This Python comes without venv: run `sudo apt install python{version}-venv`, then start Tinsel again."
    return "This Python comes without venv: install the Python of python.org, then start Tinsel with it."
