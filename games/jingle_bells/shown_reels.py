"""What the reels of Jingle Bells can show in a base spin, in one that triggers the bonus, and in a bought one."""

from decimal import Decimal

from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import JINGLE_BELL, SCATTER, SCATTER_REELS


class ShownReels:
    """What the reels show.

    Attributes:
        columns: of all reels.
        first: those of reel 1.
        last: those of reel 6.
        triggering: those of reels 1 and 6 with a Scatter (JB-8).
        bought: those of all reels in a bought spin, with both Scatters and without a bell (JB-18).
        last_triggers: how likely reel 6 shows a Scatter.
        triggers: how likely both do.
    """

    def __init__(self, numbers: BellsNumbers) -> None:
        self.columns = [strip.columns for strip in numbers.strips]
        self.first, self.last = self.columns[0], self.columns[-1]
        first, last = (
            [column for column in self.columns[reel - 1] if SCATTER in column] for reel in SCATTER_REELS
        )
        self.triggering = first, last
        self.bought = [
            self.triggering[SCATTER_REELS.index(reel)] if reel in SCATTER_REELS
            else [column for column in columns if JINGLE_BELL not in column]
            for reel, columns in enumerate(self.columns, start=1)
        ]
        self.last_triggers = Decimal(len(self.triggering[1])) / len(self.last)
        self.triggers = Decimal(len(self.triggering[0])) / len(self.first) * self.last_triggers
