"""Tests of the baked sounds: their files for everybody, their levels where the measuring packages are installed."""
