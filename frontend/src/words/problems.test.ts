import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { bundleOf, Language, languages } from "./language.svelte";
import { problem } from "./problems";

const read = (code: string, name: string) =>
  readFileSync(new URL(`../../../src/impera/locale/${code}/${name}.ftl`, import.meta.url), "utf-8");
const language = (code: string) => new Language(code, [bundleOf(code, read(code, "pages"), read(code, "game"))]);

// A test of the server checks that every code has its message.
describe.each(languages)("%s", (code) => {
  const own = language(code);

  test.each(["no-table", "running", "busy", "offline", "too-large"])("%s has words of its own", (each) => {
    expect(problem(own, { code: each })).toBe(own.say(`problem-${each}`));
    expect(problem(own, { code: each })).not.toContain(each);
  });

  test("a refusal that sockets know is told in the words of the game", () => {
    expect(problem(own, { code: "repeated" })).toBe(own.say("refused-repeated"));
  });

  test("a code nobody foresaw is told without a technical word", () => {
    expect(problem(own, { code: "new-one" })).toBe(own.say("problem-other"));
  });
});
