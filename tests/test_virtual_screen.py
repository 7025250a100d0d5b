"""The virtual screen that other tests open windows on."""

import subprocess

from tests.virtual_screen import VirtualScreen


def test_the_screen_is_as_large_as_the_largest_window_and_has_a_window_manager(screen: VirtualScreen) -> None:
    command = ["xwininfo", "-root"]
    said = subprocess.run(command, env=screen.environment, capture_output=True, text=True, check=True).stdout
    assert "Width: 3840" in said
    assert "Height: 2160" in said
    command = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    said = subprocess.run(command, env=screen.environment, capture_output=True, text=True, check=True).stdout
    assert "window id" in said
