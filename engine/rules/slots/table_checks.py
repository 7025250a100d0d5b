"""Checks of the tables in a slot's game.yaml: names in their order, keys that can be, one symbol in view at most."""

from collections.abc import Iterable, Mapping

from engine.rules.config_errors import ConfigPath, nearest_hint
from engine.rules.slots.windows import Strip
from engine.rules.yaml_loading import Document


def check_names(document: Document, path: ConfigPath, names: Iterable[object], expected: Iterable[str]) -> None:
    """Check that a mapping has these names in their order; ConfigError names the first that is foreign or missing."""
    wanted, found_names = tuple(expected), tuple(names)
    for name in found_names:
        if name not in wanted:
            raise document.error((*path, str(name)), f"one of {', '.join(wanted)}", nearest_hint(name, wanted))
    for name in wanted:
        if name not in found_names:
            raise document.error(path, f"an entry for `{name}`")
    for found, name in zip(found_names, wanted, strict=True):
        if found != name:
            raise document.error((*path, str(found)), f"`{name}` in this place")


def check_keys(document: Document, path: ConfigPath, table: Mapping[int, int], possible: Iterable[int]) -> None:
    """Check that a table of weights holds something, and nothing that cannot be; ConfigError."""
    allowed = tuple(possible)
    if not table:
        raise document.error(path, "at least one weight")
    for key in table:
        if key not in allowed:
            raise document.error((*path, key), f"one of {', '.join(map(str, allowed))} as name")


def check_in_view(document: Document, path: ConfigPath, strip: Strip, symbol: str) -> None:
    """Check that a strip has a symbol, and never shows two of it; ConfigError."""
    if not strip.stops_with(symbol):
        raise document.error(path, f"at least one `{symbol}`")
    if any(column.count(symbol) > 1 for column in strip.columns):
        raise document.error(path, f"at most one `{symbol}` in view")
