// @vitest-environment happy-dom
import { expect, test } from "vitest";

import words from "../../../../src/impera/locale/en/web.ftl?raw";
import { bundleOf, Language } from "../../words/language.svelte";
import type { Answers } from "./answers";
import { KEYS, keysOf } from "./keys";

const english = new Language("en", [bundleOf("en", words)]);

test("every key is documented", () => {
  const undocumented = ["answer", "cancel", "rules", ...Object.values(KEYS)].filter((name) => english.say(`key-${name}`) === `key-${name}`);
  expect(undocumented).toEqual([]);
});

test.each([
  ["the letter that is printed on it", { key: "e", code: "KeyD" }, true],
  ["its place, under a keyboard of another script", { key: "у", code: "KeyE" }, true],
  ["another letter", { key: "x", code: "KeyE" }, false],
])("a key is known by %s", (_, pressed, isKnown) => {
  let ended = 0;
  const none = () => undefined;
  const end = { decision: "end", verb: "end", card: null, effect: null, seat: null, domain: null };
  const answers = { all: [end], end, tickables: [] } as unknown as Answers;
  const keys = keysOf({ answers: () => answers, choose: () => (ended += 1), tick: none, confirm: none, cancel: none });
  keys({ ...pressed, target: null, preventDefault: none } as unknown as KeyboardEvent);
  expect(ended > 0).toBe(isKnown);
});
