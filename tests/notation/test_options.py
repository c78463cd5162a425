"""Options and editions."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given

from impera import BadOptions, Options
from impera.notation.options import EDITIONS, TEAMS, new_state
from impera.testing.strategies import options

DEFAULTS = {
    "last_round": "equal-turns",
    "religion": "on-apply",
    "copy_owned": True,
    "copy_slot": "domain",
    "self_target": True,
    "democracy_needs_card": True,
    "centre": "counterclockwise",
    "max_turns": 400,
}


def rules_of(chosen):
    return {name: getattr(chosen, name) for name in DEFAULTS}


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_two_editions_are_all_defaults(edition):
    """RULES.md 3."""
    assert rules_of(Options.make(edition=edition)) == DEFAULTS


def test_the_greek_edition_copies_nothing_owned():
    """D-16."""
    assert rules_of(Options.make(edition="el")) == {**DEFAULTS, "copy_owned": False}


def test_the_ukrainian_edition_claims_clockwise():
    """D-05."""
    assert rules_of(Options.make(edition="uk")) == {**DEFAULTS, "centre": "clockwise"}


def test_the_brazilian_edition_differs_in_two_options():
    """D-06, D-10, D-12."""
    different = {"last_round": "others-once-more", "self_target": False}
    assert rules_of(Options.make(edition="pt")) == {**DEFAULTS, **different}


def test_there_are_five_editions():
    assert sorted(EDITIONS) == ["el", "en", "pt", "ru", "uk"]


def test_what_is_chosen_singly_stands_above_the_edition():
    chosen = Options.make(edition="pt", self_target=True)
    assert (chosen.self_target, chosen.last_round) == (True, "others-once-more")


def test_without_a_choice_three_play_the_basic_deal_by_the_english_rules():
    chosen = Options.make()
    assert (chosen.players, chosen.deal, chosen.teams, chosen.edition) == (3, "basic", False, "en")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 1}, "players must be one of 2, 3, 4, not 1"),
        ({"players": 5}, "players must be one of 2, 3, 4, not 5"),
        ({"players": "3"}, "players must be a number, not '3'"),
        ({"players": True}, "players must be a number, not True"),
        ({"players": 3.0}, "players must be a number"),
        ({"deal": "open"}, "deal must be one of basic, draft, not 'open'"),
        ({"teams": 1, "players": 4}, "teams must be true or false, not 1"),
        ({"teams": True, "players": 3}, "the team game is for 4 players, not 3"),
        ({"edition": "fr"}, "edition must be one of en, ru, uk, pt, el, not 'fr'"),
        ({"edition": None}, "edition must be one of"),
        ({"last_round": "never"}, "last_round must be one of equal-turns, others-once-more"),
        ({"religion": None}, "religion must be one of on-apply, at-draw, not None"),
        ({"copy_owned": "no"}, "copy_owned must be true or false, not 'no'"),
        ({"copy_slot": "level"}, "copy_slot must be one of domain, effect, not 'level'"),
        ({"self_target": "no"}, "self_target must be true or false, not 'no'"),
        ({"democracy_needs_card": None}, "democracy_needs_card must be true or false"),
        ({"centre": "left"}, "centre must be one of counterclockwise, clockwise"),
        ({"max_turns": 0}, "max_turns must be from 1 to 100000, not 0"),
        ({"max_turns": 100_001}, "max_turns must be from 1 to 100000"),
        ({"max_turns": "many"}, "max_turns must be a number"),
        ({"colour": "red"}, "no such option: colour; options are players"),
        ({"hand": 3, "age": 4}, "no such option: age, hand"),
        ({"plyers": 2}, "no such option: plyers (did you mean players?); options are players"),
        ({"colour": "red", "player": 2}, "no such option: colour, player (did you mean players?); options are"),
        ({"revision": 0}, "revision must be from 1 to 2, not 0"),
        ({"revision": 3}, "revision must be from 1 to 2, not 3"),
        ({"revision": True}, "revision must be from 1 to 2, not True"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(wrong, reason):
    """BadOptions: options that do not exist or do not go together."""
    with pytest.raises(BadOptions) as refusal:
        Options.make(**wrong)
    assert reason in str(refusal.value)


@pytest.mark.parametrize("name", list(Options.__struct_fields__))
@pytest.mark.parametrize("value", [[], {}, None, object()])
def test_a_value_of_any_other_type_is_refused_by_name(name, value):
    with pytest.raises(BadOptions, match=f"{name} must be"):
        Options.make(**{name: value})


@given(options())
def test_options_come_back_from_json(chosen):
    """The edition, and what differs from it."""
    assert Options.from_json(chosen.to_json()) == chosen


@given(options(revision=1))
def test_options_of_the_first_revision_come_back_from_json(chosen):
    """N-07: what 0.1.0 wrote is written again without a revision, and read again."""
    assert "revision" not in chosen.to_json()
    assert Options.from_json(chosen.to_json()) == chosen


def test_json_leaves_out_what_the_edition_says():
    assert Options.make(edition="uk").to_json() == {"players": 3, "deal": "basic", "teams": False, "edition": "uk"}
    assert Options.make(edition="uk", self_target=False).to_json()["self_target"] is False


def test_json_without_a_revision_is_of_the_first():
    """N-07, D-13: an edition means what it meant when it was written."""
    assert Options.from_json({"edition": "pt"}).democracy_needs_card is False
    assert Options.from_json({"edition": "pt", "revision": 2}).democracy_needs_card is True


@pytest.mark.parametrize("chosen", [{"edition": "pt"}, {"edition": "el"}, {"religion": "at-draw"}])
def test_json_has_the_revision_where_it_matters(chosen):
    """D-13, D-16, A-29."""
    assert Options.make(**chosen).to_json()["revision"] == 2
    assert Options.make(**chosen, revision=1).to_json().get("revision") is None


@pytest.mark.parametrize("chosen", [{}, {"edition": "ru"}, {"edition": "uk"}, {"copy_slot": "effect"}])
def test_options_that_mean_the_same_in_two_revisions_are_equal(chosen):
    """So a game that 0.1.0 began without any of these options is equal to one that is begun today."""
    assert Options.make(**chosen) == Options.make(**chosen, revision=1)


@pytest.mark.parametrize("chosen", [{"edition": "pt"}, {"edition": "el", "players": 2}, {"religion": "at-draw"}])
def test_renewed_options_are_those_of_a_game_that_begins_now(chosen):
    """D-13, D-16, A-29: the same choices mean what they mean today."""
    assert Options.make(**chosen, revision=1).renewed() == Options.make(**chosen)


def test_at_draw_has_a_state_of_its_own_in_each_revision():
    """A-29: the rules tell the readings apart."""
    states = [new_state(Options.make(religion="at-draw", revision=revision)).at_draw for revision in (1, 2)]
    assert states == [2, 1]


def test_options_cannot_be_changed():
    with pytest.raises(AttributeError):
        Options.make().players = 4


def test_every_combination_of_options_is_a_different_state():
    """Each option reaches the rules: no two combinations set the same fields of a state."""
    choices = {
        "last_round": ("equal-turns", "others-once-more"),
        "religion": ("on-apply", "at-draw"),
        "copy_owned": (True, False),
        "copy_slot": ("domain", "effect"),
        "self_target": (True, False),
        "democracy_needs_card": (True, False),
        "centre": ("counterclockwise", "clockwise"),
        "max_turns": (400, 9),
        "deal": ("basic", "draft"),
        "teams": (True, False),
    }
    seen = set()
    for values in itertools.product(*choices.values()):
        state = new_state(Options.make(players=4, **dict(zip(choices, values, strict=True))))
        fields = [
            "once_more",
            "at_draw",
            "copy_owned",
            "copy_by_effect",
            "self_target",
            "democracy_needs_card",
            "centre_clockwise",
            "max_turns",
            "draft",
            "teams",
        ]
        seen.add(tuple(getattr(state, name) for name in fields))
    assert len(seen) == 2**10


@pytest.mark.parametrize(("players", "row"), [(2, (3, 3, 5, 8)), (3, (3, 3, 5, 7)), (4, (0, 2, 4, 7))])
def test_a_state_has_the_parameters_of_its_number_of_players(players, row):
    """R-PARAM-01: cards removed per Age, level 1, level 2, hegemony."""
    state = new_state(Options.make(players=players))
    assert (state.removed, state.level1, state.level2, state.hegemony) == row


def test_options_are_values():
    assert Options.make(players=2) == Options.make(players=2)
    assert msgspec.structs.replace(Options.make(players=2), players=3) == Options.make()


def test_partners_sit_opposite():
    """R-TEAM-01: seats 0 and 2 against seats 1 and 3."""
    assert TEAMS == ((0, 2), (1, 3))


def test_without_teams_every_seat_is_a_side():
    chosen = Options.make(players=3)
    assert [chosen.side_of(seat) for seat in range(chosen.players)] == [0, 1, 2]
