"""The drawn tables themselves: that a wrong picture fails, and that two engines are compared."""

import pytest

from impera.testing import Scenario, table

SMALL = """
    seat 0   hand M1 R1   area 3M 1E   embargo science E3   <- step 2
    seat 1   hand -       area 2C      democracy culture
    deck S3 U3            pile M2
"""


def test_a_number_and_a_letter_are_the_oldest_cards_left():
    game = table("seat 0  hand 2E  area 3E E1\n seat 1  embargo military E1")
    game.must_show("seat 0  hand E1 E1  area E1 E2 E2 E2")


def test_cards_that_are_drawn_nowhere_are_the_deck():
    position = table("seat 0  hand 3M  area 20S\n seat 1  democracy science\n pile 2C").position()
    assert len(position["deck"]) == 104 - 3 - 20 - 1 - 2


@pytest.mark.parametrize(
    "wrong",
    [
        "seat 0  hand M1",
        "seat 0  hand M1 R2",
        "seat 0  area 2M 1E",
        "seat 0  area 3M",
        "seat 0  embargo -",
        "seat 0  embargo science E1",
        "seat 1  hand 1M",
        "seat 1  democracy -",
        "seat 1  democracy culture culture",
        "deck U3 S3",
        "deck -",
        "pile M1",
        "coin by 0 on 1 culture",
        "emptied-by 1",
    ],
)
def test_a_wrong_picture_fails(wrong):
    with pytest.raises(AssertionError):
        table(SMALL).must_show(wrong)


@pytest.mark.parametrize("right", [SMALL, "seat 0  area M1 M1 M1 E1", "seat 0  embargo science", "seat 0  later -"])
def test_a_right_picture_does_not(right):
    table(SMALL).must_show(right)


@pytest.mark.parametrize(
    "text",
    [
        "seat 0  hnd M1",
        "seat 0  deck M1",
        "hand M1",
        "first",
        "<- step 1",
        "seat 0  hand M4",
        "seat 0  <- step 3",
        "seat 0  area 21M",
        "seat 0\n seat 2",
        "seat 0  hand M1\n seat 0  area 3M",
    ],
)
def test_a_picture_that_cannot_be_read_is_an_error(text):
    with pytest.raises(ValueError, match="a picture"):
        table(text)


def test_a_picture_to_compare_with_may_draw_one_seat_alone():
    table(SMALL).must_show("seat 1  area 2C")


def test_a_failure_tells_how_the_table_looks():
    with pytest.raises(AssertionError, match=r"looks different:\s+seat 0 hand 1M1 1R1\s+seat 1 area 2C"):
        table(SMALL).must_show("seat 0  hand S1\n seat 1  area 2C")


def test_engines_that_differ_fail():
    if Scenario.engine == "python":
        pytest.skip("only one engine plays")
    game = table(SMALL)
    game._state.hand_size = 5
    with pytest.raises(AssertionError):
        game.play("use assassination")
