"""Gets the program's requirements in place: standard library only, for they may not be there yet."""
