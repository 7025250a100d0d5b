"""Finds the game that a maths command names, by its id or its game.yaml, with what computes its figures."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from commands.command import CommandFault
from commands.exit_codes import ExitCode

if TYPE_CHECKING:
    from engine.rules.contract import Game
    from engine.rules.exact import ExactReport

_FILES = {".yaml", ".yml"}


@dataclass(frozen=True, slots=True)
class ProvableGame:
    """A game with its exact figures.

    Attributes:
        package: of the game, such as `games.jingle_bells`.
        file: the game.yaml that was named instead of the game's own; empty for its own.
        game: the game.
        exact_report: computes all figures of the game that need no extra libraries.
        payout: computes the payout of a mode with the numbers of a file.
        warm_up: how many rounds a block of each mode plays before those that count.
        worth_from: computes what the next base round pays on average from what is carried; None where nothing is.
        counted_report: computes all figures where some need numpy, with what counts their parts; None where none do.
    """

    package: str
    file: str
    game: "Game"
    exact_report: "Callable[[Game], ExactReport]"
    payout: Callable[[Path, str], Fraction]
    warm_up: dict[str, int]
    worth_from: "Callable[[Game, str], Fraction] | None" = None
    counted_report: Callable[..., "ExactReport"] | None = None

    @property
    def yaml(self) -> Path:
        """The game.yaml that its numbers come from."""
        return Path(self.file) if self.file else Path(str(import_module(self.package).__path__[0])) / "game.yaml"

    @property
    def provenance(self) -> dict[str, str]:
        """Where each number of its game.yaml comes from: text, settled or invented."""
        from engine.rules.yaml_loading import load_document

        return {str(name): str(origin) for name, origin in load_document(self.yaml).value["provenance"].items()}

    def figures(self) -> "ExactReport":
        """Compute all figures, in seconds; those that need numpy are left out, with a word, where it is missing."""
        if self.counted_report is None:
            return self.exact_report(self.game)
        from commands.counting import counting

        with counting() as count:
            return self.exact_report(self.game) if count is None else self.counted_report(self.game, count)

    def mode_named(self, name: str | None) -> str:
        """Give the id of a mode, of the first one where none is named; CommandFault says which there are."""
        modes = [mode.id for mode in self.game.modes]
        if name is not None and name not in modes:
            raise CommandFault(f"{self.game.id} has no mode {name!r}, only {', '.join(modes)}", ExitCode.USAGE)
        return name or modes[0]


def provable_game(name: str) -> ProvableGame:
    """Load a game by its id, or by the path of a game.yaml; CommandFault says what is wrong."""
    from engine.rules.config_errors import ConfigError

    try:
        return provable_package(*_package_of(name))
    except ConfigError as error:
        raise CommandFault(str(error), ExitCode.BAD_GAME) from error


def provable_package(package: str, file: str = "") -> ProvableGame:
    """Load the game of a package, from another game.yaml where one is named; ConfigError says what is wrong in it."""
    load, report = import_module(f"{package}.game").load, import_module(f"{package}.report")
    game = load(Path(file)) if file else load()
    further = {name: getattr(report, name, None) for name in ("worth_from", "counted_report")}
    return ProvableGame(package, file, game, report.exact_report, report.payout, report.WARM_UP, **further)


def _package_of(name: str) -> tuple[str, str]:
    """Give the package of the game, and the file where a file was named."""
    from engine.rules.yaml_loading import load_document
    from games import CATALOGUE, UnknownGame, entry_of

    if Path(name).suffix.lower() not in _FILES:
        try:
            return entry_of(name).module.rpartition(".")[0], ""
        except UnknownGame as error:
            raise CommandFault(str(error), ExitCode.BAD_GAME) from error
    document = load_document(Path(name))
    packages = {entry.code: entry.module.rpartition(".")[0] for entry in CATALOGUE}
    code = document.value.get("code")
    if code not in packages:
        raise document.error(("code",) if "code" in document.value else (), f"`code` with one of {', '.join(packages)}")
    return packages[code], str(Path(name).resolve())
