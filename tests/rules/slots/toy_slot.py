"""A slot small enough to count by hand: three or four reels, two symbols, a Wild, and a stone that never pays."""

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Strip

PAYS = {"star": (200, 1000), "bell": (100, 500)}
STRIPS = (
    Strip.of(("star", "bell", "stone"), 2),
    Strip.of(("star", "wild", "stone", "bell"), 2),
    Strip.of(("bell", "star", "wild", "stone"), 2),
    Strip.of(("wild", "stone", "star", "bell", "stone"), 2),
)
LINES = ((1, 1, 1, 1), (2, 2, 2, 2), (1, 2, 1, 2))
REELS = [strip.columns for strip in STRIPS]


def toy_lines() -> PayLines:
    return PayLines(LINES, PAYS, ("wild",))


def paid_by_trying(window: tuple[tuple[str, ...], ...]) -> list[int]:
    """What each line pays, in hundredths: the longest run of a symbol, then the better paid."""
    paid = []
    for line in LINES:
        best = (0, 0)
        for symbol, pays in PAYS.items():
            run = 0
            while run < len(line) and window[run][line[run] - 1] in (symbol, "wild"):
                run += 1
            if run >= 3:
                best = max(best, (run, pays[run - 3]))
        paid.append(best[1])
    return paid
