"""Chapter 1.17: the last round."""

import pytest

from impera.testing import Scenario, table

FOUR_HANDS = ("3M1", "3R1", "3S2", "3C3")


def last_card_drawn_by(trigger, *, players=4, first=0, **options) -> Scenario:
    """A table where seat `trigger` is in step 2 and draws the last card with `end`."""
    lines = []
    for seat in range(players):
        hand = FOUR_HANDS[seat] if seat != trigger else "2E3"
        lines.append(f"seat {seat} {'first' * (seat == first)} hand {hand} {'<- step 2' * (seat == trigger)}")
    return table("\n".join([*lines, "deck U3"]), **options)


def seats_that_play_on(game) -> list[int]:
    """The seats that have a turn after the current one, up to the end of the game."""
    turns = list(game.play("end"))
    while game.seat is not None:
        turns += game.play(game.legal()[-1])
    return [event.seat for event in turns if type(event).__name__ == "TurnBegan"]


def test_drawing_the_last_card_in_step_three_starts_the_last_round():
    """R-LAST-01, R-TURN-07: the last card of the deck, drawn in step 3, is the trigger."""
    game = table("""
        seat 0   hand 2M   <- step 2
        seat 1   hand 3M
        deck S1
    """)
    game.play("end")
    game.must_show("emptied-by 0")


def test_a_card_left_in_the_deck_starts_nothing():
    """R-LAST-01: the last round begins with the last card, not with the one before it."""
    game = table("""
        seat 0   hand 2M   <- step 2
        seat 1   hand 3M
        deck S1 S1
    """)
    game.play("end")
    game.must_show("emptied-by -")


def test_drawing_the_last_card_by_breakthrough_starts_the_last_round():
    """R-LAST-01, A-56a: the trigger has no step attached; Breakthrough counts."""
    game = table("""
        seat 0   hand 3M
        seat 1   hand 2M   area 1S   <- step 2
        seat 2   hand 3M
        deck 3R
    """)
    game.play("use breakthrough", "discard R1", "discard R1", "discard R1")
    assert seats_that_play_on(game) == [2]


def test_the_trigger_goes_on_with_the_turn():
    """A-56a, R-LAST-02: after a Breakthrough that empties the deck more effects may follow."""
    game = table("""
        seat 0   hand 2M   area 1S 3M   <- step 2
        seat 1   hand 3M
        deck R1
    """)
    game.play("use breakthrough", "discard R1")
    assert game.uses() == {"assassination", "attack"}


def test_the_trigger_draws_nothing_more():
    """A-56a, R-LAST-02: in step 3 there is nothing left to draw."""
    game = table("""
        seat 0   hand M1   area 1S   <- step 2
        seat 1   hand 3M
        deck R1
    """)
    game.play("use breakthrough", "discard R1", "end")
    game.must_show("seat 0   hand M1")


def test_the_trigger_can_win_by_hegemony():
    """R-LAST-02: if hegemony is reached on the turn that empties the deck, it wins normally."""
    game = table("""
        seat 0   hand 2M   area 8R   <- step 2
        seat 1   hand 3M
        deck S1
    """)
    game.play("end")
    assert game.outcome.reason == "hegemony"


@pytest.mark.parametrize(
    ("first", "trigger", "seats"),
    [
        (0, 0, [1, 2, 3]),
        (0, 1, [2, 3]),
        (0, 2, [3]),
        (0, 3, []),
        (2, 0, [1]),
        (2, 1, []),
        (2, 2, [3, 0, 1]),
        (2, 3, [0, 1]),
    ],
)
def test_play_stops_when_the_first_player_would_be_next(first, trigger, seats):
    """R-LAST-03: those after the trigger have one turn each, up to the right neighbour of the First Player."""
    assert seats_that_play_on(last_card_drawn_by(trigger, first=first)) == seats


def test_the_first_player_as_trigger_gives_everybody_else_a_turn():
    """A-56b, R-LAST-03: all the others have one turn."""
    assert seats_that_play_on(last_card_drawn_by(0, players=3)) == [1, 2]


def test_the_first_players_right_neighbour_as_trigger_ends_the_game():
    """A-56c, R-LAST-03: no further turn is played."""
    assert seats_that_play_on(last_card_drawn_by(2, players=3)) == []


@pytest.mark.parametrize(
    ("trigger", "seats"),
    [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])],
)
def test_with_others_once_more_everybody_but_the_trigger_plays(trigger, seats):
    """D-06: in the Portuguese text every other player has one more turn, wherever the First Player sits."""
    game = last_card_drawn_by(trigger, last_round="others-once-more")
    assert seats_that_play_on(game) == seats


def test_the_two_readings_agree_when_the_first_player_triggers():
    """D-06: only then do all have equally many turns in both."""
    equal = last_card_drawn_by(0, players=3)
    once_more = last_card_drawn_by(0, players=3, last_round="others-once-more")
    assert seats_that_play_on(equal) == seats_that_play_on(once_more)


def test_four_players_have_no_special_last_round():
    """A-56f: with four players and their whole deck the rule is the same."""
    assert seats_that_play_on(last_card_drawn_by(1, players=4)) == [2, 3]


@pytest.mark.parametrize("last_round", ["equal-turns", "others-once-more"])
def test_nobody_draws_in_the_last_round(last_round):
    """R-LAST-03, D-06: turns of the last round are normal turns without step 3."""
    game = table(
        """
        seat 0   hand 2M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3S
        deck U3
        """,
        last_round=last_round,
    )
    game.play("end", "play R1", "end")
    game.must_show("seat 1   hand 2R   area 1R")


def test_a_deck_that_is_exactly_used_up_is_a_trigger():
    """A-56d: a full draw that takes the last card starts the last round."""
    game = table("""
        seat 0   hand 1M   <- step 2
        seat 1   hand 3M
        deck S1 S2
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand M1 S1 S2
        emptied-by 0
    """)


def test_a_short_deck_is_drawn_as_far_as_it_goes():
    """A-56e: with fewer cards than needed you draw what is there, and that is the trigger."""
    game = table("""
        seat 0   hand -    <- step 2
        seat 1   hand 3M
        deck S1 S2
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand S1 S2
        emptied-by 0
    """)


def test_all_effects_are_allowed_in_the_last_round():
    """A-56g: only the draw is dropped."""
    game = table("""
        seat 0   hand 3M
        seat 1   hand 3M   area 3M 3R 3E 3S 3U   <- step 2
        deck -             pile M1
    """)
    assert game.uses() == {
        "assassination",
        "attack",
        "holy-book",
        "inquisition",
        "development",
        "embargo",
        "experiment",
        "breakthrough",
        "oligarchy",
        "democracy",
    }


def test_hand_size_effects_are_idle_in_the_last_round():
    """A-56g: Holy Book may be used, but nothing is drawn."""
    game = table("""
        seat 0   hand 3M
        seat 1   hand 1M   area 3R   <- step 2
        seat 2   hand 3M
        deck -
    """)
    game.play("use holy-book", "end")
    game.must_show("seat 1   hand 1M")


def test_the_game_ends_by_majority():
    """R-LAST-04: without a hegemony winner the majority is scored."""
    game = table("""
        seat 0   hand 3M   area 2R
        seat 1   hand 3M   area 1R   <- step 2
        deck -
    """)
    game.play("end")
    assert (game.seat, game.outcome.reason, game.outcome.winners) == (None, "majority", (0,))
