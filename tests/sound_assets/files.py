"""Where the baked sounds are and what the manifest says of them."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"

ROUND_ROBIN = tuple(
    f"{stem}{number}" for stem in ("pudding_burst", "yarn_unravel", "present_open") for number in (1, 2, 3)
)
KNOCKS = ("die_knock1", "die_knock2", "die_knock3")
WAVE = ("tile_match1", "tile_match2", "tile_match3", "tile_match4")
LINES = ("line_gold1", "line_gold2", "line_gold3", "line_gold4")
STOPS = tuple(f"reel_stop{number}" for number in range(1, 7))
LEAVES = tuple(f"leaf_turn{number}" for number in range(1, 9))
RINGS = ("bell_ring1", "bell_ring2", "bell_ring3")
BAUBLES = ("bauble_land1", "bauble_land2", "bauble_land3")
COLLECTED = tuple(f"prize_collected{number}" for number in range(1, 6))
CLIMB = ("count1", "count2", "count3", "count4")


def sounds() -> dict[str, dict[str, Any]]:
    """Return the manifest's entries of sounds by name."""
    whole: dict[str, Any] = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
    entries: dict[str, dict[str, Any]] = whole["sounds"]
    return entries


def path_of(name: str) -> Path:
    """Return the file of a sound."""
    return ASSETS / str(sounds()[name]["file"])
