"""What a press does: exactly what was under it, once, and nothing moves between two presses."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.scenes import GENERAL, LIVELY, table_at

# A button that is pointed at rises by a pixel; what it stands in does not.
_PLACES = """all => all.map((each) => {
    const { x, y, width, height } = each.parentElement.getBoundingClientRect();
    return [each.dataset.answer, x, y, width, height];
})"""


def decided(person):
    """What this window has asked the server to decide."""
    return [message["decision"] for message in person.sent if message["type"] == "decide"]


def places(person):
    """Where the answers of the question, and the cards of the hand, stand."""
    return person.steady(lambda: person.page.locator(".dock [data-answer]").evaluate_all(_PLACES))


def test_a_double_click_is_one_decision(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.answer("play M2").first.dblclick()
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    assert person.is_asked()
    assert decided(person) == ["play M2"]


def test_a_double_click_on_what_cannot_be_undone_chooses_and_confirms_it(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.answer("use breakthrough").first.dblclick()
    person.wait(lambda: len(decided(person)) > 1)
    assert decided(person) == ["play M2", "use breakthrough"]


def test_nothing_moves_when_an_answer_waits_to_be_confirmed(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    before = places(person)
    person.answer("use breakthrough").first.click()
    expect(person.question.get_by_role("button", pressed=True)).to_have_count(1)
    assert places(person) == before


def test_a_warning_that_comes_late_pushes_nothing(person, server):
    """Threats are worked out while the question is already asked."""
    seat, held = table_at(server, LIVELY), []

    def connect(line):
        table = line.connect_to_server()
        line.on_message(table.send)
        table.on_message(lambda raw: held.append(raw) if json.loads(raw)["type"] == "threats" else line.send(raw))
        person.line = line

    person.page.route_web_socket("**/socket", connect)
    assert person.sit(seat).is_asked()
    person.wait(lambda: held)
    before = places(person)
    person.line.send(held[0])
    expect(person.page.locator(".rival .threat")).to_be_visible()
    assert places(person) == before


def test_several_cards_are_confirmed_once_and_taken_back_once(person, server):
    """R-MIL-02: the rules ask for one card after another."""
    assert person.sit(table_at(server, GENERAL)).is_asked()
    for decision in ("play M3", "use purge"):
        person.press(decision)
        assert person.is_asked()
    person.tick([0, 1])
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    assert decided(person)[-2:] == ["discard R1", "discard E1"]
    assert person.view["hand"] == ["E1"]
    expect(person.hand.get_by_role("button", name=person.speaker.card("E1"))).to_have_count(1)
    person.button("act-undo").click()
    person.wait(lambda: person.view["question"]["ask"] == "discard-hand" and person.view["question"]["need"] == 2)
    expect(person.tickables).to_have_count(3)


def test_whoever_wants_to_confirm_everything_can(person, server):
    person.remember(confirms=True)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.answer("play M2", person.hand).first.click()
    expect(person.hand.get_by_role("button", pressed=True)).to_have_count(1)
    assert decided(person) == []
    person.answer("play M2", person.hand).first.click()
    person.wait(lambda: decided(person) == ["play M2"])


def test_the_title_says_whose_turn_it_is(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    table = person.say("title", page=person.say("title-table"))
    expect(person.page).to_have_title(person.say("title-turn", page=table))
    person.go("/settings")
    expect(person.page).to_have_title(person.say("title", page=person.say("title-settings")))
