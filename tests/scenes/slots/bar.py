"""Reads the bar of a slot off a picture: what a person sees, without asking the machine."""

from __future__ import annotations

from engine.rules.money import parse_pounds
from scenes.common.slots.hud import BALANCE, STAKE, WIN
from tests.scenes.driver import Picture
from tests.scenes.reading import inside


def pence(shown: str) -> int:
    """An amount as it is printed."""
    return parse_pounds(shown.removeprefix("£").replace(",", ""))


def balance(picture: Picture) -> int:
    """The balance on the bar."""
    return pence(inside(picture, BALANCE)[-1])


def win(picture: Picture) -> str:
    """What the win meter says."""
    return inside(picture, WIN)[-1]


def stake(picture: Picture) -> int:
    """The stake on the bar."""
    return pence(inside(picture, STAKE)[-1])
