"""Tensors and masks of views: what is in them, and that nothing else can be."""

import itertools
import random

import numpy as np
import pytest
from hypothesis import given

import impera
from impera.adapters import observation
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES, codes
from impera.notation.decisions import QUESTION_NAMES, TEXTS
from impera.testing import every_table, random_game
from impera.testing.strategies import games
from tests.properties.truth import forgotten, may_see
from tests.properties.twins import in_step, other_truth


def parts_of(game, seat):
    return {name: part.tolist() for name, part in observation.fields(observation.observe(game.view(seat))).items()}


def hot(values, names):
    """The name at the place of a one-hot field, None if there is none; fails if it is not one-hot."""
    assert sorted(values, reverse=True)[1:] == [0] * (len(values) - 1)
    assert max(values) <= 1
    return names[values.index(1)] if 1 in values else None


@given(games())
def test_a_tensor_says_what_the_view_says(game):
    """The view is the authority: every fact of a view that changes in play is found in the tensor."""
    players = game.options.players
    for seat in range(players):
        view, parts = game.view(seat), parts_of(game, seat)
        order = [(seat + i) % players for i in range(players)]
        seats = [*order, *[None] * (4 - players)]
        question = view.question
        assert hot(parts["question"], QUESTION_NAMES) == (question.ask if question else "nothing")
        assert hot(parts["decides"], seats) == view.active
        assert hot(parts["first"], seats) == view.first
        assert hot(parts["effect"], EFFECT_NAMES) == (question.effect if question else None)
        assert hot(parts["cost"], CARD_CODES) == (question.cost if question else None)
        assert hot(parts["target"], seats) == (question.target if question else None)
        assert parts["need"] + parts["plays"] == ([question.need, question.plays] if question else [0, 0])
        assert parts["turn"] == [min(view.turn, 127)]
        assert parts["turns_left"] == [min(view.options.max_turns - view.turn, 127)]
        assert hot(parts["players"], (2, 3, 4)) == players
        assert parts["hand_size"] == [view.hand_size]
        assert tuple(name for name, is_used in zip(EFFECT_NAMES, parts["used"], strict=True) if is_used) == view.used
        assert hot(parts["copied"], EFFECT_NAMES) == (view.copied.effect if view.copied else None)
        assert hot(parts["copied_from"], seats) == (view.copied.seat if view.copied else None)
        assert [name for name, is_blocked in zip(DOMAIN_NAMES, parts["blocked"], strict=True) if is_blocked] == list(
            view.blocked
        )
        assert parts["skipped"] == [view.skipped]
        assert hot(parts["last_round"], seats) == view.last_round
        assert hot(parts["coin_by"], seats) == (view.coin.by if view.coin else None)
        assert hot(parts["coin_seat"], seats) == (view.coin.seat if view.coin else None)
        assert hot(parts["coin_domain"], DOMAIN_NAMES) == (view.coin.domain if view.coin else None)
        assert tuple(parts["deck"]) == view.deck.ages
        assert hot(parts["next_age"], (1, 2, 3)) == view.deck.next_age
        assert codes(parts["pile"]) == view.discard
        assert {code: n for code, n in zip(CARD_CODES, parts["unseen"], strict=True) if n} == view.deck.unseen
        assert codes(parts["hand"][0]) == view.hand
        for i, other in enumerate(order):
            shown = view.seats[other]
            assert codes(parts["hand"][i]) == shown.known
            known = [sum(card[1] == age for card in shown.known) for age in "123"]
            assert [n + k for n, k in zip(parts["hidden_ages"][i], known, strict=True)] == list(shown.hand_ages)
            assert codes(parts["area"][i]) == tuple(card for domain in shown.domains for card in domain.cards)
            assert parts["counts"][i] == [domain.count for domain in shown.domains]
            assert parts["democracy"][i] == [domain.democracy for domain in shown.domains]
            for place, domain in enumerate(shown.domains):
                laid = list(parts["embargo"][i][place])
                if other == view.active:
                    laid = [n + later for n, later in zip(laid, parts["embargo_later"][place], strict=True)]
                cards = [card for block in domain.embargo for card in block.cards]
                assert [cards.count(code) for code in ("E1", "E2", "E3")] == laid


USUAL = "copy_owned self_target democracy_needs_card"


@pytest.mark.parametrize(
    ("options", "flags"),
    [
        ({}, USUAL),
        ({"teams": True}, f"teams {USUAL}"),
        ({"deal": "draft"}, f"draft {USUAL}"),
        ({"last_round": "others-once-more"}, f"last_round {USUAL}"),
        ({"religion": "at-draw"}, f"religion {USUAL}"),
        ({"copy_owned": False}, "self_target democracy_needs_card"),
        ({"copy_slot": "effect"}, "copy_owned copy_slot self_target democracy_needs_card"),
        ({"self_target": False}, "copy_owned democracy_needs_card"),
        ({"democracy_needs_card": False}, "copy_owned self_target"),
        ({"centre": "clockwise"}, f"{USUAL} centre"),
    ],
    ids=str,
)
def test_every_option_has_its_place(options, flags):
    """docs/observation.md lists the flags in this order."""
    names = (
        "teams",
        "draft",
        "last_round",
        "religion",
        "copy_owned",
        "copy_slot",
        "self_target",
        "democracy_needs_card",
        "centre",
    )
    parts = parts_of(impera.Game.new(seed=1, first=0, players=4, **options), 0)
    assert [name for name, is_on in zip(names, parts["options"], strict=True) if is_on] == flags.split()


def test_the_hand_size_at_the_draw_by_the_first_revision_is_told_apart():
    """A-29: the value is 2, as docs/observation.md says."""
    parts = parts_of(impera.Game.new(seed=1, first=0, religion="at-draw", revision=1), 0)
    assert parts["options"] == [0, 0, 0, 2, 1, 0, 1, 1, 0]


@pytest.mark.parametrize(("players", "parameters"), [(2, [3, 5, 8, 3]), (3, [3, 5, 7, 3]), (4, [2, 4, 7, 0])])
def test_the_numbers_that_depend_on_the_players_are_there(players, parameters):
    """Cards for level 1, for level 2, for a hegemony, and of each Age in the box (R-PARAM-01)."""
    assert parts_of(impera.Game.new(seed=1, first=0, players=players), 0)["parameters"] == parameters


@given(games())
def test_the_end_of_a_game_is_in_the_tensor(game):
    for seat in range(game.options.players):
        parts, outcome = parts_of(game, seat), game.outcome
        assert hot(parts["reason"], (None, "hegemony", "majority", "turn-limit")) == (outcome and outcome.reason)
        winners = outcome.winners if outcome else ()
        order = [(seat + i) % game.options.players for i in range(game.options.players)]
        assert parts["winners"][: len(order)] == [other in winners for other in order]
        assert hot(parts["win_domain"], DOMAIN_NAMES) == (outcome and outcome.domain)
        if outcome and outcome.points:
            assert parts["points"][: len(order)] == [outcome.points[other] for other in order]


@pytest.mark.parametrize("kept", range(11))
def test_the_draft_is_in_the_tensor(kept):
    """The packet the observer looks at, what it passed on, the centre, and the backs of kept cards (R-INFO-02)."""
    game = random_game(impera.Options(players=3, deal="draft"), seed=kept, decisions=kept)
    for seat in range(3):
        view, parts = game.view(seat), parts_of(game, seat)
        draft = view.draft
        held = parts["packet"][-(draft.pick - 1) % 3] if draft.pick <= 3 else [0] * 15
        assert codes(held) == draft.packet
        assert codes(parts["centre"]) == draft.centre
        assert hot(parts["pick"], (1, 2, 3)) == (draft.pick if draft.pick <= 3 else None)
        passed = {codes(row) for row in parts["passed"] if any(row)}
        assert passed == set(draft.passed) if kept == 3 else passed <= set(draft.passed)  # later some are located
        if draft.pick <= 3:  # the view counts packets by who holds them now, the tensor by whom they were dealt to
            holders = [(seat + i + draft.pick - 1) % 3 for i in range(3)]
            assert parts["packet_ages"][:3] == [list(draft.packet_ages[holder]) for holder in holders]
        for i in range(3):
            backs = tuple(parts["kept_ages"][pick][i] for pick in range(3))
            assert tuple(age for age in backs if age) == draft.kept_ages[(seat + i) % 3]


@given(games())
def test_a_mask_has_the_legal_decisions_of_the_seat_that_decides(game):
    for seat in range(game.options.players):
        actions = observation.mask(game.view(seat)).nonzero()[0]
        texts = [observation.decision(action, seat=seat, players=game.options.players) for action in actions]
        assert sorted(texts) == sorted(game.legal() if seat == game.seat else ())


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_actions_and_decisions_are_translated_both_ways(players, seat):
    decisions = [observation.decision(action, seat=seat, players=players) for action in range(observation.ACTIONS)]
    assert sorted(decisions) == sorted(TEXTS)
    assert [observation.action(text, seat=seat, players=players) for text in decisions] == list(
        range(observation.ACTIONS)
    )


def test_a_neighbour_is_the_same_action_for_everyone():
    """Seats are counted from the one who acts: the left neighbour's Religion is one action."""
    texts = ("choose 1 religion", "choose 2 religion", "choose 0 religion")
    assert {observation.action(text, seat=seat, players=3) for seat, text in enumerate(texts)} == {107}


def test_a_word_that_is_no_decision_is_refused():
    with pytest.raises(impera.BadOptions, match="no such decision: 'castle'"):
        observation.action("castle", seat=0, players=2)


def test_a_spectator_has_no_observation():
    with pytest.raises(impera.BadOptions, match="spectator"):
        observation.observe(impera.Game.new(seed=1).view(None))


def test_the_same_table_looks_the_same_from_every_chair():
    """Rotation: a game and the same game with everyone moved one seat give the same bytes."""
    hands, looks = [["M1"], ["R1"], ["S1"]], set()
    for turned in range(3):
        seats = [{"hand": hands[(seat - turned) % 3]} for seat in range(3)]
        game = impera.Game.from_position(
            {"players": 3, "first": turned, "seat": turned, "deck": ["M2"] * 8, "seats": seats}
        )
        looks.add(observation.observe(game.view(turned)).tobytes())
    assert len(looks) == 1


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_two_games_that_differ_in_unseen_cards_give_the_same_bytes(table):
    """Blindness: as long as a viewer has seen the same in two games, its tensors are equal."""
    chance = random.Random(1)  # noqa: S311 - nothing here is worth guessing
    compared = 0
    for seed, viewer in itertools.product(range(2), range(table.players)):
        position = forgotten(random_game(table, seed=seed, decisions=25 * seed, patient=bool(seed % 2)).position())
        game = impera.Game.from_position(position)
        twin = impera.Game.from_position(other_truth(position, viewer, chance, below=20))
        for _ in in_step(game, twin, viewer, chance):
            assert observation.observe(game.view(viewer)).tobytes() == observation.observe(twin.view(viewer)).tobytes()
            compared += 1
    assert compared > 40


def test_a_tensor_that_told_a_secret_would_be_caught():
    """The comparison can fail: another seat's tensor differs between two such games."""
    position = forgotten(random_game(seed=5, decisions=20).position())
    chance = random.Random(1)  # noqa: S311
    game, twin = impera.Game.from_position(position), impera.Game.from_position(other_truth(position, 0, chance))
    assert may_see(game, 0) == may_see(twin, 0)
    assert np.any(observation.observe(game.view(1)) != observation.observe(twin.view(1)))
