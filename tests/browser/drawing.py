"""Pages that are laid out but not drawn: tests read where things stand, and drawing would take a tenth of their time.

Nothing is drawn of a page without opacity. Everything on it can be pressed and is found as usual, except by what asks
for the opacity itself.
"""

from __future__ import annotations

UNDRAWN = """
    const style = new CSSStyleSheet();
    style.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets.push(style);"""
"""What a page runs before anything else so that it is not drawn."""

_AS_DRAWN = """async (given) => {
    const styles = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    try {
        return await (SCRIPT)(given);
    } finally {
        document.adoptedStyleSheets = styles;
    }
}"""


def as_drawn(script):
    """A script that finds a page as if it were drawn."""
    return _AS_DRAWN.replace("SCRIPT", script)
