"""The modelled objects, one function each."""
