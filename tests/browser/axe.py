"""axe-core: rules that find what a page hides from people who use screen readers or keyboards, or who see little."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.browser.drawing import as_drawn

_FILE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
_MISSING = "axe-core is missing; it comes with the tools of the page: python tools/frontend.py install"
# Colours depend on the scheme and not on the size; everything else depends on the size alone. The last one is wide, as
# the next step of a scene expects.
_SIGHTS = (((390, 844), "dark"), ((1440, 900), "light"))
# WCAG 2.2 AA, and good practice.
_TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# What a dialog covers cannot be reached; axe looks at it where nothing covers it.
_RUN = as_drawn("""async (tags) => {
    const reached = document.querySelector("dialog:modal") ?? document;
    const { violations } = await axe.run(reached, { runOnly: tags, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}""")


@cache
def _source():
    assert _FILE.is_file(), _MISSING
    return _FILE.read_text(encoding="utf-8")


def expect_no_violation(person, where):
    """Wait until every rule holds in what can be reached on the page; a failure names `where`."""
    person.define("axe", _source())
    person.finds(lambda: (where, person.page.evaluate(_RUN, _TAGS)), (where, []))


def expect_access(person, what):
    """Expect no violation on a dark phone and on a light wide screen."""
    for size, scheme in _SIGHTS:
        person.show(*size, scheme)
        expect_no_violation(person, (what, size, scheme))
