"""What the tests of every game do with its game.yaml: change it, and see each fault named where it stands."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.rules.contract import Game
from engine.rules.yaml_loading import ConfigError

Load = Callable[[Path], Game]


def changed(original: Path, folder: Path, old: str, new: str) -> Path:
    """Write a copy into a folder in which the first place with a text has another one."""
    text = original.read_text(encoding="utf-8")
    assert old in text
    path = folder / "game.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def assert_named(load: Load, path: Path, words: str) -> None:
    """Load a file with a fault: it is named with these words, its file and its line."""
    with pytest.raises(ConfigError) as caught:
        load(path)
    assert words in str(caught.value)
    assert caught.value.file == str(path)
    assert caught.value.line > 0


def assert_digest_is_of_the_file(load: Load, original: Path, folder: Path) -> None:
    """An exact copy has the digest of the file, and one with a line more another."""
    copy = folder / "game.yaml"
    copy.write_bytes(original.read_bytes())
    assert load(copy).digest == load(original).digest
    copy.write_bytes(original.read_bytes() + b"# one more line\n")
    assert load(copy).digest != load(original).digest
