/** The page says what Python says: the same data gives the same sentences, in every language. */
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { AnyEvent, View } from "../wire/messages";
import { boardInWords } from "./board";
import { explain, nameOf, opens } from "./decisions";
import { availability, effectsInWords } from "./effects";
import { tellByTurn } from "./events";
import { Language, bundleOf, languages } from "./language.svelte";
import { endingInWords } from "./outcome";
import { question } from "./questions";
import { Speaker } from "./speaker";
import { changes, standing } from "./standing";
import { deckInWords, pileInWords, tableInWords } from "./table";

interface Moment {
  now: View;
  events: AnyEvent[];
  /** The decisions that cannot be taken back. */
  final: string[];
}

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const moments = JSON.parse(read("tests/golden/words.json")) as Moment[];
const names = ["Ada", "Bo", "Cy", "Di"];

function told(language: Language, earlier: View, { now, events, final }: Moment) {
  const before = earlier.seats.length === now.seats.length ? earlier : now;
  const speaker = new Speaker(language, names.slice(0, now.seats.length), now.seat);
  return {
    question: question(speaker, now),
    names: now.legal.map((decision) => nameOf(speaker, now, decision)),
    explained: now.legal.map((decision) => explain(speaker, now, decision, final)),
    opened: now.legal.map((decision) => opens(speaker, now, decision)),
    effects: now.effects.map((effect) => availability(speaker, now, effect)),
    events: tellByTurn(speaker, events),
    standing: standing(speaker, now),
    changes: changes(speaker, before, now, events),
    ending: endingInWords(speaker, now),
    table: tableInWords(speaker, now),
    deck: deckInWords(speaker, now),
    pile: pileInWords(speaker, now),
    board: now.outcome ? boardInWords(speaker, now) : [],
    reference: effectsInWords(speaker, now),
  };
}

/** The words of the game only, as Python has them: without those of the page, and with English for what is missing. */
const language = (code: string) =>
  new Language(code, [...new Set([code, "en"])].map((each) => bundleOf(each, read(`src/impera/locale/${each}/game.ftl`))));

describe.each(languages)("%s", (code) => {
  const golden = JSON.parse(read(`tests/golden/words-${code}.json`)) as unknown[];

  test.each(moments.map((moment, index) => [index, moment] as const))("moment %i", (index, moment) => {
    const earlier = moments[Math.max(0, index - 1)] ?? moment;
    expect(told(language(code), earlier.now, moment)).toEqual(golden[index]);
  });
});

test("every language has its folder and its golden sentences", () => {
  expect(languages).toEqual(readdirSync(new URL("src/impera/locale", root)).sort());
});

test("the moments show every question, every event but the rarest, and each way to end", () => {
  const asks = new Set(moments.map(({ now }) => now.question?.ask));
  const kinds = new Set(moments.flatMap(({ events }) => events.map(({ event }) => event)));
  const reasons = new Set(moments.map(({ now }) => now.outcome?.reason));
  expect(asks.size).toBeGreaterThanOrEqual(13);
  expect(kinds.size).toBeGreaterThanOrEqual(26);
  expect(reasons).toEqual(new Set([undefined, "hegemony", "majority", "turn-limit"]));
});
