"""Everything a player may ask is in the view."""

from __future__ import annotations

import json

import pytest

from impera import BadOptions, Game, Options, View
from impera.notation.outcome import victory_shares
from impera.testing import random_game
from impera.testing import table as scenario
from impera.views.view import OneMore
from tests.views.drawn import domain, played, table

QUIET = """
    seat 0  hand M1 R1 S1     area 3M 1C  <- step 2
    seat 1  hand 2E1 C1       area 2C 5S
    seat 2  hand M2 U3        area -
    pile M2 R1
"""


# -------------------------------------------------------------------------------------------------------- the viewer


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_hand(seat):
    hands = (("M1", "R1", "S1"), ("E1", "E1", "C1"), ("M2", "U3"))
    assert table(QUIET).view(seat).hand == hands[seat]
    assert table(QUIET).view(seat).seats[seat].known == hands[seat]


def test_a_spectator_has_no_hand_no_effects_and_no_decisions():
    view = table(QUIET).view(None)
    assert (view.seat, view.hand, view.effects, view.legal) == (None, (), (), ())


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everyone_sees_hand_sizes_and_the_ages_on_the_backs(viewer):
    """R-INFO-01, R-INFO-02."""
    seats = table(QUIET).view(viewer).seats
    assert [(seat.hand, seat.hand_ages) for seat in seats] == [(3, (3, 0, 0)), (3, (3, 0, 0)), (2, (0, 1, 1))]


def test_the_one_who_decides_gets_the_legal_decisions_and_nobody_else():
    game = table(QUIET)
    assert game.view(0).legal == game.legal() == ("use assassination", "use attack", "end")
    assert [game.view(viewer).legal for viewer in (1, 2, None)] == [(), (), ()]


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_does_not_play(seat):
    with pytest.raises(BadOptions, match="seat must be from 0 to 2"):
        table(QUIET).view(seat)


@pytest.mark.parametrize("viewer", ["0", "all", True, 0.0])
def test_there_is_no_view_of_what_is_no_viewer(viewer):
    with pytest.raises(BadOptions, match='a viewer is a seat from 0 to 2, None or "everything", not'):
        table(QUIET).view(viewer)


def test_a_view_comes_back_from_json():
    """`View.from_json(view.to_json())` is the view, through text too."""
    for decisions in range(0, 300, 25):
        game = random_game(Options(deal="draft"), seed=decisions, decisions=decisions, patient=True)
        for viewer in (0, 1, 2, None):
            view = game.view(viewer)
            assert View.from_json(json.loads(json.dumps(view.to_json()))) == view


def test_a_view_keeps_no_way_back_to_the_game():
    """A view is a value: what is played later does not change it."""
    game = table(QUIET)
    view, before = game.view(1), game.view(1).to_json()
    played(game, "use attack", "choose culture", "end")
    assert view.to_json() == before


# ------------------------------------------------------------------------------------------------ Domains and levels


def test_a_domain_tells_its_cards_and_what_each_level_still_needs():
    """R-PARAM-01: with 3 players the levels are at 3 and 5 cards and hegemony at 7."""
    military = domain(table(QUIET), 0, "military")
    assert (military.cards, military.count, military.level) == (("M1",) * 3, 3, 1)
    assert (military.to_level1, military.to_level2) == (0, 2)
    assert (military.hegemony, military.to_hegemony) == (7, 4)


def test_a_domain_at_level_2_needs_no_more_for_either_level():
    science = domain(table(QUIET), 1, "science")
    assert (science.count, science.level, science.to_level1, science.to_level2) == (5, 2, 0, 0)


def test_an_empty_domain_needs_everything():
    utopia = domain(table(QUIET), 2, "utopia")
    assert (utopia.cards, utopia.count, utopia.level) == ((), 0, 0)
    assert (utopia.to_level1, utopia.to_level2, utopia.to_hegemony) == (3, 5, 7)


def test_culture_has_no_levels():
    """R-EFF-01."""
    culture = domain(table(QUIET), 1, "culture")
    assert (culture.level, culture.to_level1, culture.to_level2) == (0, None, None)


NEXT = [
    (0, ("attack", 1), ("assassination", 2)),
    (1, ("assassination", 2), ("assassination", 1)),
    (2, ("assassination", 1), ("purge", 2)),
    (3, ("purge", 2), ("purge", 1)),
    (4, ("purge", 1), (None, 0)),
    (5, (None, 0), (None, 0)),
]


@pytest.mark.parametrize(("count", "now", "then"), NEXT)
def test_a_domain_tells_which_effect_it_opens_next_and_what_one_more_card_makes_of_that(count, now, then):
    """R-EFF-03, R-EFF-05: level 1 needs 3 cards and level 2 needs 5, other effects 1."""
    game = table(f"seat 0  hand M1  area {count}M 1C  <- step 2\n seat 1  hand R1  area -")
    military = domain(game, 0, "military", viewer=0)
    assert (military.next_effect, military.to_next) == now
    assert military.one_more == OneMore(count=count + 1, next_effect=then[0], to_next=then[1])


def test_cards_of_culture_open_no_effect():
    """R-CUL-01."""
    culture = domain(table(QUIET), 1, "culture", viewer=1)
    assert (culture.next_effect, culture.to_next) == (None, 0)
    assert culture.one_more == OneMore(count=3, next_effect=None, to_next=0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_one_more_card_is_told_to_the_owner_of_a_domain_alone(viewer):
    seats = table(QUIET).view(viewer).seats
    told = {one.seat for one in seats for each in one.domains if each.one_more is not None}
    assert told == {viewer} - {None}


@pytest.mark.parametrize(("players", "levels", "hegemony"), [(2, (3, 5), 8), (3, (3, 5), 7), (4, (2, 4), 7)])
def test_thresholds_are_those_of_the_number_of_players(players, levels, hegemony):
    """R-PARAM-01."""
    military = domain(random_game(Options(players=players), seed=1, decisions=0), 0, "military")
    assert ((military.to_level1, military.to_level2), military.hegemony) == (levels, hegemony)


def test_democracy_markers_raise_what_hegemony_needs():
    """R-DEM-02: H and one for each marker; levels stay."""
    game = table("seat 0  hand M1  area 3M  democracy military military\n seat 1  hand R1  area -")
    military = domain(game, 0, "military")
    assert (military.democracy, military.hegemony, military.to_hegemony, military.level) == (2, 10, 7, 1)


def test_what_hegemony_needs_is_never_negative():
    game = table("seat 0  hand M1  area 9S  <- step 2\n seat 1  hand R1  area -")
    assert domain(game, 0, "science").to_hegemony == 0


def test_a_view_says_who_leads_culture():
    """R-CUL-01: strictly more than each other player."""
    assert [seat.leads_culture for seat in table(QUIET).view(None).seats] == [False, True, False]


def test_an_area_is_as_large_as_its_domains_together():
    assert [seat.area for seat in table(QUIET).view(2).seats] == [4, 7, 0]


# ---------------------------------------------------------------------------------------------------------- embargo

EMBARGO = """
    seat 0  hand M1 R1 S1  area 1M 1S  embargo military E1 science E2  later religion E1  <- step 2
    seat 1  hand 3C1       area 1C     embargo culture E3
"""


def test_the_active_player_is_blocked_in_this_turn():
    """R-EMB-03: the Domains that may not be played now."""
    assert table(EMBARGO).view(1).blocked == ("military", "science")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_embargo_tells_its_cards_and_in_which_turn_it_binds(viewer):
    """R-EMB-03, R-EMB-06: the active player's binds this turn, one laid on oneself and all others the next."""
    game = table(EMBARGO)
    military = domain(game, 0, "military", viewer).embargo
    religion = domain(game, 0, "religion", viewer).embargo
    culture = domain(game, 1, "culture", viewer).embargo
    assert [(block.cards, block.turn) for block in military] == [(("E1",), "this")]
    assert [(block.cards, block.turn) for block in religion] == [(("E1",), "next")]
    assert [(block.cards, block.turn) for block in culture] == [(("E3",), "next")]


def test_a_domain_can_be_blocked_in_this_turn_and_in_the_next():
    game = table("seat 0  hand M1 R1 S1  area 1M  embargo military E1  later military E2\n seat 1  hand R1  area -")
    blocks = domain(game, 0, "military").embargo
    assert [(block.cards, block.turn) for block in blocks] == [(("E1",), "this"), (("E2",), "next")]


def test_a_domain_without_markers_is_not_blocked():
    assert domain(table(EMBARGO), 1, "science").embargo == ()


def test_an_embargo_for_the_next_turn_blocks_in_it():
    game = played(table(EMBARGO), "end")
    assert game.view(None).blocked == ("culture",)
    assert [block.turn for block in domain(game, 1, "culture").embargo] == ["this"]
    assert [block.turn for block in domain(game, 0, "religion").embargo] == ["next"]


# ------------------------------------------------------------------------------------------------------------ turns


def test_the_question_says_who_is_asked_what():
    question = table(QUIET).view(2).question
    assert (question.seat, question.ask, question.effect, question.need) == (0, "menu", None, 0)


def test_the_question_says_for_which_effect_and_how_many_answers_are_to_come():
    game = table("seat 0  hand M1 R1 S1  area 5M  <- step 2\n seat 1  hand R1  area -")
    question = played(game, "use purge").view(1).question
    assert (question.ask, question.effect, question.need) == ("discard-hand", "purge", 2)
    assert played(game, "discard M1").view(1).question.need == 1


def test_the_question_says_whose_hand_an_inquisition_took():
    game = table("seat 0  hand M1  area 1R  <- step 2\n seat 1  hand R1  area -")
    assert played(game, "use inquisition").view(1).question.target is None
    assert played(game, "choose 1").view(1).question.target == 1


def test_nothing_is_asked_when_the_game_is_over():
    game = random_game(seed=1)
    assert game.view(0).question is None
    assert game.view(0).outcome == game.outcome
    assert game.view(None).legal == ()


def test_the_hand_size_of_this_turn_is_shown():
    """R-TURN-06, R-REL-01."""
    game = table("seat 0  hand M1  area 3R  <- step 2\n seat 1  hand R1  area -")
    assert game.view(1).hand_size == 3
    assert played(game, "use holy-book").view(1).hand_size == 5
    assert played(game, "end").view(1).hand_size == 3


@pytest.mark.parametrize(("hand", "deck", "cards"), [("2M1", 4, 1), ("-", 4, 3), ("-", 1, 1), ("4M1", 4, 0)])
def test_the_end_of_a_turn_draws_up_to_the_hand_size(hand, deck, cards):
    """R-TURN-06."""
    game = table(f"seat 0  hand {hand}  area -  <- step 2\n seat 1  hand R1  area -\n deck {deck}U3")
    assert [game.view(viewer).draws for viewer in (0, 1, None)] == [cards] * 3
    before = game.view(0).seats[0].hand
    assert played(game, "end").view(0).seats[0].hand == before + cards


def test_nobody_draws_in_the_draft_and_after_the_game():
    assert random_game(Options(deal="draft"), seed=1, decisions=2, patient=True).view(0).draws == 0
    assert random_game(seed=1).view(0).draws == 0


def test_the_effects_of_this_turn_are_shown_until_it_ends():
    game = table("seat 0  hand 3M1  area 3M 3R  <- step 2\n seat 1  hand R1  area -")
    played(game, "use holy-book", "use assassination", "discard M1")
    assert game.view(1).used == ("assassination", "holy-book")
    assert played(game, "end").view(1).used == ()


def test_a_copy_and_the_coin_are_shown():
    """R-COIN-01: the coin lies by the Domain that was copied."""
    game = table("seat 0  hand 3M1  area 1C  <- step 2\n seat 1  hand R1  area 3R\n seat 2  hand R1  area -")
    view = played(game, "copy holy-book 1").view(2)
    assert (view.copied.effect, view.copied.seat) == ("holy-book", 1)
    assert (view.coin.by, view.coin.seat, view.coin.domain) == (0, 1, "religion")
    assert view.used == ("inspiration",)


def test_without_a_copy_there_is_neither_copy_nor_coin():
    assert (table(QUIET).view(0).copied, table(QUIET).view(0).coin) == (None, None)


def test_the_last_round_names_who_drew_the_last_card():
    """R-LAST-01."""
    game = table("seat 0  hand M1 R1  area 1M  <- step 2\n seat 1  hand R1  area -\n deck S1")
    assert game.view(1).last_round is None
    assert played(game, "end").view(1).last_round == 0


FOUR = """
    seat 0  hand 3M1  area -  first
    seat 1  hand 2R1  area -  <- step 2
    seat 2  hand 3S1  area -
    seat 3  hand 3C1  area -
    deck U3
"""


@pytest.mark.parametrize(("last_round", "seats"), [("equal-turns", (3,)), ("others-once-more", (3, 0))])
def test_the_last_round_tells_who_still_plays_in_order(last_round, seats):
    """R-LAST-03, D-06: seat 1 draws the last card and seat 0 is First Player; seat 2 has the turn now."""
    game = table(FOUR, last_round=last_round)
    assert game.view(None).last_turns == ()
    assert played(game, "end").view(None).last_turns == seats


def test_in_the_last_turn_nobody_plays_after_it():
    """R-LAST-03: seat 3 sits to the right of the First Player."""
    game = played(table(FOUR), "end", "play S1", "end")
    assert (game.view(2).active, game.view(2).last_turns) == (3, ())


def test_the_turn_limit_shortens_the_last_round():
    """N-08: after the turn of seat 2 the limit is reached, and seat 3 has none."""
    game = played(table(FOUR, max_turns=2), "end")
    assert (game.view(0).active, game.view(0).last_turns) == (2, ())


def test_the_first_player_and_the_turn_are_shown():
    game = table("seat 0  hand M1  area 1M\n seat 1  hand R1  area -  first\n turns 12")
    assert (game.view(0).first, game.view(0).turn) == (1, 13)


def test_the_discard_pile_is_open():
    """R-INFO-01."""
    assert table(QUIET).view(None).discard == ("M2", "R1")


def test_the_options_are_in_the_view():
    game = Game.new(players=4, teams=True, edition="pt", seed=1)
    assert game.view(2).options == game.options


# ------------------------------------------------------------------------------------------------------------ draft


def test_in_the_draft_a_seat_sees_the_packet_it_holds():
    """N-05: its own in the first pick, the right neighbour's in the second."""
    game = Game.from_deck(["M1"] * 4 + ["R1"] * 4 + ["S1"] * 4 + ["M2"], players=3, deal="draft")
    assert [game.view(seat).draft.packet for seat in range(3)] == [("M1",) * 4, ("R1",) * 4, ("S1",) * 4]
    played(game, "keep M1", "keep R1", "keep S1")
    assert [game.view(seat).draft.packet for seat in range(3)] == [("S1",) * 3, ("M1",) * 3, ("R1",) * 3]


def test_in_the_draft_a_spectator_sees_no_packet():
    game = Game.new(players=3, deal="draft", seed=1)
    assert game.view(None).draft.packet == ()


def test_in_the_draft_everyone_sees_how_many_cards_are_in_each_packet():
    game = Game.new(players=3, deal="draft", seed=1, first=0)
    assert [seat.packet for seat in game.view(None).seats] == [4, 4, 4]
    game.play(game.legal()[0])
    assert [seat.packet for seat in game.view(None).seats] == [3, 4, 4]


def test_in_the_draft_the_pick_is_numbered_from_1():
    game = Game.new(players=2, deal="draft", seed=1)
    picks = []
    for _ in range(6):
        picks.append(game.view(0).draft.pick)
        game.play(game.legal()[0])
    assert picks == [1, 1, 2, 2, 3, 3]


def test_the_centre_is_open():
    """R-DRAFT-04."""
    game = random_game(Options(players=3, deal="draft"), seed=4, decisions=9)
    centre = game.view(None).draft.centre
    assert len(centre) == 3
    assert tuple(f"claim {card}" for card in dict.fromkeys(centre)) == game.legal()


def test_there_is_no_draft_once_play_has_begun():
    assert random_game(Options(players=3, deal="draft"), seed=4, decisions=12).view(0).draft is None
    assert Game.new(players=3, seed=1).view(0).draft is None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_domains_in_which_a_seat_scores_add_up_to_its_points(players, teams, seed):
    """R-MAJ-01, R-TEAM-04: `scores` shows where a point comes from."""
    game = random_game(Options.make(players=players, teams=teams), seed=seed)
    scored = tuple(sum(domain.scores for domain in seat.domains) for seat in game.view(None).seats)
    assert scored == game.outcome.points


ALIKE = """
    seat 0   area 1M
    seat 1   area 1M
    seat 2   area 1M
    {}   <- step 2
    deck -
"""


@pytest.mark.parametrize(
    ("last", "options", "sides"),
    [
        ("seat 3   area 1M", {}, 4),
        ("seat 3   area -", {}, 3),
        ("seat 3   area 2M", {}, 1),
        ("seat 3   area 1M", {"teams": True}, 2),
        ("seat 3   area 2M", {"teams": True}, 1),
    ],
)
def test_a_view_tells_how_many_sides_share_the_victory(last, options, sides):
    """R-TIE-03, R-TEAM-05: partners win together."""
    game = scenario(ALIKE.format(last), **options)
    assert game.view(None).winning_sides == 0
    game.play("end")
    assert [game.view(viewer).winning_sides for viewer in (None, 0, 3)] == [sides] * 3
    shares = victory_shares(game.options, game.outcome.winners)
    assert max(shares) == 1 / sides
