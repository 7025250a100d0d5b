"""The layers hold: who imports whom, and what nobody imports. Found by reading the source, not by running it."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

ALLOWED = {  # the packages of the project that each may import, besides itself
    "main": {"commands"},
    "setup_environment": set(),
    "commands": {
        "setup_environment", "scenes", "games", "engine.stage", "engine.qa", "engine.journal", "engine.rules",
    },
    "scenes": {"games", "engine.stage", "engine.qa", "engine.journal", "engine.rules"},
    "games": {"engine.rules"},
    "engine.stage": set(),
    "engine.qa": {"engine.journal", "engine.rules"},
    "engine.journal": {"engine.rules"},
    "engine.rules": set(),
    "engine": set(),
}
OURS = {"main", "setup_environment", "commands", "scenes", "games", "engine", "tools", "tests"}
DRAWS_PICTURES = {"scenes", "engine.stage"}
NETWORK = {
    "asyncio", "ftplib", "http", "imaplib", "poplib", "requests", "smtplib", "socket", "socketserver", "ssl", "urllib",
    "webbrowser", "xmlrpc",
}
RUNS_WHAT_IT_READS = {"marshal", "pickle", "shelve"}
READS_YAML = {"engine/rules/yaml_loading.py", "engine/rules/yaml_building.py"}
DRAWS_BY_CHANCE = {"engine/rules/play_number.py"}  # the seed of a play
LONGEST_MODULE = 300
LONGEST_FUNCTION = 45


def app_files() -> list[Path]:
    folders = ("setup_environment", "commands", "scenes", "games", "engine")
    return [ROOT / "main.py", *(path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def package_of(module: str) -> str:
    """The entry of ALLOWED that a module belongs to: `engine.rules.money` is `engine.rules`."""
    first, *rest = module.split(".")
    return f"{first}.{rest[0]}" if first == "engine" and rest else first


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported_by(tree: ast.AST) -> Iterator[str]:
    """Every module that is imported somewhere in it, also inside functions and for types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import hides its layer"
            if node.module == "engine":
                yield from (f"engine.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def imports_of(path: Path) -> list[str]:
    return list(imported_by(tree_of(path)))


def roots_of(path: Path) -> set[str]:
    return {module.split(".")[0] for module in imports_of(path)}


def package_of_file(path: Path) -> str:
    return package_of(name_of(path).removesuffix(".py").replace("/", ".").removesuffix(".__init__"))


def upward(package: str, modules: list[str]) -> list[str]:
    """Those imports that the layer of `package` does not allow."""
    ours = [module for module in modules if module.split(".")[0] in OURS]
    return [module for module in ours if package_of(module) not in ALLOWED[package] | {package}]


def found_in_app(find: Callable[[Path], Iterable[str]], files: list[Path] | None = None) -> dict[str, list[str]]:
    """What `find` finds, by file; files without anything are left out."""
    found = {name_of(path): list(find(path)) for path in files or app_files()}
    return {name: things for name, things in found.items() if things}


def test_imports_go_down_the_layers() -> None:
    assert found_in_app(lambda path: upward(package_of_file(path), imports_of(path))) == {}


def test_outcomes_know_no_pictures() -> None:
    def pictures(path: Path) -> Iterable[str]:
        is_free = package_of_file(path) in DRAWS_PICTURES
        return [] if is_free else {"pygame", "pytweening"} & roots_of(path)

    assert found_in_app(pictures) == {}


def test_there_is_no_network_and_nothing_that_is_read_is_run() -> None:
    def dangers(path: Path) -> Iterable[str]:
        calls = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
        runs = [ast.unparse(call) for call in calls if ast.unparse(call.func) in {"eval", "exec"}]
        return [*(roots_of(path) & (NETWORK | RUNS_WHAT_IT_READS)), *runs]

    assert found_in_app(dangers) == {}


def test_yaml_comes_only_through_the_hardened_loader() -> None:
    readers = found_in_app(lambda path: roots_of(path) & {"yaml"})
    assert set(readers) <= READS_YAML


def test_C6_outcomes_never_touch_cosmetic_randomness() -> None:
    def chance(path: Path) -> Iterable[str]:
        if package_of_file(path) in DRAWS_PICTURES:
            return []
        names = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name | ast.Attribute | ast.alias)]
        asked = {"urandom"} & {ast.unparse(node).rpartition(".")[2] for node in names}
        return {"random", "secrets", "uuid"} & roots_of(path) | asked

    assert found_in_app(chance) == {name: ["urandom"] for name in DRAWS_BY_CHANCE}


def test_a_game_knows_no_other_game() -> None:
    def others(path: Path) -> Iterable[str]:
        own = ".".join(path.relative_to(ROOT).parts[:2]) if path.parent.name != "games" else "games"
        return [module for module in imports_of(path) if module.startswith("games") and not module.startswith(own)]

    assert found_in_app(others, sorted((ROOT / "games").rglob("*.py"))) == {}


def test_setting_up_and_reading_the_command_line_need_the_standard_library_alone() -> None:
    """What runs before the requirements are known to be there: the statements that these modules begin with."""

    def foreign(path: Path) -> Iterable[str]:
        at_once = [node for node in tree_of(path).body if isinstance(node, ast.Import | ast.ImportFrom)]
        roots = {module.split(".")[0] for node in at_once for module in imported_by(node)}
        return roots - sys.stdlib_module_names - {"commands", "setup_environment"}

    early = [path for path in app_files() if package_of_file(path) in {"main", "setup_environment"}]
    assert found_in_app(foreign, [*early, *(ROOT / name for name in registered_modules())]) == {}


def registered_modules() -> set[str]:
    """The modules that are loaded to read the command line: those reached from `command_line` at once."""
    reached: set[str] = set()
    waiting = ["commands.command_line"]
    while waiting:
        name = f"{waiting.pop().replace('.', '/')}.py"
        if name in reached:
            continue
        reached.add(name)
        for node in tree_of(ROOT / name).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "commands":
                is_package = node.module == "commands"
                waiting.extend(f"commands.{alias.name}" if is_package else str(node.module) for alias in node.names)
    return reached


def test_modules_and_functions_are_read_at_a_glance() -> None:
    def unwieldy(path: Path) -> Iterable[str]:
        if not ast.get_docstring(tree_of(path)):
            yield "no word on what it is for"
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_MODULE:
            yield f"more than {LONGEST_MODULE} lines"
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    yield f"{node.name} has {lines} lines"

    assert found_in_app(unwieldy, [*app_files(), *sorted((ROOT / "tools").rglob("*.py"))]) == {}


@pytest.mark.parametrize(
    ("package", "source", "found"),
    [
        ("engine.rules", "import engine.stage.canvas", ["engine.stage.canvas"]),
        ("engine.rules", "from engine import journal", ["engine.journal"]),
        ("games", "def play():\n    from scenes.lobby import scene", ["scenes.lobby"]),
        ("engine.stage", "from engine.rules.money import pounds", ["engine.rules.money"]),
        ("scenes", "import tools.art", ["tools.art"]),
        ("scenes", "import os\nfrom engine.rules.money import pounds", []),
    ],
)
def test_an_import_against_the_layers_is_found(package: str, source: str, found: list[str]) -> None:
    assert upward(package, list(imported_by(ast.parse(source)))) == found
