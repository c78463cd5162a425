"""What bots say to phrases that ask for something: what they would do anyway."""

from __future__ import annotations

import pytest

from impera import Game, bots
from impera.bots.roster import LEVELS
from impera.bots.talk import ANSWERED, Asked, reply
from impera.testing import table

# Seat 0 has the cards for an Embargo and an Attack; seat 1 lacks two Science cards, and seat 2 a lot.
THREATENED = """
    seat 0   hand E1 C1 R1   area 2E 2M 2S
    seat 1   hand S1 S2 M1   area 6S
    seat 2   hand R1 C2 U3   area 1R <- step 1
"""
PEACEFUL = """
    seat 0   hand M1 C1 R1   area 2C
    seat 1   hand S1 S2 M1   area 1S
    seat 2   hand R1 C2 U3   area 1R <- step 1
"""


class Scripted:
    """A bot that takes the decisions it is given, then ends its turn."""

    def __init__(self, *decisions):
        self._left = list(decisions)

    def decide(self, _):
        return self._left.pop(0) if self._left else "end"


def said(picture, asked, *decisions, seat=0):
    """What a bot in a seat says that would take these decisions."""
    return reply(Scripted(*decisions), table(picture).view(seat), asked)


EMBARGO = ("play E1", "use embargo", "choose 1 science")
ATTACK = ("play C1", "use attack", "choose science")


@pytest.mark.parametrize(
    ("asked", "decisions", "expected"),
    [
        (Asked("watch-seat", 2, 1), EMBARGO, True),
        (Asked("watch-seat", 2, 1), ATTACK, True),
        (Asked("watch-seat", 2, 1), ("play C1",), False),
        (Asked("watch-seat", 1, 2), EMBARGO, False),
        (Asked("seat-wins-domain", 2, 1, "science"), EMBARGO, True),
        (Asked("seat-wins-domain", 2, 1, "military"), EMBARGO, False),
        (Asked("block-domain", 2, None, "science"), ATTACK, True),
        (Asked("block-domain", 2, None, "culture"), ATTACK, False),
        (Asked("bargain", 2, 1, "culture"), EMBARGO, True),
        (Asked("bargain", 2, 1, "culture"), ("play R1",), False),
        (Asked("leave-domain", 1, 0, "culture"), ("play C1",), True),
        (Asked("leave-domain", 1, 0, "science"), ("play C1",), False),
        (Asked("truce", 1, 0), ("play C1",), True),
        (Asked("truce", 1, 0), EMBARGO, False),
        (Asked("truce", 2, 0), EMBARGO, True),
        (Asked("together", 2, 0), EMBARGO, True),
        (Asked("together", 1, 0), EMBARGO, False),
        (Asked("together", 2, 0), ("play C1",), False),
    ],
    ids=str,
)
def test_a_bot_agrees_to_what_its_turn_does_anyway(asked, decisions, expected):
    """To stop somebody is to bar them from a Domain or to take cards from them; the leader is a rival of both."""
    assert said(THREATENED, asked, *decisions) is expected


def test_an_inquisition_is_against_the_one_it_is_used_on():
    """Nobody knows what it will find, so the rehearsal ends there."""
    picture = PEACEFUL.replace("area 2C", "area 2C 2R")
    line = ("play M1", "use inquisition", "choose 1")
    assert said(picture, Asked("truce", 1, 0), *line) is False
    assert said(picture, Asked("truce", 2, 0), *line) is True


def test_a_breakthrough_ends_the_rehearsal():
    """What it draws is hidden from the bot too."""
    picture = PEACEFUL.replace("area 2C", "area 2C 2S")
    assert said(picture, Asked("truce", 1, 0), "play M1", "use breakthrough", "never asked") is True


def test_a_marker_that_somebody_is_about_to_lay_does_not_confuse_a_bot():
    game = table(THREATENED.replace("<- step 1", "").replace("area 2E 2M 2S", "area 2E 2M 2S <- step 2"))
    game.play("use embargo")
    assert reply(bots.make("senator", seed=1), game.view(1), Asked("truce", 0, 1)) in (True, False)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_what_it_has_said(level):
    """If its turn comes next, with the same chance, and nothing hidden is shown in it."""
    told = 0
    game = Game.new(players=3, seed=11)
    seated = [bots.make(level, seed=seat) for seat in range(3)]
    while game.seat is not None and told < 12:
        if game.question == "play":
            seat, rival = game.seat, (game.seat + 1) % 3
            agrees = reply(bots.make(level, seed=5), game.view(seat), Asked("truce", rival, seat))
            before, line = game.view(None).seats[rival], Line(bots.make(level, seed=5), game.copy())
            if not line.reveals:
                told += 1
                assert agrees == (not line.hinders(before, rival))
        game.play(seated[game.seat].decide(game.view(game.seat)))
    assert told


class Line:
    """A turn as a bot plays it."""

    def __init__(self, bot, game):
        self.reveals = False
        seat = game.seat
        while game.seat == seat:
            decision = bot.decide(game.view(seat))
            self.reveals |= decision.endswith(("inquisition", "breakthrough"))
            if decision == "end":
                break
            game.play(decision)
        self.after = game.view(None)

    def hinders(self, before, rival):
        after = self.after.seats[rival].domains
        return any(
            then.count < now.count or len(then.embargo) > len(now.embargo) or then.democracy > now.democracy
            for now, then in zip(before.domains, after, strict=True)
        )


def test_a_bot_knows_no_more_than_its_view():
    """Its answers are the same whatever the cards are that it does not see."""
    view = table(THREATENED).view(0)
    other = table(THREATENED.replace("hand S1 S2 M1", "hand S1 M2 R1"))
    hands = {seat.seat: seat.hand for seat in other.view(0).seats}
    assert hands == {seat.seat: seat.hand for seat in view.seats}
    for phrase, form in ANSWERED.items():
        asked = Asked(
            phrase, 2, (0 if form.is_to_one else 1) if form.seat else None, "science" if form.domain else None
        )
        for level in LEVELS:
            assert reply(bots.make(level, seed=1), view, asked) == reply(bots.make(level, seed=1), other.view(0), asked)


def test_before_the_first_turn_a_bot_would_do_nothing():
    view = Game.new(players=3, seed=1, deal="draft").view(0)
    assert reply(bots.make("sage", seed=1), view, Asked("truce", 1, 0)) is True
    assert reply(bots.make("sage", seed=1), view, Asked("watch-seat", 1, 2)) is False


@pytest.mark.parametrize(
    ("phrase", "about", "domain"),
    [
        ("hello", None, None),
        ("truce", None, None),
        ("truce", 3, None),
        ("block-domain", 1, None),
        ("bargain", 1, None),
        ("bargain", None, "science"),
    ],
)
def test_a_phrase_with_an_empty_blank_asks_for_nothing(phrase, about, domain):
    assert Asked.make(phrase, 0, about, domain, players=3) is None


def test_who_is_asked():
    """Some phrases are for the player they name, others for everybody else."""
    asked = {
        phrase: [
            seat
            for seat in range(4)
            if Asked.make(phrase, 0, 2 if form.seat else None, "science", players=4).concerns(seat)
        ]
        for phrase, form in ANSWERED.items()
    }
    assert asked == {
        "watch-seat": [1, 3],
        "seat-wins-domain": [1, 3],
        "block-domain": [1, 2, 3],
        "bargain": [1, 3],
        "leave-domain": [2],
        "truce": [2],
        "together": [2],
    }
