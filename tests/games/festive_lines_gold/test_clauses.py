"""The clauses of Festive Lines Gold that are about its rules, on tickets worked out by hand."""

from collections import Counter

import pytest

from engine.rules.contract import Finish, IllegalAction, OrderRefused, Pick, Spin
from engine.rules.contract import Order as Bought
from engine.rules.draws import StreamDraws
from engine.rules.events import event_fields
from games.festive_lines_gold.events import (
    CornerBonusWon,
    CornersFilled,
    LineWon,
    PlayEnded,
    PlayFinished,
    PuddingOpened,
    TicketIssued,
    TilesMatched,
)
from tests.games.festive_lines_gold.by_hand import CROSS, LOSER, ORDER, as_game, hand_round, play, the_game

CORNER_CELLS = ((1, 1), (1, 6), (6, 1), (6, 6))


def test_the_game_keeps_the_contract() -> None:
    game = as_game(the_game())
    assert (game.id, game.code) == ("festive_lines_gold", "FL")
    assert (game.kind, game.title) == ("instant win", "Festive Lines Gold")


def test_FL_1_price_odds_payout_and_top_prize() -> None:
    game = the_game()
    assert game.stakes == (200,)
    assert (game.figures.odds, game.figures.payout, game.figures.top_prize) == ("1 in 2.69", "70.00%", "£50,000")


def test_FL_2_a_ticket_costs_two_pounds_and_nothing_else_is_sold() -> None:
    assert the_game().cost(ORDER) == 200
    for order in (Bought("festive_lines_gold", 100), Bought("festive_lines_gold", 200, "buy"), Bought("other", 200)):
        with pytest.raises(OrderRefused, match=r"is not sold, only festive_lines_gold for £2\.00 in mode base"):
            the_game().open(order, StreamDraws("FL", bytes(12)))


def test_FL_3_FL_4_FL_5_the_ticket_as_it_is_issued() -> None:
    (ticket,) = hand_round(CROSS).opening
    assert isinstance(ticket, TicketIssued)
    assert ticket.grid[0] == ("tree", "cracker", "log", "turkey", "candles", "tree")
    assert set(Counter(symbol for row in ticket.grid for symbol in row).values()) == {4}
    assert ticket.row_prizes == (200, 300, 500, 500, 600, 800)
    assert ticket.column_prizes == (1000, 500, 1500, 2000, 2500, 5_000_000)
    assert ticket.corner_prize == 500


def test_FL_6_nine_puddings_can_be_chosen() -> None:
    assert hand_round(LOSER).actions == tuple(Pick("pudding", place) for place in range(1, 10))


def test_FL_7_a_pudding_reveals_a_symbol_and_every_tile_with_it_lights_up() -> None:
    assert hand_round(LOSER).take(Pick("pudding", 8)) == (
        PuddingOpened(pick=1, pudding=8, symbol="tree"),
        TilesMatched("tree", ((1, 3), (2, 5), (4, 1), (5, 3))),
    )


def test_FL_8_six_different_symbols_in_the_order_of_the_ticket() -> None:
    steps = play(hand_round(LOSER), (9, 1, 5, 2, 8, 4))
    opened = [event for step in steps for event in step if isinstance(event, PuddingOpened)]
    assert [event.symbol for event in opened] == ["tree", "cracker", "candles", "wreath", "bells", "holly"]
    assert [(event.pick, event.pudding) for event in opened] == [(1, 9), (2, 1), (3, 5), (4, 2), (5, 8), (6, 4)]


def test_FL_9_lines_turn_gold_after_the_sixth_pick_rows_first() -> None:
    steps = play(hand_round(CROSS))
    assert not any(isinstance(event, LineWon) for step in steps[:5] for event in step)
    assert steps[5][-3:] == (
        LineWon("row", 3, 500, ((3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6))),
        LineWon("column", 2, 500, ((1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2))),
        PlayEnded(1500),
    )


def test_FL_10_corners_fill_and_the_bonus_is_won_in_the_step_that_fills_the_fourth() -> None:
    steps = play(hand_round(CROSS))
    fills = {pick: event for pick, step in enumerate(steps, 1) for event in step if isinstance(event, CornersFilled)}
    assert fills == {
        1: CornersFilled("tree", ("top left", "top right")),
        5: CornersFilled("bells", ("bottom right",)),
        6: CornersFilled("holly", ("bottom left",)),
    }
    assert [event for step in steps for event in step if isinstance(event, CornerBonusWon)] == [
        CornerBonusWon(500, CORNER_CELLS),
    ]


def test_FL_10_the_bonus_does_not_wait_for_the_sixth_pick() -> None:
    early = CROSS | {"reveals": "holly tree bells cracker candles wreath"}
    steps = play(hand_round(early))
    assert steps[2][-1] == CornerBonusWon(500, CORNER_CELLS)
    assert not any(isinstance(event, CornersFilled | CornerBonusWon) for step in steps[3:] for event in step)


def test_FL_11_always_six_picks_then_finish() -> None:
    game_round = hand_round(LOSER)
    steps = play(game_round)
    assert steps[5][-1] == PlayEnded(0)
    assert not any(isinstance(event, PlayEnded) for step in steps[:5] for event in step)
    assert (game_round.actions, game_round.is_over) == ((Finish(),), False)
    assert game_round.take(Finish()) == (PlayFinished(0),)
    assert (game_round.actions, game_round.is_over) == ((), True)
    with pytest.raises(IllegalAction, match="the round is over"):
        game_round.take(Finish())


def test_FL_11_finish_is_not_possible_before_the_sixth_pick() -> None:
    game_round = hand_round(CROSS)
    play(game_round, (1, 2, 3, 4, 5))
    with pytest.raises(IllegalAction, match="possible: `pick pudding 6`, `pick pudding 7`"):
        game_round.take(Finish())


def test_FL_12_lines_and_bonus_add_up_to_one_prize_of_the_table() -> None:
    game_round = hand_round(CROSS)
    steps = play(game_round)
    won = sum(event.prize for step in steps for event in step if isinstance(event, LineWon | CornerBonusWon))
    assert won == game_round.prize == 1500
    assert game_round.take(Finish()) == (PlayFinished(1500),)


def test_FL_13_an_opened_pudding_and_a_seventh_are_inert() -> None:
    game_round = hand_round(LOSER)
    game_round.take(Pick("pudding", 4))
    for action in (Pick("pudding", 4), Pick("pudding", 10), Pick("present", 1), Spin()):
        with pytest.raises(IllegalAction):
            game_round.take(action)
    play(game_round, (1, 2, 3, 5, 6))
    with pytest.raises(IllegalAction, match="possible: `finish`"):
        game_round.take(Pick("pudding", 7))


def test_FL_13_no_event_shows_what_stays_hidden() -> None:
    game_round = hand_round(LOSER)
    later = [event for step in play(game_round) for event in step]
    shown = {str(value) for event in later for value in event_fields(event).values()}
    assert not shown & {"log", "turkey", "bauble"}
    assert set(event_fields(game_round.opening[0])) == {"grid", "row_prizes", "column_prizes", "corner_prize"}


def test_FL_14_a_tile_in_a_won_row_and_a_won_column_counts_for_both() -> None:
    lines = [event for step in play(hand_round(CROSS)) for event in step if isinstance(event, LineWon)]
    assert [(3, 2) in event.cells for event in lines] == [True, True]
    assert [event.prize for event in lines] == [500, 500]


def test_ALL_1_whichever_pudding_is_picked_the_result_is_the_same() -> None:
    first, second = hand_round(CROSS), hand_round(CROSS)
    forwards, backwards = play(first, (1, 2, 3, 4, 5, 6)), play(second, (9, 8, 7, 6, 5, 4))
    assert [step[1:] for step in forwards] == [step[1:] for step in backwards]
    assert first.prize == second.prize


def test_ALL_5_everything_that_happens_in_the_last_step_is_shown_before_the_end() -> None:
    kinds = [type(event) for event in play(hand_round(CROSS))[5]]
    assert kinds == [PuddingOpened, TilesMatched, CornersFilled, CornerBonusWon, LineWon, LineWon, PlayEnded]


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
    assert prizes[0] == ("£50,000.00", "1 in 1,345,000")  # 6,725,000 / 5
    assert prizes[-1] == ("£2.00", "1 in 5.45")  # 6,725,000 / 1,235,000 = 5.4453...


def test_each_event_has_its_line_in_a_transcript() -> None:
    game_round = hand_round(CROSS)
    steps = play(game_round)
    lines = [the_game().transcript_line(event) for event in (*steps[5], *game_round.take(Finish()))]
    assert lines == [
        "pick 6: pudding 6 reveals holly",
        "holly lights up at (2, 4) (3, 6) (5, 4) (6, 1)",
        "holly fills bottom left",
        "all four corners: the bonus of £5.00 is won",
        "row 3 turns gold: £5.00 is won",
        "column 2 turns gold: £5.00 is won",
        "the play ends with a prize of £15.00",
        "finished: £15.00 paid",
    ]
    opening = the_game().transcript_line(hand_round(LOSER).opening[0])
    assert opening.startswith("ticket: log turkey tree cracker candles wreath / ")
