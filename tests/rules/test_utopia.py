"""Chapter 1.12: Oligarchy, Republic, and the laying of a democracy marker; what it does is in `test_hegemony.py`."""

from impera.testing import table


def test_oligarchy_takes_a_card_of_your_choice_from_the_discard_pile():
    """R-UTO-01: one card of the discard pile comes to your hand."""
    game = table("""
        seat 0   hand M1      area 3U   <- step 2
        seat 1
        pile R1 S2
    """)
    game.play("use oligarchy", "take S2")
    game.must_show("""
        seat 0   hand M1 S2   area 3U
        pile R1
    """)


def test_any_domain_in_the_pile_may_be_chosen():
    """R-UTO-01, N-04: the choice is the Domain; its oldest card is named."""
    game = table("""
        seat 0   area 3U   <- step 2
        seat 1
        pile M3 M2 R1 S3 C2 C2
    """)
    game.play("use oligarchy")
    assert game.legal() == ("take M2", "take R1", "take S3", "take C2")


def test_republic_takes_two_cards():
    """R-UTO-02: two cards of the discard pile come to your hand, even of one Domain."""
    game = table("""
        seat 0   hand M1         area 5U   <- step 2
        seat 1
        pile R1 S2 S3
    """)
    game.play("use republic", "take S2", "take S3")
    game.must_show("""
        seat 0   hand M1 S2 S3   area 5U
        pile R1
    """)


def test_republic_is_complete_after_two_cards():
    """R-UTO-02: exactly two; then step 2 goes on."""
    game = table("""
        seat 0   area 5U   <- step 2
        seat 1
        pile R1 S2 S3
    """)
    game.play("use republic", "take S2", "take S3")
    assert game.legal() == ("use democracy", "end")


def test_republic_may_take_two_equal_cards():
    """R-UTO-02: two cards of one Domain and Age are two cards."""
    game = table("""
        seat 0   hand -       area 5U   <- step 2
        seat 1
        pile S2 S2
    """)
    game.play("use republic", "take S2", "take S2")
    game.must_show("""
        seat 0   hand S2 S2
        pile -
    """)


def test_a_pile_that_was_emptied_gives_nothing():
    """A-19: after the last card is taken from the pile the next player's Oligarchy is not available."""
    game = table("""
        seat 0   hand 3R   area 3U   <- step 2
        seat 1   hand 3S   area 3U
        pile C1
    """)
    game.play("use oligarchy", "take C1", "end", "play S1")
    assert game.uses() == {"breakthrough", "democracy"}


def test_oligarchy_needs_a_card_in_the_pile():
    """A-19: with an empty discard pile Oligarchy is not available."""
    game = table("""
        seat 0   area 3U   <- step 2
        seat 1
        pile -
    """)
    assert game.uses() == {"democracy"}


def test_republic_needs_two_cards_in_the_pile():
    """A-19: with one card in the pile Republic is not available; Oligarchy is."""
    game = table("""
        seat 0   area 5U   <- step 2
        seat 1
        pile M1
    """)
    assert game.uses() == {"oligarchy", "democracy"}


def test_democracy_lays_a_utopia_card_as_a_marker():
    """R-UTO-03, R-EFF-05: the card leaves its Domain and lies facedown on the target; it is not in the discard pile."""
    game = table("""
        seat 0   area 2U   <- step 2
        seat 1   area 1S
    """)
    game.play("use democracy", "choose 1 science")
    game.must_show("""
        seat 0   area 1U
        seat 1   area 1S   democracy science
        pile -
    """)


def test_democracy_is_laid_on_a_domain_with_a_faceup_card():
    """R-UTO-03, D-13: a player and a Domain in which that player has at least one faceup card."""
    game = table("""
        seat 0   area 1M 2U   <- step 2
        seat 1   area 1S
        seat 2
    """)
    game.play("use democracy")
    assert game.legal() == ("choose 0 military", "choose 0 utopia", "choose 1 science")


def test_the_card_taken_does_not_make_utopia_a_target():
    """A-28e: a Utopia card that leaves the Domain leaves it empty, and an empty Domain is no target."""
    game = table("""
        seat 0   area 1U   <- step 2
        seat 1   area 1S
    """)
    game.play("use democracy")
    assert game.legal() == ("choose 1 science",)


def test_democracy_needs_a_faceup_card_somewhere():
    """A-22: with no faceup card on the table but the cost, Democracy may not be begun."""
    game = table("""
        seat 0   hand 3M   area 1U   <- step 2
        seat 1
    """)
    assert game.uses() == set()


def test_democracy_is_not_laid_on_a_domain_with_only_markers():
    """A-05: facedown cards in a Domain do not make it a target."""
    game = table("""
        seat 0   area 2U   <- step 2
        seat 1   area 1C   embargo military   democracy science
    """)
    game.play("use democracy")
    assert game.legal() == ("choose 0 utopia", "choose 1 culture")


def test_an_embargo_card_cannot_be_fetched_before_it_expires():
    """A-28f: an embargo card lies in no pile, so Oligarchy cannot take it."""
    game = table("""
        seat 0   area 3U   embargo science   <- step 2
        seat 1
        pile -
    """)
    assert game.uses() == {"democracy"}


def test_an_expired_embargo_card_can_be_fetched():
    """A-28f: once expired it lies in the discard pile, and Oligarchy may take it."""
    game = table("""
        seat 0   hand 3M            embargo science E2   <- step 2
        seat 1   hand 3M   area 3U
        pile -
    """)
    game.play("end", "play M1", "use oligarchy")
    assert game.legal() == ("take E2",)
