"""What the state stores besides the cards always agrees with the cards."""

from __future__ import annotations

from impera.rules.cards import CULTURE, DOMAINS, KINDS, domain_of
from impera.rules.decide import legal_word
from impera.rules.decisions import NOTHING, PERMANENT, row_of
from tests.properties.walks import at_every_table, walks

SOME = range(2)


def set_of(cards):
    return sum(1 << kind for kind, number in enumerate(cards) if number)


def effects_allowed(s, seat):
    """The effects a seat's counts allow, read from the cards (R-EFF-03, R-EFF-05)."""
    allowed = 0
    for domain in range(DOMAINS):
        count = sum(s.area[seat][kind] for kind in range(KINDS) if domain_of(kind) == domain)
        if domain != CULTURE:
            row = row_of(domain)
            allowed |= (count >= 1) << (PERMANENT + row)
            allowed |= (count >= s.level1) << 2 * row
            allowed |= (count >= s.level2) << 2 * row + 1
    return allowed


@at_every_table
def test_sizes_and_sets_agree_with_the_cards(table):
    for game in walks(table, SOME):
        for step in game:
            s = step.state
            assert s.hand_n == [sum(hand) for hand in s.hand], step
            assert s.area_n == [sum(area) for area in s.area], step
            assert s.pile_n == sum(s.pile), step
            assert s.hand_set == [set_of(hand) for hand in s.hand], step
            assert s.area_set == [set_of(area) for area in s.area], step
            assert (s.pile_set, s.centre_set) == (set_of(s.pile), set_of(s.centre)), step


@at_every_table
def test_counts_and_allowed_effects_agree_with_the_areas(table):
    for game in walks(table, SOME):
        for step in game:
            s = step.state
            for seat in range(s.players):
                by_domain = [0] * DOMAINS
                for kind in range(KINDS):
                    by_domain[domain_of(kind)] += s.area[seat][kind]
                assert s.count[seat] == by_domain, step
                assert s.allows[seat] == effects_allowed(s, seat), step


@at_every_table
def test_a_running_game_always_has_a_legal_answer_and_one_that_is_over_has_none(table):
    """N-03: what is asked can be answered."""
    for game in walks(table, SOME):
        for step in game:
            s = step.state
            assert bool(legal_word(s)) == (s.ask != NOTHING) == (s.winners == 0), step
