"""Reading tickets that a person wrote: parts by name, amounts in pounds, each fault with its clause and place."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.rules.config_errors import nearest_hint
from engine.rules.contract import RuleBroken
from engine.rules.money import pence_in, pounds


@dataclass(frozen=True, slots=True)
class HandWritten:
    """The parts of a ticket as they were written; whatever is wrong with them is a RuleBroken.

    `clauses` names the rule behind each part that there is. Amounts must be prizes of the `ladder` (in pence), which is
    what the rule `ladder_clause` says.
    """

    parts: Mapping[str, object]
    clauses: Mapping[str, str]
    ladder: frozenset[int]
    ladder_clause: str

    def check_names(self, optional: Collection[str] = ()) -> None:
        """Check that every part is there, but for those that are optional, and that there is no other."""
        game_code = self.ladder_clause.split("-", maxsplit=1)[0]
        for name in self.parts:
            if name not in self.clauses:
                hint = nearest_hint(name, self.clauses) or f"they are {', '.join(self.clauses)}"
                raise RuleBroken(game_code, name, f"is no part of a ticket ({hint})")
        for name, clause in self.clauses.items():
            if name not in self.parts and name not in optional:
                raise RuleBroken(clause, name, "is missing")

    def listed(self, name: str, number: int) -> list[object]:
        """Give a part that must be a list. Its entries, of which `number` are expected, are counted with the ticket."""
        part = self.parts[name]
        if not isinstance(part, list | tuple):
            raise RuleBroken(self.clauses[name], name, f"{part!r}, expected a list of {number}")
        return list(part)

    def symbols(self, name: str, number: int) -> tuple[str, ...]:
        """Read a part that holds symbols, a list of names or one text of them."""
        return self._words(self.parts[name], name, self.clauses[name], number)

    def rows_of_symbols(self, name: str, row_name: str, rows: int, number: int) -> tuple[tuple[str, ...], ...]:
        """Read a part that is a list of rows, each with `number` symbols; faults name `row_name` and its place."""
        return tuple(
            self._words(row, f"{row_name} {place}", self.clauses[name], number)
            for place, row in enumerate(self.listed(name, rows), start=1)
        )

    def amounts(self, name: str, number: int) -> tuple[int, ...]:
        """Read a part that is a list of amounts; in pence."""
        return tuple(
            self._amount(amount, f"{name} {place}", self.clauses[name])
            for place, amount in enumerate(self.listed(name, number), start=1)
        )

    def amount(self, name: str) -> int:
        """Read a part that is one amount; in pence."""
        return self._amount(self.parts[name], name, self.clauses[name])

    def whole_numbers(self, name: str, number: int) -> tuple[int, ...]:
        """Read a part that is a list of whole numbers."""
        return tuple(
            self._whole(written, f"{name} {place}", self.clauses[name])
            for place, written in enumerate(self.listed(name, number), start=1)
        )

    def whole_number(self, name: str) -> int:
        """Read a part that is one whole number."""
        return self._whole(self.parts[name], name, self.clauses[name])

    def _words(self, written: object, place: str, clause: str, number: int) -> tuple[str, ...]:
        names = written.split() if isinstance(written, str) else written
        if not isinstance(names, list | tuple):
            raise RuleBroken(clause, place, f"{written!r}, expected {number} symbols")
        return tuple(str(name) for name in names)

    def _amount(self, written: object, place: str, clause: str) -> int:
        try:
            amount = pence_in(written)
        except ValueError as error:
            raise RuleBroken(clause, place, str(error)) from error
        if amount not in self.ladder:
            steps = ", ".join(pounds(step) for step in sorted(self.ladder))
            raise RuleBroken(self.ladder_clause, place, f"{pounds(amount)} is no prize of the ladder ({steps})")
        return amount

    def _whole(self, written: object, place: str, clause: str) -> int:
        if not isinstance(written, int) or isinstance(written, bool):
            raise RuleBroken(clause, place, f"{written!r}, expected a whole number")
        return written


def check_prize_total(won: Mapping[str, int], prizes: frozenset[int], clause: str) -> int:
    """Add up what a ticket wins, by name and in pence: nothing, or a row of the prize table; else RuleBroken."""
    total = sum(won.values())
    if won and total not in prizes:
        parts = " + ".join(f"{name} {pounds(amount)}" for name, amount in won.items())
        raise RuleBroken(clause, "prize", f"{parts} make {pounds(total)}, which is no row of the prize table")
    return total
