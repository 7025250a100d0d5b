"""The tree: it comes out of a patch, moves into its holder, and opens the way to the bonus game (CJ-7, CJ-8)."""

from __future__ import annotations

import math

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_CUBIC, EASE_OUT_QUAD, ease_out_back, mix, there_and_back
from scenes.christmas_jumper.board import PRESENTS, Board, TreeAt, Window
from scenes.christmas_jumper.layout import CENTRE, HOLDER_WORDS, TREE, TREE_HEIGHT, middle, motif_centre
from scenes.common.motion import Motion, fade_away

TREE_SHAPE = 276 / 332
"""Width of the tree by its height."""
FOUND_HEIGHT = 118.0
TRAIL = 0.06
RISE = ease_out_back(1.8)
CHANGING, QUIET_CHANGE = 1.9, 0.3
BREATH = 0.1
"""With reduced motion tree and words stand there a moment after the patch: so much do their letters need."""


def find_tree(motion: Motion[Board], panel: str, place: int) -> Animation:
    """A small tree springs out of the motif, flies to its holder and fills it; the words change."""
    board, start = motion.board, motif_centre(panel, place)
    board.tree = TreeAt.FLYING
    motion.sound("tree_found")
    if motion.lively:
        tree = motion.sprites.add(Sprite("jumper/tree", *start, 8))
        motion.burst("sparkles", start, 12)
        yield together(_spring(tree), _flash(motion, start))
        yield seconds(0.18)
        motion.sound("tree_flight")
        yield from _fly_home(motion, tree)
        motion.sprites.remove(tree)
    else:
        yield seconds(BREATH)
    board.tree = TreeAt.HOLDER
    motion.sound("tree_home")
    motion.burst("sparkles", TREE, 22)
    yield together(_settle(motion), _change_words(motion))


def _spring(tree: Sprite) -> Animation:
    y = tree.y

    def spring(share: float) -> None:
        tree.width = max(8.0, FOUND_HEIGHT * TREE_SHAPE * round(share * 20) / 20)
        tree.y = y - 22 * share

    yield tween(0.42, spring, RISE)


def _flash(motion: Motion[Board], at: tuple[float, float]) -> Animation:
    yield from fade_away(motion, Sprite("jumper/glow", *at, 190, alpha=0.9, add=True), 0.5, grow=1.4)


def _fly_home(motion: Motion[Board], tree: Sprite) -> Animation:
    """An arc into the holder, with sparks behind; it grows on the way."""
    start = (tree.x, tree.y, tree.width)
    passed = 0.0

    def fly(share: float) -> None:
        nonlocal passed
        tree.x = mix(start[0], TREE[0], share)
        tree.y = mix(start[1], TREE[1], share) - 4 * share * (1 - share) * 90
        tree.width = mix(start[2], TREE_HEIGHT * TREE_SHAPE, round(share * 24) / 24)
        if share - passed >= TRAIL:
            passed = share
            motion.burst("sparkles", (tree.x, tree.y + 20), 3)

    yield tween(0.85, fly, EASE_IN_OUT_CUBIC)


def _settle(motion: Motion[Board]) -> Animation:
    board = motion.board

    def settle(share: float) -> None:
        board.tree_scale = 1 + 0.07 * round(there_and_back(EASE_OUT_QUAD)(share) * 8) / 8 if motion.lively else 1.0

    yield tween(0.5 if motion.lively else 0.15, settle)
    board.tree_scale = 1.0


def _change_words(motion: Motion[Board]) -> Animation:
    board = motion.board

    def grow(share: float) -> None:
        board.words = max(0.1, share)

    motion.burst("sparkles", middle(HOLDER_WORDS), 10)
    yield tween(0.45 if motion.lively else 0.15, grow, RISE if motion.lively else EASE_OUT_QUAD)
    board.words = 1.0


def unlock_bonus(motion: Motion[Board]) -> Animation:
    """All motifs are revealed: the tree moves to the centre with the words BONUS GAME UNLOCKED (CJ-8)."""
    board = motion.board
    yield seconds(0.15)
    board.tree = TreeAt.CENTRE
    motion.sound("tree_flight")

    def move(share: float) -> None:
        board.ceremony = share

    def grow(share: float) -> None:
        board.ceremony_words = max(0.1, share)

    yield tween(0.9 if motion.lively else 0.15, move, EASE_IN_OUT_CUBIC)
    board.ceremony = 1.0
    motion.sound("bonus_unlocked")
    for turn in range(8):
        angle = turn * math.tau / 8
        motion.burst("sparkles", (CENTRE[0] + 190 * math.cos(angle), CENTRE[1] + 150 * math.sin(angle)), 4)
    yield tween(0.5 if motion.lively else 0.15, grow, RISE if motion.lively else EASE_OUT_QUAD)
    board.ceremony_words = 1.0


def change_window(motion: Motion[Board], lists: tuple[tuple[str, ...], ...], picks_left: int) -> Animation:
    """The main window is unravelled like a jumper, and the bonus window lies behind it (CJ-8, CJ-9)."""
    board = motion.board
    for card, symbols in zip(board.lists, lists, strict=True):
        for tile, symbol in zip(card.tiles, symbols, strict=True):
            tile.symbol = symbol
    board.picks_left = picks_left
    board.window = Window.BONUS
    motion.sound("window_unravel")

    def unravel(share: float) -> None:
        board.change = share

    def brighten(share: float) -> None:
        board.dawn = share

    if motion.lively:
        yield tween(CHANGING, unravel)
    else:
        board.change, board.dawn = 1.0, 0.0
        yield tween(QUIET_CHANGE, brighten)
    board.change = board.dawn = 1.0
    board.tree, board.ceremony, board.ceremony_words = TreeAt.HOLDER, 0.0, 0.0
    if motion.lively:
        yield from _presents_hop(motion)


def _presents_hop(motion: Motion[Board]) -> Animation:
    """The presents hop one after the other: here they are."""
    presents = motion.board.presents

    def hop(share: float) -> None:
        for place, present in enumerate(presents):
            own = min(1.0, max(0.0, share * (1 + 0.08 * PRESENTS) * 1.6 - place * 0.16))
            present.hop = 20 * there_and_back(EASE_OUT_QUAD)(own)

    motion.sound("present_shake")
    yield tween(0.75, hop)
    for present in presents:
        present.hop = 0.0
