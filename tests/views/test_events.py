"""Events: what each viewer is told about what happened."""

from __future__ import annotations

import msgspec
import pytest

from impera import BadOptions, Game, Options
from impera.testing import random_game
from impera.views import events as kinds
from tests.views.drawn import played, table


def names(events):
    return [type(event).__name__ for event in events]


def first(events, kind):
    return next(event for event in events if isinstance(event, kind))


INQUISITION = """
    seat 0  hand M1 M2     area 1R  <- step 2
    seat 1  hand C1 S1 E2  area -
    seat 2  hand 3R1       area -
"""


def test_a_deal_is_told_by_hand_and_shows_each_seat_its_own_cards():
    """R-INFO-01: cards for their owner, Ages for all."""
    game = Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], players=2)
    mine, theirs = (event for event in game.events(0) if isinstance(event, kinds.Dealt))
    assert (mine.seat, mine.cards, mine.ages) == (0, ("M1", "R1", "S1"), (3, 0, 0))
    assert (theirs.seat, theirs.cards, theirs.ages) == (1, None, (3, 0, 0))


def test_a_spectator_is_told_no_hidden_card():
    game = random_game(seed=3, patient=True)
    hidden = [event for event in game.events(None) if isinstance(event, kinds.HiddenCards)]
    assert hidden
    assert all(event.cards is None for event in hidden)


def test_everything_is_told_to_those_who_may_see_the_whole_truth():
    game = random_game(seed=3, patient=True)
    hidden = [event for event in game.events("everything") if isinstance(event, kinds.HiddenCards)]
    assert all(event.cards is not None for event in hidden)


def test_all_viewers_are_told_the_same_events_but_for_hidden_cards():
    """Number, order and Ages of events are public."""
    game = random_game(seed=3, patient=True)
    told = []
    for viewer in (0, 1, 2, None, "everything"):
        events = msgspec.to_builtins(game.events(viewer))
        told.append([{key: value for key, value in event.items() if key != "cards"} for event in events])
    assert told == [told[0]] * 5


def test_hidden_cards_are_told_sorted_so_that_their_order_tells_nothing():
    one = Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], players=2)
    two = Game.from_deck(["S1", "M1", "R1", "E1", "E1", "C1", "M2"], players=2)
    assert one.events(0) == two.events(0)


@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, True), (2, False), (None, False)])
def test_an_inquisition_is_seen_by_the_two_players_only(viewer, sees):
    """R-REL-04, A-60: others see number and Ages."""
    game = played(table(INQUISITION), "use inquisition", "choose 1", "give M1")
    seized, gave = first(game.events(viewer), kinds.Seized), first(game.events(viewer), kinds.Gave)
    assert (seized.source, seized.ages, gave.target, gave.ages) == (1, (2, 1, 0), 1, (1, 0, 0))
    assert (seized.cards, gave.cards) == ((("E2", "S1", "C1"), ("M1",)) if sees else (None, None))


@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, False), (None, False)])
def test_a_draw_is_seen_by_the_one_who_draws(viewer, sees):
    game = played(table("seat 0  hand M1  area 1M  <- step 2\n seat 1  hand R1  area -\n deck S1 S1 C2 C2"), "end")
    drew = first(game.events(viewer), kinds.Drew)
    assert (drew.ages, drew.cards) == ((2, 0, 0), ("S1", "S1") if sees else None)


def test_a_kept_card_is_seen_by_its_owner():
    """N-05."""
    game = Game.new(players=2, deal="draft", seed=1, first=0)
    card = game.legal()[0].split()[1]
    game.play(game.legal()[0])
    assert first(game.events(0), kinds.Kept).cards == (card,)
    assert first(game.events(1), kinds.Kept).cards is None


def test_play_returns_everything_that_happened():
    game = table("seat 0  hand M1 R1 S1  area 1M 1S\n seat 1  hand R1  area 1S")
    assert names(game.play("play M1")) == ["Played"]
    assert names(game.play("use attack")) == ["Used", "Paid"]
    assert names(game.play("choose science")) == ["Scrapped", "Struck"]
    assert names(game.play("end")) == ["Drew", "TurnEnded", "TurnBegan"]


SCENES = {
    "Played": ("seat 0  hand M1  area -\n seat 1  hand R1  area -", "play M1"),
    "HandSizeSet": ("seat 0  hand M1  area 3R  <- step 2\n seat 1  hand R1  area -", "use holy-book"),
    "Discarded": ("seat 0  hand M1  area 3M  <- step 2\n seat 1  hand R1  area -", "use assassination", "discard M1"),
    "Scrapped": ("seat 0  hand M1  area 3E  <- step 2\n seat 1  hand R1  area -", "use development", "discard E1"),
    "TookBack": ("seat 0  hand M1  area 3S  <- step 2\n seat 1  hand R1  area -", "use experiment", "take S1"),
    "Recovered": (
        "seat 0  hand M1  area 3U  <- step 2\n seat 1  hand R1  area -\n pile C1",
        "use oligarchy",
        "take C1",
    ),
    "EmbargoLaid": (
        "seat 0  hand M1  area 1E  <- step 2\n seat 1  hand R1  area 1S",
        "use embargo",
        "choose 1 science",
    ),
    "DemocracyLaid": (
        "seat 0  hand M1  area 1U  <- step 2\n seat 1  hand R1  area 1S",
        "use democracy",
        "choose 1 science",
    ),
    "EmbargoExpired": ("seat 0  hand M1  area 1S  embargo science  <- step 2\n seat 1  hand R1  area -", "end"),
    "StepSkipped": ("seat 0  hand M1  area 1S  <- step 2\n seat 1  hand S1  area -  embargo science", "end"),
    "Copied": ("seat 0  hand M1  area 1C  <- step 2\n seat 1  hand R1  area 3R", "copy holy-book 1"),
    "CoinLaid": ("seat 0  hand M1  area 1C  <- step 2\n seat 1  hand R1  area 3R", "copy holy-book 1"),
    "CoinReturned": (
        "seat 0  hand M1  area 1C 1M  <- step 2\n seat 1  hand R1  area 3R",
        "copy holy-book 1",
        "use attack",
        "choose culture",
    ),
    "LastRound": ("seat 0  hand M1  area 1C  <- step 2\n seat 1  hand R1  area 3R\n deck S1", "end"),
    "GameOver": ("seat 0  hand M1  area 8M  <- step 2\n seat 1  hand R1  area 3R", "end"),
}


@pytest.mark.parametrize(("name", "scene"), SCENES.items(), ids=SCENES.keys())
def test_it_is_told_when_it_happens(name, scene):
    """Every kind of event has a scene that makes it, and is told to a spectator too."""
    game = table(scene[0])
    for decision in scene[1:]:
        events = game.play(decision)
    assert name in names(events)
    assert name in names(game.events(None))


def test_every_kind_of_event_happens_in_some_game():
    """An event that no game has would be dead code."""
    told = set()
    for seed in range(60):
        for deal in ("basic", "draft"):
            game = random_game(Options(deal=deal), seed=seed, patient=seed % 2 == 0)
            told.update(names(game.events(None)))
    every = {kind.__name__ for kind in vars(kinds).values() if isinstance(kind, type) and issubclass(kind, kinds.Event)}
    assert told | {"StepSkipped"} >= every - {"Event", "HiddenCards", "OpenCard"}


def test_the_end_is_told_with_the_outcome():
    game = random_game(seed=2)
    assert game.events(None)[-1].outcome == game.outcome


def test_events_since_a_mark_are_those_that_came_later():
    """`Game.told` is a mark for `Game.events`."""
    game = Game.new(seed=4)
    mark = game.log_length
    assert game.events(0, mark) == ()
    game.play(game.legal()[0])
    assert names(game.events(0, mark)) == ["Played"]


def test_what_play_returned_is_what_is_told_later():
    """All events of a game are those of its deal and of its decisions, in order."""
    for seed in range(20):
        decisions = random_game(seed=seed, decisions=150).decisions
        game = random_game(seed=seed, decisions=0)
        told = game.events("everything")
        for decision in decisions:
            told += game.play(decision)
        assert told == game.events("everything")


def test_events_are_tagged_by_their_names():
    """On the wire an event says what it is."""
    game = table("seat 0  hand M1  area -\n seat 1  hand R1  area -")
    assert msgspec.to_builtins(game.play("play M1")[0]) == {
        "event": "played",
        "seat": 0,
        "card": "M1",
        "effect": None,
    }


def test_there_are_no_events_for_a_seat_that_does_not_play():
    with pytest.raises(BadOptions, match="seat must be from 0 to 2"):
        Game.new(seed=1).events(3)


@pytest.mark.parametrize("viewer", ["all", True])
def test_there_are_no_events_for_what_is_no_viewer(viewer):
    with pytest.raises(BadOptions, match='a viewer is a seat from 0 to 2, None or "everything", not'):
        Game.new(seed=1).events(viewer)
