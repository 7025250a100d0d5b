"""The wools of the game: their names and colours, and which of them each patch is knitted of."""

from __future__ import annotations

from dataclasses import dataclass

CREAM = "#f6ead2"
WOOLS: dict[str, str] = {
    "red": "#b3131f",
    "teal": "#0e6f7a",
    "plum": "#5f2183",
    "green": "#1b7a40",
    "sky": "#3b86c8",
    "slate": "#5b6a7d",
    "rust": "#c05a18",
    "rose": "#b93561",
    "cocoa": "#6f4428",
    "lilac": "#9474c6",
    "ice": "#a9cbe0",
    "mint": "#48a98c",
    "cream": CREAM,
    "gold": "#edb32f",
}


@dataclass(frozen=True)
class Design:
    """A knitted patch: its motif, the wool of its ground, the colours of the motif, and the thread it is sewn with."""

    motif: str
    ground: str
    tints: tuple[str, ...]
    thread: str = CREAM


SNOWFLAKE = Design("small_snowflake", "red", (CREAM,))
PATCHES: tuple[Design, ...] = (
    Design("reindeer", "teal", (CREAM, "#f3c24a", "#d8182f")),
    Design("heart", "plum", ("#f0b9cf", "#d8182f")),
    Design("fir", "rose", (CREAM, "#ffd76a", "#2f9a55", "#5c3218")),
    Design("star", "green", ("#f3c24a", CREAM)),
    Design("diamond", "sky", (CREAM, "#17326b", "#d8182f")),
    Design("snowman", "slate", ("#fbf7ee", "#20242e", "#d8182f")),
    Design("mitten", "rust", (CREAM, "#a3121d", "#22633f")),
    Design("zigzag", "lilac", (CREAM, "#4a1a78", "#ffe08a")),
    Design("candy_cane", "cocoa", (CREAM, "#d8182f", "#2f9a55")),
    Design("bells", "red", ("#f3c24a", "#1f8a4a", "#fff0bf")),
    Design("robin", "ice", ("#7a4a2a", "#d97a12", "#c9182b"), "#a3121d"),
    Design("gift", "mint", ("#b3131f", "#ffdf80", "#7d0c18")),
)
"""The twelve patches of YOUR NUMBERS, in the order of their names patch01 to patch12."""
