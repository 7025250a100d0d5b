"""What all tests share: which of them run, no real profile or screen, and a virtual screen for those that need one."""

import os
from collections.abc import Iterator

import hypothesis
import pytest

from tests.virtual_screen import VirtualScreen, missing_programs, virtual_screen

_WHY_SKIPPED = "needs a virtual screen: install xvfb, openbox, xdotool and x11-utils (missing: {})"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long, and no others")
    parser.addoption("--rewrite-golden", action="store_true", help="write the transcripts in tests/golden anew")


def pytest_configure(config: pytest.Config) -> None:
    """Tests draw into memory and play to nobody, unless they start a program on a virtual screen.

    Hypothesis makes the same examples in each run, so that a failure is seen again; the long run makes new ones.
    No test depends on how fast the machine is.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    hypothesis.settings.register_profile("tinsel", deadline=None, derandomize=not config.getoption("--long"))
    hypothesis.settings.load_profile("tinsel")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted: list[pytest.Item] = []
    unwanted: list[pytest.Item] = []
    for item in items:
        if "screen" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.screen)
        is_long = item.get_closest_marker("long") is not None
        (wanted if is_long == config.getoption("--long") else unwanted).append(item)
    config.hook.pytest_deselected(items=unwanted)
    items[:] = wanted


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep every test, and every program that one starts, away from the plays of the person who runs it."""
    folder = str(tmp_path_factory.mktemp("user"))
    os.environ.update({"XDG_DATA_HOME": folder, "APPDATA": folder, "LOCALAPPDATA": folder})


@pytest.fixture(scope="session")
def screen() -> Iterator[VirtualScreen]:
    """A virtual screen of 3840x2160 with a window manager; its `environment` is for the programs on it."""
    missing = missing_programs()
    if missing:
        pytest.skip(_WHY_SKIPPED.format(", ".join(missing)))
    with virtual_screen() as started:
        yield started
