"""The game at a table: a question has the number of the entry that raised it, an undo that of what it takes back."""

from __future__ import annotations

import pytest

from impera import Options
from impera.server.entries import Begin, BotDecision, Decision
from impera.server.tables.table_game import TableGame

SEED = 7


class Log:
    """A game that numbers its entries; an entry's number is also its time."""

    def __init__(self, options, seed=SEED):
        self.game = TableGame.begun(options, seed, Begin(), 1, 1.0)
        self.number = 1

    @property
    def running(self):
        return self.game.running

    def decide(self, seat, decision=None, kind=Decision):
        self.number += 1
        chosen = decision or self.running.legal(seat)[0]
        self.game.decide(kind(seat, chosen), self.number, float(self.number))

    def undo(self, seat):
        self.number += 1
        return self.game.undo(seat, self.number)


@pytest.fixture
def basic():
    return Log(Options(players=3))


@pytest.fixture
def draft():
    return Log(Options(players=3, deal="draft"))


def test_a_question_has_the_number_of_the_entry_that_raised_it(basic):
    (first,) = basic.running.asked
    assert (basic.game.number_asked(first), basic.game.since) == (1, 1)
    basic.decide(first)
    basic.decide(first, "end")
    (second,) = basic.running.asked
    assert (basic.game.number_asked(second), basic.game.since) == (3, 3)
    assert basic.game.number_asked(first) is None


def test_an_undo_names_the_entry_that_it_takes_back_and_raises_a_new_question(basic):
    (seat,) = basic.running.asked
    basic.decide(seat)
    assert basic.undo(seat) == 2
    assert basic.game.number_asked(seat) == 3


def test_several_decisions_are_taken_back_from_the_last_to_the_first(basic):
    basic = Log(Options(players=2), seed=11)
    while True:
        (seat,) = basic.running.asked
        first = basic.number + 1
        basic.decide(seat)
        others = [each for each in basic.running.legal(seat) if each not in basic.running.ends_undo(seat)]
        if others:
            break
        basic.decide(seat, "end")
    basic.decide(seat, others[0])
    assert [basic.undo(seat), basic.undo(seat)] == [first + 1, first]


def test_in_a_pick_each_seat_has_a_number_of_its_own(draft):
    first, second, third = draft.running.asked
    draft.decide(second)
    assert [draft.game.number_asked(seat) for seat in (first, second, third)] == [1, 2, 1]
    draft.decide(first)
    assert draft.undo(second) == 2
    assert [draft.game.number_asked(seat) for seat in (first, second, third)] == [3, 4, 1]


def test_when_everyone_has_chosen_all_are_asked_with_one_number(draft):
    for seat in draft.running.asked:
        draft.decide(seat)
    assert [draft.game.number_asked(seat) for seat in range(3)] == [4, 4, 4]


def test_a_choice_taken_back_has_a_new_number(draft):
    """A repeated message must not choose again what was taken back."""
    seat = draft.running.asked[0]
    draft.decide(seat)
    draft.undo(seat)
    assert draft.game.number_asked(seat) == 3
    assert seat not in draft.game.last


def test_what_a_bot_decided_is_not_taken_back(basic):
    (seat,) = basic.running.asked
    basic.decide(seat, kind=BotDecision)
    assert basic.running.no_undo(seat) == "nothing"


def test_a_turn_begins_at_the_time_of_the_entry_that_ended_the_one_before(basic):
    (seat,) = basic.running.asked
    basic.decide(seat)
    assert basic.game.turn_began == 1.0
    basic.decide(seat, "end")
    assert basic.game.turn_began == 3.0


def test_the_next_pick_begins_when_the_last_seat_has_chosen(draft):
    first, second, third = draft.running.asked
    for seat in (second, first):
        draft.decide(seat)
        assert draft.game.turn_began == 1.0
    draft.decide(third)
    assert draft.game.turn_began == 4.0


def test_each_claim_of_the_centre_has_the_whole_clock(draft):
    for _ in range(3):
        for seat in draft.running.asked:
            draft.decide(seat)
    assert draft.game.turn_began == 10.0
    draft.decide(draft.running.asked[0])
    assert draft.game.turn_began == 11.0
