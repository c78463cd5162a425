from impera import Game
from impera.testing import random_game
from impera.text.standing import changes, last_round, standing
from impera.text.table import deck_in_words, pile_in_words, table_in_words

POSITION = {
    "players": 3,
    "seat": 0,
    "first": 2,
    "deck": ["S2", "U3", "U3"],
    "discard": ["M1", "M2", "R1"],
    "coin": {"by": 1, "seat": 0, "domain": "military"},
    "seats": [
        {"hand": ["S1", "S1", "M1"], "area": ["M1"] * 3, "embargo": {"science": ["E1"]}},
        {"hand": ["R1", "S2"], "area": ["C1", "C2"], "democracy": {"culture": 1}},
        {"area": ["U3"] * 5},
    ],
    "known": {"0": {"1": ["S2"]}},
}


def test_the_table_tells_every_player_and_what_each_domain_needs(speaker):
    assert table_in_words(speaker, Game.from_position(POSITION).view(0)) == [
        "Turn 1. First Player: Cy.",
        "Deck: 3 cards (1 of Age II, 2 of Age III). Next: Age II.",
        "Discard pile: 3 cards.",
        "The Culture coin lies by your Military.",
        "You: 3 cards in your play area.",
        "  Military: 3 of 7, level 1. 2 more for level 2.",
        "  Science: 0 of 7. 3 more for level 1. Embargo: no card may be played here this turn.",
        "  Your hand: Military I and 2 x Science I.",
        "  You may not play Science this turn: embargo.",
        "Bo: 2 cards in the play area.",
        "  Culture: 2 of 8. Has the lead, as Inspiration requires. 1 democracy on it.",
        "  2 cards in hand: 1 of Age I, 1 of Age II.",
        "  You know of these: Science II.",
        "Cy: 5 cards in the play area.",
        "  Utopia: 5 of 7, level 2.",
        "  No card in hand.",
    ]


def test_a_spectator_is_told_no_hand(watcher):
    lines = table_in_words(watcher, Game.from_position(POSITION).view(None))
    assert "  3 cards in hand: 3 of Age I." in lines
    assert not any("Your hand" in line or "You know" in line for line in lines)


def test_the_discard_pile_is_counted_by_domain(speaker):
    assert pile_in_words(speaker, Game.from_position(POSITION).view(0)) == [
        "Discard pile: 3 cards.",
        "  Military: 2 (1 of Age I, 1 of Age II).",
        "  Religion: 1 (1 of Age I).",
    ]


def test_the_deck_tells_what_was_not_seen(speaker):
    lines = deck_in_words(speaker, random_game(seed=3, decisions=60).view(0))
    assert lines[0].startswith("Deck: ")
    assert lines[1].endswith("(9 out of the game):")


def test_a_partner_is_named_as_one(speaker):
    game = Game.new(players=4, teams=True, seed=1)
    names = table_in_words(type(speaker)(speaker.language, ("Ada", "Bo", "Cy", "Di"), 0), game.view(0))
    assert [line for line in names if "partner" in line] == ["Cy, your partner: no card in the play area."]


def test_the_standing_is_a_line_for_each_player_and_who_is_near_to_victory(speaker):
    assert standing(speaker, Game.from_position(POSITION).view(0)) == [
        "You: Military 3 (level 1), Science 0 (embargo).",
        "Bo: Culture 2 of 8; 2 in hand.",
        "Cy (First Player): Utopia 5 (level 2); 0 in hand.",
        "Cy needs 2 more Utopia to win.",
    ]


LAST_CARD = {
    "players": 3,
    "seat": 0,
    "first": 0,
    "deck": ["U3"],
    "seats": [{"hand": ["M1"] * 3}, {"hand": ["R1"] * 3, "area": ["R1"]}, {"hand": ["S1"] * 3, "area": ["S1"]}],
}


def test_the_last_round_says_who_still_plays_in_order(speaker):
    """R-LAST-03: Ada draws the last card and is the First Player, so Bo and Cy have a turn each."""
    game = Game.from_position(LAST_CARD)
    game.play("play M1")
    assert last_round(speaker, game.view(0)) == []
    game.play("end")
    told = "The deck is empty: this is the last round, and nobody draws. After this turn, in order: Cy."
    assert last_round(speaker, game.view(0)) == [told]
    assert told in table_in_words(speaker, game.view(0))
    assert standing(speaker, game.view(0)) == [
        "You (First Player): Military 1.",
        "Bo: Religion 1; 3 in hand.",
        "Cy: Science 1; 3 in hand.",
        told,
    ]
    game.play("play R1")
    game.play("end")
    assert last_round(speaker, game.view(0)) == ["The deck is empty: this is the last turn of the game."]
    game.play("play S1")
    game.play("end")
    assert last_round(speaker, game.view(0)) == []


def test_changes_tell_what_was_done_to_the_listener_and_whose_counts_changed(speaker):
    seats = [
        {"hand": ["S1"] * 3, "area": ["S1"]},
        {"hand": ["M1"] * 3, "area": ["S2"]},
        {"hand": ["R1"] * 3},
    ]
    game = Game.from_position({"players": 3, "seat": 1, "deck": ["U3"] * 9, "seats": seats})
    before, told = game.view(0), game.log_length
    for decision in ("play M1", "use attack", "choose science", "end"):
        game.play(decision)
    assert changes(speaker, before, game.view(0), game.events(0, told)) == [
        "You lose Science I to the attack.",
        "You: Science 1 to 0.",
        "Bo: Science 1 to 0.",
    ]


def test_a_quiet_round_changes_nothing(speaker):
    view = Game.from_position({**POSITION, "seats": [{"hand": ["M1"]}] * 3, "known": {}, "coin": None}).view(0)
    assert changes(speaker, view, view, []) == ["No play area has changed."]
