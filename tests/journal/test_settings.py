"""Settings: defaults, round trip, and stored values that make no sense."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine.journal.errors import InvalidSetting
from engine.journal.journal import Journal
from engine.journal.settings import Settings, _seal


def test_the_defaults_are_as_documented(journal: Journal) -> None:
    assert journal.settings == Settings(
        music_volume=50, effects_volume=70, muted=False, fullscreen=False, reduced_motion=False, market="demo"
    )


def test_settings_come_back_after_a_restart(folder: Path) -> None:
    chosen = Settings(music_volume=0, effects_volume=100, muted=True, fullscreen=True, reduced_motion=True, market="gb")
    with Journal.open(folder) as journal:
        journal.save_settings(replace(journal.settings, music_volume=3))
        journal.save_settings(chosen)
        assert journal.settings == chosen
    with Journal.open(folder) as journal:
        assert journal.settings == chosen
        assert journal.notices == ()
        assert journal.verify() == []


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("music_volume", 101, "a whole number from 0 to 100"),
        ("effects_volume", -1, "a whole number from 0 to 100"),
        ("music_volume", True, "a whole number from 0 to 100"),
        ("music_volume", 5.0, "a whole number from 0 to 100"),
        ("muted", 1, "true or false"),
        ("market", "fr", "demo or gb"),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: object, expected: str) -> None:
    with pytest.raises(InvalidSetting, match=re.escape(f"The setting {name} is {value!r}; expected {expected}.")):
        replace(Settings(), **{name: value})  # type: ignore[arg-type]  # wrong types are the point


@pytest.mark.parametrize(
    ("name", "value", "notice"),
    [
        (
            "music_volume",
            "500",
            "The setting music_volume is 500; expected a whole number from 0 to 100. The default, 50",
        ),
        ("muted", "nonsense", "The setting muted is 'nonsense'; expected JSON. The default, False, is used."),
        ("market", '"mars"', "The setting market is 'mars'; expected demo or gb. The default, 'demo', is used."),
        ("colour", '"red"', "The setting colour is 'red'; expected one of the names music_volume, "),
    ],
)
def test_a_stored_value_that_makes_no_sense_falls_back_and_is_said(
    folder: Path, name: str, value: str, notice: str
) -> None:
    with Journal.open(folder) as journal:
        journal.save_settings(Settings(effects_volume=11))
        statement = "INSERT OR REPLACE INTO settings VALUES (?, ?, ?)"
        journal._database.execute(statement, (name, value, _seal(name, value)))
    with Journal.open(folder) as journal:
        assert journal.settings == Settings(effects_volume=11)
        assert len(journal.notices) == 1
        assert journal.notices[0].startswith(notice)


def test_a_changed_setting_is_found_by_its_seal(folder: Path) -> None:
    with Journal.open(folder) as journal:
        journal.save_settings(Settings(music_volume=30))
        journal._database.execute("UPDATE settings SET value = '90' WHERE name = 'music_volume'")
        assert journal.verify() == ["settings row music_volume does not match its seal"]
    with Journal.open(folder) as journal:
        assert journal.settings.music_volume == 50
        assert "seal" in journal.notices[0]
