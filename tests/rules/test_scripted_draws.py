"""Draws answered by a script, and every way in which a script can be wrong."""

import pytest

from engine.rules.draws import ScriptedDraws, ScriptError, StreamDraws, Weights
from engine.rules.money import pence_in

SEED = bytes(12)
PRIZES = Weights.of([(200, 3), (500, 1)], read=pence_in)


def scripted(answers: dict[str, object]) -> ScriptedDraws:
    return ScriptedDraws(answers, StreamDraws("FL", SEED))


def test_chosen_names_are_answered_and_the_rest_comes_from_the_stream() -> None:
    draws = scripted({"stop": 7, "prize": "£5.00", "order": ["b", "c", "a"]})
    plain = StreamDraws("FL", SEED)
    assert draws.below("other", 1000) == plain.below("other", 1000)
    assert draws.below("stop", 8) == 7
    assert draws.weighted("prize", PRIZES) == 500
    assert draws.shuffled("order", ("a", "b", "c")) == ("b", "c", "a")
    assert draws.shuffled("other order", range(9)) == plain.shuffled("other order", range(9))
    draws.require_all_used()


def test_several_answers_are_used_in_order() -> None:
    draws = scripted({"stop": [1, 2, 3], "order": [["a", "b"], ["b", "a"]]})
    assert draws.each_below([("stop", 10)] * 3) == (1, 2, 3)
    assert [draws.shuffled("order", "ab") for _ in range(2)] == [("a", "b"), ("b", "a")]
    draws.require_all_used()


def test_null_and_dots_leave_draws_to_chance() -> None:
    draws, plain = scripted({"stop": [1, None, "..."], "order": ["c", "..."]}), StreamDraws("FL", SEED)
    assert draws.below("stop", 1000) == 1
    assert [draws.below("stop", 1000) for _ in range(5)] == [plain.below("stop", 1000) for _ in range(5)]
    order = draws.shuffled("order", "abc")
    assert order[0] == "c"
    assert order[1:] == plain.shuffled("order", "ab")
    draws.require_all_used()


@pytest.mark.parametrize("answer", [8, -1, "7", True, 1.0])
def test_an_answer_that_cannot_occur_is_named(answer: object) -> None:
    with pytest.raises(ScriptError, match=r"draw 'stop': .* cannot occur, expected a whole number from 0 to 7"):
        scripted({"stop": answer}).below("stop", 8)


def test_an_item_that_the_table_lacks_is_named() -> None:
    with pytest.raises(ScriptError, match=r"draw 'prize': the answer 3 cannot occur, expected one of £2.00, £5.00"):
        scripted({"prize": 3}).weighted("prize", PRIZES)
    with pytest.raises(ScriptError, match=r"draw 'prize': 'much' is not an amount of money"):
        scripted({"prize": "much"}).weighted("prize", PRIZES)
    with pytest.raises(ScriptError, match=r"draw 'flag': the answer True cannot occur"):
        scripted({"flag": True}).weighted("flag", Weights.of([(1, 1), (2, 1)]))


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (["a", "b"], "the order lacks c"),
        (["a", "a", "b"], "'a' cannot stand at place 2, left are b, c"),
        (["a", "b", "c", "d"], "'d' cannot stand at place 4"),
        ("abc", "cannot stand at place 1"),
        ([], "the order lacks a, b, c"),
    ],
)
def test_an_order_holds_exactly_the_items(answer: object, problem: str) -> None:
    with pytest.raises(ScriptError, match=problem):
        scripted({"order": answer}).shuffled("order", "abc")


def test_an_answer_that_is_never_asked_for_is_an_error() -> None:
    with pytest.raises(ScriptError, match="draw 'stpo': the round never makes this draw"):
        scripted({"stpo": 1}).require_all_used()
    draws = scripted({"stop": [1, 2]})
    draws.below("stop", 3)
    with pytest.raises(ScriptError, match="draw 'stop': answer 2 of 2 was never asked for"):
        draws.require_all_used()


@pytest.mark.parametrize("answers", [1, [1], []])
def test_a_name_that_is_drawn_more_often_than_answered_is_an_error(answers: object) -> None:
    draws = scripted({"stop": answers})
    with pytest.raises(ScriptError, match="draw 'stop': asked for more often than its"):
        [draws.below("stop", 3) for _ in range(2)]
