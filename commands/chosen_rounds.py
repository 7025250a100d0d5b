"""What `play` was asked to play, checked against its game: a scenario, a play number, or rounds of an order."""

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from commands.chosen_game import game_named
from commands.chosen_scenario import scenario_in
from commands.command import CommandFault
from commands.exit_codes import ExitCode
from engine.journal.errors import NotReplayable
from engine.journal.market import refuse_for_market
from engine.qa.faults import ScenarioFault
from engine.qa.playing import PlayedRound, play_again, play_by_chance, play_scenario
from engine.qa.scenario import Scenario
from engine.rules.contract import Game, Order, OrderRefused
from engine.rules.money import parse_pounds
from engine.rules.play_number import PlayNumberError
from scenes.options import PlayRequest


@dataclass(frozen=True, slots=True)
class ChosenRounds:
    """Rounds of a game to be played; a scenario or a play number goes before the order."""

    game: Game
    order: Order
    rounds: int
    play_number: str | None
    scenario: Scenario | None

    def played(self) -> tuple[PlayedRound, ...]:
        """Play them without a screen; CommandFault says what cannot be played, and why."""
        try:
            if self.scenario is not None:
                return play_scenario(self.scenario, self.game)
            if self.play_number is not None:
                return (play_again(self.game, self.play_number),)
            return play_by_chance(self.game, self.order, self.rounds)
        except PlayNumberError as error:
            raise CommandFault(f"--play-number {self.play_number}: {error}", ExitCode.BAD_GAME) from error
        except (ScenarioFault, NotReplayable, OrderRefused) as fault:
            raise CommandFault(str(fault), ExitCode.BAD_GAME) from fault

    def request(self, screenshot: Path | None) -> PlayRequest:
        """Ask the app to play them in their scene; what cannot be played is refused before a window opens."""
        if self.scenario is not None or self.play_number is not None:
            self.played()
        return PlayRequest(
            game=self.game.id,
            stake=self.order.stake,
            mode=self.order.mode,
            play_number=self.play_number,
            scenario=self.scenario,
            screenshot=screenshot,
            rounds=self.rounds,
        )


def chosen_rounds(arguments: Namespace) -> ChosenRounds:
    """Read the options of `play`; CommandFault says which of them is wrong, and why."""
    game = game_named(arguments.game)
    order = Order(game.id, _stake(arguments.stake, game), arguments.mode or game.modes[0].id)
    scenario = _scenario(arguments.script, game)
    orders = [planned.order for planned in scenario.rounds] if scenario else [order]
    try:
        for each in orders:
            game.cost(each)
            refuse_for_market(getattr(arguments, "market", "demo"), game, each)
    except OrderRefused as error:
        raise CommandFault(str(error), ExitCode.USAGE) from error
    return ChosenRounds(game, order, arguments.rounds, arguments.play_number, scenario)


def _stake(text: str | None, game: Game) -> int:
    if text is None:
        return game.stakes[0]
    try:
        return parse_pounds(text)
    except ValueError as error:
        raise CommandFault(f"--stake: {error}", ExitCode.USAGE) from error


def _scenario(path: Path | None, game: Game) -> Scenario | None:
    if path is None:
        return None
    scenario, written_for = scenario_in(path)
    if written_for.id != game.id:
        raise CommandFault(f"{path} is a script for {written_for.id}, not for {game.id}", ExitCode.BAD_GAME)
    return scenario
