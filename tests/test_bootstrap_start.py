"""Setting up for real: a small program with one requirement, started by an interpreter that lacks it."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BASE = str(getattr(sys, "_base_executable", sys.executable))
PROGRAM = """\
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from setup_environment.ensure import ensure_requirements
from setup_environment.fault import SetupError
try:
    ensure_requirements(Path(__file__).resolve().parent, ("requirements.txt",))
except SetupError as error:
    sys.exit(str(error))
import some_toy
print(some_toy.__file__, sys.argv[1:])
"""


def write_wheel(folder: Path) -> None:
    metadata = "some_toy-1.2.0.dist-info"
    with zipfile.ZipFile(folder / "some_toy-1.2.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("some_toy.py", "")
        wheel.writestr(f"{metadata}/METADATA", "Metadata-Version: 2.1\nName: some-toy\nVersion: 1.2.0\n")
        wheel.writestr(f"{metadata}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{metadata}/RECORD", "")


class Program:
    """The program in its folder, whose path has a space and letters outside ASCII."""

    def __init__(self, folder: Path, wheels: Path) -> None:
        self.folder = folder
        self._wheels = wheels
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "requirements.txt").write_text("some-toy==1.2.0\n", encoding="utf-8")
        (folder / "start.py").write_text(PROGRAM.format(root=str(ROOT)), encoding="utf-8")

    @property
    def environment(self) -> Path:
        return self.folder / ".venv"

    def begin(self, python: str = BASE, *, index: bool = True) -> "subprocess.Popen[str]":
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
        wheels = str(self._wheels if index else self._wheels / "none")
        variables |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": wheels, "PIP_CONFIG_FILE": os.devnull}
        command = [python, str(self.folder / "start.py"), "--one", "two words"]
        return subprocess.Popen(
            command, env=variables, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        )

    def start(self, python: str = BASE, *, index: bool = True) -> tuple[int, str, str]:
        process = self.begin(python, index=index)
        output, messages = process.communicate()
        return process.returncode, output, messages

    def assert_started(self, outcome: tuple[int, str, str]) -> None:
        code, output, messages = outcome
        assert code == 0, messages
        assert str(self.environment) in output
        assert output.endswith("['--one', 'two words']\n")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program after two first starts at the same time, of which one sets up and the other waits."""
    wheels = tmp_path_factory.mktemp("wheels")
    write_wheel(wheels)
    made = Program(tmp_path_factory.mktemp("programs") / "ë £ 日本" / "a b", wheels)
    first, second = made.begin(), made.begin()
    for process in (first, second):
        output, messages = process.communicate()
        made.assert_started((process.returncode, output, messages))
    yield made
    shutil.rmtree(made.folder)


def test_an_environment_that_is_there_is_used_without_a_word(program: Program) -> None:
    outcome = program.start()
    program.assert_started(outcome)
    assert outcome[2] == ""


def test_an_interpreter_that_has_everything_is_used_as_it_is(program: Program) -> None:
    python = str(program.environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    other = Program(program.folder.parent / "other", program._wheels)
    code, output, messages = other.start(python)
    assert (code, messages) == (0, "")
    assert str(program.environment) in output
    assert not other.environment.exists()


def test_without_an_index_the_start_ends_with_one_plain_line_and_recovers(program: Program) -> None:
    other = Program(program.folder.parent / "no index", program._wheels)
    code, _, messages = other.start(index=False)
    assert code != 0
    assert "some-toy" in messages.splitlines()[-1]
    assert "Traceback" not in messages
    again = other.start()
    other.assert_started(again)
    assert "Setting up" not in again[2], "what was made before is kept"


@pytest.mark.long
def test_a_copied_environment_is_made_anew(program: Program) -> None:
    copied = Program(program.folder.parent / "copied", program._wheels)
    shutil.copytree(program.environment, copied.environment, symlinks=True)
    outcome = copied.start()
    copied.assert_started(outcome)
    assert "was copied from another place; making it anew" in outcome[2]


def test_an_environment_that_lost_files_is_mended_from_inside(program: Program) -> None:
    """The worst case in one: started by the environment's own Python, while files of a requirement are gone."""
    lost = next(program.environment.rglob("some_toy.py"))
    lost.unlink()
    outcome = program.start(str(program.environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")))
    program.assert_started(outcome)
    assert lost.exists()


@pytest.mark.long
def test_an_interrupted_installation_is_made_anew(program: Program) -> None:
    (program.environment / "setup-unfinished").touch()
    outcome = program.start()
    program.assert_started(outcome)
    assert "was left unfinished; making it anew" in outcome[2]
