"""What is kept, and what is given back, when."""

from __future__ import annotations

import pygame

from engine.stage.recent import RecentSurfaces

SIDE = 10
BYTES = SIDE * SIDE * 4


def surface() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), depth=32)


def filled(*frames: str) -> RecentSurfaces:
    """A cache with room for two, in which each frame used the surfaces that its letters name."""
    cache = RecentSurfaces(2 * BYTES)
    for letters in frames:
        cache.next_frame()
        for letter in letters:
            cache.get(letter, surface)
    return cache


def kept(cache: RecentSurfaces, letters: str) -> str:
    return "".join(letter for letter in letters if cache.peek(letter) is not None)


def test_the_one_not_used_for_longest_goes_first() -> None:
    assert kept(filled("a", "b", "a", "", "", "c"), "abc") == "ac"


def test_what_this_frame_and_the_last_one_use_stays_beyond_the_limit() -> None:
    cache = filled("abc", "abcd")
    assert kept(cache, "abcd") == "abcd"
    assert cache.made == 4
    assert cache.is_tight


def test_the_limit_is_kept_again_as_soon_as_less_is_used() -> None:
    cache = filled("abcd", "d", "d")
    assert cache.bytes <= 2 * BYTES
    assert kept(cache, "d") == "d"


def test_what_was_not_used_since_a_frame_is_given_back() -> None:
    cache = filled("ab", "b", "")
    assert cache.drop_older(2, 9 * BYTES) == BYTES
    assert kept(cache, "ab") == "b"
    assert cache.bytes == BYTES
    cache.drop_older(3, 9 * BYTES)
    assert len(cache) == 0


def test_only_so_many_bytes_are_given_back_at_a_time() -> None:
    cache = filled("abcd", "")
    assert cache.drop_older(2, BYTES) == BYTES
    assert kept(cache, "abcd") == "bcd"
    assert cache.drop_older(2, BYTES + 1) == 2 * BYTES
