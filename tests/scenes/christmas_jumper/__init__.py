"""Tests of the scenes of Christmas Jumper, clause by clause."""
