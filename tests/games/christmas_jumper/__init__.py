"""Tests of Christmas Jumper, named after its clauses."""
