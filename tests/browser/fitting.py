"""Whether a page fits its window in several languages: nothing sticks out, and no word is cut off."""

from __future__ import annotations

from contextlib import contextmanager

HEIGHT = 900
_LARGEST_ICON = 72
"""Pixels: the width of the largest symbol anywhere."""
_ABOVE_DIGITS = 0.2
"""The part of a line of digits that is above them."""

# What is wider than the window, a Domain's number outside its Domain or under a marker, a ladder outside its Domain,
# a rival's name or a warning under the cards beside it, words that leave the strip between the players, a code on the
# buttons beside it, a symbol without its size, what leaves the panel it is in, and text outside its button. Text that
# is only for screen readers does not count.
_OVERFLOW = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const number of document.querySelectorAll("li[data-domain] .count")) {
        const domain = number.closest("li");
        const [box, all] = [number, domain].map((each) => each.getBoundingClientRect());
        const inside = Math.min(box.left - all.left, all.right - box.right, all.bottom - box.bottom);
        if (box.width && inside < 0) found.push(`the number of ${domain.dataset.domain} leaves its Domain`);
    }
    for (const marker of document.querySelectorAll(".mini-col .dem")) {
        const number = marker.parentElement.querySelector(".count");
        const [cover, box] = [marker, number].map((each) => each.getBoundingClientRect());
        const across = Math.min(cover.right, box.right) - Math.max(cover.left, box.left);
        if (box.width && across > 0 && cover.bottom > box.top + ABOVE_DIGITS * box.height && cover.top < box.bottom)
            found.push("a marker covers a number");
    }
    for (const rung of document.querySelectorAll(".col .ladder li")) {
        const domain = rung.closest(".col");
        const [box, all] = [rung, domain].map((each) => each.getBoundingClientRect());
        if (box.width && box.right > all.right) found.push(`the ladder of ${domain.dataset.domain} leaves it`);
    }
    for (const head of document.querySelectorAll(".rival-head")) {
        const { left } = head.querySelector(".fan").getBoundingClientRect();
        const words = [...head.querySelectorAll(".who, .who > *")].map((part) => part.getBoundingClientRect().right);
        if (Math.max(...words) > left + 1) found.push(`${head.querySelector("h2").textContent} reaches the cards`);
    }
    for (const words of document.querySelectorAll(".mid .v, .mid .k")) {
        const range = document.createRange();
        range.selectNodeContents(words);
        const [box, all] = [range, words.closest(".mid")].map((each) => each.getBoundingClientRect());
        if (box.right > all.right) found.push(`${words.textContent.trim()} leaves the strip`);
    }
    for (const button of document.querySelectorAll(".invitation .btn")) {
        const code = button.closest(".invitation").querySelector(".qr");
        const [box, all] = [button, code].map((each) => each.getBoundingClientRect());
        const isBeside = box.right <= all.left || box.bottom <= all.top || all.bottom <= box.top;
        if (!isBeside) found.push(`the code covers ${button.textContent.trim()}`);
    }
    for (const icon of document.querySelectorAll("svg:has(> use[href^='#i-'])")) {
        const { width } = icon.getBoundingClientRect();
        if (width > LARGEST_ICON) found.push(`${icon.firstChild.getAttribute("href")} is ${width} wide`);
    }
    for (const panel of document.querySelectorAll(".part, .reading .panel")) {
        const { right: edge } = panel.getBoundingClientRect();
        for (const part of panel.querySelectorAll(":not(svg *, .card *, .sr, .sr *, [tabindex] *, [aria-hidden] *)")) {
            if (part.checkVisibility() && part.getBoundingClientRect().right > edge + 1)
                found.push(`${part.localName} ${part.className} leaves its panel`);
        }
    }
    for (const button of document.querySelectorAll("button, a.btn, a.panel, select, summary")) {
        const box = button.getBoundingClientRect();
        if (!box.width || !button.checkVisibility({ visibilityProperty: true })) continue;
        if (box.right > clientWidth + 1 && !button.closest("ul, ol, [tabindex]"))
            found.push(`${button.textContent.trim()} ends at ${box.right}`);
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const { currentNode: text } = words;
            if (!text.data.trim() || text.parentElement.closest(".sr, option, .card, [aria-hidden=true]")) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const { left, right, top, bottom, width } of range.getClientRects()) {
                const inside = Math.min(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
                if (width && inside < -2) found.push(`${text.data.trim()} leaves its button`);
            }
        }
    }
    return found;
}""".replace("LARGEST_ICON", str(_LARGEST_ICON)).replace("ABOVE_DIGITS", str(_ABOVE_DIGITS))

# Chooses a language as another window of the same browser would. It has arrived when the page says so, and when what it
# then asks the server for, such as the rulebook, is there.
_CHOOSE = """async (code) => {
    if (!globalThis.asked) {
        const ask = globalThis.fetch;
        globalThis.asked = new Set();
        globalThis.fetch = (...request) => {
            const answer = ask(...request);
            const forget = () => setTimeout(() => asked.delete(answer));
            asked.add(answer);
            answer.then((given) => given.clone().text()).then(forget, forget);
            return answer;
        };
    }
    const remembered = { ...JSON.parse(localStorage.getItem("impera") ?? "{}"), language: code };
    localStorage.setItem("impera", JSON.stringify(remembered));
    window.dispatchEvent(new StorageEvent("storage", { key: "impera" }));
    do await new Promise((done) => setTimeout(done)); while (document.documentElement.lang !== code || asked.size);
}"""

# Reads something in each of several languages. If the page is in one of them, it is the first: no change, no redrawing.
_IN_EACH = """async (codes) => {
    const choose = CHOOSE;
    const read = READ;
    const { lang } = document.documentElement;
    const found = {};
    for (const code of [...codes].sort((one, other) => (other === lang) - (one === lang))) {
        await choose(code);
        found[code] = read();
    }
    return found;
}""".replace("CHOOSE", _CHOOSE)

_NOTE = "() => { globalThis.before = document.documentElement.lang; }"
_GO_BACK = "async () => { await (CHOOSE)(globalThis.before); }".replace("CHOOSE", _CHOOSE)


@contextmanager
def own_language(person):
    """At the end the page has the language again that it had before."""
    person.run(_NOTE)
    try:
        yield
    finally:
        person.run(_GO_BACK)


def expect_in_each(person, codes, read, wanted, where):
    """Wait until a script reads the same on the page in each of several languages; a failure names `where`."""
    script = _IN_EACH.replace("READ", read)
    person.finds(lambda: (where, person.page.evaluate(script, codes)), (where, dict.fromkeys(codes, wanted)))


def expect_fit(person, width, codes, name):
    """Wait until nothing sticks out at a width in some languages."""
    person.show(width, HEIGHT)
    expect_in_each(person, codes, _OVERFLOW, [], (name, width))


def choose_language(person, code):
    """Choose a language, and wait until the page is in it."""
    person.run(_CHOOSE, code)
