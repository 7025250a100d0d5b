"""Goes on in an environment that has what is needed: this one, or the .venv beside main.py."""

import os
import sys
from pathlib import Path

from setup_environment.fault import SetupError
from setup_environment.requirements import missing, read_requirements
from setup_environment.virtual_environment import VirtualEnvironment, base_interpreter


def ensure_requirements(root: Path, names: tuple[str, ...]) -> None:
    """Return when this interpreter has what the requirements files `names` in `root` pin; else start anew in .venv.

    Where the start is handed over to .venv, this process does not return: it becomes the other one (POSIX) or
    waits for it and exits with its code (Windows).

    Raises:
        SetupError: what is needed cannot be had; the message says what to do.
    """
    files = tuple(root / name for name in names)
    requirements = tuple(each for file in files for each in read_requirements(file))
    environment = VirtualEnvironment(root / ".venv")
    if not missing(requirements, sys.path) and not (environment.runs_this and environment.fault()):
        return
    if environment.runs_this and environment.fault():
        _hand_over(base_interpreter())
    if environment.fault() or environment.lacks(requirements):
        from setup_environment.setting_up import set_up  # not loaded where nothing is to be done

        try:
            set_up(environment, files, requirements)
        except OSError as error:
            raise SetupError(
                f"Tinsel cannot write {environment.folder} ({error.strerror}): copy Tinsel's folder to a place "
                "that you can write to, or install what its requirements.txt names into a Python of your own."
            ) from error
    _hand_over(environment.python)


def _hand_over(python: Path) -> None:
    """Go on with the same command line in another interpreter; does not return."""
    words = [str(python), *sys.orig_argv[1:]]
    if os.name == "nt":
        sys.exit(_wait_for(words))  # replacing a process there would give the prompt back too early
    try:
        os.execv(python, words)  # noqa: S606 (our own interpreter)
    except OSError as error:
        raise SetupError(f"{python} does not start ({error.strerror}): delete its folder, then start again.") from error


def _wait_for(words: list[str]) -> int:
    import subprocess

    with subprocess.Popen(words) as child:  # noqa: S603 (our own interpreter)
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child got it too, and ends by itself
