"""The proof of a deal spells out how it follows from its commitment, so that anyone can repeat it."""

import hashlib

import msgspec
import pytest

from impera import BadRecord, Options
from impera.game.commitment import commit
from impera.game.proof import proof_of
from impera.testing import random_game

DEALS = [Options(players=2), Options(players=3), Options(players=4, deal="draft")]


def promised(options=DEALS[0], seed=7):
    """The record of a finished game whose deal was promised."""
    record = random_game(options, seed=seed).record()
    return msgspec.structs.replace(record, commitment=commit(seed, options, "salt"))


def test_the_text_has_the_digest_that_was_published():
    proof = proof_of(promised())
    assert hashlib.sha256(proof.text.encode()).hexdigest() == proof.digest == promised().commitment.digest


def test_the_text_holds_the_seed():
    assert '"seed":7,' in proof_of(promised(seed=7)).text


@pytest.mark.parametrize("options", DEALS)
def test_the_numbers_drawn_lead_from_the_cards_in_order_to_the_deck(options):
    """Each place changes with one above it (R-SETUP-02); what is left over goes to the box (R-SETUP-03)."""
    for shuffle in proof_of(promised(options)).shuffles:
        row = list(shuffle.cards)
        for place, by in enumerate(shuffle.draws):
            row[place], row[place + by] = row[place + by], row[place]
        assert tuple(row[: len(shuffle.draws)]) == shuffle.order
        assert sorted(row[len(shuffle.draws) :]) == sorted(shuffle.box)


def test_the_ages_are_stacked_from_the_third_to_the_first():
    """R-SETUP-04."""
    assert [shuffle.age for shuffle in proof_of(promised()).shuffles] == [3, 2, 1]


@pytest.mark.parametrize("options", DEALS)
def test_the_hands_come_from_the_top_of_the_deck_and_the_rest_is_the_deck_of_the_game(options):
    """R-SETUP-07: from the First Player clockwise, all of a player's cards at once."""
    record = promised(options)
    proof, game = proof_of(record), record.replay(0)
    deck = [card for shuffle in proof.shuffles for card in shuffle.order][::-1]
    for place in range(options.players):
        hand = proof.dealt[(proof.first + place) % options.players]
        assert sorted(deck[: len(hand)]) == sorted(hand)
        del deck[: len(hand)]
    assert deck == list(game.position()["deck"])


def test_the_first_player_is_that_of_the_game():
    """R-SETUP-05."""
    record = promised(Options(players=3), seed=4)
    assert proof_of(record).first == record.replay(0).position()["first"]


def test_a_record_without_a_commitment_has_no_proof():
    with pytest.raises(BadRecord, match="nothing was promised"):
        proof_of(random_game(seed=7).record())


def test_a_deal_that_was_not_promised_has_no_proof():
    record = msgspec.structs.replace(promised(), commitment=commit(8, DEALS[0], "salt"))
    with pytest.raises(BadRecord, match="not the one that was promised"):
        proof_of(record)
