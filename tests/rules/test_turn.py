"""Chapter 1.6: the turn, its three steps and its end."""

import pytest

from impera.testing import Scenario, table


def names(events):
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]


def test_the_first_player_begins():
    """R-TURN-01: play starts with the First Player."""
    assert Scenario.new(players=3, first=2, seed=1).seat == 2


def test_play_passes_clockwise():
    """R-TURN-01: after the last seat comes seat 0."""
    game = table("""
        seat 0         hand 2M1
        seat 1 first   hand 2M1   <- step 1
        seat 2         hand 2M1
    """)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.play("play M1", "end")
    assert seats == [1, 2, 0, 1]


def test_a_turn_begins_with_the_play_of_a_card():
    """R-TURN-02, R-EFF-09: in step 1 nothing but a play is possible, whatever effects are at hand."""
    game = table("""
        seat 0   hand M1 R1   area 5M   <- step 1
        seat 1
    """)
    assert game.legal() == ("play M1", "play R1")


def test_effects_come_after_the_play():
    """R-TURN-02, D-28: after step 1 come effects, and no second play."""
    game = table("""
        seat 0   hand M1 R1   area 5M   <- step 1
        seat 1
    """)
    game.play("play R1")
    assert game.legal() == ("use assassination", "use attack", "use inquisition", "end")


def test_the_draw_comes_last():
    """R-TURN-02, D-28: nothing is drawn before step 2 is over; then the next player is asked."""
    game = table("""
        seat 0   hand M1 R1   area 5M   <- step 1
        seat 1   hand 3S
        deck 5C
    """)
    game.play("play R1")
    game.must_show("seat 0   hand M1")
    game.play("end")
    game.must_show("seat 0   hand M1 2C")
    assert game.seat == 1


def test_the_played_card_lies_faceup_in_your_area():
    """R-TURN-03: the card goes from hand to play area."""
    game = table("""
        seat 0   hand M1 R1   area M2   <- step 1
        seat 1
    """)
    game.play("play R1")
    game.must_show("seat 0   hand M1   area M2 R1")


def test_step_one_cannot_be_declined():
    """R-TURN-03, N-03: with a single playable card even that is asked, and it must be played."""
    game = table("""
        seat 0   hand M1 S1   embargo military   <- step 1
        seat 1
    """)
    assert game.legal() == ("play S1",)


def test_step_one_is_skipped_when_nothing_is_playable():
    """R-TURN-04, D-07, N-03: with every hand card under embargo the turn begins with step 2, without a decision."""
    game = table("""
        seat 0   hand 3M   area 3M   embargo military   <- step 1
        seat 1
    """)
    assert game.legal() == ("use assassination", "use attack", "end")


def test_a_skipped_step_is_told_to_all():
    """R-TURN-04: the skipping is an event."""
    game = table("""
        seat 0   hand 3R   <- step 2
        seat 1   hand 3M   embargo military
    """)
    assert names(game.play("end"))[-2:] == ["TurnBegan", "StepSkipped"]


def test_a_turn_without_step_one_draws_as_any_other():
    """A-46: only step 1 is skipped; effects and the draw are not."""
    game = table("""
        seat 0   hand 3M   area 3M   embargo military   <- step 1
        seat 1   hand 3R
        deck 5C
    """)
    game.play("use assassination", "discard M1", "end")
    game.must_show("seat 0   hand 2M 1C")


def test_a_skipped_step_is_not_resumed():
    """A-47, R-TURN-04: a playable card that comes by Oligarchy is not played in this turn."""
    game = table("""
        seat 0   hand 3M   area 3U   embargo military   <- step 1
        seat 1
        pile S1
    """)
    game.play("use oligarchy", "take S1")
    assert game.legal() == ("use democracy", "end")


@pytest.mark.parametrize(
    "effects",
    [
        ["use assassination", "discard R1", "use holy-book"],
        ["use holy-book", "use assassination", "discard R1"],
    ],
)
def test_effects_are_applied_in_any_order(effects):
    """R-TURN-05: any number of effects, in any order."""
    game = table("""
        seat 0   hand 3R   area 3M 3R   <- step 2
        seat 1   hand 3R
        deck 8S2
    """)
    game.play(*effects, "end")
    game.must_show("seat 0   hand 2R 3S")


def test_step_two_may_be_stopped_at_once():
    """R-TURN-05: effects are optional."""
    game = table("""
        seat 0   hand 3R   area 3M 3R   <- step 2
        seat 1   hand 3R
    """)
    game.play("end")
    assert game.seat == 1


def test_an_effect_is_resolved_before_the_next_begins():
    """R-TURN-05: while an effect is resolved nothing else may be begun, and the turn may not end."""
    game = table("""
        seat 0   hand 3R   area 5M 3R   <- step 2
        seat 1
    """)
    game.play("use purge", "discard R1")
    assert game.legal() == ("discard R1",)


@pytest.mark.parametrize(("hand", "drawn"), [("-", 3), ("1M", 2), ("2M", 1), ("3M", 0)])
def test_the_hand_is_filled_to_three(hand, drawn):
    """R-TURN-06: in step 3 you draw until you hold your hand size."""
    game = table(f"""
        seat 0   hand {hand}   <- step 2
        seat 1   hand 3R
        deck 8S2
    """)
    game.play("end")
    game.must_show(f"seat 0   hand {hand} {drawn}S" if drawn else f"seat 0   hand {hand}")


def test_a_hand_above_its_size_is_kept():
    """R-TURN-06: with more cards than the hand size nothing is drawn and nothing discarded."""
    game = table("""
        seat 0   hand 6M   <- step 2
        seat 1   hand 3R
        deck 8S2
        pile -
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand 6M
        deck S2 S2 S2 S2 S2 S2 S2 S2
        pile -
    """)


def test_cards_are_drawn_from_the_top():
    """R-TURN-06: the top card first."""
    game = table("""
        seat 0   hand 1M   <- step 2
        seat 1   hand 3R
        deck S1 C1 U3
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand M1 S1 C1
        deck U3
    """)


def test_emptying_the_deck_starts_the_last_round():
    """R-TURN-07: it is announced with the draw, and the turn ends like any other."""
    game = table("""
        seat 0   hand 2M   <- step 2
        seat 1   hand 3R
        deck S1
    """)
    assert names(game.play("end")) == ["Drew", "LastRound", "TurnEnded", "TurnBegan"]


def test_the_player_who_empties_the_deck_finishes_the_turn():
    """R-TURN-07: by an effect in step 2 the deck is emptied, and step 2 goes on."""
    game = table("""
        seat 0   hand 2M   area 1S 3R   <- step 2
        seat 1   hand 3R
        deck S1
    """)
    game.play("use breakthrough", "discard M1")
    assert game.uses() == {"holy-book", "inquisition"}


def test_the_end_of_a_turn_has_a_fixed_order():
    """R-END-01: draw, embargo markers, hegemony check, next turn."""
    game = table("""
        seat 0   hand 2R   embargo military   <- step 2
        seat 1   hand 3R
    """)
    assert names(game.play("end")) == ["Drew", "EmbargoExpired", "TurnEnded", "TurnBegan"]


def test_embargo_markers_are_discarded_before_a_hegemony_is_checked():
    """R-END-01: on a winning turn the marker has gone to the discard pile."""
    game = table("""
        seat 0   hand 3R   area 8S   embargo military E2   <- step 2
        seat 1   hand 3R
    """)
    game.play("end")
    game.must_show("""
        seat 0   embargo -
        pile E2
    """)
    assert game.outcome.reason == "hegemony"


def test_a_winner_has_drawn_before():
    """A-45: hegemony is checked after the draw, which may empty the deck on the winning turn; hegemony wins."""
    game = table("""
        seat 0   hand 2R
        seat 1   hand 2R   area 8S   <- step 2
        deck C1
    """)
    game.play("end")
    game.must_show("""
        seat 1   hand 2R C1
        deck -
    """)
    assert game.outcome.reason == "hegemony"


def test_a_card_may_be_paid_on_the_turn_it_was_played():
    """A-42, R-EFF-05: one card is enough, even the one just played."""
    game = table("""
        seat 0   hand R1 2S   <- step 1
        seat 1   hand 3S
    """)
    game.play("play R1")
    assert game.uses() == {"inquisition"}


def test_after_a_cost_the_level_must_still_be_reached():
    """A-43: three Religion cards, one paid for Inquisition: Holy Book is gone."""
    game = table("""
        seat 0   hand 3S   area 3R   <- step 2
        seat 1   hand -
    """)
    game.play("use inquisition", "choose 1")
    assert game.uses() == set()


def test_after_a_cost_the_level_is_available_if_still_reached():
    """A-43: four Religion cards, one paid for Inquisition: Holy Book is still there."""
    game = table("""
        seat 0   hand 3S   area 4R   <- step 2
        seat 1   hand -
    """)
    game.play("use inquisition", "choose 1")
    assert game.uses() == {"holy-book"}


def test_a_level_reached_by_an_effect_is_available_at_once():
    """A-44: a Development that plays the third Military card opens Assassination in the same turn."""
    game = table("""
        seat 0   hand M1 R1   area 2M 3E   <- step 2
        seat 1
    """)
    game.play("use development", "discard E1", "play M1")
    assert game.uses() == {"assassination", "attack", "embargo"}


def test_a_used_level_is_not_opened_again_by_more_cards():
    """A-44: only if its slot is unused: Purge stays closed after Assassination."""
    game = table("""
        seat 0   hand 3M 1R   area 4M 3E   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1", "use development", "discard E1", "play M1")
    assert game.uses() == {"attack", "embargo"}


def test_with_an_empty_hand_experiment_still_works():
    """A-48: in step 2 a hand can be empty; hand effects are not available then, Experiment is."""
    game = table("""
        seat 0   hand -   area 5M 5E 5S   <- step 2
        seat 1
    """)
    assert game.uses() == {"attack", "embargo", "experiment", "research", "breakthrough"}


def test_a_turn_that_empties_the_hand_ends_with_three_cards():
    """A-48, I-4: an empty hand is filled in step 3, so no turn starts with one while there is a deck."""
    game = table("""
        seat 0   hand M1 R1 S1   area 5M   <- step 1
        seat 1   hand 3S
        deck 8C
    """)
    game.play("play M1", "use purge", "discard R1", "discard S1", "end")
    game.must_show("seat 0   hand 3C")


def test_the_last_turn_of_an_endless_game_is_scored():
    """N-08: after `max_turns` turns, 400 unless agreed otherwise, the majority decides."""
    game = table("""
        seat 0   hand 3R   area 2M   <- step 2
        seat 1   hand 3R   area 1M
        turns 399
    """)
    game.play("end")
    assert (game.outcome.reason, game.outcome.winners, game.outcome.points) == ("turn-limit", (0,), (1, 0))


def test_the_turn_before_the_limit_is_not_the_last():
    """N-08: turn 399 is followed by turn 400."""
    game = table("""
        seat 0   hand 3R   <- step 2
        seat 1   hand 3R
        turns 398
    """)
    game.play("end")
    assert (game.turn, game.outcome) == (400, None)


def test_hegemony_on_the_last_turn_comes_before_the_limit():
    """N-08, R-END-01: on turn 400 a hegemony still wins as such."""
    game = table("""
        seat 0   hand 3R   area 8M   <- step 2
        seat 1   hand 3R
        turns 399
    """)
    game.play("end")
    assert game.outcome.reason == "hegemony"
