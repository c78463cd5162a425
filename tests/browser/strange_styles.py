"""Whether the styles of other pages change a page: once loaded they stay, so each must keep to its own.

What is compared is where everything stands, its colours, letters and shadows, and what is drawn before and after it.
"""

from __future__ import annotations

from importlib.resources import files

_BUILT = files("impera").joinpath("web", "dist", "assets")

# Adds the style sheets that are not there yet. Off until they are compared, because each changes the page as it loads.
_LOAD = """async (names) => {
    const there = new Set([...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.href));
    const strange = names.map((name) => new URL(`/assets/${name}`, location)).filter(({ href }) => !there.has(href));
    globalThis.strange = await Promise.all(strange.map(({ href }) => new Promise((done, fail) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onerror: fail });
        link.onload = () => {
            link.sheet.disabled = true;
            done(link);
        };
        document.head.append(link);
    })));
}"""

_MOST = 1500
"""How many parts of a page are looked at: the rules have thousands, all of a few kinds."""

# Looks, switches the strange styles on, looks again and switches them off, all before anything else can happen.
_CHANGED = """() => {
    const LOOK = ["color", "backgroundColor", "backgroundImage", "borderStyle", "boxShadow", "fontSize", "fontWeight"];
    const parts = [...document.body.querySelectorAll(":not(.sprite, .sprite *, svg *)")].slice(0, MOST);
    const seen = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        const beside = ["::before", "::after"].map((name) => {
            const { content, width, height, backgroundColor } = getComputedStyle(part, name);
            return content === "none" ? "" : [content, width, height, backgroundColor].join(" ");
        });
        const place = [x, y, width, height].map(Math.round);
        return [...place, ...LOOK.map((name) => style[name]), ...beside].join(" | ");
    };
    const before = parts.map(seen);
    for (const { sheet } of strange) sheet.disabled = false;
    const after = parts.map(seen);
    for (const { sheet } of strange) sheet.disabled = true;
    const name = ({ localName, classList }) => [localName, ...classList].join(".");
    const changed = parts.keys().filter((at) => before[at] !== after[at]);
    return [...changed].slice(0, 5).map((at) => `${name(parts[at])}: ${before[at]} became ${after[at]}`);
}""".replace("MOST", str(_MOST))


def load_strange_styles(person):
    """Load the style sheets of all other pages, and leave them off."""
    person.run(_LOAD, sorted(each.name for each in _BUILT.iterdir() if each.name.endswith(".css")))


def expect_own_styles(person, where):
    """Expect that the loaded styles of other pages change nothing on this one."""
    person.finds(lambda: (where, person.page.evaluate(_CHANGED)), (where, []))
