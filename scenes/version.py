"""The version of the program, as settings and rules pages state it."""

VERSION = "0.1.0"
