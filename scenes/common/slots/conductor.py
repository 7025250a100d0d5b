"""Shows a round piece by piece: the spin, the lines, what follows. Each piece can be shown at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.stage.timeline import Animation, Cue, Timeline
from scenes.common.slots.spinning import Spin


class SlotConductor:
    """Watched, skipped or resumed, a round ends in the same picture: only animations change the board."""

    def __init__(self, cue: Cue) -> None:
        self._cue = cue
        self._pieces: deque[Animation] = deque()
        self._running: Timeline | None = None

    def show(self, pieces: Iterable[Animation]) -> None:
        """Show these after what is being shown."""
        self._pieces.extend(pieces)

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by; a piece may take what the one before has left of them."""
        while passed >= 0 and self._begun():
            assert self._running is not None  # noqa: S101  said for the type checker: something has begun
            passed = self._running.advance(passed)
            if not self._running.is_over:
                return
            self._running = None

    def hurry(self, spin: Spin | None) -> None:
        """Stop the reels while they ride, else show the present piece at once."""
        if spin is None:
            self.skip_piece()
        elif spin.can_be_slammed:
            spin.slam()

    def skip_piece(self) -> None:
        """Show the present piece at once."""
        if self._begun() and self._running is not None:
            running, self._running = self._running, None
            running.skip()

    def skip_all_but(self, last: int) -> None:
        """Show at once what comes before the last so many pieces."""
        while self.left > last:
            self.skip_piece()

    def skip(self) -> None:
        """Show everything at once."""
        while self.is_moving:
            self.skip_piece()

    def _begun(self) -> bool:
        if self._running is None and self._pieces:
            self._running = Timeline(self._pieces.popleft(), self._cue)
        return self._running is not None

    @property
    def left(self) -> int:
        """How many pieces are still to be shown, the present one among them."""
        return len(self._pieces) + (self._running is not None)

    @property
    def is_moving(self) -> bool:
        """Whether anything is still to be shown."""
        return self._running is not None or bool(self._pieces)
