"""Any order of calls against a model that a person can follow: same answers, same balance, books always right."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from engine.journal.errors import InsufficientBalance, OpenRoundExists, RoundConflict
from engine.journal.journal import Journal
from engine.journal.records import Mark
from tests.journal.conftest import assert_books_balance, bought

GAMES = st.sampled_from(("toy", "other"))
STAKES = st.sampled_from((100, 200))
MARKS: st.SearchStrategy[Mark] = st.sampled_from(("", "", "forced", "seeded"))
COSTS = st.sampled_from((1, 200, 250_000, 499_999, 500_001))
PRIZES = st.sampled_from((0, 1, 200, 700_000))


class JournalMachine(RuleBasedStateMachine):
    """The model: a balance, the open round of each game, how each round ended, what is carried."""

    def __init__(self) -> None:
        super().__init__()
        self.journal = Journal.in_memory()
        self.balance = 500_000
        self.open: dict[str, int] = {}
        self.rounds: dict[int, tuple[int, int, str, Mark]] = {}
        self.ended: dict[int, tuple[str, int]] = {}
        self.actions: dict[int, list[str]] = {}
        self.carried: dict[tuple[str, int], tuple[int, str]] = {}
        self.net = 0

    def teardown(self) -> None:
        assert_books_balance(self.journal)
        self.journal.close()

    @rule(game=GAMES, stake=STAKES, cost=COSTS, mark=MARKS)
    def purchase(self, game: str, stake: int, cost: int, mark: Mark) -> None:
        try:
            round_id = bought(self.journal, cost, game=game, stake=stake, mark=mark)
        except OpenRoundExists:
            assert game in self.open
            return
        except InsufficientBalance:
            assert cost > self.balance
            return
        assert game not in self.open
        assert cost <= self.balance
        self.balance -= cost
        self.net -= 0 if mark else cost
        self.open[game] = round_id
        self.rounds[round_id] = (cost, stake, game, mark)
        self.actions[round_id] = []

    @precondition(lambda self: self.rounds)
    @rule(choice=st.data(), prize=PRIZES, carried=st.sampled_from(("", "01", "ff")))
    def settle(self, choice: st.DataObject, prize: int, carried: str) -> None:
        round_id = choice.draw(st.sampled_from(sorted(self.rounds)))
        _, stake, game, mark = self.rounds[round_id]
        try:
            self.journal.settle(round_id, prize, carried)
        except RoundConflict:
            assert self.ended[round_id] != ("settled", prize)
            return
        if round_id in self.ended:
            assert self.ended[round_id] == ("settled", prize)
            return
        self.ended[round_id] = ("settled", prize)
        del self.open[game]
        self.balance += prize
        self.net += 0 if mark else prize
        if not mark and round_id > self.carried.get((game, stake), (0, ""))[0]:
            self.carried[game, stake] = (round_id, carried)

    @precondition(lambda self: self.rounds)
    @rule(choice=st.data())
    def void(self, choice: st.DataObject) -> None:
        round_id = choice.draw(st.sampled_from(sorted(self.rounds)))
        cost, _, game, mark = self.rounds[round_id]
        try:
            self.journal.void(round_id, "a reason")
        except RoundConflict:
            assert self.ended[round_id][0] == "settled"
            return
        if round_id not in self.ended:
            self.ended[round_id] = ("voided", 0)
            del self.open[game]
            self.balance += cost
            self.net += 0 if mark else cost

    @precondition(lambda self: self.rounds)
    @rule(choice=st.data(), offset=st.integers(-1, 1), text=st.sampled_from(("spin", "roll")))
    def act(self, choice: st.DataObject, offset: int, text: str) -> None:
        round_id = choice.draw(st.sampled_from(sorted(self.rounds)))
        taken = self.actions[round_id]
        position = len(taken) + 1 + offset
        try:
            self.journal.record_action(round_id, position, text)
        except RoundConflict:
            is_same = 0 < position <= len(taken) and taken[position - 1] == text
            assert not is_same
            assert offset or round_id in self.ended
            return
        if offset == 0:
            assert round_id not in self.ended
            taken.append(text)
        else:
            assert taken[position - 1] == text

    @rule()
    def refill(self) -> None:
        assert self.journal.refill() == max(0, 500_000 - self.balance)
        self.balance = max(self.balance, 500_000)

    @invariant()
    def agrees_with_the_model(self) -> None:
        assert self.journal.balance == self.balance >= 0
        assert self.journal.net_position() == self.net
        for game in ("toy", "other"):
            stored = self.journal.open_round(game)
            assert (stored.id if stored else None) == self.open.get(game)
            assert stored is None or list(stored.actions) == self.actions[stored.id]
            for stake in (100, 200):
                assert self.journal.carried(game, stake) == self.carried.get((game, stake), (0, ""))[1]


JournalMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestJournalMachine = JournalMachine.TestCase
