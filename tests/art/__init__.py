"""Tests of the baked pictures and typefaces."""
