"""What is hidden stays hidden: compared with the truth, which the record shows afterwards."""

from __future__ import annotations

import json
import re
from collections import Counter

import msgspec

from impera import Record, View
from tests.browser.person import KINDS, asked_of, swift
from tests.browser.scenes import new_table

_DOMAIN = {"M": "military", "R": "religion", "E": "economy", "S": "science", "C": "culture", "U": "utopia"}


# Everything on a page that can be read: its text, closed parts included, and accessible names.
_READ = """() => [
    document.body.textContent,
    ...[...document.querySelectorAll("[aria-label]")].map((element) => element.ariaLabel),
].join("\\n")"""


def test_a_spectator_is_sent_and_shown_no_hidden_card(person, server):
    """Views and events in the frames are the public ones of the true game; faces and names in the page lie openly."""
    table = new_table(server, people=1, bots=1, options={"max_turns": 12})
    person.watch(table)
    with table.seats[0].watch() as player:
        while not player.next().get("reveal"):
            message = player.heard[-1]
            person.wait(lambda number=message["number"]: person.number >= number)
            person.wait(lambda: Counter(person.faces.evaluate_all(KINDS)) <= open_cards(person.view))
            person.wait(lambda: set(person.shown.evaluate_all(KINDS)) <= cards_seen(person))
            person.wait(lambda: named_cards(person, person.page.evaluate(_READ)) <= cards_seen(person))
            ask = message.get("ask")
            if ask and ask["legal"] and ask["number"] != player.answered:
                player.answered = ask["number"]
                player.decide(ask)
    person.wait(lambda: person.is_over)
    assert person.wait(lambda: named_cards(person, person.page.evaluate(_READ))), "the log must name a card"
    record = Record.parse(table.get("/record").text)
    true = public_views(record)
    sent = [json.loads(raw).get("view") for raw in person.frames]
    assert len([view for view in sent if view]) > len(true) // 2
    assert [view for view in sent if view and View.from_json(view) not in true] == []
    told = [event for raw in person.frames for event in json.loads(raw).get("events") or ()]
    happened = json.loads(msgspec.json.encode(record.replay().events(None)))
    assert len(told) > len(happened) // 2
    assert told == happened[-len(told) :]


def test_a_rival_is_sent_and_shown_no_hand_but_their_own(open_window, server):
    table = new_table(server, people=2, bots=0, options={"max_turns": 8})
    people = [open_window().sit(table.seats[seat]) for seat in (0, 1)]
    while (mine := asked_of(people)) is not None:
        mine.press(swift(mine.legal))
        for person in people:
            person.wait(lambda person=person: Counter(person.faces.evaluate_all(KINDS)) <= open_cards(person.view))
    record = Record.parse(table.get("/record").text)
    for person in people:
        true = public_views(record, person.seat)
        sent = [View.from_json(view) for raw in person.frames if (view := json.loads(raw).get("view"))]
        assert [view for view in sent if view not in true] == []


def open_cards(view):
    """How many cards of each kind a viewer may see: those that lie openly, and those of the viewer's own hand."""
    cards = [*view["discard"], *view["hand"]]
    for seat in view["seats"]:
        for domain in seat["domains"]:
            cards += domain["cards"]
    return Counter(f"{_DOMAIN[card[0]]}{card[1]}" for card in cards)


def named_cards(person, text):
    """The cards whose names are in the text of a window."""
    names = {
        person.speaker.card(f"{letter}{age}"): f"{_DOMAIN[letter]}{age}" for letter in _DOMAIN for age in (1, 2, 3)
    }
    found = re.findall(rf"({'|'.join(map(re.escape, names))})(?!\w)", text)
    return {names[name] for name in found}


def cards_seen(person):
    """The cards that have lain openly in any view this window was sent."""
    views = [view for raw in person.frames if (view := json.loads(raw).get("view"))]
    return {card for view in views for card in open_cards(view)}


def public_views(record, seat=None):
    """What a viewer may see in each moment of a game, by the rules alone."""
    game = record.replay(0)
    views = [game.view(seat)]
    for decision in record.decisions:
        game.play(decision)
        views.append(game.view(seat))
    return views
