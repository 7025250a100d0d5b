"""The hash chain over rounds, actions, endings and ledger: a changed, missing or added row is found and named.

Every row of the four tables is one link. Its hash covers the hash of the link before it, the name of its table, its
link number and all its values; `chain_head` keeps the last link, so that a lost end is found as well. The chain finds
accidents of disks and files. It is no secret: whoever can write the file can write a new chain.
"""

import heapq
import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.journal.database import Database
from engine.rules.hashes import blake2b

CHAINED = {
    table: tuple(columns.split())
    for table, columns in {
        "rounds": "id game stake mode cost play_number mark digest book script carried bought_at",
        "actions": "round_id position action taken_at",
        "endings": "round_id kind prize carried reason ended_at",
        "ledger": "id kind round_id amount balance entered_at",
    }.items()
}
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=repr)
_KEYS = {"rounds": 1, "actions": 2, "endings": 1, "ledger": 1}  # how many of the first columns name a row


class _Link(NamedTuple):
    number: int
    table: str
    hash: str
    values: tuple[object, ...]

    @property
    def name(self) -> str:
        return f"{self.table} row {'/'.join(str(key) for key in self.values[: _KEYS[self.table]])}"


def append(database: Database, table: str, values: Mapping[str, object]) -> None:
    """Insert a row as the next link; only inside a transaction."""
    columns = CHAINED[table]
    ordered = tuple(values[column] for column in columns)
    links, previous = _head(database)
    digest = _hash(previous, table, links + 1, ordered)
    names, marks = ", ".join((*columns, "link", "hash")), ", ".join("?" * (len(columns) + 2))
    statement = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608  names come from CHAINED alone
    database.execute(statement, (*ordered, links + 1, digest))
    database.execute("UPDATE chain_head SET links = ?, hash = ?", (links + 1, digest))


def damages(database: Database, newest: int | None = None) -> list[str]:
    """What does not fit in the chain, by row; empty when all is well.

    Args:
        database: the journal.
        newest: look only at so many of the newest links; None looks at all of them.
    """
    links, head = _head(database)
    after = 0 if newest is None else max(0, links - newest)
    found: list[str] = []
    number, expected = after, _candidates(database, after)
    for link in _links(database, after):
        computed = {_hash(previous, link.table, link.number, link.values) for previous in expected}
        fits = link.hash in computed
        if link.number != number + 1:
            found.append(f"{link.name} is link {link.number}, where link {number + 1} was expected")
        elif not fits:
            found.append(f"{link.name} (link {link.number}) does not match its hash")
        # A hash that was damaged itself must not accuse the next row too: that one may follow what it should have been.
        number, expected = link.number, {link.hash} if fits else {link.hash, *computed}
    if number != links:
        found.append(f"the chain ends at link {number}, but {links} were written")
    elif head not in expected:
        found.append("the head of the chain does not match its last link")
    return found


def _links(database: Database, after: int) -> Iterator[_Link]:
    def of_table(table: str, columns: tuple[str, ...]) -> Iterator[_Link]:
        names = ", ".join(("link", "hash", *columns))
        statement = f"SELECT {names} FROM {table} WHERE link > ? ORDER BY link"  # noqa: S608  names come from CHAINED alone
        for number, digest, *values in database.rows(statement, (after,)):
            yield _Link(number, table, digest, tuple(values))

    return heapq.merge(*(of_table(table, columns) for table, columns in CHAINED.items()), key=lambda link: link.number)


def _candidates(database: Database, after: int) -> set[str]:
    if after == 0:
        return {""}
    union = " UNION ALL ".join(f"SELECT link, hash FROM {table}" for table in CHAINED)  # noqa: S608  as above
    return {row[1] for row in database.rows(f"SELECT link, hash FROM ({union}) WHERE link = ?", (after,))}  # noqa: S608


def _head(database: Database) -> tuple[int, str]:
    row = database.row("SELECT links, hash FROM chain_head")
    return (row[0], row[1]) if row else (0, "")


def _hash(previous: str, table: str, number: int, values: tuple[object, ...]) -> str:
    text = _ENCODER.encode([previous, table, number, *values])
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=32, person=b"tinsel journal").hexdigest()
