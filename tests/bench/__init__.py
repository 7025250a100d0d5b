"""Tests of the benchmark, and of what makes the program fast without a look at the clock."""
