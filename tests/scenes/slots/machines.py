"""Both slots, each on its own stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable

AnyTable: TypeAlias = BellsTable | MonopolyTable
Maker: TypeAlias = Callable[..., AnyTable]

both_slots = pytest.mark.parametrize("table_of", [MonopolyTable, BellsTable], ids=["mr_monopoly", "jingle_bells"])
