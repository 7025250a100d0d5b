"""The Multiplier Roll: the lane slides in, the dice tumble, the token hops to its sector (MM-11)."""

from __future__ import annotations

from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_CUBIC, EASE_IN_OUT_QUAD, EASE_OUT_CUBIC, EASE_OUT_QUAD, mix, there_and_back
from games.mr_monopoly.events import DiceRolled, LaneAppeared, SectorReached
from scenes.mr_monopoly.board import Die, Lane
from scenes.mr_monopoly.layout import die_rest, sector_middle
from scenes.mr_monopoly.motion import Motion, announce

TUMBLES = 12
TUMBLES_A_SECOND = 24
THROWN_FROM = (1240.0, 520.0)
BOUNCES = ((0.0, 0.42, 150.0), (0.42, 0.68, 58.0), (0.68, 0.86, 20.0), (0.86, 1.0, 5.0))
"""From and to which share of its way a die flies on an arc of which height."""
ROLLING = 1.05
HOP = 0.2


def slide_in(motion: Motion, event: LaneAppeared) -> Animation:
    """The lane comes in from the right, with a multiplier on each sector."""
    board = motion.board
    board.calm()
    if board.given != "multiplier_roll":
        yield from announce(motion, "multiplier_roll", picture="property/die_face5", stay=0.7)
    lane = Lane(event.multipliers)
    board.lane = lane
    motion.sound("lane_in")

    def slide(share: float) -> None:
        lane.slid = share

    yield tween(motion.length(0.5), slide, EASE_OUT_CUBIC)
    lane.slid = 1.0


def slide_out(motion: Motion) -> Animation:
    """The lane leaves when the round is over: the card of the total goes on stating its multiplier."""
    board = motion.board
    lane = board.lane
    if lane is None:
        return

    def slide(share: float) -> None:
        lane.slid = 1 - share

    yield tween(motion.length(0.4), slide, EASE_IN_CUBIC)
    board.lane = None


def roll(motion: Motion, event: DiceRolled) -> Animation:
    """Two dice are thrown, bounce, lose their way, and lie."""
    lane = motion.board.lane
    if lane is None:
        raise ValueError(f"{event} came without a lane")
    lane.dice = [Die(*THROWN_FROM), Die(*THROWN_FROM)]
    faces = (event.first, event.second)
    if motion.lively:
        motion.sound("dice_roll")
        yield together(*(_tumble(motion, lane.dice[die], die, faces[die]) for die in range(2)))
    for place, die in enumerate(lane.dice):
        die.x, die.y = die_rest(place)
        die.face, die.alpha = faces[place], 1.0
    yield seconds(0.45)


def _tumble(motion: Motion, die: Die, place: int, face: int) -> Animation:
    end = die_rest(place)
    length = ROLLING + 0.16 * place
    heard = 0

    def fly(share: float) -> None:
        nonlocal heard
        way = EASE_OUT_QUAD(share)
        die.x = mix(THROWN_FROM[0], end[0], way)
        ground = mix(THROWN_FROM[1], end[1], min(1.0, share / 0.42))
        bounce = next((n for n, (_, last, _) in enumerate(BOUNCES) if share <= last), len(BOUNCES) - 1)
        first, last, height = BOUNCES[bounce]
        part = (share - first) / (last - first)
        die.y = ground - height * 4 * part * (1 - part)
        turned = length * (share - 0.38 * share * share)  # it turns slower and slower
        die.tumble = int(turned * TUMBLES_A_SECOND * 1.3 + place * 5) % TUMBLES
        if bounce > heard:
            heard = bounce
            motion.sound(f"die_knock{min(bounce, 3)}")
        die.face = face if share > 0.93 else 0

    yield tween(length, fly)


def hop(motion: Motion, event: SectorReached) -> Animation:
    """The token hops sector by sector; the one that it reaches lights, and its multiplier holds (MM-11)."""
    board = motion.board
    lane = board.lane
    if lane is None:
        raise ValueError(f"{event} came without a lane")
    for sector in range(1, event.sector + 1):

        def step(share: float, start: int = sector - 1) -> None:
            lane.token = start + EASE_IN_OUT_QUAD(share)
            lane.hop = there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 0.0

        yield tween(HOP if motion.lively else 0.04, step)
        lane.token, lane.hop = float(sector), 0.0
        motion.sound("token_hop")
    lane.landed = event.sector
    board.multiplier = event.multiplier
    motion.sound("sector_reached")
    motion.burst("sparkles", sector_middle(event.sector), 16)

    def strike(share: float) -> None:
        board.struck = 1 - share

    yield tween(0.5, strike)
    board.struck = 0.0
    yield seconds(0.3)
