"""Both slots, each on its own stage, and what the tests that they share know of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from engine.rules.contract import Action, Continue, Finish, Order, Roll
from scenes.jingle_bells import layout as bells_layout
from scenes.jingle_bells.scene import BellsScene
from scenes.mr_monopoly import layout as monopoly_layout
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.jingle_bells import table as bells
from tests.scenes.mr_monopoly import table as monopoly

AnyTable: TypeAlias = bells.Table | monopoly.Table
AnyScene: TypeAlias = BellsScene | MonopolyScene
Maker: TypeAlias = Callable[..., AnyTable]

both_slots = pytest.mark.parametrize("table_of", [monopoly.Table, bells.Table], ids=["mr_monopoly", "jingle_bells"])


@dataclass(frozen=True, slots=True)
class Known:
    """What shared tests know of a slot. Amounts are in pence, worked out by hand in the scenarios.

    Attributes:
        game: its id.
        table: its stage.
        scene: its scene.
        worth: what rounds of scenarios pay.
        without: the scenarios that are not shown: without a script, or too long.
        win: a scenario in which lines win and nothing else happens.
        bonus: one in which a bonus begins with an action that is waited for.
        begins: that action.
        several: scenarios that are watched in several ways.
        lines: shows a round with lines that win, and which are traced one after the other.
        huge: shows a round with a huge win.
        buy: a feature buy: its mode, what is asked, the times of the stake that it costs.
        button: the middle of its button.
        scenarios: the folder of all of them.
    """

    game: str
    table: Maker
    scene: type[AnyScene]
    worth: dict[str, int]
    without: frozenset[str]
    win: str
    bonus: str
    begins: Action
    several: tuple[str, ...]
    lines: Callable[..., AnyScene]
    traced: tuple[tuple[int, ...], ...]
    huge: Callable[..., AnyScene]
    buy: tuple[str, str, int]
    button: tuple[float, float]
    scenarios: Path

    @property
    def names(self) -> list[str]:
        """The scenarios whose first round is shown."""
        return sorted(path.stem for path in self.scenarios.glob("*.yaml") if path.stem not in self.without)


MONOPOLY = Known(
    game=monopoly.GAME,
    table=monopoly.Table,
    scene=MonopolyScene,
    worth={
        "loser": 0, "wilds": 900, "rents": 2_400, "nudge": 600, "hat": 1_050, "upgrade": 6_750, "roll": 8_430,
        "free_spins": 1_500, "both_hands": 23_000, "full_grid": 150_000, "buy_mr_monopoly": 400, "buy_free_spins": 600,
    },
    without=frozenset({"by_draws", "the_most"}),
    win="rents",
    bonus="roll",
    begins=Roll(),
    several=("loser", "wilds", "roll", "nudge", "hat", "upgrade", "free_spins"),
    lines=lambda table: table.round("wilds"),
    traced=((1,), (17,), (20,)),
    huge=lambda table: table.round("upgrade"),  # 67.50 for 1.00
    buy=("mr_monopoly", "Buy Mr. Monopoly?", 12),
    button=monopoly_layout.middle(monopoly_layout.BUY_BUTTONS[0]),
    scenarios=monopoly.SCENARIOS,
)

BELLS = Known(
    game=bells.GAME,
    table=bells.Table,
    scene=BellsScene,
    worth={
        "loser": 0, "frames_in_a_row": 0, "three_bells_on_frames": 240, "four_bells_on_frames": 2_800,
        "nothing_lands": 2_200, "respins": 2_300, "stages_together": 1_400,
        "full_board": 2_400, "three_stages": 15_800, "win_cap": 1_071_600,
    },
    without=frozenset({"by_draws"}),
    win="three_bells_on_frames",
    bonus="nothing_lands",
    begins=Continue(),
    several=("loser", "stops", "three_bells_on_frames", "stages_together"),
    lines=lambda table: table.made(bells.with_symbols((2, 2, "K"), (3, 2, "K"), (3, 3, "K"))),
    traced=((1,), (15,), (1,)),  # four K on line 1, three on line 15
    huge=lambda table: table.made(bells.with_symbols(*[(reel, 2, "polar_bear") for reel in range(1, 7)])),  # 56x
    buy=("christmas_spins", "Buy Christmas Spins?", 65),
    button=bells_layout.middle(bells_layout.BUY_BUTTONS[0]),
    scenarios=bells.SCENARIOS,
)

SLOTS = (MONOPOLY, BELLS)
each_slot = pytest.mark.parametrize("slot", SLOTS, ids=[slot.game for slot in SLOTS])


def each_scenario(named: Callable[[Known], object]) -> pytest.MarkDecorator:
    """Parametrize a test by slot and scenario."""
    cases = [pytest.param(slot, name, id=f"{slot.game}-{name}") for slot in SLOTS for name in named(slot)]
    return pytest.mark.parametrize(("slot", "name"), cases)


def finished(table: AnyTable, scene: AnyScene) -> None:
    """Take every action, each picture at once."""
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)


def spend(table: AnyTable, slot: Known, left: int) -> None:
    """Play until less than this is left, as dearly as possible."""
    mode, _, times = slot.buy
    while (balance := table.journal.balance) >= left:
        stake = 5_000 if balance >= 5_000 else left
        play = table.context.desk.buy(Order(slot.game, stake, mode if times * stake <= balance else "base"))
        while play.actions:
            play.take(play.actions[0])
