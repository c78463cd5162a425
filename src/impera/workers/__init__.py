"""Worker pools: work that comes in pieces, done by threads or processes of this machine, or by a Ray cluster.

A piece of work is a function of a module and its arguments, and its result depends on nothing else. So which worker
does it, in which order, and how often it has to be started again changes no result.
"""

from impera.workers.ending import before_end
from impera.workers.pool import ON, On, Pool, check, open_pool

__all__ = ["ON", "On", "Pool", "before_end", "check", "open_pool"]
