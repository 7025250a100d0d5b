"""Pictures at the size they are drawn: made once from baked ones, beside the loop where that is dear, and kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pygame

from engine.stage import allowance
from engine.stage.allowance import Allowance
from engine.stage.decoder import Source
from engine.stage.looks import (
    ALPHA_STEPS,
    LARGE,
    Look,
    changed,
    difference,
    faded_soft,
    grown_by,
    look_of,
    plain_of,
    resized,
)
from engine.stage.manifest import Manifest
from engine.stage.masters import Masters
from engine.stage.recent import RecentSurfaces
from engine.stage.workshop import Workshop

if TYPE_CHECKING:
    from concurrent.futures import Future

THREADS = 2
"""So many make pictures beside the loop."""
MOST_LOOKS = 12
"""Of each picture so many looks are known that may stand in for one that is not there yet."""
FAINT_STEP = 5
"""What is fainter than this, or mere light, may come a frame late."""
MOST_OVERSPENT = 2
"""What can be made without reading is made at once, if it costs at most so many times what a frame may spend."""
MOST_ROUGH = 3
"""A frame makes stand-ins that cost so many times what it may spend; others are left out of it."""
BLOCKY = 100_000
"""Pixels: a larger stand-in is enlarged in the quickest way."""

Beside: TypeAlias = tuple[pygame.Surface, pygame.Surface | None]
"""What a thread has made of a look: the picture, and the copy that it had to read for it."""


class Artwork(Masters):
    """The pictures of an assets folder, by name and pixel size, premultiplied."""

    def __init__(self, folder: Path, manifest: Manifest, *, cache_bytes: int) -> None:
        super().__init__(folder, manifest)
        self.scaled = RecentSurfaces(cache_bytes)
        self.allowance = Allowance()
        self.workshop = Workshop(THREADS)
        self._lending: dict[Hashable, pygame.Surface] | None = None
        self._looks: dict[str, deque[Look]] = {}

    def fit(self, scaled: int, sources: int, atlases: int) -> None:
        """Another size of window: so many bytes may be kept, and what was made for the former size goes."""
        self.scaled.limit, self.sources.limit, self.atlases.limit = scaled, sources, atlases
        self.scaled.clear()
        self.used.clear()
        self.workshop.forget()
        self._looks.clear()

    # --- at once

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, kept."""
        return self._kept((name, (width, height), ALPHA_STEPS, 0, ""))

    def made(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, made anew: for what is only drawn into something that is kept."""
        source = self.source(name, self.level_to_make(name, (width, height)))
        return resized(source, (width, height))

    def variant_now(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """The picture faded, turned (degrees, anticlockwise) or flipped ("", "x", "y", "xy"), whatever it costs."""
        return self._kept(look_of(name, size, alpha, turn, flip))

    def made_variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """As `variant_now`, made anew: for what is only drawn into something that is kept."""
        look = look_of(name, size, alpha, turn, flip)
        if (borrowed := self.borrowed.get(look)) is not None:
            return borrowed
        if self.entry(name).soft and not turn and not flip:
            return faded_soft(self.source(name, self.level_to_make(name, size)), look)
        plain = self.made(name, *size) if not turn and not flip else self.picture(name, *size)
        return changed(plain, alpha, round(turn) % 360, flip)

    def _kept(self, look: Look) -> pygame.Surface:
        kept = self.scaled.find(look)
        if kept is not None:
            return kept
        surface = self._made_as(look)
        self._keep_look(look, surface)
        return surface

    def _keep_look(self, look: Look, surface: pygame.Surface) -> None:
        self.scaled.made += 1
        self.scaled.put(look, surface)
        self._looks.setdefault(look[0], deque(maxlen=MOST_LOOKS)).append(look)

    def _made_as(self, look: Look) -> pygame.Surface:
        name, size, step, angle, flip = look
        if look == plain_of(look):
            return self.made(name, *size)
        if self.entry(name).soft and not angle and not flip:
            return faded_soft(self.source(name, self.level_to_make(name, size)), look)
        return changed(self.picture(name, *size), step / ALPHA_STEPS, angle, flip)

    # --- as soon as it can be afforded

    def variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface | None:
        """As `variant_now`, or what may stand in for it while it is made beside the loop; None: nothing for now."""
        look = look_of(name, size, alpha, turn, flip)
        kept = self.scaled.find(look) or self.borrowed.get(look)
        if kept is not None:  # the usual case
            return kept
        if not self.allowance.is_limited or self.allowance.spend(cost := self._cost(look)):
            return self._kept(look)
        near = None if self.allowance.is_withholding else self._near(look)
        if near is not None or self._may_be_missing(look):
            self._order(look)
            return near
        if cost <= MOST_OVERSPENT * self.allowance.each and self._is_rough_no_cheaper(look):
            return self._kept(look)
        self._order(look)
        return self._rough(look) if self.allowance.left > -MOST_ROUGH * self.allowance.each else None

    def _may_be_missing(self, look: Look) -> bool:
        """Light and faint things may come a frame late; in a frame that is not shown anything may."""
        return self.allowance.is_withholding or self.entry(look[0]).soft or look[2] <= FAINT_STEP

    def variant_if_affordable(
        self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str
    ) -> pygame.Surface | None:
        """As `variant_now`, or nothing: for one of very many, of which nobody misses a few in a frame."""
        look = look_of(name, size, alpha, turn, flip)
        if self.scaled.peek(look) is None and not self.allowance.spend(self._cost(look)):
            return None
        return self._kept(look)

    def _is_rough_no_cheaper(self, look: Look) -> bool:
        """Whether nothing has to be read for a look, or no more than for a rough one."""
        name, level = look[0], self.level_to_make(look[0], look[1])
        is_at_hand = self.scaled.peek(plain_of(look)) is not None or self.at_hand(name, level) is not None
        return is_at_hand or level == self.coarsest(name)

    def _cost(self, look: Look) -> float:
        name, size, step, angle, _ = look
        pixels, cost = size[0] * size[1], 0.0
        if self.scaled.peek(plain_of(look)) is None:
            cost += self.reading_cost(name, level := self.level_to_make(name, size))
            if self.entry(name).size_at(level) != size:
                cost += pixels * allowance.SCALING_PIXEL
        if angle:
            cost += pixels * grown_by(angle) * allowance.TURNING_PIXEL
        if step < ALPHA_STEPS and not self.entry(name).soft:
            cost += pixels * allowance.FADING_PIXEL
        return cost

    def has_picture(self, name: str, size: tuple[int, int]) -> bool:
        """Whether the picture is there in this size."""
        return self.scaled.peek((name, size, ALPHA_STEPS, 0, "")) is not None

    def reading_cost(self, name: str, level: int) -> float:
        """Milliseconds until a copy is there."""
        if self.at_hand(name, level) is not None:
            return 0.0
        return allowance.READING + self.entry(name).bytes_at(level) / 4 * allowance.READING_PIXEL

    def _near(self, look: Look) -> pygame.Surface | None:
        """The look of the same picture that is most like it, if it is like it and still kept."""
        best, least = None, 2.0 if look[1][0] * look[1][1] > LARGE else 1.0
        for other in self._looks.get(look[0], ()):
            apart = difference(look, other)
            if apart < least and (kept := self.scaled.peek(other)) is not None:
                best, least = kept, apart
        return best

    def _rough(self, look: Look) -> pygame.Surface:
        """The look made from the smallest copy: not sharp, but quickly there."""
        name, size, step, angle, flip = look

        def make() -> pygame.Surface:
            self.allowance.overspend(size[0] * size[1] * allowance.SCALING_PIXEL)
            small = changed(self.source(name, self.coarsest(name)), step / ALPHA_STEPS, 0, flip)
            if angle:
                return pygame.transform.rotozoom(small, angle, size[0] / small.get_width())
            if size[0] * size[1] > BLOCKY:
                return pygame.transform.scale(small, size)
            return pygame.transform.smoothscale(small, size)

        return self.scaled.get(("rough", look), make)

    # --- beside the loop

    def _order(self, look: Look) -> None:
        """Have a look made by a thread, from a copy of its own: surfaces must not be worked on twice at a time."""
        name, size, *_ = look
        if not self.workshop.takes(look):
            return
        self.used.add(name)
        level = self.level_to_make(name, size)
        plain = None if self.entry(name).soft else self.scaled.peek(plain_of(look))
        base = plain.copy() if plain is not None else self._base(name, level)
        self.workshop.order(look, partial(self._made_beside, look, level, base), partial(self._take, look, level))

    def _base(self, name: str, level: int) -> pygame.Surface | Future[pygame.Surface] | None:
        """What a thread makes a look from: the copy that is kept, or that comes; None if it has to be read."""
        kept = self.at_hand(name, level)
        return self.coming(name, level) if kept is None else kept.copy()

    def _made_beside(self, look: Look, level: int, base: pygame.Surface | Future[pygame.Surface] | None) -> Beside:
        """In a thread: the look, made from `base`, or from what is read for it."""
        name, size, step, angle, flip = look
        read = None
        if not isinstance(base, pygame.Surface):
            base = read = self.read(name, level, base)
        if self.entry(name).soft and not angle and not flip:
            return faded_soft(base, look), read
        return changed(resized(base, size), step / ALPHA_STEPS, angle, flip), read

    def _take(self, look: Look, level: int, beside: Beside) -> None:
        surface, read = beside
        if read is not None:
            self.keep((look[0], level), read)
        self._keep_look(look, surface)

    def order(self, wanted: Source | Look, into: dict[Hashable, pygame.Surface]) -> None:
        """Have a copy read, or a look made, by a thread, and put `into` a store: for a layer that waits for it."""
        if len(wanted) == 2:
            self.order_copy(*wanted, into)
            return
        name, level, key = wanted[0], self.level_to_make(wanted[0], wanted[1]), (wanted, id(into))
        if self.workshop.takes(key):
            self.used.add(name)
            making = partial(self._made_beside, wanted, level, self._base(name, level))
            self.workshop.order(key, making, lambda beside: into.update({wanted: beside[0]}))

    def order_copy(self, name: str, level: int, into: dict[Hashable, pygame.Surface] | None = None) -> None:
        """Have a copy read by a thread, out of turn; it comes into the cache and, if there is one, `into` a store."""
        key = (name, level, id(into))
        if self.workshop.takes(key):
            self.used.add(name)
            reading = partial(self.read, name, level, self.coming(name, level))
            self.workshop.order(key, reading, partial(self._take_copy, (name, level), into))

    def _take_copy(self, source: Source, into: dict[Hashable, pygame.Surface] | None, read: pygame.Surface) -> None:
        self.keep(source, read)
        if into is not None:
            into[source] = read

    def lend(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Something that is put together for a layer; while one is recorded again and again, it is made once."""
        surface = self.borrowed.get(key) or make()
        if self._lending is not None:
            self._lending[key] = self.borrowed[key] = surface
        return surface

    @contextmanager
    def lent(self, surfaces: dict[Hashable, pygame.Surface]) -> Iterator[None]:
        """Inside of this these copies and looks are at hand as well."""
        self.borrowed.update(surfaces)
        self._lending = surfaces
        try:
            yield
        finally:
            self._lending = None
            for wanted in surfaces:
                self.borrowed.pop(wanted, None)

    def prepare(self) -> bool:
        """Take over what was decoded and made. False when nothing more is coming."""
        is_making = self.workshop.deliver()
        return super().prepare() or is_making

    def close(self) -> None:
        """Make and decode no more."""
        self.workshop.close()
        super().close()
