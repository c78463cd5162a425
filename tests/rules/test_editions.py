"""Chapter 3: where the editions differ.

The differences that change play are options; each has its tests here or with its chapter. All other rows of the tables
are settled by one reading, which the chapters' tests show.
"""

import pytest

from impera import BadOptions, Options
from impera.testing import Scenario, table

DEFAULTS = {
    "last_round": "equal-turns",
    "religion": "on-apply",
    "self_target": True,
    "democracy_needs_card": True,
    "centre": "counterclockwise",
}


def chosen(**options):
    """The five rule options of a game."""
    made = Options.make(**options)
    return {name: getattr(made, name) for name in DEFAULTS}


@pytest.mark.parametrize("edition", ["en", "ru", "el"])
def test_english_russian_and_greek_are_the_defaults(edition):
    """D-05, D-06, D-10, D-12, D-13, A-29: these editions play with every default."""
    assert chosen(edition=edition) == DEFAULTS


def test_the_ukrainian_edition_claims_clockwise():
    """D-05: `uk` differs in the centre of the draft only."""
    assert chosen(edition="uk") == {**DEFAULTS, "centre": "clockwise"}


def test_the_portuguese_edition_differs_in_three_options():
    """D-06, D-10, D-12, D-13: `pt` has others-once-more, no own target, and Democracy without a card."""
    changed = {"last_round": "others-once-more", "self_target": False, "democracy_needs_card": False}
    assert chosen(edition="pt") == {**DEFAULTS, **changed}


def test_a_single_option_stands_beside_the_edition():
    """D-06: an edition is a preset; an option given singly wins over it."""
    assert chosen(edition="pt", last_round="equal-turns")["last_round"] == "equal-turns"


@pytest.mark.parametrize("option", [{"last_round": "never"}, {"edition": "fr"}, {"centre": "left"}, {"religion": "x"}])
def test_other_values_are_refused(option):
    """D-05, D-06, A-29: an option has the values of its row and no others."""
    with pytest.raises(BadOptions):
        Options.make(**option)


def test_without_own_targets_embargo_is_for_others():
    """D-10: in the Portuguese text Embargo is laid on another player's card."""
    game = table(
        """
        seat 0   area 1M 1E   <- step 2
        seat 1   area 1C
        """,
        edition="pt",
    )
    game.play("use embargo")
    assert game.legal() == ("choose 1 culture",)


def test_without_own_targets_embargo_needs_anothers_card():
    """D-10, A-22: own faceup cards do not make it available then."""
    game = table(
        """
        seat 0   hand 3M   area 1R 1E   <- step 2
        seat 1
        """,
        edition="pt",
    )
    assert game.uses() == {"inquisition"}


def test_without_own_targets_democracy_is_for_others():
    """D-12: in the Portuguese text Democracy is laid on another player."""
    game = table(
        """
        seat 0   area 1M 1U   <- step 2
        seat 1   area 1C
        """,
        self_target=False,
    )
    game.play("use democracy")
    assert game.legal() == ("choose 1 culture",)


def test_democracy_may_need_no_card():
    """D-13: with `democracy_needs_card` false every Domain of the player may be chosen."""
    game = table(
        """
        seat 0   area 1U   <- step 2
        seat 1   area 1C
        """,
        edition="pt",
    )
    game.play("use democracy")
    assert game.legal() == (
        "choose 1 military",
        "choose 1 religion",
        "choose 1 economy",
        "choose 1 science",
        "choose 1 culture",
        "choose 1 utopia",
    )


def test_democracy_that_needs_no_card_is_available_on_an_empty_table():
    """D-13: then it can always be begun."""
    game = table(
        """
        seat 0   hand 3M   area 1U   <- step 2
        seat 1
        """,
        democracy_needs_card=False,
    )
    assert game.uses() == {"democracy"}


def test_democracy_that_needs_no_card_may_be_laid_on_oneself():
    """D-12, D-13: the two options are independent; with both defaults but one, own empty Domains are targets too."""
    game = table(
        """
        seat 0   area 1U   <- step 2
        seat 1
        """,
        democracy_needs_card=False,
    )
    game.play("use democracy")
    assert len(game.legal()) == 12


def test_embargo_needs_a_card_in_every_edition():
    """D-13: the option is about Democracy; Embargo needs a faceup card to lie on in the Portuguese text as well."""
    game = table(
        """
        seat 0   hand 3M   area 1E 1U   <- step 2
        seat 1
        """,
        edition="pt",
    )
    assert game.uses() == {"democracy"}


def test_religion_is_an_option_of_no_edition():
    """A-29: all five rulebooks read `on-apply`; `at-draw` is chosen singly."""
    assert {chosen(edition=edition)["religion"] for edition in ("en", "ru", "uk", "pt", "el")} == {"on-apply"}


@pytest.mark.parametrize("edition", ["en", "ru", "uk", "pt", "el"])
def test_editions_use_the_same_words(edition):
    """D-30, D-31, D-34, D-37: Domains, effects, victories and the coin have other names in print, not in decisions."""
    game = table(
        """
        seat 0   hand 3R   area 5M 5R 5E 5S 2C 5U   <- step 2
        seat 1   hand 3R   area 3M 1C
        pile 2R
        """,
        edition=edition,
    )
    assert game.legal() == (
        "use assassination",
        "use purge",
        "use holy-book",
        "use divine-right",
        "use development",
        "use monopoly",
        "use experiment",
        "use research",
        "use oligarchy",
        "use republic",
        "use attack",
        "use inquisition",
        "use embargo",
        "use breakthrough",
        "use democracy",
        "copy assassination 1",
        "end",
    )


def test_turns_are_counted_not_rounds():
    """D-36: a turn is one player's, a round is all players': after a round of three the fourth turn begins."""
    game = Scenario.new(players=3, seed=5)
    for _ in range(3):
        game.play(game.legal()[0], "end")
    assert game.turn == 4
