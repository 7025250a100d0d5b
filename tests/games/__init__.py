"""Tests of the games, without any picture."""
