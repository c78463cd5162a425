"""The compiled subset of Python as C, for compilers that need no Python."""
