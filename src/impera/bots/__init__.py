"""Bots: a view comes in, a decision goes out. A bot sees what a player in its seat sees, and nothing else."""

from impera.bots.roster import Bot, make, names, searches, takes_time

__all__ = ["Bot", "make", "names", "searches", "takes_time"]
