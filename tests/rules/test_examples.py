"""Chapter 7: the fourteen examples that must hold."""

import pytest

from impera import Outcome
from impera.testing import Scenario, table


@pytest.mark.parametrize(
    ("cards", "effects"),
    [(3, {"assassination", "attack"}), (5, {"assassination", "purge", "attack"})],
)
def test_example_1_levels_of_military(cards, effects):
    """Example 1 (R-EFF-03): three Military give Assassination and not Purge; five give either."""
    game = table(f"""
        seat 0   hand 3R   area {cards}M   <- step 2
        seat 1
        seat 2
    """)
    assert game.uses() == effects


@pytest.mark.parametrize(
    "decisions",
    [["use assassination", "discard R1"], ["use purge", "discard R1", "discard R1"]],
)
def test_example_1_not_both_levels(decisions):
    """Example 1 (R-EFF-04): five Military give one of the two, not both."""
    game = table("""
        seat 0   hand 4R   area 5M   <- step 2
        seat 1
        seat 2
    """)
    game.play(*decisions)
    assert game.uses() == {"attack"}


def test_example_2_development_of_its_own_domain():
    """Example 2 (R-EFF-03): four players, two Economy: one of them is discarded, and Development still completes."""
    game = table("""
        seat 0   hand S1   area 2E   <- step 2
        seat 1
        seat 2
        seat 3
    """)
    game.play("use development", "discard E1", "play S1")
    game.must_show("""
        seat 0   hand -    area 1E S1
        pile 1E
    """)


@pytest.mark.parametrize(
    ("area", "domains"),
    [("1M 1S", ("choose science",)), ("2M", ("choose military",))],
)
def test_example_3_what_an_attack_may_choose(area, domains):
    """Example 3 (R-MIL-03, A-06, A-07): Military and Science: Science only. Two Military: Military only."""
    game = table(f"""
        seat 0   area {area}   <- step 2
        seat 1   area 1M 1R 1E 1S 1C 1U
    """)
    game.play("use attack")
    assert game.legal() == domains


def test_example_3_one_military_card_is_not_enough():
    """Example 3 (A-09): with one Military card only, Attack is not available."""
    game = table("""
        seat 0   hand 3R   area 1M   <- step 2
        seat 1   area 1M 1R 1E 1S 1C 1U
    """)
    assert game.uses() == set()


def test_example_4_an_attack_on_utopia_leaves_a_democracy_marker():
    """Example 4 (A-03): nothing happens to a player with a democracy marker and no faceup Utopia card."""
    game = table("""
        seat 0   area 1M 1U   <- step 2
        seat 1   area 1S      democracy utopia
    """)
    game.play("use attack", "choose utopia")
    game.must_show("seat 1   area 1S   democracy utopia")


def test_example_5_breakthrough_with_a_short_deck():
    """Example 5 (R-SCI-04, R-LAST-02): deck 3, hand 2: draw 3, discard 3; last round; step 3 draws nothing."""
    game = table("""
        seat 0   hand 2R   area 1S   <- step 2
        seat 1   hand 3R
        deck 3M
    """)
    game.play("use breakthrough", "discard M1", "discard M1", "discard R1")
    game.must_show("""
        seat 0   hand 1M 1R
        deck -
        emptied-by 0
    """)
    game.play("end")
    game.must_show("seat 0   hand 1M 1R")


@pytest.mark.parametrize(("religion", "drawn"), [("on-apply", 3), ("at-draw", 1)])
def test_example_6_holy_book_then_inquisition(religion, drawn):
    """Example 6 (A-29): exactly three Religion: Holy Book, then Inquisition: draw to 5, or to 3 with `at-draw`."""
    game = table(
        """
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand -
        seat 2   hand 3M
        deck 8S2
        """,
        religion=religion,
    )
    game.play("use holy-book", "use inquisition", "choose 1", "end")
    game.must_show(f"seat 0   hand 2M {drawn}S")


SCIENCE = """
    seat 0   hand 3R   area 1C 3S   <- step 2
    seat 1   area 5S
    seat 2
"""


def test_example_7_experiment_own_or_copied_or_research_copied():
    """Example 7 (R-CUL-02): with three Science, a rival with five, and the Culture lead, there are three ways."""
    game = table(SCIENCE)
    assert (game.uses(), game.copies()) == ({"experiment", "breakthrough"}, {"experiment 1", "research 1"})


@pytest.mark.parametrize(
    "decisions",
    [
        ["use experiment", "take S1", "play S1"],
        ["copy experiment 1", "take S1", "play S1"],
        ["copy research 1", "take S1", "take S1", "play S1", "play S1"],
    ],
)
def test_example_7_never_two_of_them(decisions):
    """Example 7 (R-CUL-04): after any of the three, neither of the others."""
    game = table(SCIENCE)
    game.play(*decisions)
    assert (game.uses(), game.copies()) == ({"breakthrough"}, set())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_example_8_a_tie_in_culture_gives_inspiration_to_nobody(seat):
    """Example 8 (R-CUL-01): Culture 2-2-1: nobody may copy."""
    arrows = ["<- step 2" if seat == other else "" for other in range(3)]
    game = table(f"""
        seat 0   hand 3R   area 2C 3M   {arrows[0]}
        seat 1   hand 3R   area 2C 3M   {arrows[1]}
        seat 2   hand 3R   area 1C 3M   {arrows[2]}
    """)
    assert game.copies() == set()


def test_example_8_one_card_leads():
    """Example 8 (R-CUL-01): Culture 1-0-0: the first may copy."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 3M
        seat 2
    """)
    assert game.copies() == {"assassination 1"}


def test_example_9_a_hand_under_embargo():
    """Example 9 (R-TURN-04, A-15): step 1 is skipped, effects are allowed, Development is not available."""
    game = table("""
        seat 0   hand 3M   area 3M 3E 3S   embargo military   <- step 1
        seat 1   hand 3R
    """)
    assert game.uses() == {"assassination", "attack", "embargo", "experiment", "breakthrough"}


def test_example_9_experiment_takes_another_domain_back():
    """Example 9 (A-18): Experiment is allowed with a card that is not Military, which is played again."""
    game = table("""
        seat 0   hand 3M   area 3M 3E 3S   embargo military   <- step 1
        seat 1   hand 3R
    """)
    game.play("use experiment")
    assert game.legal() == ("take E1", "take S1")
    game.play("take E1")
    assert game.legal() == ("play E1",)


def test_example_9_the_marker_is_discarded():
    """Example 9 (R-EMB-04): at the end of the turn the marker goes to the discard pile."""
    game = table("""
        seat 0   hand 3M   area 3M 3S   embargo military E1   <- step 1
        seat 1   hand 3R
    """)
    game.play("end")
    game.must_show("""
        seat 0   embargo -
        pile E1
    """)


@pytest.mark.parametrize(("players", "cards", "wins"), [(2, 8, False), (2, 9, True), (3, 7, False)])
def test_example_10_hegemony_under_a_democracy_marker(players, cards, wins):
    """Example 10 (R-DEM-02): with one marker two players need nine, and seven are too few for three players."""
    others = "\n".join(f"seat {seat}  hand 3R" for seat in range(1, players))
    game = table(f"seat 0  hand 3R  area {cards}S  democracy science  <- step 2\n{others}")
    game.play("end")
    assert game.outcome == (Outcome("hegemony", (0,), domain="science") if wins else None)


@pytest.mark.parametrize(
    ("trigger", "last_round", "seats"),
    [
        (1, "equal-turns", [2, 3]),
        (1, "others-once-more", [2, 3, 0]),
        (3, "equal-turns", []),
        (3, "others-once-more", [0, 1, 2]),
    ],
)
def test_example_11_who_plays_on(trigger, last_round, seats):
    """Example 11 (R-LAST-03, D-06): four players, seat 1 or seat 3 draws the last card."""
    arrows = ["<- step 2" if trigger == seat else "" for seat in range(4)]
    game = table(
        f"""
        seat 0   hand 2C1   {arrows[0]}
        seat 1   hand 2C1   {arrows[1]}
        seat 2   hand 2C2   {arrows[2]}
        seat 3   hand 2C2   {arrows[3]}
        deck U3
        """,
        last_round=last_round,
    )
    events = list(game.play("end"))
    while game.seat is not None:
        events += game.play(game.legal()[-1])
    assert [event.seat for event in events if type(event).__name__ == "TurnBegan"] == seats


def test_example_12_majority_and_its_tie_break():
    """Example 12 (R-MAJ-01, R-TIE-01): four points each, and Utopia 2 against 1 wins."""
    game = table("""
        seat 0   area 3M 2E 1S 2C 1U
        seat 1   area 3M 2R 1S 1C 2U   <- step 2
        deck -
    """)
    game.play("end")
    assert game.outcome == Outcome("majority", (1,), points=(4, 4))


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("en", [3, 2, 1, 0]), ("uk", [3, 0, 1, 2])],
)
def test_example_13_the_order_of_the_centre(edition, seats):
    """Example 13 (R-DRAFT-05, D-05): four players: 3, 2, 1, 0, in the Ukrainian text 3, 0, 1, 2."""
    game = Scenario.new(players=4, deal="draft", first=0, edition=edition, seed=6)
    claims = []
    while game.turn == 0:
        if game.legal()[0].startswith("claim"):
            claims.append(game.seat)
        game.play(game.legal()[0])
    assert claims == seats


def test_example_14_a_democracy_marker_on_a_lost_domain():
    """Example 14 (A-04, R-DEM-01): the marker stays, and the requirement there is still H + 1."""
    game = table("""
        seat 0   area 1M 1S 1U   <- step 2
        seat 1   area 1S
        seat 2
    """)
    game.play("use democracy", "choose 1 science", "use attack", "choose science")
    game.must_show("seat 1   area -   democracy science")
    assert game.view(1).seats[1].domains[3].hegemony == 7 + 1
