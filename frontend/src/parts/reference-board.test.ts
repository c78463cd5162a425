/** The reference board in a document: what is printed on it, for one number of players or for all. */
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { reading, say } from "../words/language.svelte";
import ReferenceBoard from "./ReferenceBoard.svelte";

let shown: Record<string, unknown> | undefined;
beforeAll(() => reading.choose("en"));
afterEach(() => void unmount(shown ?? {}));

function show(players: number | null): void {
  shown = mount(ReferenceBoard, { target: document.body, props: { players, level: 2 } });
  flushSync();
}

const cells = (rows: string) =>
  [...document.querySelectorAll(rows)].map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()));

test("all cards are counted by Domain and Age (R-COMP-02)", () => {
  show(3);
  expect(cells(".copies tbody tr")).toEqual([
    ["Military", "8", "8", "4", "20"],
    ["Religion", "8", "8", "0", "16"],
    ["Economy", "4", "4", "8", "16"],
    ["Science", "4", "8", "8", "20"],
    ["Culture", "4", "4", "8", "16"],
    ["Utopia", "0", "0", "16", "16"],
  ]);
  expect(cells(".copies tfoot tr")).toEqual([["All", "28", "32", "44", "104"]]);
});

test("at a table it has the column of this number of players (R-PARAM-01)", () => {
  show(4);
  expect(cells(".needs tr").map((row) => row.slice(1))).toEqual([["4 players"], ["2"], ["4"], ["7"], ["0"]]);
});

test("on its own page it has a column for every number of players (R-PARAM-01)", () => {
  show(null);
  expect([...document.querySelectorAll(".needs thead .sr")].map(({ textContent }) => textContent)).toEqual(["2 players", "3 players", "4 players"]);
  expect(cells(".needs tbody tr").map((row) => row.slice(1))).toEqual([
    ["3", "3", "2"],
    ["5", "5", "4"],
    ["8", "7", "7"],
    ["3", "3", "0"],
  ]);
});

test("all sixteen effects are told under their Domains", () => {
  show(null);
  const told = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(told).toHaveLength(16);
  expect(told).toContain(say("effect-attack.does"));
});
