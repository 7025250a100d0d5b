"""What a person has set: typed values with ranges; a stored value that makes no sense is replaced by its default."""

import json
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from engine.journal.database import Database
from engine.journal.errors import InvalidSetting
from engine.rules.hashes import blake2b

Market = Literal["demo", "gb"]

_LOUDEST = 100
_VOLUMES = ("music_volume", "effects_volume")
_SWITCHES = ("muted", "fullscreen", "reduced_motion")
_MARKETS = ("demo", "gb")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a profile. Volumes go from 0 to 100; `market` is the profile of ALL-9.

    Raises:
        InvalidSetting: a value is of the wrong type or out of its range.
    """

    music_volume: int = 50
    effects_volume: int = 70
    muted: bool = False
    fullscreen: bool = False
    reduced_motion: bool = False
    market: Market = "demo"

    def __post_init__(self) -> None:
        for field in fields(self):
            _check(field.name, getattr(self, field.name))


def load(database: Database) -> tuple[Settings, list[str]]:
    """The stored settings, and what to tell a person about stored values that could not be used."""
    defaults = Settings()
    good: dict[str, Any] = {}  # every value has passed _check
    notices = []
    for name, value, seal in database.rows("SELECT name, value, seal FROM settings ORDER BY name"):
        try:
            good[name] = _read(name, value, seal)
        except InvalidSetting as error:
            default = getattr(defaults, name, None)
            remedy = "It is ignored." if default is None else f"The default, {default!r}, is used."
            notices.append(f"{error} {remedy}")
    return replace(defaults, **good), notices


def save(database: Database, settings: Settings) -> None:
    """Keep the settings.

    Raises:
        JournalUnwritable: they were not kept.
    """
    with database.transaction("keep the settings", "The earlier ones stay."):
        for field in fields(settings):
            value = json.dumps(getattr(settings, field.name))
            database.execute(
                "INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET value = ?2, seal = ?3",
                (field.name, value, _seal(field.name, value)),
            )


def damages(database: Database) -> list[str]:
    """Rows whose seal does not fit, by name."""
    rows = database.rows("SELECT name, value, seal FROM settings ORDER BY name")
    return [f"settings row {name} does not match its seal" for name, value, seal in rows if seal != _seal(name, value)]


def _read(name: str, value: str, seal: str) -> object:
    if seal != _seal(name, value):
        raise InvalidSetting(name, value, "what was stored (its seal does not match)")
    try:
        read: object = json.loads(value)
    except ValueError as error:
        raise InvalidSetting(name, value, "JSON") from error
    _check(name, read)
    return read


def _check(name: str, value: object) -> None:
    if name in _VOLUMES:
        if type(value) is not int or not 0 <= value <= _LOUDEST:
            raise InvalidSetting(name, value, f"a whole number from 0 to {_LOUDEST}")
    elif name in _SWITCHES:
        if type(value) is not bool:
            raise InvalidSetting(name, value, "true or false")
    elif name == "market":
        if value not in _MARKETS:
            raise InvalidSetting(name, value, " or ".join(_MARKETS))
    else:
        raise InvalidSetting(name, value, f"one of the names {', '.join(field.name for field in fields(Settings))}")


def _seal(name: str, value: str) -> str:
    text = f"{name}={value}".encode("utf-8", "surrogatepass")
    return blake2b(text, digest_size=16, person=b"tinsel setting").hexdigest()
