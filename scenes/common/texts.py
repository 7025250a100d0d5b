"""The words on the screen, by key, from one YAML file for each language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.rules.yaml_loading import load_document

OF_A_MARKET = ("_in_demo", "_in_gb")
"""How keys end whose texts take the place of others in a market profile."""


class Texts:
    """The texts of a file: `texts("hud.balance")`, with named parts filled in: `texts("splash.about", price="£2")`.

    `tree` is what the file holds, where it has been read already.
    """

    def __init__(self, path: Path, tree: object = None) -> None:
        self._path = path
        self._tree = load_document(path).value if tree is None else tree
        self._texts = dict(_flat(self._tree, ""))

    def __call__(self, key: str, **parts: object) -> str:
        """The text of a key.

        Raises:
            KeyError: the file has no such key; it is named with the file.
        """
        text = self._texts.get(key)
        if text is None:
            raise KeyError(f"{self._path}: no text {key!r}")
        return text.format(**parts) if parts else text

    def beside(self, name: str) -> Texts:
        """The texts of a part of the product, from the file of the same language with that name: `en.<name>.yaml`."""
        return Texts(self._path.with_suffix(f".{name}.yaml"))

    def in_market(self, market: str) -> Texts:
        """The texts of a market profile.

        Items of lists that name another one in `only` are left out, and `heading_in_gb` stands in place of `heading`.
        """
        return Texts(self._path, _told_in(market, self._tree))

    def count_of(self, prefix: str) -> int:
        """How many items a list of mappings has: those that begin with `prefix.1.`, `prefix.2.` and so on."""
        places = {key[len(prefix) + 1 :].split(".")[0] for key in self._texts if key.startswith(f"{prefix}.")}
        return len(places)

    def keys(self) -> frozenset[str]:
        """All keys of the file."""
        return frozenset(self._texts)

    def items_of(self, prefix: str) -> list[str]:
        """The texts of a list, in its order: those whose keys are `prefix.1`, `prefix.2` and so on."""
        found: list[str] = []
        while (text := self._texts.get(f"{prefix}.{len(found) + 1}")) is not None:
            found.append(text)
        return found


def _told_in(market: str, value: object) -> object:
    """A tree as a market profile reads it."""
    if isinstance(value, list):
        kept = [item for item in value if not isinstance(item, Mapping) or item.get("only", market) == market]
        return [_told_in(market, item) for item in kept]
    if not isinstance(value, Mapping):
        return value
    marked = {key for key in value if key == "only" or key.endswith(OF_A_MARKET)}
    return {
        key: _told_in(market, value.get(f"{key}_in_{market}", inner))
        for key, inner in value.items()
        if key not in marked
    }


def _flat(value: object, path: str) -> list[tuple[str, str]]:
    """Nested mappings and lists of texts as pairs of dotted key and text."""
    if isinstance(value, Mapping):
        parts = [(f"{path}.{key}" if path else str(key), inner) for key, inner in value.items()]
    elif isinstance(value, list):
        parts = [(f"{path}.{place}", inner) for place, inner in enumerate(value, 1)]
    else:
        return [(path, str(value))]
    return [pair for key, inner in parts for pair in _flat(inner, key)]
