"""Seeds that impera would take from the operating system are always the same one in tests.

`tools/unseeded.py` finds the calls that leave a seed out; this fixes what is drawn on the way, such as by a command.
"""

from __future__ import annotations

from impera.notation import seeds

SEED = 1


def fix_luck():
    """From now on, whoever wants a seed from the operating system gets this one."""
    seeds.randbits = lambda _: SEED
