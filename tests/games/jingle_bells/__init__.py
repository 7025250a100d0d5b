"""Tests of Jingle Bells."""
