"""Setting up, part by part: requirements, faults of an environment, what pip says, the lock, the streams."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from setup_environment.ensure import ensure_requirements
from setup_environment.fault import SetupError
from setup_environment.installer import PipMissing, _explain
from setup_environment.lock import setting_up_alone
from setup_environment.requirements import Requirement, missing, read_requirements
from setup_environment.virtual_environment import VirtualEnvironment

ROOT = Path(__file__).parent.parent
TOY = Requirement("Some-Toy", "1.2.0")
MINOR = f"{sys.version_info.major}.{sys.version_info.minor}"


def put_distribution(folder: Path, metadata: str, module: str) -> None:
    (folder / metadata).mkdir(parents=True)
    (folder / f"{module}.py").touch()


def put_environment(folder: Path, settings: str) -> VirtualEnvironment:
    environment = VirtualEnvironment(folder)
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    (folder / "pyvenv.cfg").write_text(settings, encoding="utf-8")
    return environment


def test_main_can_be_read_by_old_pythons() -> None:
    source = (ROOT / "main.py").read_text(encoding="utf-8")
    assert source.isascii()
    ast.parse(source, feature_version=(3, 4))


def test_requirements_are_pinned_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text("# why\nSome-Toy==1.2.0  # a reason\n\nother==3\n", encoding="utf-8")
    assert read_requirements(file) == (TOY, Requirement("other", "3"))


@pytest.mark.parametrize("line", ["toy", "toy>=1", "==1", "toy=="])
def test_a_requirement_without_a_version_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(SetupError, match="must pin one version"):
        read_requirements(file)


def test_an_incomplete_copy_of_the_program_is_said_to_be_one(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="complete copy"):
        read_requirements(tmp_path / "requirements.txt")


def test_the_projects_own_requirements_are_pinned_and_installed_here() -> None:
    for name in ("requirements.txt", "requirements-dev.txt"):
        assert missing(read_requirements(ROOT / name), sys.path) == ()


@pytest.mark.parametrize("metadata", ["some_toy-1.2.0.dist-info", "Some_Toy-1.2.0-py3.11.egg-info"])
def test_an_installed_requirement_is_seen(tmp_path: Path, metadata: str) -> None:
    put_distribution(tmp_path, metadata, "some_toy")
    assert missing([TOY], [str(tmp_path)]) == ()


@pytest.mark.parametrize(
    ("metadata", "module"),
    [
        ("some_toy-1.2.1.dist-info", "some_toy"),
        ("some_toy-1.2.0.dist-info", "another"),
        ("toy-1.2.0.dist-info", "some_toy"),
    ],
    ids=["another version", "files are gone", "another name"],
)
def test_what_cannot_be_imported_at_its_version_is_missing(tmp_path: Path, metadata: str, module: str) -> None:
    put_distribution(tmp_path, metadata, module)
    assert missing([TOY], [str(tmp_path), str(tmp_path / "not there")]) == (TOY,)


def test_the_older_pygame_beside_ours_is_in_the_way(tmp_path: Path) -> None:
    ours = Requirement("pygame-ce", "2.5.8")
    put_distribution(tmp_path, "pygame_ce-2.5.8.dist-info", "pygame")
    assert missing([ours], [str(tmp_path)]) == ()
    (tmp_path / "pygame-2.6.1.dist-info").mkdir()
    assert missing([ours], [str(tmp_path)]) == (ours,)


def test_a_sound_environment_has_no_fault(tmp_path: Path) -> None:
    folder = tmp_path / "a b" / ".venv"
    command = f"command = /usr/bin/python3 -m venv --prompt=x {folder}\n"
    assert put_environment(folder, f"version = {MINOR}.1\n{command}").fault() == ""


def test_an_environment_of_another_maker_has_no_fault(tmp_path: Path) -> None:
    assert put_environment(tmp_path / ".venv", f"version_info = {MINOR}.1.final.0\n").fault() == ""


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ("version = 3.2.1\n", "was made by another Python"),
        ("", "is broken"),
        (f"version = {MINOR}.1\ncommand = /usr/bin/python3 -m venv /somewhere/else\n", "was copied from another place"),
    ],
)
def test_a_faulty_environment_is_recognised(tmp_path: Path, settings: str, fault: str) -> None:
    assert put_environment(tmp_path / ".venv", settings).fault() == fault


def test_an_environment_without_its_python_is_broken(tmp_path: Path) -> None:
    environment = put_environment(tmp_path / ".venv", f"version = {MINOR}.1\n")
    environment.python.unlink()
    assert environment.fault() == "is broken"


def test_an_interrupted_installation_is_recognised(tmp_path: Path) -> None:
    environment = put_environment(tmp_path / ".venv", f"version = {MINOR}.1\n")
    environment.unfinished.touch()
    assert environment.fault() == "was left unfinished"


def test_a_file_in_the_place_of_the_environment_is_broken(tmp_path: Path) -> None:
    (tmp_path / ".venv").touch()
    assert VirtualEnvironment(tmp_path / ".venv").fault() == "is broken"


def test_python_without_venv_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setup_environment.virtual_environment.find_spec", lambda _: None)
    with pytest.raises(SetupError, match="comes without venv") as raised:
        VirtualEnvironment(tmp_path / ".venv").make()
    assert "\n" not in str(raised.value)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "requirements.txt").write_text("Some-Toy==1.2.0\n", encoding="utf-8")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(SetupError, match=r"cannot write .*\.venv \(Permission denied\): copy Tinsel's folder"):
        ensure_requirements(tmp_path, ("requirements.txt",))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("WARNING: Retrying ... NewConnectionError('...')\nERROR: No matching distribution found for x==1", "network"),
        ("WARNING: ... Temporary failure in name resolution", "network"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no ready-made pygame-ce==2.5.8"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: Could not install packages: [WinError 5] Access is denied", "other starts of Tinsel"),
        ("Traceback\nERROR: something new\nmore", "ERROR: something new"),
    ],
)
def test_what_stops_pip_is_said_in_one_line(said: str, told: str) -> None:
    message = str(_explain(said))
    assert told in message
    assert "\n" not in message


def test_an_environment_without_pip_is_made_anew() -> None:
    assert isinstance(_explain("/x/bin/python: No module named pip"), PipMissing)


def test_setting_up_is_done_by_one_process_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_bytes(b"as it was")
    waiting = (
        "import sys; from pathlib import Path; from setup_environment.lock import setting_up_alone\n"
        "with setting_up_alone(Path(sys.argv[1])): print('mine')"
    )
    with setting_up_alone(file):
        command = [sys.executable, "-c", waiting, str(file)]
        other = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert other.stderr is not None
        assert "waiting for it" in other.stderr.readline()
        assert other.poll() is None
    assert other.communicate()[0] == "mine\n"
    assert file.read_bytes() == b"as it was"


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed", ["", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_B48_closed_streams_do_no_harm(tmp_path: Path, closed: str) -> None:
    """Without standard streams nothing crashes, and a file that is opened next is not written by messages."""
    script = tmp_path / "start.py"
    script.write_text(
        "import sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from setup_environment.streams import open_standard_streams, say\n"
        "open_standard_streams()\n"
        f"journal = open({str(tmp_path / 'journal')!r}, 'w')\n"
        "assert journal.fileno() > 2\n"
        "print('−£2.00'); say('−£2.00'); sys.stdout.flush()\n",
        encoding="utf-8",
    )
    command = f"{sys.executable} {script} {closed}"
    assert subprocess.run(["sh", "-c", command], check=False, capture_output=True).returncode == 0
    assert (tmp_path / "journal").read_bytes() == b""
