"""Ways to run the rules: interpreted, compiled for the CPU by numba, or compiled for a GPU by numba-cuda.

The functions of `impera.rules` are written once and undecorated. An engine links copies of them
(`impera.engines.link`), compiled or not, and offers the same functions. The same seed gives the same game on all of
them.
"""

from typing import Literal, get_args

Engine = Literal["python", "numba", "cuda"]
ENGINES: tuple[Engine, ...] = get_args(Engine)
