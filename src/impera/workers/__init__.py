"""Worker pools: work split into pieces, done by threads or processes on this machine, or by a Ray cluster.

A piece of work is a module-level function with its arguments, and its result depends on nothing else. So it does not
matter which worker does it, in which order, or how often it has to be restarted.
"""

from impera.workers.ending import before_end
from impera.workers.pool import ON, On, Pool, check, open_pool

__all__ = ["ON", "On", "Pool", "before_end", "check", "open_pool"]
