"""What the tests of pages and dialogs share: where widgets are clicked, and whether words stay where they belong."""

from __future__ import annotations

from itertools import combinations

from engine.stage.widgets.widget import Widget
from tests.scenes.driver import Picture, Stage
from tests.scenes.seen import Seen

SIZES = ((1280, 720), (1920, 1080), (640, 360))


def click(stage: Stage, widget: Widget) -> None:
    """Click into the middle of a widget; the time that goes by makes it no double of an earlier click."""
    x, y, width, height = widget.box
    stage.click(x + width / 2, y + height / 2)
    stage.frame(0.05)


def press(stage: Stage, *keys: int) -> None:
    """Press keys, with a frame after each."""
    for key in keys:
        stage.key(key)
        stage.frame(1 / 60)


def texts_outside(picture: Picture) -> list[str]:
    """The words and amounts that reach over the canvas's edge."""
    return [
        seen.what for seen in picture
        if seen.kind in {"text", "amount"} and (seen.box[0] < 0 or seen.box[1] < -6
        or seen.box[0] + seen.box[2] > 1280 or seen.box[1] + seen.box[3] > 726)
    ]  # fmt: skip


def overlapping_texts(picture: Picture) -> list[tuple[str, str]]:
    """Pairs of words that lie over one another."""
    shown = [seen for seen in picture if seen.kind == "text" and seen.what]
    return [(one.what, other.what) for one, other in combinations(shown, 2) if _overlap(one, other)]


def _overlap(one: Seen, other: Seen) -> bool:
    """Whether two texts share a place: across, and by more than a third of a line down."""
    (x, y, width, height), (left, top, wide, high) = one.box, other.box
    across = min(x + width, left + wide) - max(x, left)
    down = min(y + height, top + high) - max(y, top)
    return across > 2 and down > 0.4 * min(_line(one), _line(other))


def _line(seen: Seen) -> float:
    return float(getattr(seen.look[0], "size", 12.0))


def all_words(picture: Picture) -> str:
    """Everything that is written, in one text."""
    return "\n".join(seen.what for seen in picture if seen.kind in {"text", "amount"})
