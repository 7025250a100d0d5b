"""How Mr. Monopoly announces."""

from __future__ import annotations

from scenes.common.slots.heading_painting import HeadingLook
from scenes.mr_monopoly.layout import REELS

HEADINGS = HeadingLook("monopoly.announce", (46, 16, 90), REELS)
