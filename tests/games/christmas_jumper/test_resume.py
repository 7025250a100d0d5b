"""A play of Christmas Jumper goes on where it stopped (ALL-2), and is seen again by its number (ALL-4)."""

from engine.journal.journal import Journal
from engine.journal.plays import PlayDesk
from engine.journal.script import Script
from engine.rules.contract import Action, Continue, Finish
from tests.games.christmas_jumper.by_hand import ALL_MOTIFS, ALL_PRESENTS, LOSER, ORDER, RICH, the_game

# Eight presents: each of two baubles gives a pick.
IN_ORDER: tuple[Action, ...] = (*ALL_MOTIFS[::-1], Continue(), *ALL_PRESENTS[:8], Finish())


def desk_on(journal: Journal) -> PlayDesk:
    return PlayDesk(journal, lambda _: the_game())


def test_ALL_2_a_play_is_resumed_at_every_point_between_the_windows_and_before_finish_too() -> None:
    for stop in range(len(IN_ORDER)):
        with Journal.in_memory() as journal:
            before = journal.balance
            play = desk_on(journal).buy(ORDER, script=Script(made=RICH), mark="forced")
            for action in IN_ORDER[:stop]:
                play.take(action)
            resumed = desk_on(journal).resume("christmas_jumper")
            assert resumed is not None
            assert (resumed.history, resumed.actions) == (play.history, play.actions)
            for action in IN_ORDER[stop:]:
                resumed.take(action)
            assert resumed.is_settled
            assert journal.balance == before - 200 + 1500


def test_ALL_4_a_play_number_shows_the_same_ticket_on_another_machine() -> None:
    with Journal.in_memory() as here, Journal.in_memory() as elsewhere:
        for _ in range(20):
            play = desk_on(here).buy(ORDER)
            again = desk_on(elsewhere).replay_number("christmas_jumper", play.play_number.lower().replace("-", " "))
            assert again.round.book == play.round.book
            while play.actions:
                action = play.actions[-1]
                assert again.take(action) == play.take(action)


def test_CJ_14_a_play_without_the_tree_settles_with_finish_alone() -> None:
    with Journal.in_memory() as journal:
        play = desk_on(journal).buy(ORDER, script=Script(made=LOSER), mark="forced")
        for motif in ALL_MOTIFS:
            play.take(motif)
        assert not play.is_settled
        play.take(Finish())
        assert play.is_settled
