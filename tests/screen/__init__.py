"""Tests of the real window on a virtual screen."""
