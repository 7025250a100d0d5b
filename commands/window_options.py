"""The options of the commands that open the app, and the values that they make."""

import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.options import AppOptions, PlayRequest

_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
_SMALLEST = (320, 180)
_LARGEST = (7680, 4320)


def add_window_options(parser: ArgumentParser) -> None:
    """Add what can be said about the app's window, sound, profile and market.

    Options that are not given leave no attribute, so that a command's parser does not undo what stands before it.
    """
    group = parser.add_argument_group("the app")
    group.add_argument("--profile", type=Path, metavar="DIR", default=SUPPRESS, help="keep plays and settings in DIR")
    group.add_argument("--qa", action="store_true", default=SUPPRESS, help="with the tester's panel")
    group.add_argument("--size", type=_size, metavar="WxH", default=SUPPRESS, help="size of the window, as 1280x720")
    group.add_argument("--fullscreen", action="store_true", default=SUPPRESS, help="fill the screen")
    group.add_argument("--no-audio", action="store_true", default=SUPPRESS, help="without any sound")
    group.add_argument("--reduced-motion", action="store_true", default=SUPPRESS, help="without ambient motion")
    group.add_argument("--market", choices=("demo", "gb"), default=SUPPRESS, help="which controls there are")


def app_options(arguments: Namespace, *, play: "PlayRequest | None" = None) -> "AppOptions":
    """What the app needs to know, from the parsed options."""
    from scenes.options import AppOptions

    given = vars(arguments)
    return AppOptions(
        profile=given.get("profile"),
        qa=given.get("qa", False),
        size=given.get("size"),
        audio=not given.get("no_audio", False),
        reduced_motion=given.get("reduced_motion"),
        market=given.get("market"),
        game=given.get("game"),
        fullscreen=given.get("fullscreen", False),
        play=play,
    )


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text.lower())
    if not match:
        raise ArgumentTypeError(f"{text!r} is no size: expected width x height in pixels, as 1280x720")
    width, height = int(match[1]), int(match[2])
    if not (_SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]):
        raise ArgumentTypeError(f"{text!r} is out of range: expected 320x180 to 7680x4320")
    return width, height
