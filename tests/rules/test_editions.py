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
    "copy_owned": True,
    "copy_slot": "domain",
    "self_target": True,
    "democracy_needs_card": True,
    "centre": "counterclockwise",
}


def chosen(**options):
    """The seven rule options of a game."""
    made = Options.make(**options)
    return {name: getattr(made, name) for name in DEFAULTS}


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_english_and_russian_are_the_defaults(edition):
    """D-05, D-06, D-10, D-12, D-13, D-16, A-29: these editions play with every default."""
    assert chosen(edition=edition) == DEFAULTS


def test_the_greek_edition_copies_nothing_owned():
    """D-16: `el` differs in what may be copied only."""
    assert chosen(edition="el") == {**DEFAULTS, "copy_owned": False}


def test_the_ukrainian_edition_claims_clockwise():
    """D-05: `uk` differs in the centre of the draft only."""
    assert chosen(edition="uk") == {**DEFAULTS, "centre": "clockwise"}


def test_the_portuguese_edition_differs_in_two_options():
    """D-06, D-10, D-12, D-13: `pt` has others-once-more and no own target; Democracy needs a card in all editions."""
    assert chosen(edition="pt") == {**DEFAULTS, "last_round": "others-once-more", "self_target": False}


def test_in_the_first_revision_the_portuguese_democracy_needs_no_card():
    """D-13: a game that was begun with `pt` as impera 0.1.0 had it goes on so."""
    changed = {"last_round": "others-once-more", "self_target": False, "democracy_needs_card": False}
    assert chosen(edition="pt", revision=1) == {**DEFAULTS, **changed}


def test_in_the_first_revision_the_greek_edition_is_the_defaults():
    """D-16: a game that was begun with `el` as impera 0.1.0 had it goes on so."""
    assert chosen(edition="el", revision=1) == DEFAULTS


def test_a_single_option_stands_beside_the_edition():
    """D-06: an edition is a preset; an option given separately overrides it."""
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
    """D-10, A-22: then the player's own faceup cards do not make it available."""
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


@pytest.mark.parametrize("edition", ["en", "ru", "uk", "pt", "el"])
def test_democracy_needs_a_card_in_every_edition(edition):
    """D-13: the Portuguese text drops the words, but lays the card on a Domain all the same."""
    game = table(
        """
        seat 0   area 1U   <- step 2
        seat 1   area 1C
        """,
        edition=edition,
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
        democracy_needs_card=False,
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
    """D-12, D-13: the two options are independent; with only D-13 changed, one's own empty Domains are targets too."""
    game = table(
        """
        seat 0   area 1U   <- step 2
        seat 1
        """,
        democracy_needs_card=False,
    )
    game.play("use democracy")
    assert len(game.legal()) == 12


def test_embargo_needs_a_card_whatever_democracy_needs():
    """D-13: the option is about Democracy; Embargo needs a faceup card to lie on."""
    game = table(
        """
        seat 0   hand 3M   area 1E 1U   <- step 2
        seat 1
        """,
        self_target=False,
        democracy_needs_card=False,
    )
    assert game.uses() == {"democracy"}


def test_religion_is_an_option_of_no_edition():
    """A-29: all five rulebooks read `on-apply`; `at-draw` is chosen separately."""
    assert {chosen(edition=edition)["religion"] for edition in ("en", "ru", "uk", "pt", "el")} == {"on-apply"}


def test_copy_slot_is_an_option_of_no_edition():
    """D-16: one permanent effect per Domain is the reading of all five; `effect` is chosen singly."""
    assert {chosen(edition=edition)["copy_slot"] for edition in ("en", "ru", "uk", "pt", "el")} == {"domain"}


@pytest.mark.parametrize(
    ("edition", "copies"),
    [
        ("en", {"assassination 1", "holy-book 1"}),
        ("ru", {"assassination 1", "holy-book 1"}),
        ("uk", {"assassination 1", "holy-book 1"}),
        ("pt", {"assassination 1", "holy-book 1"}),
        ("el", {"holy-book 1"}),
    ],
)
def test_only_the_greek_edition_does_not_copy_what_one_has(edition, copies):
    """D-16: the Greek text says that you cannot copy an effect that you already have."""
    game = table(
        """
        seat 0   hand 3R   area 3M 1C   <- step 2
        seat 1   area 3M 3R
        """,
        edition=edition,
    )
    assert game.copies() == copies


@pytest.mark.parametrize("edition", ["en", "ru", "uk", "pt", "el"])
def test_editions_use_the_same_words(edition):
    """D-30, D-31, D-34, D-37: Domains, effects, victories and the coin have other names in print, not in decisions."""
    game = table(
        """
        seat 0   hand 3R   area 5M 4R 5E 5S 2C 5U   <- step 2
        seat 1   hand 3R   area 5R 1C
        pile 2M
        """,
        edition=edition,
    )
    assert game.legal() == (
        "use assassination",
        "use purge",
        "use holy-book",
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
        *(["copy holy-book 1"] if edition != "el" else []),  # D-16
        "copy divine-right 1",
        "end",
    )


def test_turns_are_counted_not_rounds():
    """D-36: a turn is one player's, a round is all players': after a round of three the fourth turn begins."""
    game = Scenario.new(players=3, seed=5)
    for _ in range(3):
        game.play(game.legal()[0], "end")
    assert game.turn == 4
