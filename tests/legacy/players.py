"""The people of a table, played by a test: they look before they act, so that they never act too early."""

from __future__ import annotations


class Players:
    """Those who sit at a table, or some of them, each with a socket."""

    def __init__(self, table, seats=None):
        self.viewers = {seat: place.watch() for seat, place in table.seats.items() if seats is None or seat in seats}
        for viewer in self.viewers.values():
            viewer.until("table")

    def look(self, seat):
        """The table as a seat sees it now."""
        self.viewers[seat].send("look")
        return self.viewers[seat].until("table")

    def asked(self):
        """The first seat of a person here that is asked, once one is; None when the game is over."""
        while True:
            table = self.look(min(self.viewers))
            found = [seat for seat in table["asked"] if seat in self.viewers]
            if found or table["status"] == "over":
                return found[0] if found else None
            self.viewers[min(self.viewers)].next()  # until a bot has decided

    def decide(self, seat, choose=lambda legal: legal[0]):
        """Decide for a seat that is asked; returns what it is told."""
        ask = self.look(seat)["ask"]
        self.viewers[seat].decide(ask, choose(ask["legal"]))
        return self.viewers[seat].until("decided", seat=seat)

    def play(self, decisions=None, choose=lambda legal: legal[0]):
        """Decide this many times, or until the game is over."""
        left = -1 if decisions is None else decisions
        while left != 0 and (seat := self.asked()) is not None:
            self.decide(seat, choose)
            left -= 1

    def play_until_undo(self):
        """Decide until someone could take a decision back; returns that seat."""
        while not self.look(seat := self.asked())["ask"]["undo"]:
            self.decide(seat)
        return seat

    def undo(self, seat):
        """Take a decision back."""
        self.viewers[seat].send("undo", number=self.look(seat)["ask"]["number"])
        return self.viewers[seat].until("undone", seat=seat)

    def say(self, speaker, **phrase):
        """Say a phrase."""
        self.viewers[speaker].send("say", **phrase)
        return self.viewers[speaker].until("said", seat=speaker)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for viewer in self.viewers.values():
            viewer.close()
