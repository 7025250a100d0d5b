"""What the cache of pictures keeps of the symbols on the reels."""

from __future__ import annotations

from collections.abc import Hashable

from engine.stage.tools import Tools


def kept_cells(tools: Tools) -> dict[Hashable, int]:
    """The composed symbols that are kept, each with the identity of its surface."""
    kept = tools.artwork.scaled._kept
    return {key: id(entry.surface) for key, entry in kept.items() if isinstance(key, tuple) and key[1] == "cell"}
