"""Tests of the pure rules that all games share."""
