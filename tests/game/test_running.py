"""A game that people play: who is asked, what can be taken back and why not, and what each viewer sees and was told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import Game, IllegalDecision, OutOfTurn, UnknownDecision, bots
from impera.game import RunningGame
from impera.testing import random_game, strategies
from impera.views.events import EVERYTHING

VIEWERS = (0, 1, 2, None)


def running_at(**position):
    """Ada to decide, with two cards of Military, so that she can attack, seize a hand and draw."""
    seats = [
        {"hand": ["M1", "S1", "R1"], "area": ["M1", "M2", "M2", "S1", "R1", "E1"]},
        {"hand": ["C1"] * 3, "area": ["S2"]},
    ]
    return RunningGame(
        Game.from_position({"players": 2, "seat": 0, "deck": ["U3"] * 9, "seats": seats, **position}),
    )


def answer(game, *decisions, by="person"):
    for decision in decisions:
        game.decide(game.asked[0], decision, by=by)


@pytest.fixture
def two():
    return running_at()


@pytest.fixture
def draft():
    """Three seats that pick at the same time; seat 0 is the First Player."""
    return RunningGame(Game.new(players=3, deal="draft", seed=7, first=0), picks_together=True)


def choose(game, seat, place=0):
    decision = game.legal(seat)[place]
    game.decide(seat, decision)
    return decision


def names(events):
    return [type(event).__name__ for event in events]


# ------------------------------------------------------------------------------------------------------- questions


def test_one_seat_is_asked_in_a_turn(two):
    assert two.asked == (0,)
    assert two.legal(0) == ("play M1", "play R1", "play S1")
    assert two.legal(1) == ()


def test_nobody_is_asked_when_the_game_is_over():
    game = RunningGame(random_game(seed=7))
    assert game.is_over
    assert (game.asked, game.legal(0)) == ((), ())


def test_a_seat_that_is_not_asked_cannot_decide(two):
    with pytest.raises(OutOfTurn, match="seat 1 is not asked; asked: 0"):
        two.decide(1, "play C1")
    assert two.game.decisions == ()


def test_a_decision_that_is_not_legal_is_refused_with_those_that_are(two):
    with pytest.raises(IllegalDecision, match="'end' is not legal now; legal: play M1, play R1, play S1"):
        two.decide(0, "end")
    with pytest.raises(UnknownDecision, match="'dance' is not a decision"):
        two.decide(0, "dance")
    assert two.game.decisions == ()


def test_a_game_that_is_over_refuses_every_decision():
    with pytest.raises(IllegalDecision, match="the game is over"):
        RunningGame(random_game(seed=7)).decide(0, "end")


def test_a_turn_begins_with_the_decision_that_ends_the_one_before(two):
    answer(two, "play M1")
    assert two.turn_began == 0
    answer(two, "end")
    assert two.turn_began == 2


# ----------------------------------------------------------------------------------------------------------- picks


def test_in_a_pick_all_seats_are_asked_the_first_player_first(draft):
    """R-DRAFT-02: during the draft all seats choose at the same time."""
    assert draft.is_pick
    assert draft.asked == (0, 1, 2)


def test_a_record_asks_one_seat_after_the_other_in_a_pick():
    """N-05."""
    game = RunningGame(Game.new(players=3, deal="draft", seed=7, first=0))
    assert (game.is_pick, game.asked) == (False, (0,))
    answer(game, game.legal(0)[0])
    assert game.asked == (1,)


def test_in_a_pick_every_seat_keeps_a_card_of_its_own_packet(draft):
    for seat in range(3):
        packet = draft.game.view(seat).draft.packet
        assert draft.legal(seat) == tuple(dict.fromkeys(f"keep {card}" for card in packet))


def test_a_seat_that_has_chosen_is_not_asked_again(draft):
    choose(draft, 1)
    assert draft.asked == (0, 2)
    assert draft.legal(1) == ()
    with pytest.raises(OutOfTurn):
        draft.decide(1, "keep M1")


def test_a_card_of_another_packet_cannot_be_kept(draft):
    foreign = next(each for each in draft.legal(1) if each not in draft.legal(0))
    with pytest.raises(IllegalDecision):
        draft.decide(0, foreign)
    assert draft.asked == (0, 1, 2)


def test_nothing_happens_in_a_pick_until_everyone_has_chosen(draft):
    before = draft.game.position()
    for seat in (2, 1):
        choose(draft, seat)
        assert [draft.latest(viewer) for viewer in VIEWERS] == [()] * 4
        assert draft.game.position() == before
    choose(draft, 0)
    assert names(draft.latest(None)) == ["Kept"] * 3 + ["Passed"]


def test_choosing_in_any_order_gives_the_record_of_the_rules(draft):
    """N-05: in the record seats are asked one after another, from the First Player clockwise."""
    chosen = {seat: choose(draft, seat, -1) for seat in (2, 0, 1)}
    assert draft.game.decisions == (chosen[0], chosen[1], chosen[2])


def test_a_pick_begins_when_everyone_has_chosen(draft):
    for seat in (0, 1):
        choose(draft, seat)
        assert draft.turn_began == 0
    choose(draft, 2)
    assert draft.turn_began == 3


def test_each_claim_of_the_centre_is_a_turn_of_its_own(draft):
    """A seat that claims late must not lose the time that others took."""
    for _ in range(3):
        for seat in range(3):
            choose(draft, seat)
    assert (draft.is_pick, draft.asked, draft.turn_began) == (False, (2,), 9)
    choose(draft, 2)
    assert draft.turn_began == 10


def test_a_game_that_begins_within_a_pick_asks_those_who_have_not_kept():
    game = Game.new(players=3, deal="draft", seed=7, first=0)
    game.play(game.legal()[0])
    assert RunningGame(game, picks_together=True).asked == (1, 2)


# ----------------------------------------------------------------------------------------------------------- views


def test_in_a_turn_a_view_is_that_of_the_game(two):
    assert two.view(0) == two.game.view(0)
    assert two.view(EVERYTHING) == two.game.view(EVERYTHING)


def test_in_a_pick_each_seat_sees_that_it_is_asked(draft):
    for seat in range(3):
        view = draft.view(seat)
        assert (view.question.ask, view.question.seat, view.active) == ("keep", seat, seat)
        assert view.legal == draft.legal(seat) != ()


def test_whoever_has_chosen_sees_who_still_has_to(draft):
    choose(draft, 0)
    for viewer in (0, None):
        view = draft.view(viewer)
        assert (view.question.seat, view.active, view.legal) == (1, 1, ())


def test_a_choice_is_no_part_of_any_view_until_everyone_has_chosen(draft):
    before = draft.view(2)
    choose(draft, 0)
    choose(draft, 1)
    assert draft.view(2) == before


@pytest.mark.parametrize("bot", [name for name in bots.names() if not bots.searches(name)])
def test_a_bot_decides_in_a_pick_by_the_view_of_its_seat(draft, bot):
    """Fairness: in a pick a bot sees no more than a person, and that is enough for it."""
    for _ in range(3):
        for seat in (1, 2, 0):
            draft.decide(seat, bots.make(bot, seed=1).decide(draft.view(seat)))
    assert len(draft.game.decisions) == 9


# ------------------------------------------------------------------------------------------------------------ undo


def test_every_decision_of_a_turn_can_be_taken_back_one_by_one(two):
    before = two.game.position()
    decisions = ("play M1", "use assassination", "discard S1", "use attack", "choose science")
    answer(two, *decisions)
    for number in reversed(range(5)):
        two.undo(0)
        assert two.game.decisions == decisions[:number]
    assert two.game.position() == before
    assert two.no_undo(0) == "nothing"


def test_what_was_taken_back_can_be_decided_differently(two):
    answer(two, "play M1")
    two.undo(0)
    assert two.legal(0) == ("play M1", "play R1", "play S1")
    answer(two, "play R1")
    assert two.game.decisions == ("play R1",)


def test_nobody_takes_back_what_another_decided(two):
    answer(two, "play M1")
    assert (two.no_undo(0), two.no_undo(1)) == (None, "nothing")
    with pytest.raises(OutOfTurn, match="seat 1 cannot take anything back now"):
        two.undo(1)
    assert two.game.decisions == ("play M1",)


@pytest.mark.parametrize(
    "decisions", [("play M1", "use breakthrough"), ("play M1", "use inquisition", "choose 1")], ids=str
)
def test_what_showed_hidden_cards_cannot_be_taken_back(two, decisions):
    answer(two, *decisions)
    assert two.no_undo(0) == "revealed"


def test_an_inquisition_can_be_taken_back_until_the_hand_is_taken(two):
    answer(two, "play M1", "use inquisition")
    assert two.no_undo(0) is None


def test_a_breakthrough_without_a_deck_can_be_taken_back():
    game = running_at(deck=[])
    answer(game, "play M1", "use breakthrough")
    assert game.no_undo(0) is None


def test_decisions_after_a_revelation_can_be_taken_back_up_to_it(two):
    answer(two, "play M1", "use breakthrough", "discard S1")
    two.undo(0)
    assert two.game.decisions == ("play M1", "use breakthrough")
    assert two.no_undo(0) == "revealed"


def test_a_turn_that_has_ended_cannot_be_taken_back(two):
    answer(two, "play M1", "end")
    assert (two.no_undo(0), two.no_undo(1)) == ("over", "nothing")
    answer(two, "play C1", "end")
    assert (two.no_undo(0), two.no_undo(1)) == ("over", "over")


def test_what_a_bot_decided_cannot_be_taken_back_nor_what_was_before_it(two):
    answer(two, "play M1")
    answer(two, "use attack", by="bot")
    assert two.no_undo(0) == "nothing"
    answer(two, "choose science")
    two.undo(0)
    assert two.game.decisions == ("play M1", "use attack")


def test_what_nobody_decided_is_taken_back_with_the_decision_before(two):
    answer(two, "play M1", "use attack")
    answer(two, "choose science", by="nobody")
    two.undo(0)
    assert two.game.decisions == ("play M1",)


def test_what_nobody_decided_is_not_taken_back_alone(two):
    answer(two, "play M1", by="nobody")
    assert two.no_undo(0) == "nothing"


def test_a_choice_can_be_taken_back_until_everyone_has_chosen(draft):
    assert draft.no_undo(1) == "nothing"
    choose(draft, 1)
    draft.undo(1)
    assert draft.asked == (0, 1, 2)
    for seat in range(3):
        choose(draft, seat, -1)
    assert [draft.no_undo(seat) for seat in range(3)] == ["over"] * 3


def test_the_decisions_that_end_undo_are_named_with_the_reason(two):
    assert two.ends_undo(0) == {}
    answer(two, "play M1")
    assert two.ends_undo(0) == {"end": "over", "use breakthrough": "revealed"}
    answer(two, "use inquisition")
    assert two.ends_undo(0) == {"choose 1": "revealed"}
    assert two.ends_undo(1) == {}


def test_a_plan_is_played_on_a_copy(two):
    before = two.view(0)
    plan = two.planned(0, ("play M1", "use inquisition"))
    assert plan.view(0).question.ask == "choose-seat"
    assert two.view(0) == before
    two.decide(0, "play M1")
    two.decide(0, "use inquisition")
    assert two.view(0) == plan.view(0)


@pytest.mark.parametrize("last", ["end", "use breakthrough"])
def test_a_plan_shows_nothing_hidden_and_does_not_end_the_turn(two, last):
    assert two.planned(0, ("play M1", last)) is None


def test_a_plan_is_refused_as_its_decisions_would_be(two):
    with pytest.raises(IllegalDecision):
        two.planned(0, ("play M1", "play M1"))


def test_a_pick_cannot_be_planned(draft):
    assert draft.planned(0, draft.legal(0)[:1]) is None


def test_the_last_choice_of_a_pick_ends_undo(draft):
    for seat in (0, 1):
        assert draft.ends_undo(seat) == {}
        choose(draft, seat)
    assert draft.ends_undo(2) == dict.fromkeys(draft.legal(2), "over")


# -------------------------------------------------------------------------------------------------------- what was told


def test_at_first_everything_until_now_is_the_latest(two):
    assert two.latest(None) == two.game.events(None)


def test_the_latest_is_what_the_last_decision_did(two):
    answer(two, "play M1", "use attack", "choose science")
    assert names(two.latest(1)) == ["Scrapped", "Struck"]


def test_the_latest_has_cards_only_for_those_who_see_them(two):
    answer(two, "play M1", "use breakthrough")
    drawn = {viewer: two.latest(viewer)[-1].cards for viewer in (0, 1, None)}
    assert drawn == {0: ("U3",) * 5, 1: None, None: None}


def test_by_an_undo_nothing_has_happened(two):
    answer(two, "play M1")
    two.undo(0)
    assert two.latest(0) == ()


def test_news_are_told_once_to_each_viewer(two):
    before = two.news(0)
    assert before == two.game.events(0)
    answer(two, "play M1", "use attack", "choose science")
    assert names(two.news(0)) == ["Played", "Used", "Paid", "Scrapped", "Struck"]
    assert two.news(0) == ()
    assert two.news(1) == two.game.events(1)


def test_what_is_decided_again_after_an_undo_is_news_again(two):
    two.news(0)
    answer(two, "play M1")
    assert names(two.news(0)) == ["Played"]
    two.undo(0)
    assert two.news(0) == ()
    answer(two, "play R1")
    assert [event.card for event in two.news(0)] == ["R1"]


def test_what_was_taken_back_before_it_was_told_is_no_news(two):
    two.news(0)
    answer(two, "play M1")
    two.undo(0)
    assert two.news(0) == ()


# ------------------------------------------------------------------------------------------------------- in every game


def walk(data, game):
    """Let seats decide and undo at random, as far as allowed; yields after each step."""
    for _ in range(data.draw(st.integers(1, 60), label="steps")):
        if game.is_over:
            return
        able = [seat for seat in range(game.game.options.players) if game.no_undo(seat) is None]
        if able and data.draw(st.booleans(), label="undo"):
            game.undo(data.draw(st.sampled_from(able)))
        else:
            seat = data.draw(st.sampled_from(game.asked))
            game.decide(seat, data.draw(st.sampled_from(game.legal(seat))))
        yield


@given(st.data(), strategies.options(), strategies.seeds())
def test_with_any_undos_the_game_is_still_its_record(data, options, seed):
    game = RunningGame(Game.new(seed=seed, **options.to_json()), picks_together=True)
    for _ in walk(data, game):
        pass
    again = game.game.record().replay()
    assert again.position() == game.game.position()
    assert again.events(EVERYTHING) == game.game.events(EVERYTHING)


@given(st.data(), strategies.games(strategies.options(), st.integers(0, 200)))
def test_an_undo_leads_back_to_where_the_decision_was_asked(data, game):
    started = RunningGame(game)
    for _ in range(data.draw(st.integers(0, 40))):
        if started.is_over:
            return
        (seat,) = started.asked
        before = started.game.position(), started.game.decisions, started.view(seat), started.no_undo(seat)
        decision = data.draw(st.sampled_from(started.legal(seat)))
        ends = started.ends_undo(seat)
        started.decide(seat, decision)
        assert (started.no_undo(seat) is not None) == (decision in ends)
        if decision not in ends and data.draw(st.booleans()):
            started.undo(seat)
            assert (
                started.game.position(),
                started.game.decisions,
                started.view(seat),
                started.no_undo(seat),
            ) == before


@given(st.data(), strategies.options(), strategies.seeds())
def test_all_news_together_are_what_happened(data, options, seed):
    game = RunningGame(Game.new(seed=seed, **options.to_json()), picks_together=True)
    told = {viewer: list(game.news(viewer)) for viewer in (0, 1, None)}
    while not game.is_over and len(game.game.decisions) < 40:
        seat = data.draw(st.sampled_from(game.asked))
        game.decide(seat, data.draw(st.sampled_from(game.legal(seat))))
        for viewer in told:
            news = game.news(viewer)
            assert game.latest(viewer) == news
            told[viewer] += news
    assert {viewer: tuple(events) for viewer, events in told.items()} == {
        viewer: game.game.events(viewer) for viewer in told
    }


def test_an_undo_late_in_a_game_replays_only_a_few_decisions(monkeypatch):
    """The cost of an undo does not grow with the game."""
    decisions = random_game(seed=7, patient=True).decisions
    game = RunningGame(Game.new(seed=7))
    for decision in decisions:
        game.decide(game.asked[0], decision)
        if len(game.game.decisions) > 120 and game.no_undo(game.asked[0]) is None:
            break
    played = []
    advance = Game.advance
    monkeypatch.setattr(Game, "advance", lambda self, decision: played.append(decision) or advance(self, decision))
    game.undo(game.asked[0])
    assert 0 < len(played) < 50
