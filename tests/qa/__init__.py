"""Tests of scripts and headless play."""
