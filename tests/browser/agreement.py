"""Plays many games at tables of the device in a browser and replays them in Python: all records must be the same bytes.

    python -m tests.browser.agreement [--games 500]

The page is the static edition. Its own module of tables makes each table, stores every decision and asks the bots in
their thread. A script takes one seat, decides there by the messages of the line, and takes some decisions back.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from impera import site
from impera.testing import every_option
from tests.browser import chromium, reading
from tests.browser.chance import new_context
from tests.browser.static_host import Host
from tests.packages.agreement import chosen, is_equal

LEVEL = "shepherd"
TOGETHER = 8
"""Games played at the same time."""
# The module exports by the names of its source.
_PLAY = """async ([module, games]) => {
    const tables = await (await import(module)).localTables();
    const play = async ({ options, place, level }) => {
        const seats = Array.from({ length: options.players }, (_, seat) => (seat ? { kind: "bot", level } : {}));
        const { table, seat } = await tables.makeTable({ options, seats, name: "Ada" });
        let opened = null;
        await new Promise((done, failed) => {
            let answered = 0;
            let taken = 0;
            const heard = (message) => {
                if (message.type === "refused") failed(new Error(message.code));
                if (message.view?.outcome) done();
                const { ask } = message;
                // In a pick, whoever has chosen may only take it back.
                if (!ask?.legal.length || ask.number === answered) return;
                const { number, legal } = ask;
                answered = number;
                place += 31;
                const isTaken = ask.undo && place % 5 === 0 && taken++ < 3;
                const decision = legal[place % legal.length];
                const said = isTaken ? { type: "undo", number } : { type: "decide", number, decision };
                setTimeout(() => opened.then((line) => line.send(said), failed));
            };
            const trouble = (code) => code && failed(new Error(code));
            opened = tables.connect(table, seat, { heard, trouble, line: () => undefined });
        });
        const record = await tables.record(table);
        (await opened).close();
        await tables.forget(table);
        return record;
    };
    return Promise.all(games.map(play));
}"""


def module_of(folder):
    """The page's module of tables, as a path below the edition."""
    (found,) = folder.glob("assets/tables-*.js")
    return str(found.relative_to(folder))


def played(page, hosted, games):
    """The records of games with these options, by number, played in a page of a static host."""
    page.goto(f"{hosted.address}/new/")
    module = f"{hosted.address}/{module_of(hosted.folder)}"
    wanted = [{"options": chosen(options), "place": place, "level": LEVEL} for options, place in games]
    for begun in range(0, len(wanted), TOGETHER):
        asked = [module, wanted[begun : begun + TOGETHER]]
        yield from reading.wait(page, lambda asked=asked: page.evaluate(_PLAY, asked))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    each = -(-parser.parse_args().games // len(every_option()))
    games = [(options, place) for options in every_option() for place in range(each)]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site.write(Path(name))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        hosted = Host(Path(name))
        page = new_context(browser, service_workers="block").new_page()
        unequal = sum(not is_equal(text) for text in played(page, hosted, games))
        browser.close()
        hosted.stop()
    print(f"{len(games)} games played in the page and replayed by Python, {unequal} of them unequal")  # noqa: T201
    return 1 if unequal else 0


if __name__ == "__main__":
    raise SystemExit(main())
