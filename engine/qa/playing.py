"""Plays rounds without a screen, at full speed: scripted, from a play number, or left to chance."""

from dataclasses import dataclass, field

from engine.journal.journal import Journal
from engine.journal.plays import PlayDesk
from engine.journal.records import Mark
from engine.journal.script import Script
from engine.qa.scenario import Scenario, ScenarioRound
from engine.rules.contract import Action, Game, IllegalAction, Order, Round, RuleBroken
from engine.rules.draws import Drawn, RecordingDraws, ScriptedDraws, ScriptError, StreamDraws
from engine.rules.events import Event
from engine.rules.play_number import PlayNumber, new_seed, parse_play_number


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """An action with the events that it released; `is_scripted` tells a scenario's action from one taken for it."""

    action: Action
    events: tuple[Event, ...]
    is_scripted: bool


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that was played to its end; amounts in pence."""

    game: Game
    round: Round
    number: PlayNumber
    mark: Mark
    cost: int
    steps: tuple[PlayedStep, ...]
    drawn: tuple[Drawn, ...]
    title: str = ""


@dataclass(slots=True)
class _Opened:
    """A round that is being played."""

    round: Round
    drawn: tuple[Drawn, ...]
    steps: list[PlayedStep] = field(default_factory=list)

    def take(self, action: Action, *, is_scripted: bool) -> None:
        self.steps.append(PlayedStep(action, self.round.take(action), is_scripted))

    def finish(self) -> None:
        """Take what is left in reading order, which is the order in which a round lists its actions."""
        while not self.round.is_over:
            self.take(self.round.actions[0], is_scripted=False)


def play_scenario(scenario: Scenario, game: Game) -> tuple[PlayedRound, ...]:
    """Play all rounds of a scenario; each starts from what the one before left, at the same stake.

    Raises:
        ScenarioFault: a draw, a ticket or an action cannot occur, or is left over.
    """
    carried: dict[int, str] = {}
    played = []
    for planned in scenario.rounds:
        left = carried.get(planned.order.stake, "")
        done = _play_planned(scenario, planned, game, left if planned.carried is None else planned.carried)
        carried[planned.order.stake] = done.round.carried
        played.append(done)
    return tuple(played)


def play_by_chance(game: Game, order: Order, rounds: int) -> tuple[PlayedRound, ...]:
    """Play fresh rounds in a row; OrderRefused says what is on sale."""
    played: list[PlayedRound] = []
    for _ in range(rounds):
        carried = played[-1].round.carried if played else ""
        number = _number(game, order, new_seed(), carried, scripted=False)
        played.append(_play_number(game, order, number, ""))
    return tuple(played)


def play_again(game: Game, play_number: str) -> PlayedRound:
    """Play the round of a play number again.

    Raises:
        PlayNumberError: the text is no play number.
        NotReplayable: it belongs to another game or version, or refers to a script.
        OrderRefused: its stake is not on sale.
    """
    with Journal.in_memory() as journal:
        replay = PlayDesk(journal, lambda _: game).replay_number(game.id, play_number)
    return _play_number(game, replay.order, parse_play_number(play_number), "seeded")


def _play_number(game: Game, order: Order, number: PlayNumber, mark: Mark) -> PlayedRound:
    opened = _open(game, order, number, None)
    opened.finish()
    cost = game.cost(order)
    return PlayedRound(game, opened.round, number, mark, cost, tuple(opened.steps), opened.drawn)


def _play_planned(scenario: Scenario, planned: ScenarioRound, game: Game, carried: str) -> PlayedRound:
    seed = planned.seed or new_seed()
    number = _number(game, planned.order, seed, carried, scripted=planned.script is not None)
    opened = _open_planned(scenario, planned, game, number)
    for place, action in enumerate(planned.actions):
        try:
            opened.take(action, is_scripted=True)
        except IllegalAction as error:
            raise scenario.fault(planned.line_of("actions", place), str(error), error.clause) from error
    opened.finish()
    mark: Mark = "forced" if planned.script else "seeded" if planned.seed else ""
    cost = game.cost(planned.order)
    return PlayedRound(game, opened.round, number, mark, cost, tuple(opened.steps), opened.drawn, planned.title)


def _open_planned(scenario: Scenario, planned: ScenarioRound, game: Game, number: PlayNumber) -> _Opened:
    """Open a round of a scenario; whatever is wrong with what forces it is said with its line."""
    try:
        return _open(game, planned.order, number, planned.script)
    except ScriptError as error:
        raise scenario.fault(planned.line_of("draws", error.name), str(error), "ALL-1") from error
    except RuleBroken as error:
        line = planned.line_of(planned.made_as)
        raise scenario.fault(line, f"{error.place}: {error.problem}", error.clause) from error


def _open(game: Game, order: Order, number: PlayNumber, script: Script | None) -> _Opened:
    """Open a round as the desk does, and keep what it draws."""
    if script is not None and script.made is not None:
        return _Opened(game.made_by_hand(order, script.made, number.carried), ())
    scripted = ScriptedDraws(script.answers if script else {}, StreamDraws(game.code, number.seed))
    recording = RecordingDraws(scripted)
    opened = game.open(order, recording, number.carried)
    scripted.require_all_used()
    return _Opened(opened, tuple(recording.drawn))


def _number(game: Game, order: Order, seed: bytes, carried: str, *, scripted: bool) -> PlayNumber:
    mode = [mode.id for mode in game.modes].index(order.mode)
    return PlayNumber(game.code, game.version, mode, order.stake, seed, carried, scripted)
