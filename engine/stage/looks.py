"""Looks of pictures: name, size, and how faded, turned and flipped they are; and how one is made of another."""

from __future__ import annotations

from math import cos, inf, radians, sin
from typing import TypeAlias

import pygame

ALPHA_STEPS = 16
LARGE_STEPS = 8
"""Fading goes by so many steps, so that the faded copies stay few; that of a LARGE picture by fewer."""
LARGE = 90_000
"""Pixels."""

Look: TypeAlias = tuple[str, tuple[int, int], int, int, str]
"""A picture, its size in pixels, how opaque in ALPHA_STEPS, how far it is turned, which way it is flipped."""

NEAR_TURN = 20
NEAR_STEP = 4
NEAR_SIZE = 1.4
"""One stands in that is turned by at most so many degrees more, faded by so many steps more, so many times as large;
a LARGE one may differ twice as much, since it is dear to make anything else of it."""


def look_of(name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> Look:
    """The look of a picture, in the steps in which it is kept."""
    step = ALPHA_STEPS
    if alpha < 1:
        steps = LARGE_STEPS if size[0] * size[1] > LARGE else ALPHA_STEPS
        step = round(alpha * steps) * ALPHA_STEPS // steps
    return name, size, step, round(turn) % 360 if turn else 0, flip


def changed(surface: pygame.Surface, alpha: float, turn: int, flip: str) -> pygame.Surface:
    """A copy of a premultiplied surface, flipped, turned and faded, in this order."""
    copy = surface
    if flip:
        copy = pygame.transform.flip(copy, "x" in flip, "y" in flip)
    if turn:
        copy = pygame.transform.rotozoom(copy, turn, 1)
    if alpha < 1:
        level = max(0, round(alpha * 255))
        copy = surface.copy() if copy is surface else copy
        copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def plain_of(look: Look) -> Look:
    """The same picture in full light, neither turned nor flipped: others are made of it."""
    return look[0], look[1], ALPHA_STEPS, 0, ""


def resized(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A surface at a size; itself, if it has it."""
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


def faded_soft(source: pygame.Surface, look: Look) -> pygame.Surface:
    """A soft picture is faded while it is small: many times quicker."""
    return resized(changed(source, look[2] / ALPHA_STEPS, 0, ""), look[1])


def difference(look: Look, other: Look) -> float:
    """How different two looks of a picture are; from 1 on neither should stand in for the other."""
    _, size, step, angle, flip = look
    _, other_size, other_step, other_angle, other_flip = other
    if flip != other_flip:
        return inf
    turned = abs((angle - other_angle + 180) % 360 - 180)
    across, down = size[0] / other_size[0], size[1] / other_size[1]
    larger = max(across, 1 / across, down, 1 / down)
    return max(turned / NEAR_TURN, abs(step - other_step) / NEAR_STEP, (larger - 1) / (NEAR_SIZE - 1))


def grown_by(angle: int) -> float:
    """How many times as many pixels a picture has when it is turned by so many degrees."""
    return (abs(sin(radians(angle))) + abs(cos(radians(angle)))) ** 2
