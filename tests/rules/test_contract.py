"""Actions and events as values and as text."""

import pytest

from engine.rules.contract import Continue, Finish, IllegalAction, Pick, Roll, Spin, action_text, parse_action
from engine.rules.events import Event, as_json, event_fields, event_name

ACTIONS = {
    "spin": Spin(), "roll": Roll(), "continue": Continue(), "finish": Finish(),
    "pick pudding 4": Pick("pudding", 4), "pick winning number 12": Pick("winning number", 12),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_and_read_back(text: str) -> None:
    assert action_text(ACTIONS[text]) == text
    assert parse_action(text) == ACTIONS[text]
    assert parse_action(f"  {text.upper().replace(' ', '   ')} ") == ACTIONS[text]


@pytest.mark.parametrize(
    "text", ["", "jump", "pick", "pick pudding", "pick 4", "pick pudding 0", "pick pudding -1", "pick pudding 1000"],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no action"):
        parse_action(text)


def test_an_illegal_action_names_the_legal_ones() -> None:
    assert str(IllegalAction(Spin(), (Finish(), Pick("pudding", 2)))) == (
        "`spin` is not possible now; possible: `finish`, `pick pudding 2`"
    )
    assert "the round is over" in str(IllegalAction(Spin(), ()))


class LampsLit(Event, frozen=True):
    colour: str
    places: tuple[tuple[int, int], ...]


def test_an_event_has_a_name_and_fields_for_json() -> None:
    event = LampsLit("red", ((1, 2), (3, 4)))
    assert event_name(event) == "lamps_lit"
    assert event_fields(event) == {"colour": "red", "places": [[1, 2], [3, 4]]}


def test_what_json_cannot_hold_is_named() -> None:
    with pytest.raises(TypeError, match=r"2\.5 has no JSON form"):
        as_json((1, 2.5))
