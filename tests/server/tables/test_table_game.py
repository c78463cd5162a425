"""A game as its entries make it: picks at the same time, undo as an entry, and a record that follows from both."""

from __future__ import annotations

import pytest

from impera import Options
from impera.server.entries import Entry
from impera.server.tables.table_game import TableGame

SEED = 7


class Log:
    """A match whose entries get their numbers by themselves."""

    def __init__(self, options, seed=SEED):
        self.match = TableGame(options, seed, Entry(1, "begin", None, "", 0.0))
        self.number = 1

    def add(self, kind, seat, text=""):
        self.number += 1
        return self.match.add(Entry(self.number, kind, seat, text, float(self.number)))

    def decide(self, decision=None, kind="decision"):
        seat = self.match.asked[0]
        self.add(kind, seat, decision or self.match.legal(seat)[0])
        return seat


@pytest.fixture
def basic():
    return Log(Options(players=3))


@pytest.fixture
def draft():
    return Log(Options(players=3, deal="draft"))


def test_in_a_pick_all_seats_are_asked_the_first_player_first(draft):
    """Play: during the draft all seats choose at the same time."""
    first = draft.match.game.view(None).first
    assert draft.match.asked == (first, (first + 1) % 3, (first + 2) % 3)


def test_in_a_pick_every_seat_has_its_own_legal_decisions(draft):
    packets = [draft.match.game.view(seat).draft.packet for seat in range(3)]
    for seat, packet in enumerate(packets):
        assert draft.match.legal(seat) == tuple(dict.fromkeys(f"keep {card}" for card in packet))


def test_nothing_is_told_of_a_pick_until_everyone_has_chosen(draft):
    order = draft.match.asked[::-1]
    for seat in order[:2]:
        draft.add("decision", seat, draft.match.legal(seat)[-1])
        assert all(draft.match.told(viewer) == () for viewer in (0, 1, 2, None))
    draft.add("decision", order[2], draft.match.legal(order[2])[-1])
    assert [event.__class__.__name__ for event in draft.match.told(None)] == ["Kept"] * 3 + ["Passed"]


def test_choosing_in_any_order_gives_the_record_of_the_rules(draft):
    """N-05: in the record seats are asked one after the other, from the First Player clockwise."""
    order = draft.match.asked
    chosen = {seat: draft.match.legal(seat)[-1] for seat in order}
    for seat in order[::-1]:
        draft.add("decision", seat, chosen[seat])
    assert draft.match.game.decisions == tuple(chosen[seat] for seat in order)


def test_a_choice_can_be_taken_back_until_everyone_has_chosen(draft):
    seat = draft.match.asked[1]
    first, *_, last = draft.match.legal(seat)
    draft.add("decision", seat, first)
    assert draft.match.can_undo(seat)
    assert draft.match.legal(seat) == ()
    assert draft.add("undo", seat) == 2
    draft.add("decision", seat, last)
    for other in draft.match.asked:
        draft.add("decision", other, draft.match.legal(other)[0])
    assert last in draft.match.game.decisions
    assert not draft.match.can_undo(seat)


def test_a_choice_taken_back_has_a_new_number(draft):
    """A repeated message must not choose again what was taken back."""
    seat = draft.match.asked[0]
    draft.add("decision", seat, draft.match.legal(seat)[0])
    draft.add("undo", seat)
    assert draft.match.number_asked(seat) == 3


def test_a_decision_can_be_taken_back_within_the_turn(basic):
    before = basic.match.game.position()
    seat = basic.decide()
    assert basic.match.can_undo(seat)
    assert basic.add("undo", seat) == 2
    assert basic.match.game.position() == before
    assert basic.match.game.decisions == ()


def test_nobody_else_can_take_it_back(basic):
    seat = basic.decide()
    assert [basic.match.can_undo(other) for other in range(3) if other != seat] == [False, False]


def test_a_turn_that_is_over_cannot_be_taken_back(basic):
    seat = basic.decide()
    basic.decide("end")
    assert not any(basic.match.can_undo(each) for each in range(3))
    assert basic.match.asked != (seat,)


def test_what_a_bot_decided_is_not_taken_back(basic):
    seat = basic.decide()
    basic.decide("end", kind="bot")
    basic.decide(kind="bot")
    assert not basic.match.can_undo(seat)
    assert not basic.match.can_undo(basic.match.asked[0])


def test_the_decisions_that_end_undo_are_named(basic):
    """The view says whether undo is possible and what would end it."""
    seat = basic.match.asked[0]
    assert basic.match.revealing(seat) == ()
    basic.decide()
    assert "end" in basic.match.revealing(seat)


def test_the_last_choice_of_a_pick_ends_undo(draft):
    for seat in draft.match.asked[:2]:
        assert draft.match.revealing(seat) == ()
        draft.add("decision", seat, draft.match.legal(seat)[0])
    (last,) = draft.match.asked
    assert draft.match.revealing(last) == draft.match.legal(last)


def test_a_question_has_the_number_of_the_entry_since_which_it_stands(basic):
    basic.decide()
    basic.decide("end")
    (seat,) = basic.match.asked
    assert basic.match.number_asked(seat) == basic.match.since == 3


def test_a_bot_in_a_pick_sees_what_it_would_see_in_its_turn(draft):
    """N-05, Fairness: bots get views like anybody."""
    first, second, third = draft.match.asked
    draft.add("decision", first, draft.match.legal(first)[0])
    view = draft.match.view_in_turn(second)
    assert view.legal == draft.match.legal(second)
    assert view.question.seat == second
    assert view.seats[first].packet == 3
    assert view.seats[third].packet == 4


@pytest.mark.parametrize("seed", range(12))
def test_the_record_of_a_match_with_undos_replays_to_the_same_position(seed):
    """Nothing is ever deleted from the log, and the game is still its record."""
    deal = "draft" if seed % 2 else "basic"
    log = Log(Options(players=2 + seed % 3, deal=deal), seed)
    step = 0
    while log.match.asked and step < 150:
        step += 1
        undoable = [seat for seat in range(log.match.game.options.players) if log.match.can_undo(seat)]
        if undoable and step % 3 == 0:
            log.add("undo", undoable[0])
        else:
            asked = log.match.asked
            seat = asked[step % len(asked)]
            legal = log.match.legal(seat)
            log.add("decision", seat, legal[(step * 7 + seed) % len(legal)])
    game = log.match.game
    assert game.record().replay().position() == game.position()
    assert len(game.decisions) < log.number
