"""The lettering of the interface: one style for each kind of text."""

from __future__ import annotations

from engine.stage.text import CREAM, LAVENDER, WHITE, Colour, Style

INK: Colour = (42, 16, 2)
LABEL_GOLD: Colour = (255, 217, 138)
FOREST: Colour = (4, 58, 26)

TITLE = Style("LilitaOne-Regular", 40, WHITE, shadow=2)
HEADING = Style("LilitaOne-Regular", 27, (255, 243, 207), (58, 6, 16), 4, tracking=0.8, shadow=1.5)
SUBHEADING = Style("LilitaOne-Regular", 20, LABEL_GOLD, tracking=0.4)
LABEL = Style("Rubik-Bold", 13, LABEL_GOLD, tracking=1)
SMALL = Style("Rubik-Medium", 13, LAVENDER)
SMALL_BOLD = Style("Rubik-Bold", 13.5, WHITE)
BODY = Style("Rubik-Medium", 15.5, WHITE)
NOTE = Style("Rubik-Medium", 14.5, WHITE)
BODY_BOLD = Style("Rubik-Bold", 15.5, WHITE)
ROW = Style("Rubik-Medium", 17, WHITE)
ROW_BOLD = Style("Rubik-Bold", 17, WHITE)
VALUE = Style("LilitaOne-Regular", 22, WHITE, tracking=0.3)
TAG = Style("LilitaOne-Regular", 17.5, CREAM, (3, 46, 22), 3)
TAG_GOLD = Style("LilitaOne-Regular", 17.5, INK)
BUTTON = Style("LilitaOne-Regular", 24, WHITE, FOREST, 4, tracking=0.6, shadow=1)
FOIL: tuple[Colour, ...] = (
    (255, 251, 224),
    (255, 230, 138),
    (255, 207, 69),
    (240, 156, 20),
    (255, 217, 104),
    (201, 117, 12),
)
WIN_WORD = Style("LilitaOne-Regular", 64, WHITE, (74, 26, 4), 10, tracking=2, shadow=4, foil=FOIL)
HERO_LABEL = Style("LilitaOne-Regular", 34, (255, 243, 207), (40, 12, 2), 4, tracking=1, shadow=2)
