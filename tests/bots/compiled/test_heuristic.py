"""Rules of thumb: what a player of the senator's level does in plain situations."""

from __future__ import annotations

import pytest

from impera import Game, bots
from impera.bots import styles
from impera.bots.heuristic_bot import HeuristicBot


def turn_of(bot, position):
    """What a bot does until its turn is over."""
    game = Game.from_position(position)
    seat, done = game.seat, []
    while game.seat == seat and game.turn == 1:
        done.append(bot.decide(game.view(seat)))
        game.play(done[-1])
    return done, game


def position(*seats, **more):
    """A position with seat 0 to move; each seat is its hand and its area."""
    return {
        "players": len(seats),
        "first": 0,
        "seat": 0,
        "deck": ["C3"] * 8 + ["E3"] * 8 + ["U3"] * 12,
        "seats": [{"hand": hand.split(), "area": area.split()} for hand, area in seats],
        **more,
    }


@pytest.fixture
def senator():
    return bots.make("senator", seed=1)


def test_it_takes_the_card_that_wins(senator):
    """R-HEG-01, two players: eight cards of a Domain."""
    table = position(("M1 R1 C1", "R1 R1 R1 R1 R2 R2 R2 M1 M1"), ("E1 E1 E1", ""))
    done, game = turn_of(senator, table)
    assert done == ["play R1", "end"]
    assert game.outcome.winners == (0,)


def test_it_builds_its_largest_domain(senator):
    done, _ = turn_of(senator, position(("M1 R1 C1", "C1 C1"), ("E1 E1 E1", "")))
    assert done[0] == "play C1"


def test_it_draws_a_bigger_hand_when_it_can(senator):
    """R-REL-02: Divine Right."""
    done, _ = turn_of(senator, position(("M1 S1 C1", "R1 R1 R1 R2 R2"), ("E1 E1 E1", "")))
    assert "use divine-right" in done


THREAT = ("M1 M1 M2", "S1 S1 S1 S2 S2 S2 S2")
"""Two players: one card of Science short of a hegemony."""


@pytest.mark.parametrize(
    ("area", "block"),
    [("E1 C1", "use embargo"), ("U3 C1", "use democracy"), ("M1 S1", "use attack")],
)
def test_it_blocks_a_rival_who_is_one_card_short(senator, area, block):
    """This only becomes a game when someone blocks."""
    done, _ = turn_of(senator, position(("R1 R1 C1", area), THREAT))
    assert block in done


def test_its_marker_lies_where_the_danger_is(senator):
    done, _ = turn_of(senator, position(("R1 R1 C1", "E1 C1"), THREAT))
    assert "choose 1 science" in done


def test_the_trader_does_not_block():
    """The level below only races."""
    undistracted = HeuristicBot(1, styles.HASTY._replace(lapse=0))
    done, _ = turn_of(undistracted, position(("R1 R1 C1", "E1 C1"), THREAT))
    assert "use embargo" not in done


def test_a_partner_is_no_danger(senator):
    """R-TEAM-01: partners sit opposite."""
    four = [("R1 R1 C1", "E1 C1"), ("M1 M1 M1", "M1"), ("M2 M2 M2", "S1 S1 S1 S1 S2 S2"), ("R2 R2 R2", "M1")]
    table = position(*four, teams=True)
    done, _ = turn_of(senator, table)
    assert "choose 2 science" not in done


def test_near_the_end_it_takes_a_lead():
    """R-MAJ-01: it counts the deck, and hegemony is out of reach."""
    table = position(("M1 C1 S1", "C2 C2"), ("E1 E1 E1", "R1 R1 R1"), deck=["U3"])
    assert turn_of(bots.make("senator", seed=1), table)[0][0] == "play M1"


def test_compiled_code_reads_the_weights_by_their_names():
    """Whatever the order of the fields, a record says what the style says."""
    (record,) = styles.records(styles.TUNED)
    told = {name: record[name].tolist() for name in styles.RECORD.names}
    assert told == {**styles.TUNED._asdict(), "level": list(styles.TUNED.level)}
