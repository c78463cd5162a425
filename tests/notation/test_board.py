"""The reference board holds what is printed on it."""

from impera.notation.board import BOARD, THRESHOLDS


def test_the_board_counts_the_cards_of_each_domain_and_age():
    """R-COMP-02, R-COMP-03."""
    assert {row.domain: row.copies for row in BOARD} == {
        "military": (8, 8, 4),
        "religion": (8, 8, 0),
        "economy": (4, 4, 8),
        "science": (4, 8, 8),
        "culture": (4, 4, 8),
        "utopia": (0, 0, 16),
    }


def test_the_board_has_two_levels_and_a_discard_effect_for_each_domain_but_culture():
    """R-EFF-01."""
    kinds = {row.domain: [effect.kind for effect in row.effects] for row in BOARD}
    assert kinds.pop("culture") == ["inspiration"]
    assert list(kinds.values()) == [["level-1", "level-2", "discard"]] * 5


def test_the_board_tells_what_each_number_of_players_needs():
    """R-PARAM-01: players, cards removed of each Age, level 1, level 2, hegemony."""
    assert [tuple(row) for row in THRESHOLDS] == [(2, 3, 3, 5, 8), (3, 3, 3, 5, 7), (4, 0, 2, 4, 7)]
