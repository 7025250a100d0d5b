"""Making a round: anew from its play number, or again from its stored book, and comparing the two."""

import json

from engine.journal.errors import BookMismatch
from engine.journal.records import StoredRound
from engine.journal.script import Script
from engine.rules.contract import Game, Order, Round
from engine.rules.draws import ScriptedDraws, StreamDraws
from engine.rules.play_number import PlayNumber, parse_play_number


def opened(game: Game, order: Order, number: PlayNumber, script: Script | None) -> Round:
    """Open a round with the outcome that its number, and its script if it has one, fix.

    Raises:
        OrderRefused: the game does not sell this.
        ScriptError, RuleBroken: the script cannot be followed.
    """
    stream = StreamDraws(game.code, number.seed)
    if script is None:
        return game.open(order, stream, number.carried)
    if script.made is not None:
        return game.made_by_hand(order, script.made, number.carried)
    draws = ScriptedDraws(script.answers, stream)
    made = game.open(order, draws, number.carried)
    draws.require_all_used()
    return made


def restored(game: Game, stored: StoredRound) -> Round:
    """Open a round on its stored book; the game's numbers of today play no part."""
    return game.restore(stored.order, json.loads(stored.book))


def book_text(made: Round) -> str:
    """The whole outcome as JSON text, the same for the same outcome."""
    return json.dumps(made.book, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def compare(game: Game, stored: StoredRound) -> None:
    """Make the round anew and hold it against the stored book, where rules and numbers are still the same.

    Raises:
        BookMismatch: they differ.
    """
    number = parse_play_number(stored.play_number)
    if (stored.digest, number.version) != (game.digest, game.version):
        return
    script = Script.from_text(stored.script) if stored.script else None
    if book_text(opened(game, stored.order, number, script)) != stored.book:
        raise BookMismatch(stored, "the outcome made from its play number is not the stored one")
