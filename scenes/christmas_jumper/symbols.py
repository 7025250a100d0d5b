"""The pictures of the bonus game's symbols, and of their silhouettes."""

from __future__ import annotations

BAUBLE = "bonus_bauble"
"""The bauble of this game, which looks unlike that of Festive Lines Gold."""


def symbol_picture(symbol: str) -> str:
    """The picture of a symbol."""
    return f"symbols/{BAUBLE if symbol == 'bauble' else symbol}"


def silhouette_picture(symbol: str) -> str:
    """The picture of a symbol that is still to be found."""
    return f"silhouettes/{BAUBLE if symbol == 'bauble' else symbol}"
