"""Tests of what both slots share."""
