"""Chapter 1.1, the zones: what counts, what comes back, and who may see what."""

import pytest

from impera.testing import Scenario, table


def test_a_card_goes_from_zone_to_zone():
    """R-ZONE-01: deck, hand, play area and discard pile; a card is in one of them."""
    game = table("""
        seat 0   hand M1 M2 R1   area 2M S1   <- step 1
        seat 1   hand 3C
        deck C2 C3               pile E1
    """)
    game.play("play M2", "use assassination", "discard R1", "end")
    game.must_show("""
        seat 0   hand M1 C2 C3   area M1 M1 M2 S1
        deck -                   pile R1 E1
    """)


def test_markers_lie_in_the_play_area_of_their_target():
    """R-ZONE-01: they are not in the discard pile, and do not belong to the player who laid them."""
    game = table("""
        seat 0   area E2 2U   <- step 2
        seat 1   area 1M
    """)
    game.play("use embargo", "choose 1 military", "use democracy", "choose 1 military")
    game.must_show("""
        seat 0   area 1U   embargo -             democracy -
        seat 1   area 1M   embargo military E2   democracy military
        pile -
    """)


@pytest.mark.parametrize(
    ("area", "markers"),
    [("2E", "embargo economy"), ("2U", "democracy utopia"), ("2M", "embargo military democracy military")],
)
def test_markers_do_not_count_for_a_level(area, markers):
    """A-01, R-ZONE-02: neither as their printed Domain nor as the Domain they lie in."""
    game = table(f"""
        seat 0   hand 3R   area {area}   {markers}   <- step 2
        seat 1   area 1R
        pile 3R
    """)
    assert len(game.uses()) == 1


@pytest.mark.parametrize(
    ("area", "markers"),
    [("6E", "embargo economy economy"), ("6U", "democracy military military"), ("6M", "embargo military")],
)
def test_markers_do_not_count_for_hegemony(area, markers):
    """A-01, R-ZONE-02: six faceup cards and markers are six."""
    game = table(f"""
        seat 0   hand 3R   area {area}   {markers}   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome is None


def test_markers_do_not_count_for_the_lead_in_culture():
    """A-01, R-ZONE-02: markers on a rival's Culture do not make it equal."""
    game = table("""
        seat 0   hand 3R   area 2C      <- step 2
        seat 1   area 1C 3M   embargo culture   democracy culture
    """)
    assert game.copies() == {"assassination 1"}


def test_markers_do_not_count_for_the_lead_of_their_owner():
    """A-01, R-ZONE-02: nor do they give the player they lie on a lead."""
    game = table("""
        seat 0   hand 3R   area 1C   embargo culture   democracy culture   <- step 2
        seat 1   area 1C 3M
    """)
    assert game.copies() == set()


def test_a_discard_effect_cannot_be_paid_with_a_marker():
    """A-02: a democracy marker is not a faceup Utopia card."""
    game = table("""
        seat 0   area 1C   democracy utopia   embargo economy   <- step 2
        seat 1   area 1C
    """)
    assert game.legal() == ("end",)


def test_the_discard_pile_is_not_reshuffled():
    """R-ZONE-03: with an empty deck nothing is drawn, however many cards lie in the pile."""
    game = table("""
        seat 0   hand 1M   <- step 2
        seat 1   hand 3R
        deck -             pile 8S
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand 1M
        deck -             pile 8S
    """)


def test_nothing_returns_to_the_deck():
    """R-ZONE-03, I-3: cards discarded by Breakthrough go to the pile."""
    game = table("""
        seat 0   hand -   area 1S   <- step 2
        seat 1   hand 3R
        deck M1 M1 M1 M1 M1 C1
    """)
    game.play("use breakthrough", *["discard M1"] * 5)
    game.must_show("deck C1")


PUBLIC = """
    seat 0   hand 3R          area 1C 3M   <- step 2
    seat 1   hand M1 S2 U3    area 3R      embargo science E1   democracy culture
    deck E1 E2                pile C3
    coin by 0 on 1 religion
"""


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_public(viewer):
    """R-INFO-01: areas, markers, discard pile, coin, First Player and effects used are seen by all."""
    game = table(PUBLIC)
    game.play("use assassination", "discard R1")
    view = game.view(viewer)
    assert view.seats[1].domains[1].cards == ("R1", "R1", "R1")
    assert (view.seats[1].domains[3].embargo[0].cards, view.seats[1].domains[4].democracy) == (("E1",), 1)
    assert (view.discard, view.first, view.used) == (("R1", "C3"), 0, ("assassination",))
    assert (view.coin.by, view.coin.seat, view.coin.domain) == (0, 1, "religion")


def test_effects_used_are_those_of_the_present_turn():
    """R-INFO-01: which effects were used, one's own or copied, is public until the next turn."""
    game = table("""
        seat 0   hand 4R   area 1C 3R   <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "use holy-book")
    view = game.view(None)
    assert (view.used, view.copied.effect, view.copied.seat) == (("holy-book", "inspiration"), "assassination", 1)
    game.play("end")
    assert (game.view(None).used, game.view(None).copied) == ((), None)


@pytest.mark.parametrize("effect", ["embargo", "democracy"])
def test_all_are_told_where_a_marker_is_laid(effect):
    """R-INFO-01: the kind of a marker, its target player and its target Domain are public."""
    game = table("""
        seat 0   area 1E 1U   <- step 2
        seat 1
        seat 2   area 1S
    """)
    game.play(f"use {effect}", "choose 2 science")
    laid = game.events(None)[-1]
    assert (type(laid).__name__, laid.target, laid.domain) == (f"{effect.capitalize()}Laid", 2, "science")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_sizes_may_be_counted(viewer):
    """A-58, R-INFO-01: the deck and everybody's hand may be counted."""
    view = table(PUBLIC).view(viewer)
    assert (view.deck.size, [seat.hand for seat in view.seats]) == (2, [3, 3])


@pytest.mark.parametrize("viewer", [0, None])
def test_hands_are_secret(viewer):
    """R-INFO-01: nobody but the owner sees the cards of a hand."""
    assert table(PUBLIC).view(viewer).seats[1].known == ()


def test_the_own_hand_is_seen():
    """R-INFO-01: the owner sees it."""
    assert table(PUBLIC).view(1).hand == ("M1", "S2", "U3")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_order_of_the_deck_is_secret(viewer):
    """R-INFO-01: two tables that differ only in the order of the deck within an Age look the same."""
    one = table("seat 0  hand 3R\n seat 1  hand 3R\n deck M1 S1 C1").view(viewer)
    other = table("seat 0  hand 3R\n seat 1  hand 3R\n deck C1 M1 S1").view(viewer)
    assert one == other


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ages_of_hand_cards_are_public(viewer):
    """A-57, R-INFO-02, D-38: the backs show how many cards of each Age a hand holds."""
    view = table(PUBLIC).view(viewer)
    assert [seat.hand_ages for seat in view.seats] == [(3, 0, 0), (1, 1, 1)]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_age_of_the_next_card_is_public(viewer):
    """A-57, R-INFO-02: the back of the top card is seen."""
    game = table("""
        seat 0   hand 3R   <- step 2
        seat 1   hand 3R
        deck S2 M3
    """)
    assert game.view(viewer).deck.next_age == 2


def test_an_empty_deck_has_no_next_card():
    """R-INFO-02: with no card there is no back to see."""
    game = table("""
        seat 0   hand 3R   <- step 2
        seat 1   hand 3R
        deck -
    """)
    assert game.view(None).deck.next_age is None


def test_drawn_cards_are_told_to_their_owner_only():
    """R-INFO-01, R-INFO-02: the others are told their number and Ages."""
    game = table("""
        seat 0   hand 1R   <- step 2
        seat 1   hand 3R
        deck S2 M3 C3
    """)
    game.play("end")
    drew = {viewer: event for viewer in (0, 1, None) for event in game.events(viewer) if type(event).__name__ == "Drew"}
    assert [drew[viewer].cards for viewer in (0, 1, None)] == [("M3", "S2"), None, None]
    assert {event.ages for event in drew.values()} == {(0, 1, 1)}


def test_a_discarded_hand_card_is_seen_by_all():
    """R-INFO-01: the discard pile is faceup."""
    game = table("""
        seat 0   hand 3R   area 3M   <- step 2
        seat 1   hand 3R
    """)
    game.play("use assassination", "discard R1")
    assert [event.card for event in game.events(None) if type(event).__name__ == "Discarded"] == ["R1"]


def test_the_deck_never_grows():
    """I-3: over a whole game of first choices the deck only shrinks, and democracy markers never leave."""
    game = Scenario.new(players=3, seed=4)
    sizes, markers = [], []
    while game.seat is not None:
        position = game.position()
        sizes.append(len(position["deck"]))
        markers.append(sum(sum(seat["democracy"].values()) for seat in position["seats"]))
        game.play(game.legal()[len(sizes) * 7 % len(game.legal())])
    assert (sizes, markers) == (sorted(sizes, reverse=True), sorted(markers))
    assert (sizes[0], sizes[-1], markers[-1] > 0) == (86, 0, True)
