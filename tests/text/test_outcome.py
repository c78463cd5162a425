from impera import Game
from impera.text import Speaker, language
from impera.text.outcome import ending, ending_in_words


def end(areas, listener=0, **options):
    """A game that ends with the last seat's turn, because the deck is empty."""
    seats = [{"hand": ["M1"], "area": list(area)} for area in areas]
    position = {"players": len(areas), "seat": len(areas) - 1, "deck": [], "emptied_by": 0, "seats": seats, **options}
    game = Game.from_position(position)
    game.play("play M1")
    game.play("end")
    names = ("Ada", "Bo", "Cy", "Di")[: len(areas)]
    return ending_in_words(Speaker(language("en"), names, listener), game.view(listener))


def test_a_hegemony_is_told_with_its_domain():
    assert end([(), ["S2"] * 6, ["M2"] * 6]) == ["The game is over: hegemony.", "Cy wins with 7 Military."]


def test_the_listener_is_told_of_their_own_hegemony():
    assert end([(), (), ["M2"] * 6], listener=2)[1] == "You win with 7 Military."


def test_a_partner_wins_by_the_other_ones_hegemony():
    lines = end([(), (), (), ["M2"] * 6], listener=1, teams=True)
    assert lines[1] == "Your team wins with 7 Military: You and Di."


def test_a_majority_is_told_with_the_points_of_each_domain():
    assert end([["S1", "C1"], ["S1", "C1", "C1"], ["R1"]]) == [
        "The game is over: the deck is empty and the last round is played. The majority decides.",
        "Bo wins with 2 points.",
        "Cards and points by Domain:",
        "  Military: You 0, Bo 0, Cy 1. Point: Cy.",
        "  Religion: You 0, Bo 0, Cy 1. Point: Cy.",
        "  Economy: You 0, Bo 0, Cy 0. No point.",
        "  Science: You 1, Bo 1, Cy 0. Point: You and Bo.",
        "  Culture: You 1, Bo 2, Cy 0. Point: Bo.",
        "  Utopia: You 0, Bo 0, Cy 0. No point.",
        "  Points: You 1, Bo 2, Cy 2.",
        "Points are equal. More Utopia decides, then Culture, Science, Economy, Religion, Military.",
    ]


def test_a_shared_victory_is_told_as_shared():
    lines = end([["M1", "M1", "M1"], ["M1", "M1"]])
    assert lines[1] == "You win together with 1 point: You and Bo."
    assert lines[-1] == "Everything is equal: the victory is shared."


def test_a_turn_limit_is_told():
    assert end([["S1"], ()], deck=["U3"] * 9, emptied_by=None, max_turns=1)[0] == (
        "The game is over: the turn limit is reached. The majority decides."
    )


def test_a_running_game_has_no_ending(speaker):
    assert ending(speaker, Game.new(players=3, seed=1).view(0)) is None
    assert ending_in_words(speaker, Game.new(players=3, seed=1).view(0)) == []
