"""Draws answered by a script: chosen names get the answers written for them, the rest comes from another source."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from engine.rules.draws.protocol import Draws
from engine.rules.draws.weights import Weights

T = TypeVar("T")

AND_THE_REST: Final = "..."  # at the end of a list: what follows comes from the other source


class ScriptError(ValueError):
    """A script that cannot be followed; names the draw and what was expected."""

    def __init__(self, name: str, problem: str) -> None:
        self.name = name
        self.problem = problem
        super().__init__(f"draw {name!r}: {problem}")


class ScriptedDraws:
    """Answers draws by name.

    An answer is a number for `below`, an item for `weighted`, a list of all items in order for `shuffled` (or of the
    first ones, then `...`). Several draws of one name are answered by a list of answers, used up in order: null leaves
    one draw to the rest, `...` at the end leaves all further ones. A name that is drawn more often than it has answers
    is an error, as is an answer that is never used (`require_all_used`).
    """

    def __init__(self, answers: Mapping[str, object], rest: Draws) -> None:
        self._answers = {name: _in_turn(answer) for name, answer in answers.items()}
        self._asked: Counter[str] = Counter()
        self._rest = rest

    def below(self, name: str, n: int) -> int:
        """Answer with the script's number; ScriptError if it is not a whole number from 0 to n - 1."""
        answer = self._next_answer(name)
        if answer is None:
            return self._rest.below(name, n)
        if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer < n:
            raise ScriptError(name, f"the answer {answer!r} cannot occur, expected a whole number from 0 to {n - 1}")
        return answer

    def each_below(self, named: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        """Answer draws of a number one after the other."""
        return tuple([self.below(name, n) for name, n in named])

    def weighted(self, name: str, table: Weights[T]) -> T:
        """Answer with the script's item; ScriptError if the table does not hold it."""
        answer = self._next_answer(name)
        if answer is None:
            return self._rest.weighted(name, table)
        try:
            wanted = table.read(answer) if table.read else answer
        except ValueError as error:
            raise ScriptError(name, str(error)) from error
        for item in table.items:
            if item == wanted and type(wanted) is type(item):
                return item
        possible = _listed([table.in_scripts(item) for item in table.items])
        raise ScriptError(name, f"the answer {answer!r} cannot occur, expected one of {possible}")

    def each_weighted(self, names: Sequence[str], table: Weights[T]) -> list[T]:
        """Answer draws of an item one after the other."""
        return [self.weighted(name, table) for name in names]

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Answer with the script's order; ScriptError if it is not an order of exactly these items."""
        answer = self._next_answer(name, is_order=True)
        if answer is None:
            return self._rest.shuffled(name, items)
        if not isinstance(answer, list | tuple):
            raise ScriptError(name, f"the answer {answer!r} is no order, expected a list of {_listed(items)}")
        is_open = bool(answer) and answer[-1] == AND_THE_REST
        order, left = _taken_out(name, answer[:-1] if is_open else answer, items)
        if left and not is_open:
            raise ScriptError(name, f"the order lacks {_listed(left)}; '{AND_THE_REST}' at its end leaves these open")
        return order + (self._rest.shuffled(name, left) if left else ())

    def require_all_used(self) -> None:
        """Raise ScriptError for the first answer that no draw has asked for."""
        for name, answers in self._answers.items():
            needed = [answer for answer in answers if answer != AND_THE_REST]
            if self._asked[name] < len(needed):
                problem = f"answer {self._asked[name] + 1} of {len(needed)} was never asked for"
                raise ScriptError(name, problem if self._asked[name] else "the round never makes this draw")

    def _next_answer(self, name: str, *, is_order: bool = False) -> object:
        """Give the answer whose turn it is, or None where the rest answers."""
        answers = self._answers.get(name)
        if answers is None:
            return None
        is_list_of_orders = answers == [None] or any(isinstance(answer, list | tuple) for answer in answers)
        if is_order and not is_list_of_orders:
            answers = self._answers[name] = [answers]
        turn = self._asked[name]
        self._asked[name] += 1
        if answers[-1:] == [AND_THE_REST] and turn >= len(answers) - 1:
            return None
        if turn >= len(answers):
            problem = f"asked for more often than its {len(answers)} answers"
            raise ScriptError(name, f"{problem}; '{AND_THE_REST}' at their end leaves the rest to chance")
        return answers[turn]


def _in_turn(answer: object) -> list[object]:
    """Give the answers of one name as a list, whether one or several were written."""
    return list(answer) if isinstance(answer, list | tuple) else [answer]


def _taken_out(name: str, wanted: Sequence[object], items: Sequence[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Split items into those wanted, in that order, and those left over."""
    left = list(items)
    order: list[T] = []
    for answer in wanted:
        place = next((place for place, item in enumerate(left) if item == answer), None)
        if place is None:
            raise ScriptError(name, f"{answer!r} cannot stand at place {len(order) + 1}, left are {_listed(left)}")
        order.append(left.pop(place))
    return tuple(order), tuple(left)


def _listed(items: Sequence[object]) -> str:
    return ", ".join(str(item) for item in items)
