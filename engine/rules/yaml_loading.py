"""Reading YAML that people write, hardened: plain data only, each value with its line, numbers exact, no surprises.

Whole numbers become int, decimals become Decimal, `true` and `false` bool, nothing or `null` None. Everything else is
text (`yes`, `on`, `010`, `1e3`, `1_000`, `.inf`, `2024-12-25`, `1:30` too), and text in quotes is always text.
"""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from engine.rules.config_errors import ConfigError, ConfigPath, Finding, nearest_hint
from engine.rules.hashes import sha256
from engine.rules.yaml_building import DocumentBuilder

__all__ = ["ConfigError", "Document", "load_document", "nearest_hint", "read_document"]

MAX_BYTES: Final = 1_000_000

_FOREIGN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
"""Control characters, line breaks that only some programs know, byte order marks, and what is no character."""
_OTHER_ENCODINGS: Final = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}


class Document(msgspec.Struct, frozen=True):
    """What a file holds, where each part of it stands, and the SHA-256 of its bytes in hex."""

    file: str
    digest: str
    value: dict[str | int, Any]  # any value of a document: text, numbers, truth values, lists and mappings of them
    lines: dict[ConfigPath, int]

    def line_of(self, path: ConfigPath) -> int:
        """Give the line, from 1, on which the value at this path begins, or the nearest thing around it."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def at(self, path: ConfigPath) -> object:
        """Give the value at a path; None where there is none."""
        value: object = self.value
        for step in path:
            if isinstance(value, dict):
                value = value.get(step)
            elif isinstance(value, list) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                return None
        return value

    def error(self, path: ConfigPath, expected: str, hint: str = "") -> ConfigError:
        """Make the error that the value at this path is not what was expected."""
        return ConfigError(
            file=self.file, line=self.line_of(path), path=path, value=self.at(path), expected=expected, hint=hint,
        )


def load_document(path: Path, shown_as: str = "") -> Document:
    """Read a YAML file whose root is a mapping; ConfigError names it as `shown_as`, or as its path."""
    file = shown_as or str(path)
    try:
        with path.open("rb") as source:
            content = source.read(MAX_BYTES + 1)
    except OSError as error:
        raise ConfigError(file=file, line=0, expected="a file that can be read", hint=error.strerror or "") from error
    return read_document(content, file)


def read_document(content: bytes, file: str) -> Document:
    """Read YAML from bytes; `file` is the name for its errors (see load_document)."""
    builder = DocumentBuilder(file)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        value = builder.build(yaml.parse(_decoded(content, file), loader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        found = Finding(f"what no parser can read: {error.problem}")
        raise ConfigError(file=file, line=line, value=found, expected="valid YAML") from error
    return Document(file, sha256(content).hexdigest(), value, builder.lines)


def _decoded(content: bytes, file: str) -> str:
    """Give the text of a file in UTF-8, with or without BOM, free of control characters and foreign line breaks."""
    if len(content) > MAX_BYTES:
        raise ConfigError(file=file, line=0, value=Finding("a longer file"), expected=f"at most {MAX_BYTES:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found = Finding(_OTHER_ENCODINGS.get(content[:2], f"the byte {content[error.start]:02X}"))
        raise ConfigError(file=file, line=line, value=found, expected="UTF-8", hint="save the file as UTF-8") from error
    if foreign := _FOREIGN.search(text):
        line = text.count("\n", 0, foreign.start()) + 1
        character = Finding(f"the character U+{ord(foreign[0]):04X}")
        raise ConfigError(file=file, line=line, value=character, expected="text without control characters")
    return text
