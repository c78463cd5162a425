"""Chapter 1.5: the draft deal.

In these games seat 0 is dealt M1 R1 E1 S1, seat 1 M2 R2 E2 S2, seat 2 M3 E3 S3 C1, and a fourth seat C2 C3 U3 U3.
"""

import pytest

from impera.testing import Scenario

PACKETS = ("M1 R1 E1 S1", "M2 R2 E2 S2", "M3 E3 S3 C1", "C2 C3 U3 U3")
REST = "M1 M1 M1 R1 R1 R1"


def draft(players=3, first=0, **options):
    """A draft with the packets above, dealt from the First Player clockwise."""
    dealt = [PACKETS[(first + place) % players] for place in range(players)]
    return Scenario.from_deck(" ".join([*dealt, REST]).split(), players=players, first=first, deal="draft", **options)


def decided(game, verb):
    """Play the first legal decision while it begins with the verb; returns the seats that decided, in order."""
    seats = []
    while game.legal()[0].startswith(verb):
        seats.append(game.seat)
        game.play(game.legal()[0])
    return seats


def test_everyone_takes_a_packet_of_four():
    """R-DRAFT-01, N-09: the top four cards, from the First Player clockwise."""
    game = draft(first=1)
    assert [" ".join(packet) for packet in game.position()["draft"]["packets"]] == list(PACKETS[:3])


def test_one_of_four_cards_is_kept():
    """R-DRAFT-02: in pick 1 any of the four cards may be kept."""
    assert draft().legal() == ("keep M1", "keep R1", "keep E1", "keep S1")


def test_the_left_neighbour_receives_the_packet():
    """R-DRAFT-02, D-04: the other three go left, that is clockwise: seat 1 looks at what seat 0 left."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3")
    assert game.position()["draft"]["packets"] == [["E3", "S3", "C1"], ["R1", "E1", "S1"], ["R2", "E2", "S2"]]


def test_all_picks_are_made_before_the_packets_move():
    """R-DRAFT-02: all keep at once; until the last has kept, each looks at their own packet."""
    game = draft()
    game.play("keep M1", "keep M2")
    assert game.legal() == ("keep M3", "keep E3", "keep S3", "keep C1")


def test_the_second_pick_is_from_three_received_cards():
    """R-DRAFT-03: keep one of the three, and pass two to the left."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3", "keep C1", "keep R1", "keep R2")
    assert game.position()["draft"]["packets"] == [["E2", "S2"], ["E3", "S3"], ["E1", "S1"]]


def test_the_last_cards_are_revealed_together():
    """R-DRAFT-04: after pick 3 the last card of each packet lies in the centre."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3", "keep C1", "keep R1", "keep R2", "keep E2", "keep E3")
    assert game.view(2).draft.centre == ()
    game.play("keep E1")
    assert game.view(None).draft.centre == ("S1", "S2", "S3")


def test_seats_are_asked_from_the_first_player_clockwise():
    """N-05: in each of the three picks."""
    assert decided(draft(first=2), "keep") == [2, 0, 1] * 3


@pytest.mark.parametrize(("players", "first", "seats"), [(2, 0, [1, 0]), (3, 0, [2, 1, 0]), (4, 1, [0, 3, 2, 1])])
def test_the_centre_is_claimed_counter_clockwise(players, first, seats):
    """R-DRAFT-05, D-05: from the First Player's right neighbour; the First Player takes what is left."""
    game = draft(players, first)
    decided(game, "keep")
    assert decided(game, "claim") == seats


@pytest.mark.parametrize(("players", "first", "seats"), [(2, 0, [1, 0]), (3, 0, [2, 0, 1]), (4, 1, [0, 1, 2, 3])])
def test_the_centre_may_be_claimed_clockwise(players, first, seats):
    """D-05: option `clockwise`: from the First Player's right neighbour, the First Player second; equal for two."""
    game = draft(players, first, centre="clockwise")
    decided(game, "keep")
    assert decided(game, "claim") == seats


def test_a_claimed_card_lies_in_the_play_area():
    """R-DRAFT-05: the card is laid faceup, and is gone from the centre."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3", "keep C1", "keep R1", "keep R2", "keep E2", "keep E3", "keep E1")
    game.play("claim S1")
    game.must_show("seat 2   area S1")
    assert game.legal() == ("claim S2", "claim S3")


def test_the_draft_ends_with_three_in_hand_and_one_in_the_area():
    """R-DRAFT-06: the kept cards come to hand, and the First Player's turn begins."""
    game = draft(first=1)
    decided(game, "keep")
    decided(game, "claim")
    seats = game.position()["seats"]
    assert [(len(seat["hand"]), len(seat["area"])) for seat in seats] == [(3, 1)] * 3
    assert (game.seat, game.turn) == (1, 1)


def test_no_card_is_lost_in_the_draft():
    """R-DRAFT-04, I-1: the nine cards of the box are all that is out of the game, from the first pick to the end."""
    game = Scenario.new(players=3, deal="draft", seed=8)
    boxes = set()
    while game.turn == 0:
        boxes |= {game.view(viewer).box for viewer in (0, 1, 2, None)}
        game.play(game.legal()[0])
    assert boxes | {game.view(None).box} == {9}


def test_no_effect_is_used_in_the_draft():
    """R-DRAFT-06: after the last claim the next decision is the play of step 1."""
    game = draft()
    decided(game, "keep")
    decided(game, "claim")
    assert {decision.split()[0] for decision in game.legal()} == {"play"}


def test_hegemony_is_not_checked_in_the_draft():
    """R-DRAFT-06: even a claim that made a seventh card would not end the game."""
    game = Scenario.from_position(
        {
            "players": 3,
            "deal": "draft",
            "seat": 0,
            "deck": ["R1"],
            "seats": [{"hand": ["S1"] * 3, "area": ["M1"] * 6}, {"hand": ["R1"] * 3}, {"hand": ["R1"] * 3}],
            "draft": {"ask": "claim", "pick": 3, "asked": 2, "centre": ["M1"]},
        }
    )
    game.play("claim M1")
    assert (game.seat, game.outcome) == (0, None)


def test_kept_cards_are_not_in_the_play_area():
    """D-35, R-DRAFT-06: cards kept facedown "in front of you" are private and no part of the play area."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3")
    game.must_show("""
        seat 0   area -
        seat 1   area -
        seat 2   area -
    """)


def test_kept_cards_may_be_looked_at_by_their_owner():
    """D-04, R-DRAFT-06: the owner sees the kept cards at any time."""
    game = draft()
    game.play("keep M1", "keep M2", "keep M3")
    assert game.view(0).hand == ("M1",)


def test_nobody_sees_another_seats_pick():
    """N-05, R-DRAFT-02: only the number and the Ages of the others' kept cards are seen."""
    game = draft()
    game.play("keep M1")
    assert (game.view(1).seats[0].known, game.view(1).seats[0].hand_ages) == ((), (1, 0, 0))


def test_nobody_sees_another_seats_packet():
    """N-05, R-DRAFT-01: a seat sees the packet it looks at, a spectator none."""
    game = draft()
    assert [game.view(viewer).draft.packet for viewer in (0, 2, None)] == [
        ("M1", "R1", "E1", "S1"),
        ("M3", "E3", "S3", "C1"),
        (),
    ]


def test_with_two_players_left_is_the_opponent():
    """A-61: the packets go to the opponent and come back."""
    game = draft(players=2)
    game.play("keep M1", "keep M2")
    assert game.legal() == ("keep R2", "keep E2", "keep S2")
    game.play("keep R2", "keep R1")
    assert game.legal() == ("keep E1", "keep S1")
