"""The clauses of Christmas Jumper about its bonus game, on tickets worked out by hand."""

import pytest

from engine.rules.contract import Continue, Finish, IllegalAction, Pick
from engine.rules.events import event_fields
from games.christmas_jumper.events import (
    BaubleCollected,
    BonusGameStarted,
    ListsLost,
    ListWon,
    PlayEnded,
    PresentOpened,
    SilhouetteFilled,
)
from tests.games.christmas_jumper.by_hand import (
    ALL_MOTIFS,
    ALL_PRESENTS,
    RICH,
    hand_round,
    in_bonus,
    take_all,
    with_bonus,
)

BAUBLE_SIXTH = "robin snowman sledge star gingerbread bauble mitten candycane stocking bell"
FOUR_BAUBLES = "bauble bauble robin bauble sledge mitten bauble candycane gingerbread stocking"


def test_CJ_9_the_bonus_game_shows_lists_without_prizes_and_six_picks() -> None:
    game_round = hand_round(RICH)
    take_all(game_round, ALL_MOTIFS)
    assert game_round.take(Continue()) == (
        BonusGameStarted((("robin", "mitten"), ("sledge", "candycane"), ("gingerbread", "stocking")), picks_left=6),
    )
    assert game_round.actions == ALL_PRESENTS


def test_CJ_10_a_present_lowers_the_picks_and_reveals_the_next_symbol() -> None:
    steps = take_all(in_bonus(with_bonus()), [Pick("present", 8), Pick("present", 3)])
    assert steps == (
        (PresentOpened(pick=1, present=8, symbol="robin", kind="list", picks_left=5), SilhouetteFilled(1, 1, "robin")),
        (PresentOpened(pick=2, present=3, symbol="snowman", kind="other", picks_left=4),),
    )


def test_CJ_11_the_second_symbol_of_a_list_wins_its_prize() -> None:
    steps = take_all(in_bonus(RICH), ALL_PRESENTS[:6])
    assert steps[5] == (
        PresentOpened(6, 6, "robin", "list", picks_left=1), SilhouetteFilled(1, 1, "robin"), ListWon(1, 300),
    )


def test_CJ_12_a_bauble_gives_a_pick_and_is_counted() -> None:
    steps = take_all(in_bonus(RICH), ALL_PRESENTS[:8])
    baubles = {turn: step for turn, step in enumerate(steps, 1) if isinstance(step[-1], BaubleCollected)}
    assert baubles == {
        2: (PresentOpened(2, 2, "bauble", "bauble", picks_left=4), BaubleCollected(count=1, picks_left=5)),
        7: (PresentOpened(7, 7, "bauble", "bauble", picks_left=0), BaubleCollected(count=2, picks_left=1)),
    }


def test_CJ_12_picks_pass_through_0_with_a_bauble_as_the_sixth_present() -> None:
    """The mitten is revealed after it and completes list 1, for 5."""
    game_round = in_bonus(with_bonus(presents=BAUBLE_SIXTH))
    steps = take_all(game_round, ALL_PRESENTS[:6])
    assert steps[5][0] == PresentOpened(6, 6, "bauble", "bauble", picks_left=0)
    assert game_round.actions == ALL_PRESENTS[6:]
    assert game_round.take(Pick("present", 10)) == (
        PresentOpened(7, 10, "mitten", "list", picks_left=0), SilhouetteFilled(1, 2, "mitten"), ListWon(1, 500),
        ListsLost(((2, 1000), (3, 50_000))), PlayEnded(500),
    )


def test_CJ_12_with_four_baubles_all_ten_presents_are_opened() -> None:
    game_round = in_bonus(with_bonus(presents=FOUR_BAUBLES, list_prizes=[5, 5, 10]))
    steps = take_all(game_round, ALL_PRESENTS)
    won = [(turn, event) for turn, step in enumerate(steps, 1) for event in step if isinstance(event, ListWon)]
    assert won == [(6, ListWon(1, 500)), (8, ListWon(2, 500)), (10, ListWon(3, 1000))]
    assert steps[9][-1] == PlayEnded(2000)
    assert game_round.actions == (Finish(),)


def test_CJ_13_presents_are_selected_until_no_pick_is_left() -> None:
    game_round = in_bonus(with_bonus())
    take_all(game_round, ALL_PRESENTS[:5])
    for action in (Finish(), Continue(), Pick("present", 1), Pick("present", 11), Pick("number", 1)):
        with pytest.raises(IllegalAction, match="possible: `pick present 6`, `pick present 7`") as caught:
            game_round.take(action)
        assert caught.value.clause == "CJ-13"


def test_CJ_13_lists_not_won_show_their_amounts_at_the_end() -> None:
    steps = take_all(in_bonus(with_bonus()), ALL_PRESENTS[:6])
    assert steps[5][-2:] == (ListsLost(((1, 500), (2, 1000), (3, 50_000))), PlayEnded(0))
    assert not any(isinstance(event, ListsLost) for step in steps[:5] for event in step)


def test_CJ_13_where_every_list_is_won_none_fades() -> None:
    six = "robin sledge gingerbread mitten candycane stocking snowman star bell snowglobe"
    steps = take_all(in_bonus(with_bonus(presents=six, list_prizes=[2, 3, 5])), ALL_PRESENTS[4:])
    assert [type(event) for event in steps[5]] == [PresentOpened, SilhouetteFilled, ListWon, PlayEnded]


def test_CJ_13_what_stays_closed_is_never_shown() -> None:
    steps = take_all(in_bonus(with_bonus()), ALL_PRESENTS[:6])
    shown = {str(value) for step in steps for event in step for value in event_fields(event).values()}
    assert not shown & {"mitten", "candycane", "stocking", "snowglobe"}


def test_CJ_14_the_play_ends_when_no_pick_is_left() -> None:
    game_round = in_bonus(RICH)
    steps = take_all(game_round, ALL_PRESENTS[:8])
    assert steps[7][-3:] == (ListWon(3, 500), ListsLost(((2, 1000),)), PlayEnded(1500))
    assert (game_round.actions, game_round.is_over) == ((Finish(),), False)
    with pytest.raises(IllegalAction, match="possible: `finish`") as caught:
        game_round.take(Pick("present", 9))
    assert caught.value.clause == "CJ-14"
