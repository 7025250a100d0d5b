"""Makes the virtual environment where it is missing or faulty, and installs what it lacks."""

from pathlib import Path

from setup_environment.fault import SetupError
from setup_environment.installer import PipMissing, install
from setup_environment.lock import setting_up_alone
from setup_environment.requirements import Requirement
from setup_environment.streams import say
from setup_environment.virtual_environment import VirtualEnvironment


def set_up(environment: VirtualEnvironment, files: tuple[Path, ...], requirements: tuple[Requirement, ...]) -> None:
    """Bring `environment` to where it holds the `requirements` of `files`, one process at a time.

    Raises:
        SetupError: it cannot be done; the message says what to do.
        OSError: the folder cannot be written.
    """
    with setting_up_alone(files[0]):
        if environment.fault():
            _make(environment)
        if environment.lacks(requirements) and not _installed(environment, files, requirements):
            _make(environment)
            install(environment, files, requirements)
        if environment.fault() or environment.lacks(requirements):
            raise SetupError(f"{environment.folder} is not complete: delete that folder, then start Tinsel again.")


def _make(environment: VirtualEnvironment) -> None:
    say(f"Setting up Tinsel in {environment.folder} (once; about half a minute).")
    environment.make()


def _installed(
    environment: VirtualEnvironment, files: tuple[Path, ...], requirements: tuple[Requirement, ...]
) -> bool:
    """Install what is lacking; False where the environment is too damaged for pip to mend."""
    try:
        install(environment, files, environment.lacks(requirements))
    except PipMissing:
        return False
    return not environment.lacks(requirements)
