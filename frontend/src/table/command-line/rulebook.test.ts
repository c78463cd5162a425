import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Book } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { lookUp } from "./rulebook";

const words = readFileSync(new URL("../../../../src/impera/locale/en/typed.ftl", import.meta.url), "utf-8");
const english = new Language("en", [bundleOf("en", words)]);
const clause = (name: string, title: string, text: string) =>
  ({ kind: "clause", name, title, note: "", blocks: [{ kind: "paragraph", parts: [{ kind: "text", text }] }] }) as const;
const book: Book = {
  language: "en",
  languages: ["en"],
  title: "Rules",
  introduction: [],
  chapters: [
    {
      number: "1.8",
      heading: "Military",
      depth: 2,
      clauses: ["R-MIL-01", "R-MIL-03"],
      blocks: [clause("R-MIL-01", "", "An attack costs a card."), clause("R-MIL-03", "Attack", "Everyone loses one.")],
    },
  ],
};

test("a clause is found by its name, in any case", () => {
  expect(lookUp(english, book, "r-mil-03")).toEqual(["R-MIL-03 (chapter Military)", "  Everyone loses one."]);
});

test("words find the clause that is named so first, and name the others", () => {
  expect(lookUp(english, book, "attack")).toEqual([
    "R-MIL-03 (chapter Military)",
    "  Everyone loses one.",
    "1 more clause is about this:",
    "  R-MIL-01 An attack costs a card.",
  ]);
});

test("words that are not in it are said to be not there", () => {
  expect(lookUp(english, book, "dragons")[0]).toContain("dragons");
});
