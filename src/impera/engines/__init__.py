"""How the rules run: interpreted, compiled for the CPU by numba, or compiled for a GPU by numba-cuda.

The functions of `impera.rules` are written once and undecorated. An engine links copies of them to one another
(`impera.engines.link`), compiled or not, and offers the same verbs. The same seed gives the same game on all of them.
"""
