"""What a sound depends on: a hash of the module that makes it and of all modules of the kit that this one imports."""

import ast
import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "tools.sound"


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
    tree = ast.parse(_source(module).read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return tuple(node.module for node in nodes if node.module and node.module.startswith(PACKAGE + "."))


@cache
def _source(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{module} has no source file")
    return Path(spec.origin)
