"""Provenance: where each name and number of a game comes from, as its game.yaml states it."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.rules.config_errors import nearest_hint
from engine.rules.yaml_loading import Document

Provenance: TypeAlias = Literal["text", "settled", "invented", "known"]


def check_provenance(document: Document, provenance: Mapping[str, Provenance]) -> None:
    """Check that everything in a game.yaml, and nothing else, has its provenance; ConfigError names the first fault."""
    stated = set(document.value) - {"provenance"}
    for name in sorted(stated ^ set(provenance), key=str):
        if name in stated:
            raise document.error(("provenance",), f"the provenance of `{name}`")
        raise document.error(("provenance", name), "the name of something in this file", nearest_hint(name, stated))
