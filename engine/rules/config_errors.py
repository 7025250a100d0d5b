"""What is wrong in a file that a person wrote: where, what stands there, what was expected, the nearest right name."""

import difflib
from collections.abc import Iterable
from typing import Final, TypeAlias

ConfigPath: TypeAlias = tuple[str | int, ...]

_LONGEST_VALUE: Final = 60
_NEAREST_CUTOFF: Final = 0.6


class Finding(str):
    """Words about what was found, where the value itself would say nothing; printed without quotes."""

    __slots__ = ()


class ConfigError(Exception):
    """A fault in a configuration or a script. `line` counts from 1 and is 0 where no line is to blame."""

    def __init__(
        self, *, file: str, line: int, path: ConfigPath = (), value: object = None, expected: str, hint: str = "",
    ) -> None:
        self.file = file
        self.line = line
        self.path = path
        self.value = value
        self.expected = expected
        self.hint = hint
        where = ": ".join(part for part in (f"{file}:{line}" if line else file, path_text(path)) if part)
        super().__init__(f"{where}: found {value_text(value)}, expected {expected}{f' ({hint})' if hint else ''}")


def path_text(path: ConfigPath) -> str:
    """Write a place in a document: ("prizes", 3, "tickets") is `prizes[3].tickets`, with places in lists from 0."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}"
    return text.removeprefix(".")


def value_text(value: object) -> str:
    """Write what was found, shortened, as it is read in a file."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case Finding():
            text = str(value)
        case str():
            text = f'"{value}"'
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return f"a mapping of {len(value)}"
        case _:
            text = str(value)
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}..."


def nearest_hint(wrong: object, right: Iterable[object]) -> str:
    """Suggest the nearest right name; empty where none is near."""
    names = [str(name) for name in right]
    near = difflib.get_close_matches(str(wrong), names, n=1, cutoff=_NEAREST_CUTOFF)
    return f"did you mean `{near[0]}`?" if near else ""
