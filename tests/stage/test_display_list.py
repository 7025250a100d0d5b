"""Only what changed is drawn again, and the picture is the same as if everything had been."""

from __future__ import annotations

import random

import pygame

from engine.stage.display_list import MANY, Draw, changed_draws, dirty_boxes, paint
from engine.stage.screen import UNASKED, Screen

SIZE = (320, 200)


def solid(colour: tuple[int, int, int], size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def at(surface: pygame.Surface, x: int, y: int, flags: int = 0) -> Draw:
    return surface, (x, y, *surface.get_size()), None, flags, None


def test_the_same_list_changes_nothing() -> None:
    draws = [at(solid((9, 9, 9), SIZE), 0, 0), at(solid((200, 0, 0), (20, 20)), 5, 5)]
    assert changed_draws(draws, list(draws)) == set()


def test_a_moved_draw_changes_its_old_and_its_new_place() -> None:
    red = solid((200, 0, 0), (20, 20))
    back = at(solid((9, 9, 9), SIZE), 0, 0)
    changed = changed_draws([back, at(red, 0, 0)], [back, at(red, 100, 64)])
    assert changed == {at(red, 0, 0), at(red, 100, 64)}
    assert dirty_boxes(changed, *SIZE) == [(0, 0, 32, 32), (96, 64, 32, 32)]


def test_another_order_is_drawn_whole() -> None:
    first, second = at(solid((1, 1, 1), (9, 9)), 0, 0), at(solid((2, 2, 2), (9, 9)), 4, 4)
    assert changed_draws([first, second], [second, first]) is None


def test_a_draw_that_stands_twice_and_then_once_is_drawn_whole() -> None:
    glow = at(solid((10, 10, 10), (9, 9)), 0, 0, pygame.BLEND_RGB_ADD)
    assert changed_draws([glow, glow], [glow]) is None


def test_dirty_boxes_stay_inside_the_window_and_cover_what_changed() -> None:
    chance = random.Random(5)
    for _ in range(200):
        changed = {
            at(
                solid((1, 2, 3), (chance.randint(1, 90), chance.randint(1, 90))),
                chance.randint(-60, 330),
                chance.randint(-60, 210),
            )
            for _ in range(chance.randint(1, 5))
        }
        boxes = [pygame.Rect(box) for box in dirty_boxes(changed, *SIZE)]
        window = pygame.Rect(0, 0, *SIZE)
        assert all(window.contains(box) for box in boxes)
        for _, place, _, _, _ in changed:
            seen = pygame.Rect(place).clip(window)
            for point in ((seen.left, seen.top), (seen.right - 1, seen.bottom - 1)):
                if seen.width and seen.height:
                    assert any(box.collidepoint(point) for box in boxes)


def test_partial_redraws_give_the_same_picture_as_whole_ones() -> None:
    chance = random.Random(11)
    sprites = [solid((chance.randint(0, 255), 80, 30), (chance.randint(5, 60), 30)) for _ in range(6)]
    veil = pygame.Surface((50, 50), pygame.SRCALPHA)
    veil.fill((40, 40, 40, 90))
    back = at(solid((20, 30, 40), SIZE), 0, 0)
    screen, shown, fresh = Screen(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    for _ in range(120):
        draws = [back]
        draws += [
            at(sprite, chance.randint(-20, 300), chance.randint(-20, 190))
            for sprite in sprites
            if chance.random() < 0.6
        ]
        draws.append(at(veil, chance.randint(0, 5) * 50, 60, pygame.BLEND_PREMULTIPLIED))
        draws.append((None, (chance.randint(0, 3) * 60, 10, 40, 40), None, pygame.BLEND_RGB_MULT, (128, 128, 128)))
        screen.show(shown, draws)
        paint(fresh, draws)
        assert shown.get_buffer().raw == fresh.get_buffer().raw


def test_what_lies_below_an_opaque_picture_is_not_drawn() -> None:
    hidden, cover = solid((255, 0, 0), SIZE), solid((0, 0, 255), SIZE)
    target = pygame.Surface(SIZE)
    paint(target, [at(hidden, 0, 0), at(cover, 0, 0)])
    assert target.get_at((10, 10))[:3] == (0, 0, 255)


def test_a_window_full_of_coins_is_drawn_whole_until_few_things_move() -> None:
    coin, back = solid((200, 160, 0), (30, 30)), at(solid((9, 9, 9), SIZE), 0, 0)
    chance = random.Random(2)

    def shower(count: int) -> list[Draw]:
        return [back, *(at(coin, chance.randint(0, 290), chance.randint(0, 170)) for _ in range(count))]

    screen, shown, fresh = Screen(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    for _ in range(UNASKED + 3):
        draws = shower(MANY)
        assert screen.show(shown, draws) is None
    assert screen.show(shown, shower(1)) is None  # all that lay there before
    draws = shower(1)
    assert screen.show(shown, draws) not in (None, [])
    paint(fresh, draws)
    assert shown.get_buffer().raw == fresh.get_buffer().raw
