"""The desk where plays are bought, resumed, voided and shown again."""

from collections.abc import Callable

from engine.journal.errors import NotReplayable, UnrestorablePlay
from engine.journal.journal import Journal
from engine.journal.live_play import LivePlay
from engine.journal.market import refuse_for_market
from engine.journal.rebuilding import book_text, compare, opened, restored
from engine.journal.records import Mark, Purchase, StoredRound
from engine.journal.script import Script
from engine.journal.settings import Market
from engine.rules.contract import Game, Order, parse_action
from engine.rules.play_number import PlayNumber, new_seed, parse_play_number

__all__ = ["LivePlay", "PlayDesk", "Script"]


class PlayDesk:
    """Sells plays of the games that it is handed, and keeps them in the journal.

    Args:
        journal: where money and plays are kept.
        games: gives a loaded game by its id; whatever it raises for a game that did not load is passed on.
        market: gives the market profile in force; None is that of the settings.
    """

    def __init__(
        self, journal: Journal, games: Callable[[str], Game], market: Callable[[], Market] | None = None
    ) -> None:
        self._journal = journal
        self._games = games
        self._market = market or (lambda: journal.settings.market)

    def buy(
        self, order: Order, *, seed: bytes | None = None, script: Script | None = None, mark: Mark = "",
        carried: str | None = None,
    ) -> LivePlay:
        """Buy a play; its whole outcome is committed with its debit before this returns (ALL-1, ALL-2).

        Args:
            order: game, stake and mode.
            seed: 12 bytes instead of fresh ones; marks the play "seeded" at least.
            script: forces the outcome; marks the play "forced".
            mark: a mark for a play without either.
            carried: what a marked play starts from, instead of what the journal holds.

        Raises:
            ValueError: a play without a mark is to start from something else.
            OrderRefused: the game or the market profile does not sell this.
            ScriptError, RuleBroken: the script cannot be followed.
            InsufficientBalance, OpenRoundExists, JournalUnwritable: nothing was bought.
        """
        game = self._games(order.game)
        cost = game.cost(order)
        refuse_for_market(self._market(), game, order)
        marked = _mark(seed, script, mark)
        carried = self._starting_from(order, carried, marked)
        number = _number(game, order, seed, carried, is_scripted=script is not None)
        made = opened(game, order, number, script)
        bought = Purchase(
            order=order,
            cost=cost,
            play_number=str(number),
            mark=marked,
            digest=game.digest,
            book=book_text(made),
            script="" if script is None else script.text,
            carried=number.carried,
        )
        round_id = self._journal.purchase(bought)
        return LivePlay(
            made,
            play_number=bought.play_number,
            cost=cost,
            mark=bought.mark,
            journal=self._journal,
            round_id=round_id,
        )

    def resume(self, game_id: str) -> LivePlay | None:
        """Take up the game's open play where it was, on its stored book; None when there is none.

        A play that has no action left is settled at once.

        Raises:
            BookMismatch: the stored outcome is not the one that its play number makes.
            UnrestorablePlay: it cannot be rebuilt; `void` gives the cost back.
            SettlementDelayed: it is over, and its prize could not be credited.
        """
        stored = self._journal.open_round(game_id)
        if stored is None:
            return None
        game = self._games(game_id)
        play = self._rebuilt(game, stored)
        if play.is_over:
            play.settle()
        return play

    def void(self, game_id: str, reason: str) -> StoredRound | None:
        """End the game's open play without a prize and give its cost back (F3); None when there is none."""
        stored = self._journal.open_round(game_id)
        if stored is None:
            return None
        self._journal.void(stored.id, reason)
        return self._journal.round(stored.id)

    def replay(self, stored: StoredRound) -> LivePlay:
        """Show a stored play again on its stored book, without any part in wallet or journal (ALL-4).

        `recorded` holds the actions that were taken then.
        """
        return LivePlay(
            restored(self._games(stored.game), stored),
            play_number=stored.play_number,
            cost=stored.cost,
            mark=stored.mark,
            recorded=tuple(parse_action(text) for text in stored.actions),
        )

    def replay_number(self, game_id: str, text: str) -> LivePlay:
        """Show the play of a play number again: a stored one as it was played, any other from the number alone (ALL-4).

        Raises:
            PlayNumberError: the text is no play number.
            NotReplayable: it belongs to another game or version, or refers to a script that is not stored here.
        """
        number = parse_play_number(text)
        stored = self._journal.find(str(number))
        if stored is not None:
            return self.replay(stored)
        game = self._games(game_id)
        _refuse_foreign(number, game)
        order = Order(game.id, number.stake, game.modes[number.mode].id)
        cost = game.cost(order)
        return LivePlay(opened(game, order, number, None), play_number=str(number), cost=cost, mark="")

    def _starting_from(self, order: Order, carried: str | None, mark: Mark) -> str:
        """Give what a play starts from: what the journal holds, or for a marked play a copy of its own (ALL-4)."""
        if carried is None:
            return self._journal.carried(order.game, order.stake)
        if not mark:
            raise ValueError("a play without a mark starts from what the journal holds")
        return carried

    def _rebuilt(self, game: Game, stored: StoredRound) -> LivePlay:
        try:
            compare(game, stored)
            play = LivePlay(
                restored(game, stored),
                play_number=stored.play_number,
                cost=stored.cost,
                mark=stored.mark,
                journal=self._journal,
                round_id=stored.id,
            )
            for text in stored.actions:
                play.apply(parse_action(text))
        except UnrestorablePlay:
            raise
        except Exception as error:  # whatever a game raises, the play must stay and be offered as a void
            raise UnrestorablePlay(stored, str(error) or type(error).__name__) from error
        return play


def _number(game: Game, order: Order, seed: bytes | None, carried: str, *, is_scripted: bool) -> PlayNumber:
    """Make the number of a new play, from a fresh seed where none is given."""
    return PlayNumber(
        code=game.code,
        version=game.version,
        mode=[mode.id for mode in game.modes].index(order.mode),
        stake=order.stake,
        seed=new_seed() if seed is None else seed,
        carried=carried,
        scripted=is_scripted,
    )


def _mark(seed: bytes | None, script: Script | None, mark: Mark) -> Mark:
    if script is not None:
        return "forced"
    return mark or ("seeded" if seed is not None else "")


def _refuse_foreign(number: PlayNumber, game: Game) -> None:
    if (number.code, number.version) != (game.code, game.version):
        raise NotReplayable(
            f"{number} is a play of {number.code}, version {number.version}; {game.title} here is {game.code}, "
            f"version {game.version}."
        )
    if number.scripted:
        raise NotReplayable(f"{number} refers to a script, which this journal does not hold.")
    if number.mode >= len(game.modes):
        raise NotReplayable(f"{number} names mode {number.mode}; {game.title} has {len(game.modes)}.")
