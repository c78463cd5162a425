import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import golden from "../../../../tests/golden/words.json?raw";
import type { AnyEvent, Said, View } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import { countsSince, hasJustBegun, logOf, sinceInShort } from "./log";

const read = (name: string) => readFileSync(new URL(`../../../../src/impera/locale/en/${name}`, import.meta.url), "utf-8");
const speaker = new Speaker(new Language("en", [bundleOf("en", read("game.ftl"), read("web.ftl"))]), ["Ada", "Bo"], 0);

const began = (seat: number, turn: number): AnyEvent => ({ event: "turn-began", seat, turn });
const played = (seat: number, card: string): AnyEvent => ({ event: "played", seat, card, effect: null });
const said = (seat: number): Said => ({
  type: "said", number: 3, asked: [], ask: null, view: null, seat, phrase: "watch-seat", about: 1, domain: null,
});
const words = (entries: Parameters<typeof logOf>[1]) => logOf(speaker, entries).map((turn) => turn.map((line) => line.words));

test("each turn is a list that begins with whose it is", () => {
  const entries = [
    { number: 1, events: [began(0, 1), played(0, "M1")], said: null },
    { number: 2, events: [began(1, 2)], said: null },
  ];
  expect(words(entries)).toEqual([["Turn 1, your turn.", "You play Military I."], ["Turn 2, Bo."]]);
});

test("what somebody says stands where it was said, and the turn goes on after it", () => {
  const entries = [
    { number: 1, events: [began(0, 1)], said: null },
    { number: 2, events: [], said: said(0) },
    { number: 3, events: [played(0, "M1")], said: null },
  ];
  expect(words(entries)).toEqual([["Turn 1, your turn.", "You: “Watch Bo!”", "You play Military I."]]);
});

test("what is said before anything happens is told too", () => {
  expect(words([{ number: 1, events: [], said: said(1) }])).toEqual([["Bo: “Watch Bo!”"]]);
});

/** The own turn of seat 0 of two, who have so many Military cards. */
const [first] = JSON.parse(golden) as { now: View }[];
const standing = (...counts: number[]): View => {
  const [domain] = first?.now.seats[0]?.domains ?? [];
  const seats = counts.map((count, seat) => ({ ...first?.now.seats[seat], seat, domains: [{ ...domain, domain: "military", count, to_hegemony: 9 }] }));
  return { ...first?.now, seat: 0, active: 0, outcome: null, last_round: null, seats } as View;
};
const lost: AnyEvent = { event: "struck", seat: 0, card: "M1" };
const since = [{ number: 5, events: [lost], said: null }, { number: 6, events: [began(0, 3)], said: null }];
const followed = { lastTurn: { view: standing(3, 1), number: 4 }, view: standing(2, 2), entries: since };

test("when a turn begins, whoever was told everything hears whose cards have changed, and not their own", () => {
  expect(countsSince(speaker, followed)).toEqual(["Bo: Military 1 to 2."]);
  expect(countsSince(speaker, { ...followed, lastTurn: null })).toEqual([]);
});

test("whoever comes back is told in short what was done to them and what has changed", () => {
  expect(sinceInShort(speaker, followed).at(-1)).toBe("Bo: Military 1 to 2.");
  expect(sinceInShort(speaker, followed)).toHaveLength(2);
});

test("nothing is summed up before the first turn, during another's turn and after the end", () => {
  const { view } = followed;
  const others = [{ lastTurn: null }, { view: { ...view, active: 1 } }, { view: { ...view, outcome: { winners: [0] } } as unknown as View }];
  expect(others.map((other) => sinceInShort(speaker, { ...followed, ...other }))).toEqual([[], [], []]);
});

test("nothing is summed up once the person has decided something, but for whoever was told nothing yet", () => {
  const decided = [...since, { number: 7, events: [played(0, "M1")], said: null }];
  expect([decided, []].map((entries) => sinceInShort(speaker, { ...followed, entries }).length)).toEqual([0, 1]);
});

test("a turn has just begun until something is decided in it, whatever is said", () => {
  const talked = [...since, { number: 7, events: [], said: said(1) }];
  const decided = [...talked, { number: 8, events: [played(0, "M1")], said: null }];
  expect([since, talked, decided].map((entries) => hasJustBegun({ ...followed, entries }))).toEqual([true, true, false]);
  expect(hasJustBegun({ ...followed, entries: [{ number: 6, events: [began(1, 3)], said: null }] })).toBe(false);
});
