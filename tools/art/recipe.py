"""What a recipe is: a function that makes one picture, and what has to be known to use the picture."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from pathlib import Path

from PIL import Image

Margins = tuple[int, int, int, int]
PLUMBING = ("tools.art.recipe", "tools.art.manifest")
"""Modules that paint nothing: a picture stays the same when they change."""


@dataclass(frozen=True)
class Picture:
    """A finished picture: straight-alpha pixels and its margins (left, top, right, bottom) in master pixels.

    `nine` says what stays unstretched at each side; top and bottom 0 mean: scale to the height, stretch the middle.
    `inset` is what lies outside of the body (shadow, lip, glow), so that a layout can align the body.
    """

    image: Image.Image
    nine: Margins | None = None
    inset: Margins | None = None


@dataclass(frozen=True)
class Recipe:
    """One picture of `assets/images`: its name there, who paints it and how it is stored.

    `scale` is master pixels for one logical pixel of the 1280x720 layout. `lossless` suits flat interface pieces.
    `reads` names further pictures that go into this one. A `soft` one has no detail: it is drawn from small copies.
    """

    name: str
    paint: Callable[[], Picture]
    scale: float = 3
    lossless: bool = True
    suffix: str = "webp"
    reads: tuple[str, ...] = ()
    soft: bool = False

    @property
    def made_by(self) -> str:
        """Module and function that paint it, as the manifest tells it."""
        function = _function(self.paint)
        return f"{function.__module__}:{function.__qualname__}"


def _function(paint: Callable[..., object]) -> Callable[..., object]:
    while isinstance(paint, partial):
        paint = paint.func
    return paint


def _parts(value: object) -> tuple[object, ...]:
    """What a recipe's argument consists of, one level down; empty for what has a lasting `repr` of its own."""
    if isinstance(value, partial):
        return (value.func, value.args, value.keywords)
    if isinstance(value, tuple | list):
        return tuple(value)
    if isinstance(value, dict):
        return tuple(item for pair in sorted(value.items()) for item in pair)
    if is_dataclass(value) and not isinstance(value, type):
        return tuple(getattr(value, field.name) for field in fields(value))
    return ()


def _functions(value: object) -> tuple[Callable[..., object], ...]:
    """The functions in an argument, however deep."""
    if inspect.isfunction(value):
        return (value,)
    return tuple(function for part in _parts(value) for function in _functions(part))


def _told(value: object) -> str:
    """An argument as text that is the same in every run: a function by its name, not by where it lies in memory."""
    if inspect.isfunction(value):
        return f"{value.__module__}:{value.__qualname__}"
    if not _functions(value):
        return repr(value)
    return f"{type(value).__name__}({', '.join(_told(part) for part in _parts(value))})"


def arguments_text(paint: Callable[..., object]) -> str:
    """All arguments that a painter has been given, as text that is the same in every run."""
    text = ""
    while isinstance(paint, partial):
        text += _told(paint.args) + _told(sorted(paint.keywords.items()))
        paint = paint.func
    return text


def _own_modules(module: str, seen: dict[str, str]) -> dict[str, str]:
    """Sources of a module and of all of our own modules that it imports, as far as they paint."""
    if module in seen or module in PLUMBING:
        return seen
    source = Path(inspect.getsourcefile(sys.modules[module]) or "").read_text(encoding="utf-8")
    seen[module] = source
    for value in list(vars(sys.modules[module]).values()):
        name = value.__name__ if inspect.ismodule(value) else getattr(value, "__module__", None)
        if isinstance(name, str) and name.startswith("tools.art.") and name in sys.modules:
            _own_modules(name, seen)
    return seen


def source_digest(recipe: Recipe) -> str:
    """Changes whenever anything changes that this picture is made of: sources, arguments, storage."""
    function = _function(recipe.paint)
    sources = _own_modules(function.__module__, {})
    for painter in _functions(recipe.paint):
        _own_modules(painter.__module__, sources)
    text = "\n".join(sources[name] for name in sorted(sources))
    stored = f"{recipe.scale} {recipe.lossless} {recipe.suffix} {recipe.reads} {function.__qualname__}"
    return hashlib.sha256(f"{text}\n{arguments_text(recipe.paint)}\n{stored}".encode()).hexdigest()[:16]
