"""Events: what a round shows, one frozen value for each thing that a person sees, named in the past tense."""

import re
from dataclasses import dataclass, fields
from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_WORD_STARTS: Final = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every event. Fields are int, bool, str, None or tuples of these, so that an event is a value."""


def event_name(event: Event) -> str:
    """Name an event in lower case: `PuddingOpened` is `pudding_opened`."""
    return _WORD_STARTS.sub("_", type(event).__name__).lower()


def event_fields(event: Event) -> dict[str, Json]:
    """Give the fields of an event in their order, with tuples as lists, ready for JSON."""
    return {field.name: as_json(getattr(event, field.name)) for field in fields(event)}


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
