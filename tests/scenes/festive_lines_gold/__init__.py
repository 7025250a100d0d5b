"""Tests of the scenes of Festive Lines Gold, clause by clause."""
