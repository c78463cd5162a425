import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { AnyEvent, Said } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { Speaker } from "../../words/speaker";
import { logOf } from "./log";

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
