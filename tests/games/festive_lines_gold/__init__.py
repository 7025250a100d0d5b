"""Tests of Festive Lines Gold, named after its clauses."""
