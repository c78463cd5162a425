import pytest

from impera import Game
from impera.notation.decisions import QUESTION_NAMES
from impera.testing import every_table, play_on
from impera.text import Speaker, language
from impera.text.decisions import FILL, explain, name_of, opens
from impera.text.files import languages
from impera.text.questions import question
from impera.views import View


def game_at(turn, hand=(), area=(), others=((), ()), **more):
    """Seat 0 of three decides; `turn` is what is under way."""
    seats = [{"hand": list(hand), "area": list(area)}]
    seats += [{"hand": ["S2", "S2"], "area": list(cards)} for cards in others]
    return Game.from_position(
        {"players": 3, "seat": 0, "deck": ["U3"] * 4, "discard": ["M1"], "seats": seats, "turn": turn, **more}
    )


MENU = {"ask": "menu"}


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ("use purge", "Apply Purge. Discard 2 cards from your hand."),
        ("copy divine-right 1", "Copy Divine Right from Bo. At the end of this turn, draw until you hold 7 cards."),
        ("end", "End your turn and draw 1 card."),
    ],
)
def test_step_2_is_told_in_plain_words(speaker, decision, words):
    game = game_at(MENU, hand=("M1", "M1"), area=("M2",) * 5 + ("C1",), others=(("R1",) * 5, ()))
    assert explain(speaker, game.view(0), decision, ()) == words


@pytest.mark.parametrize(
    ("area", "words"),
    [
        ((), "Play Military I. Military is then 1 of 7 and opens Attack."),
        (("M2",), "Play Military I. Military is then 2 of 7; 1 more for Assassination."),
        (("M2",) * 2, "Play Military I. Military is then 3 of 7 and opens Assassination."),
        (("M2",) * 4, "Play Military I. Military is then 5 of 7 and opens Purge."),
        (("M2",) * 5, "Play Military I. Military is then 6 of 7."),
        (("M2",) * 6, "Play Military I. Military is then 7 of 7: enough to win at the end of your turn."),
    ],
)
def test_a_play_tells_what_it_reaches(speaker, area, words):
    view = game_at(None, hand=("M1", "R1", "R1"), area=area).view(0)
    assert explain(speaker, view, "play M1", ()) == words


@pytest.mark.parametrize(
    ("area", "words"),
    [
        ((), "opens Attack; 2 more: Assassination"),
        (("M2",), "1 more: Assassination"),
        (("M2",) * 2, "opens Assassination; 2 more: Purge"),
        (("M2",) * 4, "opens Purge"),
        (("M2",) * 5, "6 of 7"),
        (("M2",) * 6, "enough to win"),
    ],
)
def test_a_card_says_in_a_few_words_what_it_opens_and_what_comes_next(speaker, area, words):
    view = game_at(None, hand=("M1", "R1", "R1"), area=area).view(0)
    assert opens(speaker, view, "play M1") == words


def test_a_view_that_does_not_tell_what_a_card_reaches_is_worded_without_it(speaker):
    """Views of 0.1.0."""
    data = game_at(None, hand=("M1", "R1", "R1")).view(0).to_json()
    for domain in data["seats"][0]["domains"]:
        del domain["next_effect"], domain["to_next"], domain["one_more"]
    view = View.from_json(data)
    assert explain(speaker, view, "play M1", ()) == "Play Military I."
    assert opens(speaker, view, "play M1") == ""


def test_what_somebody_else_discards_does_not_come_from_your_hand(speaker):
    game = game_at(MENU, hand=("R1", "E1"), area=("M1", "M1", "M1"))
    game.play("use assassination")
    other = Speaker(speaker.language, speaker.names, 1)
    assert name_of(speaker, game.view(0), "discard R1") == "Discard Religion I from your hand"
    assert name_of(other, game.view(0), "discard R1") == "Discard Religion I from hand"


def test_an_attack_tells_whom_it_hits(speaker):
    game = game_at(MENU, hand=("R1",), area=("M1", "S1", "C1", "E1"), others=(("S1", "E1"), ("S1",)))
    game.play("use attack")
    told = {decision: explain(speaker, game.view(0), decision, ()) for decision in game.legal()}
    assert told == {
        "choose economy": "Attack Economy. You and Bo lose 1 card each.",
        "choose science": "Attack Science. You lose 1 card, and so do Bo and Cy.",
        "choose culture": "Attack Culture. Only you lose a card.",
    }


def test_a_final_decision_warns_that_it_cannot_be_undone(speaker):
    game = game_at(MENU, hand=("R1",), area=("R1",))
    game.play("use inquisition")
    taken = "Take Bo’s hand. It has 2 cards: 2 of Age II."
    assert explain(speaker, game.view(0), "choose 1", ()) == taken
    assert explain(speaker, game.view(0), "choose 1", ("choose 1",)) == f"{taken} This can’t be undone."


def test_a_breakthrough_without_a_deck_says_that_it_draws_nothing(speaker):
    view = game_at(MENU, hand=("R1",), area=("S1",), deck=[], emptied_by=2).view(0)
    assert explain(speaker, view, "use breakthrough", ()).endswith("The deck is empty, so there’s nothing to draw.")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (3, "End your turn and win."),
        (2, "End your turn, draw 1 card and win."),
        (1, "End your turn, draw 2 cards and win."),
    ],
)
def test_the_end_of_a_turn_tells_that_it_wins(speaker, hand, words):
    view = game_at(MENU, hand=("R1",) * hand, area=("M1",) * 7).view(0)
    assert explain(speaker, view, "end", ()) == words


def test_a_marker_tells_how_far_its_place_is(speaker):
    game = game_at(MENU, hand=("R1",), area=("E1", "C1"), others=(("S1", "S1"), ()))
    game.play("use embargo")
    told = [explain(speaker, game.view(0), decision, ()) for decision in game.legal()]
    assert told == ["Your own Culture. 1 of 7.", "Bo, Science. 2 of 7."]


def test_the_same_word_is_told_by_where_the_card_comes_from(speaker):
    from_hand = game_at(MENU, hand=("R1", "R1"), area=("M1",) * 3)
    from_hand.play("use assassination")
    from_area = game_at(MENU, hand=("R1", "R1"), area=("E1",) * 3)
    from_area.play("use development")
    assert name_of(speaker, from_hand.view(0), "discard R1") == "Discard Religion I from your hand"
    assert name_of(speaker, from_area.view(0), "discard E1") == "Discard Economy I from your play area"


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("effect", ["development", "experiment"])
def test_what_another_player_decides_is_not_told_as_ones_own(code, effect):
    """A review tells the decisions of all players."""
    game = game_at(MENU, hand=("R1", "R1"), area=("M1", "E1", "S1") * 3)
    game.play(f"use {effect}")
    decision, names = game.legal()[0], ("Ada", "Bo", "Cy")
    own, another = (name_of(Speaker(language(code), names, seat), game.view(0), decision) for seat in (0, 1))
    assert own != another


def test_a_question_tells_how_many_are_still_to_come(speaker):
    game = game_at(MENU, hand=("R1", "R1", "S1"), area=("M1",) * 5)
    game.play("use purge")
    first = question(speaker, game.view(0))
    game.play("discard R1")
    assert (first, question(speaker, game.view(0))) == (
        "Purge: which card do you discard from your hand? 2 are still to go.",
        "Purge: which card do you discard from your hand?",
    )


def test_a_player_who_is_not_asked_hears_who_is(speaker):
    view = Game.from_position({"players": 3, "seat": 1, "deck": ["U3"], "seats": [{"hand": ["M1"]}] * 3}).view(0)
    assert question(speaker, view) == "The table waits for Bo."


@pytest.mark.parametrize("options", every_table(), ids=str)
def test_all_decisions_of_a_question_have_different_names(options):
    game = Game.new(seed=11, players=options.players, teams=options.teams, deal=options.deal)
    names = ("Ada", "Bo", "Cy", "Di")[: options.players]
    for _ in play_on(game, seed=3, patient=True):
        if game.seat is not None:
            listener = Speaker(language("en"), names, game.seat)
            view = game.view(game.seat)
            assert question(listener, view)
            assert len({name_of(listener, view, decision) for decision in view.legal}) == len(view.legal)
            assert all(explain(listener, view, decision, ()).endswith(".") for decision in view.legal)


def test_every_decision_has_a_row():
    """By what was asked, or in step 2 by the verb; plays of an effect are named like any other."""
    assert set(FILL) == {*QUESTION_NAMES, "use", "copy", "end"} - {"nothing", "menu", "play-more"}
