"""What the journal's tests share: a journal in memory, a profile folder, a desk for the toy game."""

import shutil
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from engine.journal.journal import Journal
from engine.journal.plays import PlayDesk
from engine.journal.records import Mark, Purchase
from engine.rules.contract import Game, Order
from tests.journal.toy_game import ToyGame

_NUMBERS = count(1)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A profile folder, in memory where the system has such a place: many tests commit hundreds of times."""
    shared_memory = Path("/dev/shm")  # noqa: S108  the fixture makes a folder of its own name in it
    made = Path(tempfile.mkdtemp(prefix="tinsel-", dir=shared_memory if shared_memory.is_dir() else None))
    yield made / "profile"
    shutil.rmtree(made)


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal.in_memory() as opened:
        yield opened


@pytest.fixture
def desk(journal: Journal) -> PlayDesk:
    return desk_for(journal)


def desk_for(journal: Journal, game: Game | None = None) -> PlayDesk:
    sold: Game = ToyGame() if game is None else game
    return PlayDesk(journal, {sold.id: sold}.__getitem__)


def bought(
    journal: Journal,
    cost: int = 200,
    *,
    game: str = "toy",
    stake: int = 200,
    mark: Mark = "",
    number: str = "",
) -> int:
    """Buy a round without any game behind it."""
    text = number or f"TY1-{next(_NUMBERS):08}"
    return journal.purchase(Purchase(Order(game, stake), cost, text, mark, "ab" * 32, '{"prize":0}'))


def ledger_of(journal: Journal) -> list[tuple[str, int, int]]:
    """All rows of the ledger as (kind, amount, balance)."""
    return [
        (row[0], row[1], row[2])
        for row in journal._database.rows("SELECT kind, amount, balance FROM ledger ORDER BY id")
    ]


def assert_books_balance(journal: Journal) -> None:
    """The balance is the sum of the ledger and was never negative, and no row is damaged (A1)."""
    rows = ledger_of(journal)
    assert journal.balance == sum(amount for _, amount, _ in rows)
    assert min(balance for _, _, balance in rows) >= 0
    assert journal.verify() == []
