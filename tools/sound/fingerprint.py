"""What a sound depends on: a hash of the module that makes it and of all modules of the kit that this one imports."""

import ast
import hashlib
from functools import cache
from pathlib import Path

PACKAGE = "tools.sound"
ROOT = Path(__file__).resolve().parents[2]


def fingerprint(module: str) -> str:
    """Return a hash that changes when the source of the module, or of anything it uses here, changes."""
    digest = hashlib.sha256()
    for name in sorted(_reached(module)):
        digest.update(name.encode() + b"\0" + _source(name).read_bytes())
    return digest.hexdigest()[:16]


def _reached(module: str) -> set[str]:
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(_imports(name))
    return found


@cache
def _imports(module: str) -> tuple[str, ...]:
    """Return the kit's modules that a module imports, also those that it takes out of a package by name."""
    found: list[str] = []
    for node in ast.walk(ast.parse(_source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{PACKAGE}."):
            found += (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
    return tuple(name for name in found if _file(name) is not None)


@cache
def _source(module: str) -> Path:
    path = _file(module)
    if path is None:
        raise ModuleNotFoundError(f"{module} has no source file under {ROOT}")
    return path


def _file(module: str) -> Path | None:
    """Return the file of a module or package; None where the name is that of something inside a module."""
    place = ROOT.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()), None)
