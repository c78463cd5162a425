import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bundleOf, Language } from "./language.svelte";
import { KNOWN, problem } from "./problems";

const read = (name: string) => readFileSync(new URL(`../../../src/impera/locale/en/${name}.ftl`, import.meta.url), "utf-8");
const english = new Language("en", [bundleOf("en", read("web"), read("pages"))]);

test.each(KNOWN)("%s is said without a technical word", (code) => {
  const words = problem(english, { code, message: "ECONNREFUSED" });
  expect(words).not.toContain("ECONNREFUSED");
  expect(words).not.toBe(`problem-${code}`);
});

test("a code nobody foresaw is told with its reason", () => {
  expect(problem(english, { code: "new-one", message: "the moon is full" })).toBe("That did not work: the moon is full.");
});
