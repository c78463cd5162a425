"""What a narrow screen must not lose: the turn, the person's Domains, and what wide screens have in their bar."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, new_table, table_at
from tests.browser.states import STATES

PHONES = ((320, 900), (390, 844))


@pytest.fixture
def phone(open_window):
    """A person with a small phone."""
    return open_window(viewport={"width": 320, "height": 900})


def test_a_phone_shows_whose_turn_it_is_the_step_and_the_cards_of_each_age(phone, server):
    STATES["effects"](phone, server)
    strip = phone.page.locator(".mid")
    expect(strip.get_by_role("heading", level=2)).to_be_visible()
    expect(strip.get_by_text(phone.say("table-step-effects"))).to_be_visible()
    ages = strip.locator(".gauge li")
    expect(ages).to_have_count(3)
    for number in range(3):
        expect(ages.nth(number)).to_be_visible()


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_many_answers_leave_the_own_domains_in_sight(open_window, server, size):
    width, height = size
    person = open_window(viewport={"width": width, "height": height})
    STATES["effects"](person, server)
    expect(person.page.locator(".rival-head .threat")).to_be_visible()  # what is said of it takes room in the dock
    hidden = """() => {
        const dock = document.querySelector(".dock").getBoundingClientRect().top;
        const ends = [...document.querySelectorAll(".me .count")].map((each) => each.getBoundingClientRect().bottom);
        return ends.filter((end) => end > dock).length;
    }"""
    person.finds(lambda: person.page.evaluate(hidden), 0)


def test_a_row_that_is_cut_says_that_there_are_more_answers(person, server):
    """Upright and lying down, where the answers are effects, and in a plan, which has room for more of them."""
    cut = """() => {
        const { bottom } = document.querySelector(".prompt .answers").getBoundingClientRect();
        const rows = [...document.querySelectorAll(".prompt .answer")].map((each) => each.getBoundingClientRect());
        return rows.some((row) => row.top < bottom - 4 && row.bottom > bottom + 4);
    }"""
    STATES["effects"](person, server)
    for size in ((320, 568), (390, 844), (844, 390)):
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(cut)), (size, True))
    person.button("plan-open").click()
    expect(person.page.locator(".planning")).to_be_visible()
    person.show(320, 568)
    person.finds(lambda: person.page.evaluate(cut), True)


@pytest.mark.parametrize(
    ("name", "button"), [("question", "menu-heading"), ("lesson", "settings-look"), ("replay", "settings-look")]
)
def test_language_and_theme_change_without_leaving(phone, server, name, button):
    STATES[name](phone, server)
    address = phone.steady(lambda: phone.page.url)
    phone.page.get_by_role("button", name=phone.say(button)).click()
    sheet = phone.page.get_by_role("dialog")
    sheet.get_by_label(phone.say("theme-dark"), exact=True).check()
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    sheet.get_by_role("combobox").select_option("el")
    expect(phone.page.locator("html")).to_have_attribute("lang", "el")
    expect(phone.page).to_have_url(address)


def test_the_record_of_a_game_can_be_saved_on_a_phone(phone, server):
    STATES["replay"](phone, server)
    with phone.page.expect_download() as saved:
        phone.button("replay-save").click()
    assert saved.value.suggested_filename.endswith(".jsonl")


def test_a_hand_of_many_cards_keeps_each_wide_enough_to_press(phone, server):
    """44 px; a hand that is wider than the phone scrolls."""
    STATES["question"](phone, server)
    phone.run("""() => {
        const hand = document.querySelector(".hand-cards");
        for (let more = 0; more < 7; more++) hand.append(hand.firstElementChild.cloneNode(true));
        hand.dataset.many = "true";
    }""")
    widths = """() => {
        const cards = [...document.querySelector(".hand-cards").children];
        const lefts = cards.map((card) => card.getBoundingClientRect().left);
        return lefts.slice(1).map((left, index) => left - lefts[index]);
    }"""
    phone.wait(lambda: min(phone.page.evaluate(widths)) >= 44)
    phone.finds(lambda: phone.page.evaluate("document.documentElement.scrollWidth"), 320)


# Where the answers of each question are, whenever the window is drawn; whoever scrolls moves them.
_FOLLOW = """
    globalThis.places = {};
    const look = () => {
        const asked = document.querySelector(".prompt[data-question]");
        const answers = asked?.querySelector(".answers")?.getBoundingClientRect();
        if (answers) (places[`${asked.dataset.question} ${scrollY}`] ??= new Set()).add(Math.round(answers.top));
        requestAnimationFrame(look);
    };
    look();
"""


def test_answers_stay_where_they_are_while_others_are_still_shown_and_warnings_come(open_window, server):
    """A finger that aims at an answer must not meet another one; what others did stands above it until one decides."""
    person = open_window(viewport={"width": 390, "height": 844}, reduced_motion="no-preference", pace="fast")
    person.page.add_init_script(_FOLLOW)
    assert person.sit(new_table(server, bots=2, seed=3).seats[0]).is_asked()
    person.play(until=lambda person: person.view["turn"] > 8)
    expect(person.question.get_by_text(person.say("changes-heading"))).to_be_visible()
    places = person.steady(lambda: person.page.evaluate("Object.values(places).map((each) => each.size)"))
    assert len(places) > 3
    assert set(places) == {1}, places
    person.press(person.legal[0])
    expect(person.question.get_by_text(person.say("changes-heading"))).to_have_count(0)


# A card that travels is held above the words for good: what is seen there?
_HOLD = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (!this.closest(".hand-cards")) return animate.call(this, frames, how);
        const [card, words] = [this, document.querySelector(".prompt h2")].map((each) => each.getBoundingClientRect());
        const held = { ...frames[0], transform: `translate(${words.x - card.x}px, ${words.y - card.y}px)` };
        globalThis.above = [words.x + 20, words.y + 10];
        return animate.call(this, [held, held], { ...how, duration: 1e7 });
    };
"""


def test_a_card_that_travels_to_its_place_in_the_hand_passes_behind_the_words(open_window, server):
    person = open_window(viewport={"width": 390, "height": 844}, reduced_motion="no-preference", pace="fast")
    person.page.add_init_script(_HOLD)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.answer("play M2").first.click()
    person.wait(lambda: person.page.evaluate("globalThis.above"))
    person.finds(lambda: person.page.evaluate("!!document.elementFromPoint(...above).closest('.prompt')"), True)
