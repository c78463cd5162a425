"""Who carries out work that comes in pieces: threads or processes of this machine, or a Ray cluster.

A piece is a function of a module and its arguments, and its result depends on nothing else. So who carries it out, in
which order, and how often it has to be begun anew changes no result.
"""

from impera.workers.hands import Crew, On, gather

__all__ = ["Crew", "On", "gather"]
