"""The chance that an unseen hand has cards of a Domain, against counting all hands."""

from itertools import combinations

import pytest

from impera.bots.compiled.odds import MOST_CARDS, chance_to_have, ways_to_draw
from impera.rules.cards import MILITARY, domain_of, first_kind
from impera.rules.observe import Hidden


def hidden_with(pool, hand):
    """Seat 1 has so many unseen cards of each Age, out of a pool by kind."""
    hidden = Hidden()
    for kind, number in pool.items():
        hidden.pool[kind] = number
    hidden.hand[1][:] = hand
    return hidden


@pytest.mark.parametrize("number", range(5))
def test_the_chance_is_the_part_of_all_hands_that_have_enough(number):
    """R-INFO-02: backs show the Age, so each Age is drawn from apart."""
    military, religion = first_kind(MILITARY), first_kind(MILITARY + 1)
    hidden = hidden_with({military: 2, religion: 3, military + 1: 1, religion + 1: 2}, (3, 2, 0))
    first = [military] * 2 + [religion] * 3
    second = [military + 1] + [religion + 1] * 2
    hands = [(*one, *two) for one in combinations(first, 3) for two in combinations(second, 2)]
    enough = sum(sum(domain_of(kind) == MILITARY for kind in hand) >= number for hand in hands)
    found = chance_to_have(number, MILITARY, hidden, 1, [0.0] * MOST_CARDS)
    assert found == pytest.approx(enough / len(hands))


def test_nothing_is_certain_to_be_had():
    assert chance_to_have(0, MILITARY, Hidden(), 1, [0.0] * MOST_CARDS) == 1.0


def test_ways_to_draw():
    assert [ways_to_draw(cards, 5) for cards in range(7)] == [1, 5, 10, 10, 5, 1, 0]
