"""What a press does: exactly what was under it, once, and nothing moves between two presses."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.scenes import GENERAL, LIVELY, SCIENTIST, table_at

# Breakthrough draws four Military cards and a Science card; as many cards stay as go.
SCHOLAR = {
    **SCIENTIST,
    "seats": [{"hand": ["M1", "S3", "E1", "R1", "C1", "U3"], "area": ["S1", "S1"]}, SCIENTIST["seats"][1]],
    "deck": ["M3", "M3", "M3", "M3", "S3", "S3", "E3", "C3", "U3"],
}

# Attack costs the Military card (R-MIL-03), and Holy Book gives a bigger hand (R-REL-01).
SOLDIER = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["R1", "S1", "E1"], "area": ["M1", "R1", "R1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1", "R1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}

# With Development, an eighth Science card wins in this turn (R-ECO-01, R-HEG-01); Holy Book gives a bigger hand.
WINNER = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["R1", "S3", "E1"], "area": ["S1", "S1", "S1", "S2", "S2", "S2", "S2", "R1", "R1", "E1", "E1", "E2"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}

# A card that is pointed at rises; what it stands in does not.
_PLACES = """all => all.map((each) => {
    const { x, y, width, height } = each.parentElement.getBoundingClientRect();
    return [each.dataset.answer, x, y, width, height];
})"""


def places(person):
    """Where the answers of the question, and the cards of the hand, stand."""
    return person.steady(lambda: person.page.locator(".dock [data-answer]").evaluate_all(_PLACES))


def test_a_double_click_is_one_decision(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.answer("play M2").first.dblclick()
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    assert person.is_asked()
    person.press("end")
    person.finds(lambda: person.decided, ["play M2", "end"])


def test_a_double_click_on_what_cannot_be_undone_chooses_and_confirms_it(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.answer("use breakthrough").first.dblclick()
    person.finds(lambda: person.decided, ["play M2", "use breakthrough"])


def test_a_press_at_the_edge_of_a_card_that_rises_is_for_that_card(open_window, server):
    """The card rises while the pointer rests on its lower edge."""
    person = open_window(reduced_motion="no-preference")
    assert person.sit(table_at(server, LIVELY)).is_asked()
    card = person.answer("play M2", person.hand).first
    box = person.steady(card.bounding_box)
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    person.wait(lambda: card.bounding_box()["y"] < box["y"])
    person.steady(card.bounding_box)
    person.page.mouse.down()
    person.page.mouse.up()
    person.finds(lambda: person.decided, ["play M2"])


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
    held = person.hold_back("threats")
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.wait(lambda: held)
    before = places(person)
    person.line.send(held[0])
    expect(person.page.locator(".rival .threat")).to_be_visible()
    assert places(person) == before


def test_a_chance_to_win_that_is_found_late_moves_nothing(open_window, server):
    """Ending the turn with a bigger hand is no longer offered then."""
    person = open_window(viewport={"width": 390, "height": 844})
    held = person.hold_back("threats")
    assert person.sit(table_at(server, WINNER)).is_asked()
    person.press("play R1")
    assert person.is_asked()
    bigger = person.page.get_by_role("button", name=person.speaker.effect("holy-book")).and_(
        person.page.locator("[data-end-with]")
    )
    expect(bigger).to_be_visible()
    person.wait(lambda: held and json.loads(held[-1])["own"])
    before = places(person)
    person.line.send(held[-1])
    expect(bigger).to_have_count(0)
    assert places(person) == before


def test_undo_counts_while_the_decision_is_still_on_its_way(person, server):
    held = person.hold_back("decided")
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.button("act-undo")).to_be_disabled()
    person.answer("play M2").first.click()
    person.wait(lambda: held)
    undo = person.button("act-undo")
    undo.click()
    expect(undo).to_have_attribute("aria-pressed", "true")
    person.line.send(held[0])
    expect(person.answer("play M2").first).to_be_visible()
    expect(undo).to_be_disabled()


def test_undo_while_a_line_is_on_its_way_stops_it(person, server):
    """Nothing more of it is decided: the end of the turn would show cards, and could not be taken back."""
    held = person.hold_back("decided")
    assert person.sit(table_at(server, SOLDIER)).is_asked()
    person.answer("play R1").first.click()
    person.wait(lambda: held)
    person.line.send(held[0])
    assert person.is_asked()
    person.page.locator("[data-end-with]").click()
    person.wait(lambda: len(held) > 1)
    person.button("act-undo").click()
    person.line.send(held[1])
    expect(person.answer("use holy-book").first).to_be_visible()
    person.finds(lambda: person.decided, ["play R1", "use holy-book"])


def test_several_cards_are_ticked_together_and_taken_back_once(person, server):
    """R-MIL-02: the rules ask for one card after another."""
    assert person.sit(table_at(server, GENERAL)).is_asked()
    for decision in ("play M3", "use purge"):
        person.press(decision)
        assert person.is_asked()
    person.tick([0, 1])
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    person.finds(lambda: person.decided[-2:], ["discard R1", "discard E1"])
    person.finds(lambda: person.view["hand"], ["E1", "S1"])
    expect(person.hand.get_by_role("button", name=person.speaker.card("E1"))).to_have_count(1)
    person.button("act-undo").click()
    person.wait(lambda: person.view["question"]["ask"] == "discard-hand" and person.view["question"]["need"] == 2)
    expect(person.tickables).to_have_count(4)


def test_the_card_that_stays_is_pressed_where_fewer_stay_than_go(person, server):
    """R-SCI-04: Breakthrough draws five cards and discards as many; two cards were held before."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    expect(person.question.get_by_role("heading")).to_have_text(
        person.say("keep-discard-hand", effect=person.speaker.effect("breakthrough"), need=2, others=5)
    )
    for card in ("S3", "R1"):
        name = person.say("decision-keep", card=person.speaker.card(card))
        person.hand.get_by_role("button", name=name).first.click()
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    person.finds(lambda: sorted(person.view["hand"]), ["R1", "S3"])
    person.button("act-undo").click()
    person.wait(lambda: person.view["question"]["ask"] == "discard-hand" and person.view["question"]["need"] == 5)


def test_whoever_listens_is_asked_what_stands_on_the_page(person, server):
    """R-SCI-04: which cards stay, where they are fewer than those that go."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    expect(person.answers).to_contain_text(
        person.say("keep-discard-hand", effect=person.speaker.effect("breakthrough"), need=2, others=5)
    )


def test_what_leaves_no_choice_is_not_asked_and_taken_back_with_what_led_there(person, server):
    """R-MIL-03: after the cost only one Domain is left."""
    one = {**SOLDIER, "seats": [{"hand": ["S1"], "area": ["M1"]}, SOLDIER["seats"][1]]}
    assert person.sit(table_at(server, one)).is_asked()
    for decision in ("play S1", "use attack"):
        person.press(decision)
        assert person.is_asked()
    person.finds(lambda: person.decided, ["play S1", "use attack", "choose science"])
    person.finds(lambda: person.view["question"]["ask"], "menu")
    person.button("act-undo").click()
    person.wait(lambda: "use attack" in person.legal)
    assert person.is_asked()


def test_one_press_takes_a_bigger_hand_and_ends_the_turn(person, server):
    """R-REL-01: the hand grows to five cards."""
    assert person.sit(table_at(server, SOLDIER)).is_asked()
    person.press("play R1")
    assert person.is_asked()
    person.page.get_by_role("button", name=person.speaker.effect("holy-book")).and_(
        person.page.locator("[data-end-with]")
    ).click()
    person.finds(lambda: person.decided, ["play R1", "use holy-book", "end"])
    person.wait(lambda: len(person.view["hand"]) == 5)


def test_a_press_ticks_all_cards_of_a_domain_where_many_are_asked_for(person, server):
    """R-SCI-04: Breakthrough draws five cards and discards as many."""
    assert person.sit(table_at(server, SCHOLAR)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    military = person.question.locator("[data-tick-all=military]")
    military.click()
    expect(person.question.get_by_text(person.say("tick-count", number=4, need=5), exact=True)).to_be_visible()
    military.click()
    expect(person.question.get_by_text(person.say("tick-count", number=0, need=5), exact=True)).to_be_visible()
    military.click()
    person.question.locator("[data-tick-all=science]").click()
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    person.finds(lambda: sorted(person.decided[-5:]), ["discard M3"] * 4 + ["discard S3"])


def test_whoever_wants_to_confirm_everything_can(person, server):
    person.remember(confirms=True)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.answer("play M2", person.hand).first.click()
    expect(person.hand.get_by_role("button", pressed=True)).to_have_count(1)
    person.finds(lambda: person.decided, [])
    person.answer("play M2", person.hand).first.click()
    person.wait(lambda: person.decided == ["play M2"])


def test_the_title_says_whose_turn_it_is(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    table = person.say("title", page=person.say("title-table"))
    expect(person.page).to_have_title(person.say("title-turn", page=table))
    person.go("/settings")
    expect(person.page).to_have_title(person.say("title", page=person.say("title-settings")))
