"""Play numbers: what they hold, how they are read, and that no slip of a hand goes unseen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules.play_number import CHARACTERS, PlayNumber, PlayNumberError, new_seed, parse_play_number

PLAIN = PlayNumber("FL", 1, 0, 200, bytes(range(12)))
FULL = PlayNumber("JB", 31, 15, 5000, bytes(range(244, 256)), "a5f0", scripted=True)

numbers = st.builds(
    PlayNumber,
    code=st.sampled_from(["FL", "CJ", "JB", "MM"]),
    version=st.integers(1, 31),
    mode=st.integers(0, 15),
    stake=st.integers(1, (1 << 20) - 1),
    seed=st.binary(min_size=12, max_size=12),
    carried=st.binary(max_size=15).map(bytes.hex),
    scripted=st.booleans(),
)


def test_ALL_4_a_play_number_keeps_its_form() -> None:
    assert str(PLAIN) == "FL1-0006-8000-G40R-40M3-0E20-9185-GG"
    assert parse_play_number("FL1-0006-8000-G40R-40M3-0E20-9185-GG") == PLAIN


@given(numbers)
@settings(max_examples=300)
def test_ALL_4_a_play_number_holds_everything(number: PlayNumber) -> None:
    assert parse_play_number(str(number)) == number


@pytest.mark.parametrize(
    "text",
    [
        "fl1-0006-8000-g40r-40m3-0e20-9185-gg",
        "FLI-OOO6-8OOO-G4OR-4OM3-OE2O-9I85-GG",
        "  FL1 0006 8000 G40R 40M3 0E20 9185 GG ",
        "FL100068000G40R40M30E209185GG",
        "fi1-0006-8000-g40r-40m3-0e20-9l85-gg",
        "F11-0006-80 00-G40R-40M3-0E20-9185-GG",
        "FL1 - 0006 - 8000 - G40R - 40M3 - 0E20 - 9185 - GG",
    ],
)
def test_ALL_4_a_number_is_read_however_it_was_heard(text: str) -> None:
    assert parse_play_number(text) == PLAIN


def same(first: str, second: str) -> bool:
    """Whether two characters are read as the same one on purpose."""
    return any({first, second} <= twins for twins in ({"O", "0"}, {"I", "L", "1"}))


@pytest.mark.parametrize("number", [PLAIN, FULL])
def test_ALL_4_every_wrong_character_is_caught(number: PlayNumber) -> None:
    text = str(number).replace("-", "")
    for place, right in enumerate(text):
        for wrong in CHARACTERS + "ILOU":
            if wrong != right and not same(wrong, right):
                with pytest.raises(PlayNumberError):
                    parse_play_number(text[:place] + wrong + text[place + 1 :])


@pytest.mark.parametrize("number", [PLAIN, FULL])
def test_ALL_4_every_swap_of_neighbours_is_caught(number: PlayNumber) -> None:
    text = str(number).replace("-", "")
    for place in range(len(text) - 1):
        left, right = text[place : place + 2]
        if left != right and not same(left, right):
            with pytest.raises(PlayNumberError):
                parse_play_number(text[:place] + right + left + text[place + 2 :])


@given(numbers, st.integers(0, 40), st.data())
@settings(max_examples=300)
def test_ALL_4_slips_are_caught_in_any_number(number: PlayNumber, place: int, slip: st.DataObject) -> None:
    text = str(number).replace("-", "")
    place %= len(text) - 1
    wrong = slip.draw(st.sampled_from(sorted(set(CHARACTERS) - {text[place]})))
    swapped = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
    for slipped in (text[:place] + wrong + text[place + 1 :], swapped):
        try:
            assert parse_play_number(slipped) == number
        except PlayNumberError:
            continue
        changed = [(one, other) for one, other in zip(text, slipped, strict=True) if one != other]
        assert all(same(one, other) for one, other in changed)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is no play number"),
        ("FL", "is no play number"),
        ("7L1-0006", "7L1: expected the two letters of a game"),
        ("FL1-0006-8?00-G40R-40M3-0E20-9185-GG", r"group 2: '\?' does not occur"),
        ("FL1-0006-8000-G40R-40M3-0E20-918U-GG", "group 6: 'U' does not occur"),
        ("FL£-0006-8000-G40R-40M3-0E20-9185-GG", "the first group: '£' does not occur"),
        ("FL1-0006-8000-G40-40M3-0E20-9185-GG", "group 3: 'G40' has 3 characters, expected 4"),
        ("FL1-0006-8000-G40R-40M3-0E20-9185-GH", "the check character does not fit"),
        ("FL1-0", "only 0 characters|the check character does not fit"),
    ],
)
def test_ALL_4_an_error_says_where_it_is(text: str, problem: str) -> None:
    with pytest.raises(PlayNumberError, match=problem):
        parse_play_number(text)


@pytest.mark.parametrize(
    "wrong",
    [{"code": "FLX"}, {"code": "fl"}, {"version": 0}, {"version": 32}, {"mode": 16}, {"stake": 0}, {"stake": 1 << 20},
     {"seed": bytes(11)}, {"carried": "A5"}, {"carried": "a"}, {"carried": "00" * 16}],
)
def test_what_a_play_number_cannot_hold_is_refused(wrong: dict[str, object]) -> None:
    parts: dict[str, object] = {"code": "FL", "version": 1, "mode": 0, "stake": 200, "seed": bytes(12)}
    with pytest.raises(PlayNumberError, match="a play number cannot hold the"):
        PlayNumber(**(parts | wrong))  # type: ignore[arg-type]  one part is wrong on purpose


def test_F8_seeds_do_not_repeat() -> None:
    assert len({new_seed() for _ in range(10_000)}) == 10_000
