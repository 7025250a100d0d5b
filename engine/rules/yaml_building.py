"""Building plain values from the events of a YAML parser, within limits, with the line of each value."""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final, TypeAlias

import yaml

from engine.rules.config_errors import ConfigError, ConfigPath, Finding

MAX_DEPTH: Final = 20
MAX_NODES: Final = 50_000
MAX_DIGITS: Final = 18

Events: TypeAlias = Iterator[yaml.Event]

_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DECIMAL: Final = re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+")
_WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None, "~": None, "": None}


class DocumentBuilder:
    """Builds the value of one document and keeps in `lines` on which line each path begins."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._nodes = 0
        self.lines: dict[ConfigPath, int] = {(): 1}

    def build(self, events: Events) -> dict[str | int, Any]:
        """Build the root mapping; ConfigError for anything else and for a second document."""
        value: object = None
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                value = self._value(next(events), events, ())
                next(events)  # the end of this document
                break
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                raise self._error(event, (), "a second document", "one document in a file")
        if not isinstance(value, dict):
            raise ConfigError(file=self._file, line=1, value=value, expected="a mapping of names to values")
        return value

    def _value(self, event: yaml.Event, events: Events, path: ConfigPath) -> object:
        """Build the value that begins with this event."""
        self._refuse_extras(event, path)
        self.lines.setdefault(path, _line(event))
        if len(path) > MAX_DEPTH:
            raise self._error(event, path, "more", f"at most {MAX_DEPTH} levels inside one another")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, path)
        return self._mapping(events, path)

    def _refuse_extras(self, event: yaml.Event, path: ConfigPath) -> None:
        """Refuse what a configuration has no use for, before anything is built from it."""
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise self._error(event, path, "more", f"at most {MAX_NODES:,} values in a file")
        if isinstance(event, yaml.AliasEvent):
            raise self._error(event, path, f"the alias *{event.anchor}", "a value written out")
        if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            if event.anchor is not None:
                raise self._error(event, path, f"the anchor &{event.anchor}", "a value without an anchor")
            if event.tag is not None:
                raise self._error(event, path, f"the tag {event.tag}", "a value without a tag")

    def _sequence(self, events: Events, path: ConfigPath) -> list[object]:
        items: list[object] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            items.append(self._value(event, events, (*path, len(items))))
        return items

    def _mapping(self, events: Events, path: ConfigPath) -> dict[str | int, object]:
        items: dict[str | int, object] = {}
        key_lines: dict[str, int] = {}  # by text, so that 1 and "1" count as the same key
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            key = self._key(event, path)
            if str(key) in key_lines:
                hint = f"first on line {key_lines[str(key)]}"
                raise self._error(event, (*path, key), "the key again", "each key once", hint)
            key_lines[str(key)] = self.lines[*path, key] = _line(event)
            items[key] = self._value(next(events), events, (*path, key))
        return items

    def _key(self, event: yaml.Event, path: ConfigPath) -> str | int:
        self._refuse_extras(event, path)
        if isinstance(event, yaml.ScalarEvent):
            key = self._scalar(event, path)
            if isinstance(key, str | int) and not isinstance(key, bool):
                return key
        raise self._error(event, path, "a key of another kind", "a name or a whole number as key")

    def _scalar(self, event: yaml.ScalarEvent, path: ConfigPath) -> str | int | Decimal | bool | None:
        """Read text as what it says; in quotes it stays text."""
        text = event.value
        if not event.implicit[0]:
            return text
        if text in _WORDS:
            return _WORDS[text]
        is_whole = _WHOLE.fullmatch(text) is not None
        if not is_whole and _DECIMAL.fullmatch(text) is None:
            return text
        if sum(character.isdigit() for character in text) > MAX_DIGITS:
            raise self._error(event, path, text, f"a number of at most {MAX_DIGITS} digits")
        return int(text) if is_whole else Decimal(text)

    def _error(self, event: yaml.Event, path: ConfigPath, value: str, expected: str, hint: str = "") -> ConfigError:
        found = Finding(value)
        return ConfigError(file=self._file, line=_line(event), path=path, value=found, expected=expected, hint=hint)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0
