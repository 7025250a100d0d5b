"""Which pinned requirements there are, and which of them an environment lacks."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.machinery import PathFinder
from pathlib import Path

from setup_environment.fault import SetupError

_IMPORTED_AS = {"pygame-ce": "pygame", "pyyaml": "yaml", "pytest-xdist": "xdist", "types-pyyaml": "yaml-stubs"}
_IN_THE_WAY = {"pygame-ce": "pygame"}  # the older library of the same module name; with both, either may be imported


@dataclass(frozen=True, slots=True)
class Requirement:
    """One line of a requirements file: a distribution, pinned to one version."""

    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name}=={self.version}"

    @property
    def key(self) -> str:
        """The name as it is compared: lower case, with dashes."""
        return _key(self.name)


def read_requirements(path: Path) -> tuple[Requirement, ...]:
    """The pinned requirements of a file, in its order.

    Raises:
        SetupError: the file cannot be read, or a line pins no version.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{path} cannot be read ({error.strerror}): get a complete copy of Tinsel.") from error
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return tuple(_requirement(line, path) for line in lines if line)


def missing(requirements: Iterable[Requirement], folders: Iterable[str]) -> tuple[Requirement, ...]:
    """Those requirements that cannot be imported from `folders` at their pinned version."""
    searched = [folder for folder in folders if os.path.isdir(folder)]  # noqa: PTH112 (entries of sys.path are text)
    installed = _installed(searched)
    return tuple(each for each in requirements if not _is_there(each, installed, searched))


def _requirement(line: str, path: Path) -> Requirement:
    name, pin, version = line.partition("==")
    if not pin or not name or not version:
        raise SetupError(f"{path}: {line!r} must pin one version (name==version).")
    return Requirement(name.strip(), version.strip())


def _is_there(requirement: Requirement, installed: dict[str, set[str]], folders: list[str]) -> bool:
    if requirement.version not in installed.get(requirement.key, ()) or _IN_THE_WAY.get(requirement.key) in installed:
        return False
    module = _IMPORTED_AS.get(requirement.key, requirement.key.replace("-", "_"))
    return PathFinder.find_spec(module, folders) is not None


def _installed(folders: list[str]) -> dict[str, set[str]]:
    """Names and versions by the folders of metadata that stand beside the modules.

    `importlib.metadata` would answer as well, but takes longer to import than all the rest of the start.
    """
    versions: dict[str, set[str]] = {}
    for folder in folders:
        for entry in os.listdir(folder):  # noqa: PTH208 (entries of sys.path are text)
            stem, _, suffix = entry.rpartition(".")
            if suffix in {"dist-info", "egg-info"} and "-" in stem:
                name, version = stem.split("-")[:2]
                versions.setdefault(_key(name), set()).add(version)
    return versions


def _key(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")
