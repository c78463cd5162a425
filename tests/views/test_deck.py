"""What a view shows of the deck: size, Ages, and what else the viewer can be sure of."""

from __future__ import annotations

import itertools

import pytest

from impera import Game, Options
from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES
from impera.testing import random_game
from tests.properties.hidden_cases import CASES
from tests.properties.walks import at_every_table, every_option
from tests.views.drawn import table

MOMENTS = (0, 4, 9, 40, 120, 180, 210, 999)


def test_the_deck_tells_its_size_its_ages_and_the_next_card_s_age():
    """R-INFO-02: backs differ only in the Age; Ages are numbered from 1."""
    game = table("seat 0  hand M1  area -\n seat 1  hand R1  area -\n deck M1 S1 C2 U3 U3 U3")
    deck = game.view(0).deck
    assert (deck.size, deck.ages, deck.next_age) == (6, (2, 1, 3), 1)


def test_an_empty_deck_has_no_next_card():
    game = table("seat 0  hand M1  area -\n seat 1  hand R1  area -\n deck -")
    deck = game.view(0).deck
    assert (deck.size, deck.ages, deck.next_age) == (0, (0, 0, 0), None)


def brute_force(game, viewer):
    """Unseen cards, and the least and the most of each in the deck, by trying every combination the deck can hold."""
    view = game.view(viewer)
    unseen = dict(zip(CARD_CODES, COPIES, strict=True))
    located = [*view.discard, *(view.draft.centre + view.draft.packet if view.draft else ())]
    for seat in view.seats:
        located += seat.known
        for domain in seat.domains:
            located += domain.cards + ("U3",) * domain.democracy
            located += [card for block in domain.embargo for card in block.cards]
    cost = game.position().get("turn", {}).get("cost")
    for card in located + ([cost] if cost else []):
        unseen[card] -= 1
    least, most = {}, {}
    for age, number in enumerate(view.deck.ages, 1):
        cards = [card for card in CARD_CODES if card[1] == str(age)]
        ranges = [range(unseen[card] + 1) for card in cards]
        shares = [share for share in itertools.product(*ranges) if sum(share) == number]
        for place, card in enumerate(cards):
            least[card] = min(share[place] for share in shares)
            most[card] = max(share[place] for share in shares)
    return [{card: number for card, number in part.items() if number} for part in (unseen, least, most)]


@pytest.mark.parametrize("decisions", MOMENTS)
def test_what_is_certain_and_possible_of_the_deck_agrees_with_brute_force(decisions):
    """Unseen cards are those the viewer sees nowhere; the deck can hold any of them that its Ages allow."""
    for players in (2, 3, 4):
        game = random_game(Options(players=players), seed=decisions + players, decisions=decisions, patient=True)
        for viewer in (*range(players), None):
            deck = game.view(viewer).deck
            assert [deck.unseen, deck.certain, deck.possible] == brute_force(game, viewer)


@pytest.mark.parametrize("make", CASES[:1])
def test_on_a_small_table_cards_are_certain(make):
    """Seven cards are unseen; of U3 U3 S3 one lies in a hand, so at least one U3 is in the deck."""
    case = make()
    deck = case.game.view(case.viewer).deck
    assert deck.unseen == {"M1": 2, "R1": 1, "E1": 1, "S3": 1, "U3": 2}
    assert deck.certain == {"U3": 1}
    assert deck.possible == {"S3": 1, "U3": 2}


@at_every_table
def test_the_box_is_as_large_as_the_rules_make_it(table):
    """R-SETUP-03: 9 cards with 2 or 3 players and none with 4, at every moment and for every viewer."""
    for seed, agreed in enumerate(every_option(players=table.players, teams=table.teams, deal=table.deal)):
        game = random_game(agreed, seed=seed, decisions=MOMENTS[seed % len(MOMENTS)])
        for viewer in (*range(table.players), None):
            assert game.view(viewer).box == (0 if table.players == 4 else 9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_draft_unseen_cards_are_those_neither_held_nor_passed_on(players):
    """N-05: a viewer has seen its own packets; what it passed on is located, though not with whom."""
    for kept in range(3 * players):
        game = random_game(Options(players=players, deal="draft"), seed=kept, decisions=kept)
        deck = game.view(None).deck
        assert sum(deck.unseen.values()) == 104
        seen = [4, 4 + 3, 4 + 3 + 2]
        if players == 2:
            seen = [4, 4 + 3, 4 + 3]  # the third packet is the first again
        pick = game.view(None).draft.pick
        for viewer in range(players):
            assert sum(game.view(viewer).deck.unseen.values()) == 104 - seen[pick - 1]


def test_the_deck_of_a_given_order_is_told_in_ages_only():
    """The order of the deck is secret: two orders of one Age look the same."""
    one = Game.from_deck(["M1"] * 6 + ["R1", "E1", "S1"], players=2)
    two = Game.from_deck(["M1"] * 6 + ["S1", "R1", "E1"], players=2)
    assert one.view(0) == two.view(0)
