"""Bots of somebody's own, good and bad ones, for tests."""


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


NUMBER = 7
READY = First(5)
