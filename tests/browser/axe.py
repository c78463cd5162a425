"""axe-core: rules that tell what a page keeps from people who hear it, use it by keyboard, or see little."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FILE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
_MISSING = "axe-core is missing; it comes with the tools of the page: python tools/frontend.py test"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN = """async (tags) => {
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


@cache
def _source():
    assert _FILE.is_file(), _MISSING
    return _FILE.read_text(encoding="utf-8")


def violations(page):
    """Every place of a page where a rule of WCAG 2.2 AA, or one of good practice, does not hold."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_source())
    return page.evaluate(_RUN, _TAGS)
