"""What a person may do in a round, as values and as the text that journals, scripts and tapes hold."""

import re
from typing import Final, TypeAlias, TypeVar, assert_never

import msgspec


class Spin(msgspec.Struct, frozen=True, gc=False):
    """Start the spin that was bought."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Roll the dice."""


class Continue(msgspec.Struct, frozen=True, gc=False):
    """Go on to what was announced, such as a bonus round."""


class Finish(msgspec.Struct, frozen=True, gc=False):
    """Complete the play."""


class Pick(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Select the object `what` at `place`, counted from 1: `Pick("pudding", 4)`."""

    what: str
    place: int


Action: TypeAlias = Spin | Roll | Continue | Finish | Pick

A = TypeVar("A", bound=Action)

_WITHOUT_PLACE: Final = (Spin(), Roll(), Continue(), Finish())
_PICK: Final = re.compile(r"pick (?P<what>[a-z]+(?: [a-z]+)*) (?P<place>[1-9][0-9]{0,2})")


def action_text(action: Action) -> str:
    """Write an action: `spin`, `roll`, `continue`, `finish`, `pick pudding 4`."""
    match action:
        case Spin() | Roll() | Continue() | Finish():
            return type(action).__name__.lower()
        case Pick(what, place):
            return f"pick {what} {place}"
        case _:
            assert_never(action)


def without(actions: tuple[A, ...], taken: A) -> tuple[A, ...]:
    """Give actions without the one that was taken; ValueError if it is none of them."""
    place = actions.index(taken)
    return actions[:place] + actions[place + 1 :] if place else actions[1:]


def parse_action(text: str) -> Action:
    """Read what `action_text` writes, in any case and spacing; ValueError says what was expected."""
    words = " ".join(text.lower().split())
    for action in _WITHOUT_PLACE:
        if words == action_text(action):
            return action
    if picked := _PICK.fullmatch(words):
        return Pick(picked["what"], int(picked["place"]))
    raise ValueError(f"{text!r} is no action: expected spin, roll, continue, finish or a pick, as in `pick pudding 4`")
