"""Tests of Mr. Monopoly."""
