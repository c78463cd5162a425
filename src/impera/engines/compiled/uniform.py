"""Uniform random play, in the compiled subset."""

from impera.rules.bits import count_bits, nth_bit
from impera.rules.chance import DEAL, GAMES, PLAY, below, next_word, start_stream
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.setup import set_up


def choose_from(word, r):
    """A uniformly random member of a set; a set of one costs no draw."""
    number = count_bits(word)
    if number == 1:
        return nth_bit(word, 0)
    return nth_bit(word, below(r, number))


def play_out(s, r):
    """Play a game to its end by uniform choice; returns the number of decisions and a fingerprint of them."""
    decisions = 0
    fingerprint = 0
    while s.ask != NOTHING:
        answer = choose_from(legal_word(s), r)
        fingerprint = (fingerprint * 31 + s.ask * 64 + answer + 1) & 0x7FFFFFFF
        act(s, answer)
        decisions += 1
    return decisions, fingerprint


def begin_game(s, r, low, high, index):
    """Deal game `index` of a simulation with the seed (low, high), and set `r` to the stream its play draws from.

    Each game has its own seed, drawn from the simulation's, so that `Game.new(seed=...)` deals the same cards.
    """
    start_stream(r, low, high, GAMES, index)
    game_low = next_word(r)
    game_high = next_word(r)
    start_stream(r, game_low, game_high, DEAL, 0)
    set_up(s, r)
    start_stream(r, game_low, game_high, PLAY, 0)


def play_game(s, r, low, high, index):
    """Deal and play out one game of a simulation."""
    begin_game(s, r, low, high, index)
    return play_out(s, r)
