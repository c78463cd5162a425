"""Bots of somebody's own, good and bad ones, for tests."""

import sys

import numpy as np


class First:
    """Takes the first legal decision."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        return view.legal[0]


class Wrong(First):
    """Decides what is not legal."""

    def decide(self, view):
        return f"fly over {len(view.seats)} seats"


class Raising(First):
    """Has a fault."""

    def decide(self, view):
        return {}[view.seat]


class Leaving(First):
    """Ends the program that asks it."""

    def decide(self, view):
        sys.exit(f"asked as seat {view.seat}")


class Listing(First):
    """Decides with what cannot be compared with a text."""

    def decide(self, view):
        return np.array(view.legal)


NUMBER = 7
READY = First(5)
