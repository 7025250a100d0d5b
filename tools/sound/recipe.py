"""What a sound is: its name, category, the function that makes it and how it stands to its category's loudness."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.sound.signals import Signal

OWN = "own work"


@dataclass(frozen=True, slots=True)
class Recipe:
    """One sound. `lift` is in LU against the category's target; `melody` names the public-domain tune it arranges."""

    name: str
    category: str
    make: Callable[[], Signal]
    lift: float = 0.0
    melody: str = ""
    loop: bool = False

    @property
    def licence(self) -> str:
        """Return where the sound's rights come from."""
        return f"{OWN}; arrangement of {self.melody}, public domain" if self.melody else OWN

    @property
    def made_by(self) -> str:
        """Return the module and function, as the manifest names them."""
        function = getattr(self.make, "func", self.make)
        return f"{function.__module__}:{function.__name__}"
