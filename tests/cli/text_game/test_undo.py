"""A turn is a sandbox until something hidden is revealed."""

import pytest

from impera import Game
from impera.cli.text_game.saves import Seating
from impera.cli.text_game.session import Session, resume
from impera.text import language


def session_at(**position):
    seats = [
        {"hand": ["M1", "S1", "R1"], "area": ["M1", "M2", "M2", "S1", "R1", "E1"]},
        {"hand": ["C1"] * 3, "area": ["S2"]},
    ]
    game = Game.from_position({"players": 2, "seat": 0, "deck": ["U3"] * 9, "seats": seats, **position})
    return Session(game, Seating(0, "uniform"), ("Ada", "Bo"), language("en"))


def answer(session, *decisions):
    for decision in decisions:
        session.play(decision, by="person")


def test_every_answer_of_a_turn_can_be_taken_back_one_by_one():
    session = session_at()
    before = session.game.position()
    answer(session, "play M1", "use assassination", "discard S1", "use attack", "choose science")
    assert [session.undo() for _ in range(6)] == ["undo-done"] * 5 + ["undo-nothing"]
    assert session.game.position() == before


def test_answers_that_reveal_something_are_named_beforehand():
    session = session_at()
    answer(session, "play M1")
    assert session.final == ["use breakthrough"]
    answer(session, "use inquisition")
    assert session.final == ["choose 1"]


def test_an_answer_taken_back_can_be_given_differently():
    session = session_at()
    answer(session, "play M1")
    session.undo()
    answer(session, "play R1")
    assert session.game.decisions == ("play R1",)


@pytest.mark.parametrize(
    "decisions", [("play M1", "use breakthrough"), ("play M1", "use inquisition", "choose 1")], ids=str
)
def test_what_showed_hidden_cards_cannot_be_taken_back(decisions):
    session = session_at()
    answer(session, *decisions)
    assert session.undo() == "undo-revealed"
    assert session.game.decisions == decisions


def test_an_inquisition_can_be_taken_back_until_the_hand_is_taken():
    session = session_at()
    answer(session, "play M1", "use inquisition")
    assert session.undo() == "undo-done"


def test_answers_after_a_revelation_can_be_taken_back_up_to_it():
    session = session_at()
    answer(session, "play M1", "use breakthrough", "discard S1")
    assert [session.undo(), session.undo()] == ["undo-done", "undo-revealed"]


def test_an_ended_turn_cannot_be_taken_back():
    session = session_at()
    answer(session, "play M1", "end")
    assert session.undo() == "undo-over"


def test_moves_of_bots_are_not_taken_back():
    session = session_at()
    answer(session, "play M1", "end")
    while not session.is_asked:
        session.let_bot_play()
    decided = session.game.decisions
    assert session.undo() == "undo-over"
    assert session.game.decisions == decided


def test_a_card_kept_in_the_draft_cannot_be_taken_back():
    game = Game.new(players=3, deal="draft", seed=1, first=0)
    session = Session(game, Seating(0, "uniform"), ("Ada", "Bo", "Cy"), language("en"))
    answer(session, session.view.legal[0])
    assert session.undo() == "undo-over"


def test_an_answer_given_automatically_is_taken_back_with_the_one_before():
    session = session_at()
    answer(session, "play M1", "use attack")
    session.play("choose science", by="nobody")
    session.undo()
    assert session.game.decisions == ("play M1",)


def test_a_resumed_turn_can_still_be_taken_back():
    session = session_at()
    answer(session, "play M1", "use assassination")
    again = resume(session.record, Seating(0, "uniform"), ("Ada", "Bo"), language("en"))
    assert [again.undo(), again.undo(), again.undo()] == ["undo-done", "undo-done", "undo-nothing"]
