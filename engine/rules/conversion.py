"""From a document to frozen structures: exact types, no coercion, unknown names refused, errors to act on."""

import re
from decimal import Decimal
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import inspect

from engine.rules.config_errors import ConfigError, ConfigPath, nearest_hint
from engine.rules.money import pence_in
from engine.rules.yaml_loading import Document

S = TypeVar("S", bound=msgspec.Struct)

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Pence(int):
    """An amount that the file writes in pounds (`2`, `2.50`)."""

    __slots__ = ()


class Hundredths(int):
    """A multiple or a percentage that the file writes as a decimal: 2.69 is 269."""

    __slots__ = ()


_WORDS: Final = {
    "int": "a whole number", "str": "text", "object": "a mapping", "dict": "a mapping", "array": "a list",
    "bool": "true or false", "null": "nothing", "decimal": "a decimal number",
}
_PLACE: Final = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`$")
_STEP: Final = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<place>[0-9]+)\]|(?P<entry>\[\.\.\.\])")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<name>.*)`")
_MISSING: Final = re.compile(r"Object missing required field `(?P<name>.*)`")
_CHOICE: Final = re.compile(r"Invalid enum value")


def convert(document: Document, kind: type[S]) -> S:
    """Turn a document into a frozen structure; ConfigError names file, line, path, value, expectation, near name."""
    try:
        return _converted(document.value, kind)
    except msgspec.ValidationError as error:
        raise _explained(document, kind, str(error)) from error


def _converted(value: object, kind: type[S]) -> S:
    return msgspec.convert(value, kind, dec_hook=_own_number)


def _own_number(kind: type, value: object) -> object:
    """Make the numbers of this module, for msgspec; ValueError becomes part of its message."""
    if kind is Pence:
        try:
            return Pence(pence_in(value))
        except ValueError as error:
            raise ValueError("Expected an amount in pounds, at most to the penny, such as 2 or 2.50") from error
    if isinstance(value, int | Decimal) and not isinstance(value, bool) and value >= 0:
        hundredths = value * 100
        if hundredths == int(hundredths):
            return Hundredths(hundredths)
    raise ValueError("Expected a number that is not negative, with at most two decimal places")


def _explained(document: Document, kind: type[S], message: str) -> ConfigError:
    """Say in plain words what msgspec found."""
    place = _PLACE.search(message)
    path = _path_of(document, kind, place["path"], message) if place else ()
    problem = message[: place.start()] if place else message
    if unknown := _UNKNOWN.match(problem):
        hint = nearest_hint(unknown["name"], _names(kind, path))
        return document.error((*path, unknown["name"]), "a known name", hint)
    if missing := _MISSING.match(problem):
        return document.error(path, f"a value for `{missing['name']}`")
    if _CHOICE.match(problem):
        choices = _choices(kind, path)
        return document.error(path, f"one of {', '.join(choices)}", nearest_hint(document.at(path), choices))
    expected = re.sub(r", got .*$", "", problem).removeprefix("Expected ")
    expected = expected.replace(">= ", "of at least ").replace("<= ", "of at most ")
    expected = re.sub(r"`(\w+)( \| null)?`", lambda word: _WORDS.get(word[1], word[1]), expected)
    return document.error(path, f"{expected} as name" if place and place["key"] else expected)


def _path_of(document: Document, kind: type[S], text: str, message: str) -> ConfigPath:
    """Read msgspec's path; where it says only `[...]` for an entry of a mapping, find out which entry it is."""
    path: ConfigPath = ()
    for step in _STEP.finditer(text):
        if step["name"]:
            path += (step["name"],)
        elif step["place"]:
            path += (int(step["place"]),)
        else:
            path += (_faulty_key(document, kind, path, message),)
    return path


def _faulty_key(document: Document, kind: type[S], path: ConfigPath, message: str) -> str | int:
    """Give the first key of the mapping at this path that alone is refused in the same words."""
    entries = document.at(path)
    assert isinstance(entries, dict), path  # noqa: S101  msgspec has just named it a mapping
    for key in entries:
        try:
            _converted(_with_only(document.value, path, key), kind)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return str(key) if isinstance(key, str) else int(key)
    raise AssertionError(f"no entry of {path} explains: {message}")


def _with_only(value: Any, path: ConfigPath, key: str | int) -> Any:  # noqa: ANN401  any value of a document
    """Copy a document's value with the mapping at the path reduced to one entry."""
    if not path:
        return {key: value[key]}
    inner = _with_only(value[path[0]], path[1:], key)
    if isinstance(value, list):
        return [inner if place == path[0] else item for place, item in enumerate(value)]
    return value | {path[0]: inner}


def _type_at(kind: type[S], path: ConfigPath) -> inspect.Type:
    """Give the type that the schema has for a path."""
    found: inspect.Type = inspect.type_info(kind)
    for step in path:
        match found:
            case inspect.StructType(fields=fields):
                found = next(field.type for field in fields if field.encode_name == step)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                found = item
            case inspect.DictType(value_type=value):
                found = value
            case _:
                break
    return found


def _names(kind: type[S], path: ConfigPath) -> list[str]:
    found = _type_at(kind, path)
    return [field.encode_name for field in found.fields] if isinstance(found, inspect.StructType) else []


def _choices(kind: type[S], path: ConfigPath) -> list[str]:
    found = _type_at(kind, path)
    return [str(choice) for choice in found.values] if isinstance(found, inspect.LiteralType) else []
