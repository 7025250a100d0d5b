"""The clauses of Christmas Jumper about its main game and its end, on tickets worked out by hand."""

import pytest

from engine.rules.contract import Continue, Finish, IllegalAction, OrderRefused, Pick, Spin
from engine.rules.contract import Order as Bought
from engine.rules.draws import StreamDraws
from engine.rules.events import Event
from games.christmas_jumper.events import (
    BonusGameUnlocked,
    MainGameEnded,
    NumberMatched,
    PlayEnded,
    PlayFinished,
    TicketIssued,
    TreeRevealed,
    WinningNumberRevealed,
    YourNumberRevealed,
)
from tests.games.christmas_jumper.by_hand import (
    ALL_MOTIFS,
    LOSER,
    LOST_BONUS,
    ORDER,
    RICH,
    as_game,
    hand_round,
    play,
    take_all,
    the_game,
    with_bonus,
)


def test_the_game_keeps_the_contract() -> None:
    game = as_game(the_game())
    assert (game.id, game.code) == ("christmas_jumper", "CJ")
    assert (game.kind, game.title) == ("instant win", "Christmas Jumper")


def test_CJ_1_price_odds_payout_and_top_prize() -> None:
    game = the_game()
    assert game.stakes == (200,)
    assert (game.figures.odds, game.figures.payout, game.figures.top_prize) == ("1 in 2.62", "70.00%", "£50,000")


def test_CJ_2_a_ticket_costs_two_pounds_and_nothing_else_is_sold() -> None:
    assert the_game().cost(ORDER) == 200
    for order in (Bought("christmas_jumper", 100), Bought("christmas_jumper", 200, "buy"), Bought("other", 200)):
        with pytest.raises(OrderRefused, match=r"is not sold, only christmas_jumper for £2\.00 in mode base"):
            the_game().open(order, StreamDraws("CJ", bytes(12)))


def test_CJ_3_CJ_5_five_and_twelve_covered_motifs_any_of_which_can_be_selected() -> None:
    game_round = hand_round(RICH)
    assert game_round.opening == (TicketIssued(),)
    assert game_round.actions == ALL_MOTIFS


def test_CJ_5_the_kth_motif_of_a_panel_shows_the_kth_number_of_the_panel() -> None:
    picks = (Pick("winning", 4), Pick("number", 12), Pick("winning", 1), Pick("number", 7))
    assert take_all(hand_round(LOSER), picks) == (
        (WinningNumberRevealed(selection=1, place=4, number=1),),
        (YourNumberRevealed(selection=2, place=12, number=11, prize=200),),
        (WinningNumberRevealed(selection=3, place=1, number=2),),
        (YourNumberRevealed(selection=4, place=7, number=12, prize=300),),
    )


def test_CJ_5_a_revealed_motif_is_inert() -> None:
    game_round = hand_round(LOSER)
    game_round.take(Pick("winning", 4))
    others = (Pick("winning", 6), Pick("number", 13), Pick("number", 0), Pick("present", 1), Spin())
    for action in (Pick("winning", 4), *others, Continue(), Finish()):
        with pytest.raises(IllegalAction, match="possible: `pick winning 1`, `pick winning 2`, `pick winning 3`"):
            game_round.take(action)


def test_CJ_6_a_match_turns_gold_when_its_second_half_is_revealed() -> None:
    """Your 4 shows first and waits for the fourth winning number; your 1 comes when its winning number is there."""
    game_round = hand_round(RICH)
    picks = (Pick("number", 9), Pick("winning", 5), Pick("winning", 4), Pick("winning", 3), Pick("winning", 2))
    steps = take_all(game_round, picks)
    assert [len(step) for step in steps] == [1, 1, 1, 1, 2]
    assert steps[4][1] == NumberMatched(number=4, winning_place=2, your_place=9, prize=200)
    steps = take_all(game_round, [Pick("number", place) for place in (1, 2, 3, 4, 5)])
    assert steps[4] == (YourNumberRevealed(10, 5, 1, 500), NumberMatched(1, 5, 5, 500))


def test_CJ_6_a_number_that_stands_twice_wins_both_amounts() -> None:
    twice = LOSER | {"your_numbers": [3, 12, 3, *range(14, 23)]}
    game_round = hand_round(twice)
    take_all(game_round, [Pick("number", place) for place in (8, 1, 2)])
    take_all(game_round, [Pick("winning", place) for place in (1, 2)])
    assert game_round.take(Pick("winning", 3)) == (
        WinningNumberRevealed(6, 3, 3), NumberMatched(3, 3, 2, 400), NumberMatched(3, 3, 8, 200),
    )
    assert game_round.prize == 600


def test_CJ_6_the_second_of_two_equal_numbers_matches_too_when_it_comes_later() -> None:
    twice = LOSER | {"your_numbers": [3, 12, 3, *range(14, 23)]}
    matches = [event for event in play(hand_round(twice)) if isinstance(event, NumberMatched)]
    assert matches == [NumberMatched(3, 3, 1, 200), NumberMatched(3, 3, 3, 400)]


def test_CJ_7_the_tree_comes_with_the_selection_of_the_ticket_whichever_motif_it_is() -> None:
    for motifs in (ALL_MOTIFS, ALL_MOTIFS[::-1]):
        steps = take_all(hand_round(with_bonus()), motifs)
        trees = [(turn, step[-1]) for turn, step in enumerate(steps, 1) if isinstance(step[-1], TreeRevealed)]
        seventh = motifs[6]
        assert trees == [(7, TreeRevealed("number", seventh.place))]
        assert isinstance(steps[6][0], YourNumberRevealed)  # besides its number
    (first,) = take_all(hand_round(with_bonus(tree=1)), [Pick("winning", 5)])
    assert first == (WinningNumberRevealed(1, 5, 1), TreeRevealed("winning", 5))


def test_CJ_7_without_a_tree_there_is_none() -> None:
    assert not any(isinstance(event, TreeRevealed | BonusGameUnlocked) for event in play(hand_round(LOSER)))


def test_CJ_8_with_the_tree_the_bonus_game_waits_after_the_last_motif() -> None:
    game_round = hand_round(RICH)
    steps = take_all(game_round, ALL_MOTIFS)
    assert steps[16][-2:] == (MainGameEnded(700), BonusGameUnlocked())
    assert not any(isinstance(event, MainGameEnded) for step in steps[:16] for event in step)
    assert game_round.actions == (Continue(),)
    for action in (Finish(), Pick("present", 1), Pick("winning", 1)):
        with pytest.raises(IllegalAction, match="possible: `continue`") as caught:
            game_round.take(action)
        assert caught.value.clause == "CJ-8"


def test_ALL_5_everything_of_the_last_motif_is_shown_before_the_main_game_ends() -> None:
    last = LOSER | {"your_numbers": [*range(11, 22), 5], "bonus": LOST_BONUS | {"tree": 17}}
    steps = take_all(hand_round(last), ALL_MOTIFS)
    assert steps[16] == (
        YourNumberRevealed(17, 12, 5, 5_000_000), NumberMatched(5, 5, 12, 5_000_000), TreeRevealed("number", 12),
        MainGameEnded(5_000_000), BonusGameUnlocked(),
    )


def test_CJ_14_without_the_tree_the_play_ends_after_the_last_motif() -> None:
    game_round = hand_round(LOSER)
    steps = take_all(game_round, ALL_MOTIFS)
    assert steps[16] == (YourNumberRevealed(17, 12, 22, 5_000_000), MainGameEnded(0), PlayEnded(0))
    assert (game_round.actions, game_round.is_over) == ((Finish(),), False)
    for action in (Continue(), Pick("number", 12)):
        with pytest.raises(IllegalAction, match="possible: `finish`") as caught:
            game_round.take(action)
        assert caught.value.clause == "CJ-14"
    assert game_round.take(Finish()) == (PlayFinished(0),)
    assert (game_round.actions, game_round.is_over) == ((), True)
    with pytest.raises(IllegalAction, match="the round is over"):
        game_round.take(Finish())


def test_CJ_15_all_amounts_add_up_to_one_prize_of_the_table() -> None:
    game_round = hand_round(RICH)
    events = play(game_round)
    assert game_round.prize == 1500
    assert events[-2:] == [PlayEnded(1500), PlayFinished(1500)]


@pytest.mark.parametrize(
    ("won", "level"),
    [(0, "quiet"), (200, "quiet"), (300, "nice"), (1500, "nice"), (2000, "big"), (5000, "big"), (10_000, "huge"),
     (100_000, "huge"), (500_000, "jackpot"), (5_000_000, "jackpot")],
)
def test_ALL_8_celebration_comes_only_above_the_cost(won: int, level: str) -> None:
    assert the_game().win_level(won, 200) == level


def test_ALL_11_every_prize_has_its_odds() -> None:
    prizes = the_game().figures.prizes
    assert len(prizes) == 20
    assert prizes[0] == ("£50,000.00", "1 in 1,310,000")  # 6,550,000 / 5
    assert prizes[-1] == ("£2.00", "1 in 5.11")  # 6,550,000 / 1,283,000 = 5.1052...


def test_each_event_has_its_line_in_a_transcript() -> None:
    game_round = hand_round(RICH)
    lines = [the_game().transcript_line(event) for event in (*game_round.opening, *play(game_round))]
    assert lines[0] == "ticket: five winning motifs and twelve of yours, all covered"
    assert lines[6:12] == [
        "selection 6: your motif 1 reveals 4 and £2.00",
        "4 turns gold, winning 4 and yours 1: £2.00 is won",
        "selection 7: your motif 2 reveals 12 and £3.00",
        "the tree comes with your motif 2 and fills the holder: bonus game unlocked",
        "selection 8: your motif 3 reveals 13 and £4.00",
        "selection 9: your motif 4 reveals 14 and £5.00",
    ]
    bonus = lines.index("the tree moves to the centre: bonus game unlocked")
    assert lines[bonus - 1] == "all seventeen motifs are revealed: £7.00 won by numbers"
    assert lines[bonus + 1 :] == [
        "bonus game: list 1 robin mitten, list 2 sledge candycane, list 3 gingerbread stocking; picks left 6",
        "pick 1: present 1 reveals mitten; picks left 5",
        "mitten fills silhouette 2 of list 1",
        "pick 2: present 2 reveals bauble; picks left 4",
        "bauble 1 gives a pick; picks left 5",
        "pick 3: present 3 reveals sledge; picks left 4",
        "sledge fills silhouette 1 of list 2",
        "pick 4: present 4 reveals gingerbread; picks left 3",
        "gingerbread fills silhouette 1 of list 3",
        "pick 5: present 5 reveals snowman, which is on no list; picks left 2",
        "pick 6: present 6 reveals robin; picks left 1",
        "robin fills silhouette 1 of list 1",
        "list 1 is complete: £3.00 is won",
        "pick 7: present 7 reveals bauble; picks left 0",
        "bauble 2 gives a pick; picks left 1",
        "pick 8: present 8 reveals stocking; picks left 0",
        "stocking fills silhouette 2 of list 3",
        "list 3 is complete: £5.00 is won",
        "lists not won fade: list 2 £10.00",
        "the play ends with a prize of £15.00",
        "finished: £15.00 paid",
    ]


def test_an_event_of_another_game_has_no_line() -> None:
    with pytest.raises(TypeError, match="is no event of christmas_jumper"):
        the_game().transcript_line(Event())
