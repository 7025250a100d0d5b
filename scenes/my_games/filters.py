"""The chips above the list: all games, and each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.stage.widgets.chip import Chip
from scenes.context import Context
from scenes.my_games.layout import CHIP_GAP, CHIP_HEIGHT, CHIPS_LEFT, CHIPS_TOP

LETTER = 8.4
AROUND = 33.0


def filter_chips(context: Context, on_chosen: Callable[[str | None], object]) -> dict[str | None, Chip]:
    """A chip for all games (None) and for each game by its id, from the left, as wide as its words need."""
    labels: dict[str | None, str] = {None: context.texts("my_games.all")}
    labels |= {each.entry.id: each.game.title for each in context.games if each.game is not None}
    chips: dict[str | None, Chip] = {}
    left = CHIPS_LEFT
    for game, label in labels.items():
        wide = AROUND + LETTER * len(label)
        chips[game] = Chip((left, CHIPS_TOP, wide, CHIP_HEIGHT), label, partial(on_chosen, game))
        left += wide + CHIP_GAP
    return chips
