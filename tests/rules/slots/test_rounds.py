"""A slot's round in segments, its orders and stakes, chances, the win cap and declared figures."""

from decimal import Decimal
from fractions import Fraction

import pytest

from engine.rules.contract import Finish, IllegalAction, Mode, Order, OrderRefused, Roll, Spin, UnreadableBook
from engine.rules.draws import Weights
from engine.rules.slots.chances import Chance, check_chance, weights_of
from engine.rules.slots.declared import digest_of_numbers, odds_of, percent_text
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.orders import PriceList, check_stakes, multiple_text
from engine.rules.slots.slot_round import RoundWriter, SlotRound, waits_only_for_finish
from engine.rules.slots.stored_book import restored_round
from engine.rules.slots.win_cap import WinCapReached
from engine.rules.yaml_loading import ConfigError, Document, read_document

ORDER = Order("toy", 20)
KINDS = (ReelsStopped, LineWon, WinCapReached, RoundEnded, RoundFinished)
MODES = (Mode("base", "Base game", 100), Mode("buy", "Buy", 1250))


def line(number: int, prize: int, total: int) -> LineWon:
    return LineWon(line=number, symbol="star", count=3, cells=((1, 1), (2, 1), (3, 1)), prize=prize, total=total)


def toy_round() -> SlotRound:
    """Two wins of 1.5x and 0.5x at 20p, the second behind the dice and times three."""
    book = RoundWriter(ORDER)
    book.show(line(1, book.pay(150), book.total))
    book.wait_for(Roll())
    book.show(line(2, book.pay(50, 3), book.total))
    return book.finished("a5")


def test_ALL_3_a_round_is_released_action_by_action_and_ends_with_its_acknowledgement() -> None:
    round_ = toy_round()
    assert (round_.opening, round_.prize, round_.carried) == ((), 60, "a5")
    assert round_.take(Spin()) == (line(1, 30, 30),)
    with pytest.raises(IllegalAction, match="possible: `roll`"):
        round_.take(Finish())
    assert round_.take(Roll()) == (line(2, 30, 60), RoundEnded(60))
    assert (waits_only_for_finish(round_), round_.is_over) == (True, False)
    assert round_.take(Finish()) == (RoundFinished(60),)
    assert (round_.is_over, round_.actions, waits_only_for_finish(round_)) == (True, (), False)


def test_ALL_2_a_round_comes_back_from_its_book() -> None:
    restored = restored_round(ORDER, toy_round().book, KINDS)
    assert (restored.segments, restored.carried) == (toy_round().segments, "a5")
    with pytest.raises(UnreadableBook, match="there is no event 'line_won'"):
        restored_round(ORDER, toy_round().book, (ReelsStopped, RoundEnded, RoundFinished))


def test_JB_3_what_stands_before_the_spin_is_the_opening_and_comes_back() -> None:
    stood = ReelsStopped((("star",), ("bell",)), (0, 1))
    round_ = RoundWriter(ORDER, (stood,)).finished()
    assert (round_.opening, round_.take(Spin())) == ((stood,), (RoundEnded(0),))
    assert restored_round(ORDER, round_.book, KINDS).opening == (stood,)
    book = {name: part for name, part in round_.book.items() if name != "opening"}
    assert restored_round(ORDER, book, KINDS).opening == ()


def test_JB_19_a_round_at_its_cap_pays_it_and_comes_back_from_its_book() -> None:
    """1.5x and 3 times 0.5x at 20p are 60p; a cap of 2x takes 20p, one of 4x nothing."""
    for times, prize, kinds in ((2, 40, [LineWon, WinCapReached, RoundEnded]), (4, 60, [LineWon, RoundEnded])):
        book = RoundWriter(ORDER)
        book.show(line(1, book.pay(150) + book.pay(50, 3), book.total))
        book.cap_at(times)
        round_ = book.finished()
        assert [type(event) for event in round_.segments[0].events] == kinds
        assert (round_.prize, restored_round(ORDER, round_.book, KINDS).prize) == (prize, prize)


def test_JB_19_a_cap_is_paid_and_states_what_it_took() -> None:
    for won, capped in ((199, ()), (200, (WinCapReached(200, 0),)), (260, (WinCapReached(200, 60),))):
        book = RoundWriter(ORDER)  # at 20p
        book.total = won
        book.cap_at(10)
        assert book.total == min(won, 200)
        assert book.finished().take(Spin()) == (*capped, RoundEnded(min(won, 200)))


def test_JB_19_a_book_with_a_cap_adds_up() -> None:
    book = RoundWriter(ORDER)
    book.show(line(1, book.pay(1300), book.total))
    book.cap_at(10)
    round_ = book.finished()
    assert round_.prize == 200
    assert restored_round(ORDER, round_.book, KINDS).segments == round_.segments


def test_orders_are_priced_by_their_mode() -> None:
    prices = PriceList("toy", (20, 40), MODES)
    assert prices.price(ORDER) == 20
    assert prices.price(Order("toy", 40, "buy")) == 500
    for order, words in ((Order("toy", 30), "£0.30 is not sold, only £0.20, £0.40"),
                         (Order("toy", 20, "bye"), "'bye' is not sold, only base, buy"), (Order("jb", 20), "only toy")):
        with pytest.raises(OrderRefused, match=words):
            prices.price(order)


def document() -> Document:
    return read_document(b"stakes: [0.20, 0.25]\npay: 0.5\nchance: 5\n", "toy.yaml")


def test_a_stake_that_makes_a_fraction_of_a_penny_is_refused_with_its_line() -> None:
    check_stakes(document(), ("stakes",), (20, 24), [(("pay",), 50)])
    with pytest.raises(ConfigError, match=r"toy.yaml:1: stakes\[1\]: found 0.25, .* whole pence of 0.5x of line 2"):
        check_stakes(document(), ("stakes",), (20, 25), [(("pay",), 50)])
    for stakes in ((20, 20), (0, 20), (20, 2_000_000)):
        with pytest.raises(ConfigError, match="stakes that rise"):
            check_stakes(document(), ("stakes",), stakes, [])
    with pytest.raises(ConfigError, match="at least one stake"):
        check_stakes(document(), ("stakes",), (), [])


def test_multiples_are_written_as_people_write_them() -> None:
    assert [multiple_text(each) for each in (750, 100, 1_804_100, 5)] == ["7.5x", "1x", "18,041x", "0.05x"]


def test_chances_and_weights_become_tables() -> None:
    chance = Chance(chance=1, of=4)
    assert (chance.probability, chance.table().weight_of(True), chance.table().total) == (Fraction(1, 4), 1, 4)  # noqa: FBT003  the item of the table
    assert weights_of({"a": 2, "b": 3}).weight_of("b") == 3
    assert (Weights.evenly(("a", "b", "c")).weight_of("c"), Weights.evenly(("a", "b", "c")).total) == (1, 3)
    with pytest.raises(ConfigError, match="less than 5, of which it is a part"):
        check_chance(document(), ("chance",), Chance(chance=5, of=5))


def test_the_digest_of_numbers_ignores_how_they_are_written() -> None:
    texts = (b"a: 2\nb: [0.5, {x: 1}]\nc: 1", b"# word\nb: [0.50, {x: 1.0}]\na: 2.0\nc: 9", b"a: 2\nb: [0.5, {x: 2}]")
    first, same, other = (digest_of_numbers(read_document(text, "toy.yaml"), ("a", "b")) for text in texts)
    assert first == same != other
    assert len(first) == 64


def test_rates_are_written_as_people_read_them() -> None:
    assert percent_text(Decimal("0.9600019251")) == "96.00%"
    assert [odds_of(Decimal(rate)) for rate in ("0.3062499168", "0.00456621", "0.0000001")] == [
        "1 in 3.27", "1 in 219", "1 in 10,000,000",
    ]
