"""Rents are paid: each flies from its card into the total, and into the win meter."""

from __future__ import annotations

from engine.rules.money import pounds
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_OUT_QUAD, there_and_back
from games.mr_monopoly.events import RentWon
from scenes.common.slots.motion import count_in, fly
from scenes.mr_monopoly.board import HOTEL_ROW
from scenes.mr_monopoly.layout import card_box, card_row, middle, sector_middle
from scenes.mr_monopoly.motion import POP, Motion

DIGITS = 25.0
TOTAL_DIGITS = 20.0
TOTAL = 5


def pay_rent(motion: Motion, event: RentWon) -> Animation:
    """The rent of a reel lights on its card, is struck by the multiplier, and flies into the total (MM-12)."""
    board = motion.board
    board.calm()
    row = HOTEL_ROW if event.is_hotel else event.houses
    start = middle(card_row(event.reel, row))
    board.paid.add(event.reel)
    motion.sound("rent_due")
    amount = Sprite("gold", *start, DIGITS, amount=pounds(event.rent))
    if motion.lively:
        motion.sprites.add(amount)
        yield from _grow(amount)
        if event.multiplier > 1:
            yield from _strike(motion, event, amount)
        motion.sprites.remove(amount)
        target = middle(card_box(TOTAL))
        yield from fly(motion, amount, (target[0], target[1] + 16), 0.36, arc=18, end_width=TOTAL_DIGITS)
    board.rents.append(event)
    board.total_rent += event.prize
    motion.sound("rent_paid")
    motion.burst("sparkles", middle(card_box(TOTAL)), 6 if board.won + event.prize > motion.cost else 0)
    yield together(count_in(motion, event.prize, 0.5), _count_total(motion, event.prize))


def _grow(amount: Sprite) -> Animation:
    def grow(share: float) -> None:
        amount.scale = max(0.1, share)

    yield tween(0.24, grow, POP)
    amount.scale = 1.0


def _strike(motion: Motion, event: RentWon, amount: Sprite) -> Animation:
    """The multiplier flies from its sector onto the rent, which becomes what is paid."""
    board = motion.board
    where = sector_middle(board.lane.landed) if board.lane is not None else (amount.x, amount.y)
    times = Sprite("silver", *where, 30, amount=f"×{event.multiplier}")
    yield from fly(motion, times, (amount.x, amount.y), 0.34, arc=60, end_width=24)
    amount.amount = pounds(event.prize)
    motion.sound("multiplier_strikes")
    motion.burst("sparkles", (amount.x, amount.y), 8)

    def strike(share: float) -> None:
        amount.scale = 1 + 0.5 * there_and_back(EASE_OUT_QUAD)(share)

    yield tween(0.32, strike)
    yield seconds(0.1)


def _count_total(motion: Motion, prize: int) -> Animation:
    board = motion.board
    start = board.total_rent - prize

    def count(share: float) -> None:
        board.shown_rent = start + round(prize * share)

    yield tween(0.4, count)
    board.shown_rent = board.total_rent
