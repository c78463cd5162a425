"""Chapter 1.7: what holds for all effects."""

import pytest

from impera.testing import table

LEVEL_ONE = {"assassination", "holy-book", "development", "experiment", "oligarchy"}
LEVEL_TWO = {"purge", "divine-right", "monopoly", "research", "republic"}
DISCARD = {"attack", "inquisition", "embargo", "breakthrough", "democracy"}


def test_there_are_ten_level_effects_and_five_discard_effects():
    """R-EFF-01, N-02: with five cards of each Domain all fifteen effects are available."""
    game = table("""
        seat 0   hand 3M   area 5M 5R 5E 5S 5C 5U   <- step 2
        seat 1   hand 3M   area 1M
        pile 3M
    """)
    assert game.uses() == LEVEL_ONE | LEVEL_TWO | DISCARD


def test_culture_has_no_levels_and_no_discard_effect():
    """R-EFF-01: any number of Culture cards alone gives no effect."""
    game = table("""
        seat 0   hand 3M   area 6C   <- step 2
        seat 1
        pile 3M
    """)
    assert game.legal() == ("end",)


def test_one_discard_card_gives_only_the_discard_effect():
    """R-EFF-05: one card of each Domain is enough for the five discard effects, and for no level."""
    game = table("""
        seat 0   hand 3M   area 1M 1R 1E 1S 1C 1U   <- step 2
        seat 1
        pile 3M
    """)
    assert game.uses() == DISCARD


def test_a_discard_effect_is_applied_once_a_turn():
    """R-EFF-02: at most one discard effect per Domain and turn."""
    game = table("""
        seat 0   area 2M 4S   <- step 2
        seat 1
        deck 8R
    """)
    game.play("use attack", "choose science")
    assert game.uses() == {"experiment", "breakthrough"}


def test_a_permanent_and_a_discard_effect_of_one_domain_go_together():
    """R-EFF-02: one permanent effect and one discard effect per Domain."""
    game = table("""
        seat 0   hand 3R   area 4M   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1", "use attack", "choose military")
    game.must_show("seat 0   hand 2R   area 2M")


def test_effects_of_different_domains_do_not_exclude_each_other():
    """R-EFF-02: the limit is per Domain."""
    game = table("""
        seat 0   hand 3S   area 3M 3R   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard S1")
    assert game.uses() == {"attack", "holy-book", "inquisition"}


def test_slots_are_free_again_in_the_next_turn():
    """R-EFF-02: the limit is per turn."""
    game = table("""
        seat 0   hand 4R   area 3M   <- step 2
        seat 1   hand 3R
    """)
    game.play("use assassination", "discard R1", "end", "play R1", "end", "play R1")
    assert game.uses() == {"assassination", "attack", "inquisition"}


def test_ten_effects_in_one_turn():
    """R-EFF-02, I-7: five permanent and five discard effects are the most that one turn can hold."""
    game = table("""
        seat 0   hand 4R   area 4M 4R 4E 4S 4U   <- step 2
        seat 1   hand -
        deck 6R2           pile C1
    """)
    game.play("use assassination", "discard R1", "use holy-book", "use development", "discard M1", "play R1")
    game.play("use experiment", "take M1", "play M1", "use oligarchy", "take C1")
    game.play("use attack", "choose military", "use inquisition", "choose 1", "use embargo", "choose 0 science")
    game.play("use breakthrough", *["discard R2"] * 5, "use democracy", "choose 0 science")
    assert game.legal() == ("end",)


def test_an_eleventh_effect_by_effect_slots():
    """I-7, D-16: with `copy_slot: effect` a copied level comes to the five own permanent effects."""
    game = table(
        """
        seat 0   hand 6R   area 4M 4R 4E 4S 4U 1C   <- step 2
        seat 1   hand -    area 5M
        deck 6R2           pile C1
        """,
        copy_slot="effect",
    )
    game.play("use assassination", "discard R1", "use holy-book", "use development", "discard M1", "play R1")
    game.play("use experiment", "take M1", "play M1", "use oligarchy", "take C1")
    assert game.copies() == {"purge 1"}


@pytest.mark.parametrize(
    ("players", "level_one", "level_two"),
    [(2, 3, 5), (3, 3, 5), (4, 2, 4)],
)
def test_levels_need_their_number_of_cards(players, level_one, level_two):
    """R-EFF-03, R-PARAM-01: level 1 needs T1 cards and level 2 needs T2."""

    def effects(cards):
        others = "\n".join(f"seat {seat}" for seat in range(1, players))
        return table(f"seat 0  hand 3R  area {cards}M 1C  <- step 2\n{others}").uses()

    assert effects(level_one - 1) == {"attack"}
    assert effects(level_one) == {"assassination", "attack"}
    assert effects(level_two - 1) == {"assassination", "attack"}
    assert effects(level_two) == {"assassination", "purge", "attack"}


def test_a_card_played_this_turn_counts_for_a_level():
    """R-EFF-03: cards played earlier this turn count."""
    game = table("""
        seat 0   hand M1 R1   area 2M   <- step 1
        seat 1
    """)
    game.play("play M1")
    assert game.uses() == {"assassination", "attack"}


def test_a_loss_caused_by_the_effect_does_not_undo_it():
    """R-EFF-03: Development may discard one of the three Economy cards that made it available."""
    game = table("""
        seat 0   hand S1 R1   area 3E   <- step 2
        seat 1
    """)
    game.play("use development", "discard E1", "play S1")
    game.must_show("seat 0   hand R1   area 2E S1")


def test_the_count_is_tested_just_before_the_effect():
    """R-EFF-03: cards that have left before the effect is begun do not count."""
    game = table("""
        seat 0   hand 3R   area 4M   <- step 2
        seat 1
    """)
    game.play("use attack", "choose military")
    assert game.uses() == set()


@pytest.mark.parametrize(
    ("letter", "effect", "answers", "left"),
    [
        ("M", "attack", ["choose culture"], "assassination"),
        ("R", "inquisition", ["choose 1"], "holy-book"),
        ("E", "embargo", ["choose 0 culture"], "development"),
        ("S", "breakthrough", ["discard R2"] * 5, "experiment"),
        ("U", "democracy", ["choose 0 culture"], "oligarchy"),
    ],
)
def test_a_cost_can_take_level_two_away_and_leave_level_one(letter, effect, answers, left):
    """R-EFF-03, A-43: five cards, one of them paid, are four: level 2 is gone, level 1 is there."""
    game = table(f"""
        seat 0   hand 3M   area 5{letter} 2C   <- step 2
        seat 1   hand -
        deck 6R2           pile 2M
    """)
    game.play(f"use {effect}", *answers)
    assert game.uses() == {left}


def test_level_one_may_be_chosen_with_cards_for_level_two():
    """R-EFF-04: with T2 cards you may still apply level 1."""
    game = table("""
        seat 0   hand 3R   area 5M   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1")
    game.must_show("seat 0   hand 2R")


@pytest.mark.parametrize(
    ("effect", "answers"),
    [("assassination", ["discard R1"]), ("purge", ["discard R1", "discard R1"])],
)
def test_levels_of_one_domain_are_never_added(effect, answers):
    """R-EFF-04, D-08: one level per turn; level 2 replaces level 1, and neither follows the other."""
    game = table("""
        seat 0   hand 5R   area 5M   <- step 2
        seat 1
    """)
    game.play(f"use {effect}", *answers)
    assert game.uses() == {"attack"}


@pytest.mark.parametrize(
    ("effect", "card"),
    [("attack", "M1"), ("inquisition", "R1"), ("breakthrough", "S1")],
)
def test_the_cost_goes_to_the_discard_pile(effect, card):
    """R-EFF-05: Attack, Inquisition and Breakthrough are paid to the discard pile."""
    game = table(f"""
        seat 0   area {card} 1C   <- step 2
        seat 1
        pile -
    """)
    game.play(f"use {effect}")
    game.must_show(f"""
        seat 0   area 1C
        pile {card}
    """)


@pytest.mark.parametrize("effect", ["embargo", "democracy"])
def test_a_marker_does_not_go_to_the_discard_pile(effect):
    """R-EFF-05, D-33: Embargo and Democracy lay their card down; "discard effect" is only their name."""
    game = table("""
        seat 0   area 1E 1U   <- step 2
        seat 1   area 1C
        pile -
    """)
    game.play(f"use {effect}", "choose 1 culture")
    game.must_show("pile -")


def test_the_oldest_card_is_paid():
    """R-EFF-05, N-04: the cost is the card of the lowest Age in the Domain."""
    game = table("""
        seat 0   area M3 M2 M2   <- step 2
        seat 1
    """)
    game.play("use attack")
    game.must_show("""
        seat 0   area M2 M3
        pile M2
    """)


def test_a_card_discarded_for_another_reason_triggers_nothing():
    """R-EFF-06: a Military card discarded by Development starts no Attack; the play follows."""
    game = table("""
        seat 0   hand R1 S1   area 3E 2M   <- step 2
        seat 1   area 2M
    """)
    game.play("use development", "discard M1")
    assert game.legal() == ("play R1", "play S1")


def test_a_hand_card_discarded_triggers_nothing():
    """R-EFF-06: a Religion card discarded by Assassination starts no Inquisition."""
    game = table("""
        seat 0   hand R1 S1   area 3M   <- step 2
        seat 1   hand 3C
    """)
    game.play("use assassination", "discard R1")
    assert game.legal() == ("use attack", "end")


def test_an_expiring_embargo_triggers_nothing():
    """R-EFF-06: an Economy card that expires as a marker lays no new embargo; the next turn begins."""
    game = table("""
        seat 0   hand 3R   area 1M   embargo science   <- step 2
        seat 1   hand 3R   area 1M
    """)
    game.play("end")
    assert (game.seat, game.legal()) == (1, ("play R1",))


@pytest.mark.parametrize(
    ("hand", "area", "pile", "missing"),
    [
        ("-", "5M", "-", {"assassination", "purge"}),
        ("1R", "5M", "-", {"purge"}),
        ("-", "5E", "-", {"development", "monopoly"}),
        ("1R", "5E", "-", {"monopoly"}),
        ("3R", "5U", "-", {"oligarchy", "republic"}),
        ("3R", "5U", "1M", {"republic"}),
    ],
)
def test_an_effect_that_cannot_be_completed_is_not_available(hand, area, pile, missing):
    """R-EFF-07: numbers are exact; an effect may be begun only if every number in it can be met."""
    game = table(f"""
        seat 0   hand {hand}   area {area}   <- step 2
        seat 1
        pile {pile}
    """)
    level_effects = {
        "M": {"assassination", "purge"},
        "E": {"development", "monopoly"},
        "U": {"oligarchy", "republic"},
    }
    assert game.uses() & (LEVEL_ONE | LEVEL_TWO) == level_effects[area[1]] - missing


def test_a_begun_effect_is_completed():
    """A-22a, R-EFF-07: an effect cannot be abandoned halfway, nor done in part."""
    game = table("""
        seat 0   hand R1 S1   area 5E   <- step 2
        seat 1
    """)
    game.play("use monopoly", "discard E1", "discard E1", "play R1")
    assert game.legal() == ("play S1",)


@pytest.mark.parametrize(
    ("table_drawn", "effect"),
    [
        ("seat 0  area 1S       <- step 2\n seat 1 \n deck -", "breakthrough"),
        ("seat 0  area 1R       <- step 2\n seat 1  hand -", "inquisition"),
        ("seat 0  area 1M 1C    <- step 2\n seat 1", "attack"),
    ],
)
def test_effects_that_may_do_less_than_their_number(table_drawn, effect):
    """A-22, R-EFF-07: Breakthrough without a deck, Inquisition of no cards, Attack on nobody may be begun."""
    assert table(table_drawn).uses() == {effect}


def test_an_effect_wins_over_a_basic_rule():
    """R-EFF-08: one card is played in a turn, but with Monopoly three are."""
    game = table("""
        seat 0   hand M1 R1 S1   area 5E   <- step 1
        seat 1
    """)
    game.play("play M1", "use monopoly", "discard E1", "discard E1", "play R1", "play S1")
    game.must_show("seat 0   hand -   area 3E M1 R1 S1")


def test_nobody_can_respond_to_an_effect():
    """R-EFF-09: only the active player decides until the turn ends, even when others lose cards."""
    game = table("""
        seat 0   hand 3R   area 1M 2S   <- step 2
        seat 1   hand 3R   area 3S 5M
        seat 2   hand 3R   area 3S 5M
    """)
    seats = []
    for decision in ("use attack", "choose science", "use breakthrough"):
        seats.append(game.seat)
        game.play(decision)
    assert [*seats, game.seat] == [0, 0, 0, 0]
