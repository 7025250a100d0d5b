"""Tests of the journal and of the desk where plays are bought."""
