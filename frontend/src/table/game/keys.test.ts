// @vitest-environment happy-dom
import { expect, test } from "vitest";

import words from "../../../../src/impera/locale/en/web.ftl?raw";
import { bundleOf, Language } from "../../words/language.svelte";
import { Answers, type Answer } from "./answers";
import { KEYS, keysOf } from "./keys";

const english = new Language("en", [bundleOf("en", words)]);

test("every key is documented", () => {
  const undocumented = ["answer", "cancel", "rules", ...Object.values(KEYS)].filter((name) => english.say(`key-${name}`) === `key-${name}`);
  expect(undocumented).toEqual([]);
});

/** What a key chooses where these decisions are legal. */
function chosenBy(legal: readonly string[], pressed: { key: string; code: string }): string[] {
  const chosen: string[] = [];
  const none = () => undefined;
  const choose = ({ decision }: Answer) => void chosen.push(decision);
  const keys = keysOf({ answers: () => new Answers(null, legal), choose, tick: none, confirm: none, cancel: none });
  keys({ ...pressed, target: null, preventDefault: none } as unknown as KeyboardEvent);
  return chosen;
}

test.each([
  ["the letter that is printed on it", { key: "e", code: "KeyD" }, true],
  ["its place, under a keyboard of another script", { key: "у", code: "KeyE" }, true],
  ["another letter", { key: "x", code: "KeyE" }, false],
])("a key is known by %s", (_, pressed, isKnown) => {
  expect(chosenBy(["end"], pressed).length > 0).toBe(isKnown);
});

test.each([
  ["1", ["play M1"]],
  ["2", []], // Military II has no number to be seen: Military I stands for it (R-COMP-05)
  ["3", ["play R1"]],
  ["4", ["end"]],
])("the key %s chooses the answer that has this number in sight", (key, chosen) => {
  expect(chosenBy(["play M1", "play M2", "play R1", "end"], { key, code: `Digit${key}` })).toEqual(chosen);
});
