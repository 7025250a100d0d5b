"""The tests; folders mirror the code."""
