"""Statistical tests of the source of all draws."""
