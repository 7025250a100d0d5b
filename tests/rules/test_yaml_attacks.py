"""The loader against the files that broke others (B49 to B54), with the C parser and without it."""

import builtins
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.rules.yaml_loading import MAX_BYTES, ConfigError, load_document, read_document

ATTACKS = Path(__file__).with_name("attacks")

REFUSED = {  # file: (line, words of the error)
    "duplicate.yaml": (3, "price: found the key again, expected each key once (first on line 2)"),
    "duplicate_text_and_number.yaml": (1, "found the key again"),
    "aliases.yaml": (1, "title: found the anchor &name"),
    "bomb.yaml": (1, "a0: found the anchor &a0"),
    "recursive.yaml": (2, "a: found the anchor &a"),
    "alias_alone.yaml": (1, "title: found the alias *nowhere"),
    "deep.yaml": (1, "at most 20 levels inside one another"),
    "deep_mappings.yaml": (22, "at most 20 levels inside one another"),
    "evil.yaml": (1, "title: found the tag"),
    "tag.yaml": (1, "title: found the tag !money"),
    "standard_tag.yaml": (1, "title: found the tag"),
    "cp1252.yaml": (2, "found the byte A3, expected UTF-8"),
    "utf16.yaml": (1, "found UTF-16, expected UTF-8"),
    "empty.yaml": (1, "found nothing, expected a mapping"),
    "only_a_comment.yaml": (1, "found nothing, expected a mapping"),
    "text.yaml": (1, 'found "hello", expected a mapping'),
    "list.yaml": (1, "found a list of 1, expected a mapping"),
    "two_documents.yaml": (2, "found a second document"),
    "nul.yaml": (1, "found the character U+0000"),
    "escape.yaml": (2, "found the character U+001B"),
    "line_separator.yaml": (1, "found the character U+2028"),
    "tab.yaml": (3, "expected valid YAML"),
    "colon.yaml": (1, "mapping values are not allowed"),
    "unclosed.yaml": (3, "expected valid YAML"),
    "unhashable_key.yaml": (2, "expected a name or a whole number as key"),
    "mapping_key.yaml": (2, "expected a name or a whole number as key"),
    "decimal_key.yaml": (2, "expected a name or a whole number as key"),
    "empty_key.yaml": (2, "expected valid YAML"),
    "long_number.yaml": (2, "price: found 99999"),
}
READ = {"surprises.yaml", "bom.yaml", "merge.yaml"}


@pytest.fixture(params=["with the C parser", "without it"])
def _parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "without it":
        monkeypatch.delattr(yaml, "CSafeLoader")
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("this PyYAML has no C parser")


def test_every_file_has_its_expectation() -> None:
    assert {path.name for path in ATTACKS.iterdir()} == set(REFUSED) | READ


@pytest.mark.usefixtures("_parser")
@pytest.mark.parametrize("name", REFUSED)
def test_B49_to_B54_an_attack_is_refused_with_its_line(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    line, words = REFUSED[name]
    with pytest.raises(ConfigError) as caught:
        load_document(ATTACKS / name, shown_as=name)
    assert (caught.value.file, caught.value.line) == (name, line)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 400
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("_parser")
def test_B50_nothing_becomes_what_it_is_not() -> None:
    value = load_document(ATTACKS / "surprises.yaml").value
    assert value["symbols"] == ["no", "on", "yes", "off", "y", "n", "No", "TRUE", "Null"]
    texts = {
        "octal": "010", "eight": "08", "sixty": "1:30:00", "exponent": "1e3", "thousands": "5,000",
        "underscore": "1_000", "infinite": ".inf", "none": ".nan", "date": "2024-12-25", "pounds": "£2.00",
        "hexadecimal": "0x1F", "plus": "+5", "half": ".5", "quoted": "200", "single": "2.00", "block": "200\n",
    }
    assert {name: value[name] for name in texts} == texts
    numbers = [value[name] for name in ("whole", "negative", "decimal")]
    assert numbers == [200, -3, Decimal("2.10")]
    assert [type(number) for number in numbers] == [int, int, Decimal]
    assert str(value["decimal"]) == "2.10"
    words = [value[name] for name in ("truth", "lie", "nothing", "null_word", "tilde")]
    assert words == [True, False, None, None, None]


@pytest.mark.usefixtures("_parser")
def test_B51_a_merge_key_is_an_ordinary_name() -> None:
    assert load_document(ATTACKS / "merge.yaml").value == {"title": "Toy", "<<": {"price": 200}}


@pytest.mark.usefixtures("_parser")
def test_B51_size_and_number_of_values_are_limited() -> None:
    with pytest.raises(ConfigError, match="at most 1,000,000 bytes"):
        read_document(b"#" * (MAX_BYTES + 1), "big.yaml")
    with pytest.raises(ConfigError, match="at most 50,000 values"):
        read_document(b"a: [" + b"1," * 50_001 + b"]", "many.yaml")


@pytest.mark.usefixtures("_parser")
def test_B53_a_byte_order_mark_and_the_encoding_of_the_system_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    real_open = builtins.open

    def windows_open(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401  as the real one
        if "b" not in mode and "encoding" not in kwargs:
            kwargs["encoding"] = "cp1252"
        return real_open(file, mode, *args, **kwargs)

    monkeypatch.setattr(builtins, "open", windows_open)
    assert load_document(ATTACKS / "bom.yaml").value == {"title": "Toy", "price": 200}
    assert load_document(ATTACKS / "surprises.yaml").value["pounds"] == "£2.00"


@pytest.mark.usefixtures("_parser")
def test_every_value_knows_its_line() -> None:
    content = b"# toy\nprizes:\n  - prize: 2\n    ways:\n      - {tickets: 3}\n  - prize: 4\nend: 1\n"
    document = read_document(content, "toy.yaml")
    assert document.line_of(()) == 1
    assert document.line_of(("prizes",)) == 2
    assert document.line_of(("prizes", 0)) == 3
    assert document.line_of(("prizes", 0, "ways", 0, "tickets")) == 5
    assert document.line_of(("prizes", 1, "prize")) == 6
    assert document.line_of(("prizes", 1, "missing")) == 6
    assert document.at(("prizes", 0, "ways", 0)) == {"tickets": 3}
    assert document.at(("prizes", 7)) is None


def test_B54_a_file_that_is_not_there_is_a_fault_like_any_other(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="expected a file that can be read"):
        load_document(tmp_path / "missing.yaml")
    with pytest.raises(ConfigError, match="expected a file that can be read"):
        load_document(tmp_path)
