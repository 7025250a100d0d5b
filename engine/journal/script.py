"""What forces an outcome, as it is kept with its purchase."""

import json
from collections.abc import Mapping
from decimal import Decimal

import msgspec

from engine.rules.events import Json


class Script(msgspec.Struct, frozen=True):
    """Answers to draws by name (see ScriptedDraws), or a ticket or window made by hand; never both.

    Amounts in `made` are in pounds, as its game reads them.
    """

    answers: Mapping[str, Json] = msgspec.field(default_factory=dict)
    made: Mapping[str, object] | None = None

    def __post_init__(self) -> None:
        if self.answers and self.made is not None:
            raise ValueError("a script has answers to draws or a ticket made by hand, not both")

    @property
    def text(self) -> str:
        """JSON text; exact decimals are kept as text, which games read like numbers."""
        kept = {"answers": self.answers} if self.made is None else {"made": self.made}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"), default=_plain)

    @classmethod
    def from_text(cls, text: str) -> "Script":
        """Read what `text` wrote; ValueError or TypeError for anything else."""
        return cls(**json.loads(text))


def _plain(value: object) -> object:
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a script cannot hold {value!r}")
