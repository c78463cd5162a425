"""The check that finds browser tests that read a page before it has drawn what they read."""

from __future__ import annotations

import pytest

from tools.immediate_reads import findings


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("assert person.page.locator('.card').count() == 3", "count"),
        ("before = person.hand.inner_text()", "inner_text"),
        ("if heading.is_visible(): pass", "is_visible"),
        ("assert person.page.evaluate('1 + 1') == 2", "evaluate"),
        ("assert person.page.url.endswith('/new')", "url"),
        ("for card in cards.all(): card.click()", "all"),
        ("read = person.hand.inner_text", "inner_text"),
        ("person.finds(read, person.hand.count())", "count"),
        ("person.wait(until=heading.is_visible())", "is_visible"),
        ("person.cards.all().wait(read)", "all"),
        ("assert page.url.endswith('/new')", "url"),
        ("assert tab.url.endswith('/new')", "url"),
        ("person.wait(lambda cards=person.hand.count(): cards == 3)", "count"),
        ("assert 'button' in person.hand.aria_snapshot()", "aria_snapshot"),
        ("number = person.steady(lambda: [places.count()])", "steady"),
        ("shown = person.steady(lambda: {'hand': person.hand.inner_text()})", "steady"),
        ("assert person.number == 3", "number"),
        ("assert people[0].view['outcome'] == won", "view"),
        ("assert 'plan' not in {message['type'] for message in person.sent}", "sent"),
        ("has_cards = person.steady(lambda: cards.count() > 2)", "steady"),
    ],
)
def test_a_read_that_nobody_waits_for_is_found(line, name):
    assert findings(f"\n{line}\n") == [(2, name)]


@pytest.mark.parametrize(
    "line",
    [
        "person.wait(lambda: person.page.locator('.card').count() == 3)",
        "person.finds(lambda: person.page.evaluate('1 + 1'), 2)",
        "before = person.steady(person.hand.inner_text)",
        "hand, asked = person.steady(lambda: (person.hand.inner_text(), person.question.inner_text()))",
        "told = person.steady(told.count, may_be_empty=True)",
        "person.finds(lambda: page.url, 'about:blank')",
        "expect(person.page.locator('.card')).to_have_count(3)",
        "person.finds(lambda: person.number, 3)",
        "numbers = itertools.count()",
        "asked = [request.url for request in requests]",
    ],
)
def test_what_is_waited_for_may_be_read(line):
    assert findings(line) == []
