"""The connection: lost and found again, and nothing lost with it."""

from __future__ import annotations

from playwright.sync_api import expect

from impera import Record
from tests.browser.scenes import new_table


def test_a_server_that_is_killed_and_comes_back_costs_nothing(open_window, mortal):
    """The page says that the connection is lost and reconnects, and the game continues where it was."""
    table = new_table(mortal, options={"max_turns": 12})
    person = open_window(mortal.address).sit(table.seats[0])
    person.play(until=lambda person: person.view["turn"] > 4)
    view, question = person.view, person.steady(person.question.inner_text)
    mortal.kill()
    lost = person.told("line-lost-long")
    expect(lost).to_be_visible()
    expect(person.answer(person.legal[0])).to_have_count(0)
    person.forget()
    mortal.start()
    person.finds(lambda: person.view, view)
    expect(lost).to_be_hidden()
    expect(person.question).to_have_text(question, use_inner_text=True)
    person.play()
    expect(person.ending).to_be_visible()
    record = Record.parse(table.get("/record").text)
    person.finds(lambda: person.decided, [decision for seat, decision in owners(record) if seat == 0])


def owners(record):
    """Each decision of a game and whose it was."""
    game = record.replay(0)
    for decision in record.decisions:
        yield game.seat, decision
        game.play(decision)


def test_a_table_that_does_not_exist_is_told_in_words(person):
    person.page.goto(f"{person.address}/table/nosuchtable")
    expect(person.told("line-closed-long")).to_be_visible()
