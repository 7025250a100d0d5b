"""The sounds themselves, one function each, grouped by where they are heard."""
