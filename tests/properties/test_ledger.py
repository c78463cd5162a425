"""The ledger against a witness who imagines every possible hand (`tests/properties/oracle.py`)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from impera import Options
from impera.notation.cards import codes
from impera.testing import play_on, random_game
from tests.properties.oracle import Witness, in_common, without


def told_known(game, viewer, owner):
    return tuple(sorted(game.view(viewer).seats[owner].known))


def ledger(game, viewer, owner):
    """The same as in the view, but faster: for every moment of whole games."""
    if viewer is None:
        return told_known(game, None, owner)
    hands = game._state.hand[owner] if owner == viewer else game._memory.known[viewer][owner]
    return tuple(sorted(codes(hands)))


def watched(players, seed):
    """A game with one witness, who sits at every seat in turn or looks on, and the texts of its decisions."""
    texts = random_game(Options(players=players), seed=seed, patient=True).decisions
    game = random_game(Options(players=players), seed=seed, decisions=0)
    return game, Witness(game, (*range(players), None)[seed % (players + 1)]), texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ledger_is_sure_of_exactly_what_a_witness_is_sure_of(players):
    """R-INFO-01: what a seat knows is tracked, in plays, discards, takings, recoveries and Inquisitions, and decays."""
    most = 0
    for seed in range(30):
        game, witness, texts = watched(players, seed)
        for number, decision in enumerate(texts):
            witness.watch(game, decision)
            for owner in range(players):
                known = ledger(game, witness.viewer, owner)
                assert known == witness.sure_of(owner), f"seed {seed}, decision {number}: {decision}, seat {owner}"
                if number % 20 == 0:
                    assert known == told_known(game, witness.viewer, owner)
                most = max(most, len(known) if owner != witness.viewer else 0)
    assert most >= 5  # otherwise these games had little to know


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_known_is_true(players):
    """Nobody is sure of a card that is not there: through whole games, with and without a draft."""
    for seed in range(30):
        deal = "draft" if seed % 2 else "basic"
        game = random_game(Options(players=players, deal=deal), seed=seed, decisions=0)
        for decision in play_on(game, seed=seed, patient=seed % 3 > 0):
            hands, memory = game._state.hand, game._memory.known
            for viewer, owner in itertools.permutations(range(players), 2):
                pairs = zip(memory[viewer][owner], hands[owner], strict=True)
                assert all(0 <= known <= held for known, held in pairs), f"seed {seed}, {decision}"


@pytest.mark.parametrize("players", [3, 4])
def test_every_viewer_knows_the_cards_taken_in_sight_of_all(players):
    """Experiment, Research, Oligarchy and Republic take cards to hand that everyone has seen."""
    taken = 0
    for seed in range(30):
        game = random_game(Options(players=players), seed=seed, decisions=80, patient=True)
        for decision in play_on(game, seed=seed, patient=True):
            seat = game.seat
            if decision.startswith("take") and seat is not None:
                taken += 1
                for viewer in range(players):
                    assert decision.split()[1] in game.view(viewer).seats[seat].known, f"seed {seed}, {decision}"
    assert taken > 100


# ---------------------------------------------------------------------------------------------------------- the draft


class DraftWitness:
    """What one viewer saw of the packets, and all ways in which others can have kept cards out of them."""

    def __init__(self, game, viewer):
        self.game, self.viewer, self.players = game, viewer, game.options.players
        self.passed = {}  # pick -> the cards this viewer passed on
        self.rest = {}  # pick -> what came back of them, or lay in the centre
        self.kept = Counter()  # seat -> cards kept so far

    def watch(self, decision):
        seat, before = self.game.seat, self.game.position()["draft"]
        pick, packets = before["pick"], before["packets"]
        self.kept[seat] += 1
        if seat == self.viewer and pick < 3:
            self.passed[pick] = without(packets[seat], decision.split()[1])
        self.game.play(decision)
        after = self.game.position()["draft"]
        if self.players == 2 and pick == 2 and after["pick"] == 3 and after["ask"] == "keep":
            self.rest[1] = after["packets"][self.viewer]
        if after["ask"] == "claim":
            shown = {e.seat: e.card for e in self.game.events(None) if type(e).__name__ == "Revealed"}
            for past in self.passed:
                self.rest.setdefault(past, [shown[(self.viewer + 3 - past) % self.players]])

    def ways(self, pick):
        """For each way: seat -> the card it kept of a packet that this viewer passed on."""
        cards, rest = self.passed[pick], self.rest.get(pick)
        later = [(self.viewer + n) % self.players for n in range(1, 3 - pick + 1)]
        holders = [seat for n, seat in enumerate(later, pick + 1) if self.kept[seat] >= n and seat != self.viewer]
        for order in itertools.permutations(cards, len(holders)):
            left = Counter(cards) - Counter(order)
            if rest is None or left == Counter(rest):
                yield dict(zip(holders, order, strict=True))

    def sure_of(self, owner):
        sure = []
        for pick in self.passed:
            kept = [[way[owner]] for way in self.ways(pick) if owner in way]
            sure += [token for token in in_common(kept) if token[0] != "?"] if kept else []
        return tuple(sorted(sure))


def drafts(players, seeds):
    for seed in seeds:
        for viewer in range(players):
            game = random_game(Options(players=players, deal="draft"), seed=seed, decisions=0)
            texts = random_game(Options(players=players, deal="draft"), seed=seed, decisions=3 * players).decisions
            yield f"seed {seed}, viewer {viewer}", DraftWitness(game, viewer), texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_draft_the_ledger_is_sure_of_what_a_witness_is_sure_of(players):
    """N-05, R-DRAFT-04: a packet that a seat passed on and saw again, or saw revealed, tells what others kept of it."""
    for where, witness, texts in drafts(players, range(60 // players)):
        for decision in texts:
            witness.watch(decision)
        for owner in set(range(players)) - {witness.viewer}:
            assert told_known(witness.game, witness.viewer, owner) == witness.sure_of(owner), f"{where}, seat {owner}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_within_the_draft_the_ledger_is_sure_of_what_a_witness_is_sure_of(players):
    """The same after each single pick: keeping one of three equal cards is keeping that card."""
    for where, witness, texts in drafts(players, range(60 // players)):
        for number, decision in enumerate(texts[:-1]):
            witness.watch(decision)
            for owner in set(range(players)) - {witness.viewer}:
                known = told_known(witness.game, witness.viewer, owner)
                assert known == witness.sure_of(owner), f"{where}, decision {number}, seat {owner}"
