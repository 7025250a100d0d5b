"""Tests of what slots share, on toy slots."""
