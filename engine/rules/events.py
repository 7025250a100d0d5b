"""Events: what a round shows, one frozen value for each thing that a person sees, named in the past tense."""

import re
from functools import cache
from typing import Final, TypeAlias

import msgspec

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_WORD_STARTS: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of every event. Fields are int, bool, str, None or tuples of these, so that an event is a value.

    A frozen structure is made in a tenth of the time of a frozen dataclass, and nothing can change it. No value of
    these kinds can hold the event itself, so the garbage collector need not look at events.
    """


def event_name(event: Event) -> str:
    """Name an event in lower case: `PuddingOpened` is `pudding_opened`."""
    return kind_name(type(event))


@cache
def kind_name(kind: type[Event]) -> str:
    """Name a kind of event as `event_name` names its events."""
    return _WORD_STARTS.sub("_", kind.__name__).lower()


def event_fields(event: Event) -> dict[str, Json]:
    """Give the fields of an event in their order, with tuples as lists, ready for JSON."""
    return {name: as_json(getattr(event, name)) for name in event.__struct_fields__}


def as_json(value: object) -> Json:
    """Turn a value of an event or a book into what JSON can hold; TypeError names a value that has no place there."""
    match value:
        case None | bool() | int() | str():
            return value
        case tuple() | list():
            return [as_json(item) for item in value]
        case dict():
            return {str(key): as_json(item) for key, item in value.items()}
        case _:
            raise TypeError(f"{value!r} has no JSON form: expected text, a whole number, a truth value, null or a list")
