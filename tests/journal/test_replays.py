"""Plays shown again: from the journal, or from their number alone."""


import pytest
from msgspec.structs import replace

from engine.journal.errors import NotReplayable
from engine.journal.journal import Journal
from engine.journal.plays import LivePlay, PlayDesk, Script
from engine.rules.contract import Order
from engine.rules.play_number import PlayNumberError, parse_play_number
from tests.journal.conftest import desk_for, ledger_of
from tests.journal.toy_game import ToyGame

ORDER = Order("toy", 200)
TEN_TEN_TEN = Script(answers={"coin": [10, 10, 10]})


def played_out(play: LivePlay) -> LivePlay:
    while play.actions:
        play.take(play.actions[-1])
    return play


def test_ALL_4_the_number_alone_shows_the_same_play_on_another_machine(desk: PlayDesk) -> None:
    first = played_out(desk.buy(ORDER))
    second = played_out(desk.buy(ORDER))
    with Journal.in_memory() as elsewhere:
        for play in (first, second):
            shown = desk_for(elsewhere).replay_number("toy", play.play_number.lower().replace("-", " "))
            for action, events in play.history:
                assert shown.take(action) == events
            assert (shown.prize, shown.round.carried, shown.cost) == (play.prize, play.round.carried, 200)
        assert ledger_of(elsewhere) == [("opening", 500_000, 500_000)]


def test_ALL_4_a_replay_takes_no_part_in_wallet_or_history(journal: Journal, desk: PlayDesk) -> None:
    play = played_out(desk.buy(ORDER, script=TEN_TEN_TEN))
    before = ledger_of(journal)
    for shown in (desk.replay(journal.round(1)), desk.replay_number("toy", play.play_number)):
        assert shown.recorded == tuple(action for action, _ in play.history)
        for action in shown.recorded:
            shown.take(action)
        assert shown.history == play.history
        assert (shown.is_replay, shown.is_settled, shown.round_id, shown.mark) == (True, False, None, "forced")
    assert ledger_of(journal) == before
    assert journal.count() == 1


def test_ALL_4_a_number_that_cannot_be_shown_says_why(desk: PlayDesk) -> None:
    play = played_out(desk.buy(ORDER, script=TEN_TEN_TEN))
    with Journal.in_memory() as elsewhere:
        with pytest.raises(NotReplayable, match="refers to a script"):
            desk_for(elsewhere).replay_number("toy", play.play_number)
        with pytest.raises(NotReplayable, match="is a play of TY, version 1; Toy here is TY, version 2"):
            desk_for(elsewhere, ToyGame(version=2)).replay_number("toy", play.play_number)
        number = replace(parse_play_number(play.play_number), mode=9, scripted=False)
        with pytest.raises(NotReplayable, match="names mode 9; Toy has 2"):
            desk_for(elsewhere).replay_number("toy", str(number))
        with pytest.raises(PlayNumberError, match="no play number"):
            desk_for(elsewhere).replay_number("toy", "x")
