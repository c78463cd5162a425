"""Several people at a table, draft, teams, and taking decisions back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import asked_of, swift
from tests.browser.scenes import PARTNERS, SCIENTIST, SHORT, new_table, table_at


def test_two_browsers_play_at_one_table_and_each_sees_what_the_other_does(open_window, server):
    table = new_table(server, people=2, bots=0, options=SHORT)
    people = [open_window().sit(table.seats[seat]) for seat in (0, 1)]
    while (mine := asked_of(people)) is not None:
        other = people[1 - mine.seat]
        decision = swift(mine.legal)
        mine.press(decision)
        if decision.startswith("play "):
            card = mine.speaker.card(decision.removeprefix("play "))
            told = other.say("event-played", who="other", name=mine.speaker.names[mine.seat], card=card)
            expect(other.page.get_by_role("log").get_by_text(told).first).to_be_attached()
    for person in people:
        expect(person.ending).to_be_visible()
    people[0].finds(lambda: people[0].view["outcome"], people[1].view["outcome"])


def test_a_decision_is_taken_back_by_undo(person, server):
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    hand, question = person.steady(lambda: (person.hand.inner_text(), person.question.inner_text()))
    expect(person.button("act-undo")).to_be_disabled()
    person.press("play M1")
    expect(person.button("act-undo")).to_be_enabled()
    person.button("act-undo").click()
    expect(person.button("act-undo")).to_be_disabled()
    expect(person.hand).to_have_text(hand, use_inner_text=True)
    expect(person.question).to_have_text(question, use_inner_text=True)


def test_an_answer_that_ends_undo_says_so_before_and_ends_it(person, server):
    """Hidden cards, once seen, cannot be unseen: Breakthrough draws five (R-SCI-04)."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    person.press("play M1")
    breakthrough = person.answer("use breakthrough").first
    expect(breakthrough).to_have_accessible_name(re.compile(re.escape(person.say("prompt-eye"))))
    person.press("use breakthrough")
    person.is_asked()
    expect(person.button("act-undo")).to_be_disabled()


def test_the_end_of_the_turn_cannot_be_taken_back(person, server):
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    person.press("play M1")
    person.press("end")
    person.is_asked()
    expect(person.button("act-undo")).to_be_disabled()


def test_a_draft_is_played_by_its_cards_until_the_first_turn(person, server):
    """Cards are kept from packets for the hand; then the last ones are taken from the centre into play."""
    person.sit(new_table(server, options={"deal": "draft", **SHORT}).seats[0])
    kept = []
    while person.is_asked() and person.view["draft"]:
        kept.append(person.legal[0])
        heading = "draft-packet" if kept[-1].startswith("keep") else "draft-centre"
        cards = person.page.get_by_role("region", name=person.say(heading))
        card = cards.get_by_role("button", name=person.name_of(kept[-1])).first
        person.decide(kept[-1], card.click)
    hand = [decision.split()[1] for decision in kept if decision.startswith("keep")]
    person.finds(lambda: sorted(person.view["hand"]), sorted(hand))
    for card in hand:
        expect(person.hand.get_by_role("button", name=person.speaker.card(card)).first).to_be_visible()


def test_teams_play_and_win_together(person, server):
    """R-TEAM-03: partners sit opposite, one of them has hegemony, and the end names both."""
    assert person.sit(table_at(server, PARTNERS)).is_asked()
    person.press("play M1")
    assert person.is_asked()
    person.press("end")
    assert not person.is_asked()
    person.finds(lambda: person.view["outcome"]["winners"], [0, 2])
    for seat in (0, 2):
        expect(person.ending.get_by_role("heading", level=2)).to_contain_text(
            person.speaker.player(seat), ignore_case=True
        )


def test_people_at_one_device_pass_it_on_and_see_no_hand_but_their_own(person):
    """Hot seat: before anybody's hand is shown, that person confirms they have the device."""
    person.go("/new")
    person.page.get_by_role("radio", name=person.say("players", number=2)).check()
    person.page.get_by_role("combobox", name=re.compile(f"^{person.say('new-seat', number=2)}")).select_option("here")
    person.page.get_by_role("textbox", name=person.say("name-own")).fill("Ada")
    person.page.get_by_role("textbox", name=person.say("name-other"), exact=True).fill("Bo")
    person.page.get_by_role("switch", name=person.say("new-on-server")).check()
    person.button("new-start").click()
    for _ in range(4):
        take = person.page.get_by_role("button", name=re.compile(person.say("pass-take", name="(Ada|Bo)")))
        expect(take.first).to_be_visible()
        expect(person.faces).to_have_count(0)
        for region in ("#news", "#answers"):  # what the last person drew is not heard either
            expect(person.page.locator(region)).to_have_text("")
        person.forget()
        take.first.click()
        person.wait(lambda: person.view)
        expect(person.hand.locator("[data-domain]")).to_have_count(len(person.view["hand"]))
        while person.legal:
            person.press(swift(person.legal))
