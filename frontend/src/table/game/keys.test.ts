import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bundleOf, Language } from "../../words/language.svelte";
import { KEYS } from "./keys";

const words = readFileSync(new URL("../../../../src/impera/locale/en/web.ftl", import.meta.url), "utf-8");
const english = new Language("en", [bundleOf("en", words)]);

test("every key is documented", () => {
  const undocumented = ["answer", "cancel", "rules", ...Object.values(KEYS)].filter((name) => english.say(`key-${name}`) === `key-${name}`);
  expect(undocumented).toEqual([]);
});
