"""The virtual screen that other tests open windows on."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.virtual_screen import NoScreen, VirtualScreen, virtual_screen


def test_the_screen_is_as_large_as_the_largest_window_and_has_a_window_manager(screen: VirtualScreen) -> None:
    said = answer(screen, "xwininfo", "-root")
    assert "Width: 3840" in said
    assert "Height: 2160" in said
    assert has_window_manager(screen)


@pytest.mark.usefixtures("screen")
def test_a_window_manager_that_fails_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = tmp_path / "tried"
    put_before(monkeypatch, tmp_path, f"[ -e {tried} ] || {{ touch {tried}; exit 1; }}")
    with virtual_screen() as started:
        assert has_window_manager(started)
    assert tried.exists()


@pytest.mark.usefixtures("screen")
def test_what_never_comes_up_is_given_up_with_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_before(monkeypatch, tmp_path, "echo the display is shy >&2; exit 7")
    with pytest.raises(NoScreen) as fault, virtual_screen():
        pass
    assert str(fault.value).count("(exit code 7); it said: the display is shy") == 3


@pytest.mark.usefixtures("screen")
def test_a_screen_that_its_last_client_leaves_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever comes while it begins anew, such as the window manager itself, would be thrown out."""
    put_before(monkeypatch, tmp_path, "xprop -root -f LEFT 8s -set LEFT word; sleep 1")
    with virtual_screen() as started:
        assert "word" in answer(started, "xprop", "-root", "LEFT")


def put_before(monkeypatch: pytest.MonkeyPatch, folder: Path, deed: str) -> None:
    """Have this done each time before the window manager starts."""
    script = folder / "openbox"
    script.write_text(f'#!/bin/sh\n{deed}\nexec {shutil.which("openbox")} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


def has_window_manager(screen: VirtualScreen) -> bool:
    return "window id" in answer(screen, "xprop", "-root", "_NET_SUPPORTING_WM_CHECK")


def answer(screen: VirtualScreen, *command: str) -> str:
    return subprocess.run(command, env=screen.environment, capture_output=True, text=True, check=True).stdout
