import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Hint, Threat, View } from "../wire/messages";
import { because, isWorthTelling, threatInWords } from "./advice";
import { bundleOf, Language } from "./language.svelte";
import { Speaker } from "./speaker";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const english = new Language("en", [bundleOf("en", read("src/impera/locale/en/game.ftl"))]);
const speaker = new Speaker(english, ["Ada", "Bo", "Cy"], 0);
const view = (JSON.parse(read("tests/golden/words.json")) as { now: View }[])[0]?.now as View;

const REASONS: [Hint["reason"], string][] = [
  [{ why: "forced" }, "There’s no other answer."],
  [{ why: "wins", domain: null }, "It wins the game: the majority is yours."],
  [{ why: "wins", domain: "science" }, "It wins the game with Science."],
  [{ why: "completes-hegemony", domain: "science", missing: 1 }, "You can complete your hegemony in Science this turn: 1 card more."],
  [{ why: "stops", seat: 1, domain: "economy", effect: "embargo" }, "Embargo keeps Bo from winning with Economy on their next turn."],
  [{ why: "stops", seat: 1, domain: "economy", effect: null }, "It keeps Bo from winning with Economy on their next turn."],
  [{ why: "reaches-level", domain: "religion", level: 1, effect: "holy-book" }, "Religion reaches level 1: Holy Book opens."],
  [{ why: "grows", domain: "utopia", count: 4, hegemony: 7, is_largest: true }, "It grows your largest Domain: Utopia is then 4 of 7."],
  [{ why: "parts", card: "M2" }, "You need Military II the least."],
  [{ why: "hinders", seat: 2, domain: "culture" }, "It holds Cy up in Culture."],
];

test.each(REASONS)("the reason %o is a sentence", (reason, sentence) => {
  expect(because(speaker, reason)).toBe(sentence);
});

const threat: Threat = { seat: 1, domain: "science", missing: 2, certain: false, chance: 0.124, unseen: 3, steps: [{ effect: "research", copied_from: null }] };

test("a threat says who, with what, by which effects and how likely", () => {
  expect(threatInWords(speaker, view, threat)).toBe(
    "Bo could win with Science on their next turn by Research, needs 2 more and has the cards with a chance of 12%.",
  );
});

test("what is certain or likely is told without being asked, what needs luck is not", () => {
  expect([threat, { ...threat, certain: true, chance: null }, { ...threat, chance: 0.01 }, { ...threat, chance: null }].map(isWorthTelling)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
