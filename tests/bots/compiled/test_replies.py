"""Replies: answers as a network numbers them, the same for every seat and every Age."""

import pytest

from impera import Game
from impera.bots.compiled.answers import narrow
from impera.bots.compiled.replies import FIRST_REPLY, REPLIES, answer_of_reply, best_reply, reply_of, reply_word
from impera.notation.decisions import TEXTS
from impera.rules.bits import count_bits
from impera.rules.decide import legal_word
from impera.rules.decisions import FIRST
from impera.testing import every_table, play_on, random_game
from impera.views import decode


def reply(game, text):
    """The reply that a decision of the deciding seat is."""
    seen, _ = decode(game.view(game.seat))
    return reply_of(seen, TEXTS.index(text) - FIRST[seen.ask])


def game_of_two(first, **seats):
    """Seat `first` to play a card, with the same cards on both sides of the table."""
    return Game.from_position(
        {
            "players": 2,
            "first": first,
            "seat": first,
            "deck": ["U3"] * 5,
            "seats": [
                {"hand": ["M1", "M2", "R1"], "area": ["C1", "C1", "C1"]},
                {"hand": ["M2", "M3", "R2"], "area": []},
            ],
            **seats,
        }
    )


def test_there_are_126_replies():
    """180 decisions (N-03), less the cards of one Domain, which are one reply: six verbs, nine cards each."""
    assert REPLIES == 126


def test_cards_of_one_domain_are_one_reply():
    """R-COMP-05: the Age of a card has no effect in play."""
    assert reply(game_of_two(0), "play M1") == reply(game_of_two(1), "play M3")


def test_cards_of_two_domains_are_two_replies():
    assert reply(game_of_two(0), "play M1") != reply(game_of_two(0), "play R1")


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_every_sensible_answer_is_a_reply_of_its_own(table):
    game, compared = random_game(table, seed=3, decisions=0), 0
    for _ in play_on(game, seed=3, decisions=80, patient=True):
        if game.seat is not None:
            seen, _ = decode(game.view(game.seat))
            word = narrow(seen, legal_word(seen))
            assert count_bits(reply_word(seen, word)) == count_bits(word)
            for answer in range(word.bit_length()):
                if (word >> answer) & 1:
                    number = reply_of(seen, answer)
                    assert (reply_word(seen, word) >> (number - FIRST_REPLY[seen.ask])) & 1
                    assert answer_of_reply(seen, word, number) == answer
                    compared += 1
    assert compared > 80


def test_the_best_reply_is_one_of_the_set():
    assert best_reply([9.0, 1.0, 3.0, 2.0], 1, 0b101) == 3
    assert best_reply([9.0, 1.0, 3.0, 2.0], 1, 0b111) == 2
