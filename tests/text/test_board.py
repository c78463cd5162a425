"""The reference board in words."""

from impera import Game
from impera.text.board import board_in_words


def test_the_board_begins_with_what_this_number_of_players_needs(speaker):
    """R-PARAM-01."""
    assert board_in_words(speaker, Game.new(players=3, seed=1).view(0))[0] == (
        "With 3 players, level 1 needs 3 cards of a Domain and level 2 needs 5; 7 of one Domain win. "
        "3 cards of each Age are removed before the game, unseen."
    )
    assert board_in_words(speaker, Game.new(players=4, seed=1).view(0))[0] == (
        "With 4 players, level 1 needs 2 cards of a Domain and level 2 needs 4; 7 of one Domain win. "
        "All cards are in the game."
    )


def test_the_board_counts_all_cards_and_tells_every_effect(speaker):
    """R-COMP-02, R-COMP-03."""
    lines = board_in_words(speaker, Game.new(players=3, seed=1).view(0))
    assert lines[1:4] == [
        "Military: 20 (8 of Age I, 8 of Age II, 4 of Age III).",
        "  Assassination (level 1, needs 3): Discard 1 card from your hand.",
        "  Purge (level 2, needs 5): Discard 2 cards from your hand.",
    ]
    assert len([line for line in lines if line.startswith("  ")]) == 16
    assert lines[-1] == "All cards: 104 (28 of Age I, 32 of Age II, 44 of Age III)."


def test_the_board_is_the_same_for_everybody_at_every_moment(speaker, watcher):
    """R-COMP-03: what was seen changes nothing of it."""
    game = Game.new(players=3, seed=1)
    before = board_in_words(speaker, game.view(0))
    game.play(game.legal()[0])
    assert board_in_words(speaker, game.view(0)) == board_in_words(watcher, game.view(None)) == before
