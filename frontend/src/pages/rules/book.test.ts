import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BOARD } from "../../wire/board";
import type { Book } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { folded } from "../../words/search";
import { entriesOf, isOfDomains, plain, rulingsOn, search, type Block, type Inline } from "./book";

const text = (words: string): Inline => ({ kind: "text", text: words });
const reference = (name: string): Inline => ({ kind: "reference", name });
const clause = (name: string, title: string, ...parts: Inline[]): Block => ({
  kind: "clause",
  name,
  title,
  note: "",
  blocks: [{ kind: "paragraph", parts }],
});
const row = (names: string[], ...cells: string[]) => ({ names, cells: cells.map((words) => [text(words)]) });
const chapter = (number: string, heading: string, clauses: string[], ...blocks: Block[]) => ({
  number,
  heading,
  depth: 2 as const,
  clauses,
  blocks,
});

const book: Book = {
  language: "en",
  languages: ["en"],
  title: "The rules",
  introduction: [],
  chapters: [
    chapter(
      "1.8",
      "Military",
      ["R-MIL-03"],
      clause("R-MIL-03", "Attack (discard)", text("Pay "), { kind: "strong", parts: [text("one")] }, text(" card. ["), reference("A-06"), text(" .. "), reference("A-08"), text("]")),
    ),
    chapter("2b", "Corner cases", ["A-06", "A-07", "A-08", "A-09"], {
      kind: "table",
      headers: [],
      align: [],
      rows: [row(["A-06"], "No card", "Not allowed"), row(["A-07", "A-08"], "Nobody has it", "Allowed"), row(["A-09"], "Érosion", "An Attack too")],
    }),
    chapter("5", "Invariants", ["I-1", "R-MIL-03"], {
      kind: "list",
      ordered: false,
      items: [{ name: "I-1", parts: [text("No card is lost.")] }, { name: null, parts: [text("Nothing.")] }],
    }, clause("R-MIL-03", "Again", text("Said twice."))),
  ],
};
const entries = entriesOf(book);
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe("clauses", () => {
  test("are found in paragraphs, tables and lists, in order and once", () => {
    expect(names(entries)).toEqual(["R-MIL-03", "A-06", "A-07", "A-08", "A-09", "I-1"]);
  });

  test("stated twice, they have their address at the first place", () => {
    expect(entries[0]?.source).toBe(book.chapters[0]?.blocks[0]);
  });

  test("are plain words without their marks", () => {
    expect(entries[0]?.text).toBe("Pay one card. [A-06 .. A-08]");
    expect(plain([{ kind: "emphasis", parts: [text("a "), { kind: "code", text: "b" }] }])).toBe("a b");
  });

  test("with two dots between two names point to all between them", () => {
    expect(entries[0]?.points).toEqual(["A-06", "A-07", "A-08"]);
  });
});

describe("the search", () => {
  test("finds a name first, then titles and headings, then text", () => {
    expect(names(search(entries, "a-06", "en"))).toEqual(["A-06", "R-MIL-03"]);
    expect(names(search(entries, "attack", "en"))).toEqual(["R-MIL-03", "A-09"]);
  });

  test("wants all words, in any order, and parts of words", () => {
    expect(names(search(entries, "allow  nob", "en"))).toEqual(["A-07", "A-08"]);
    expect(search(entries, "nobody erosion", "en")).toEqual([]);
  });

  test("needs neither capitals nor accents", () => {
    expect(names(search(entries, "EROSION", "en"))).toEqual(["A-09"]);
    expect(folded("Ιερό")).toBe(folded("ιερο"));
  });

  test("of nothing finds nothing", () => {
    expect(search(entries, "  ", "en")).toEqual([]);
  });
});

test("a table with a column for each Domain can be drawn, and no other", () => {
  const table = (...headers: string[]) => ({ kind: "table" as const, headers: headers.map((words) => [text(words)]), align: [], rows: [] });
  expect(isOfDomains(table("Player", "Military", "Religion"), ["Military", "Religion"])).toBe(true);
  expect(isOfDomains(table("Player", "Military"), ["Military", "Religion"])).toBe(false);
  expect(isOfDomains(table("Domain", "Age I", "Age II"), ["Military", "Religion"])).toBe(false);
});

test("the rulings on an effect are those its clause points to, and those that name it", () => {
  expect(names(rulingsOn(entries, "R-MIL-03", "Attack"))).toEqual(["A-06", "A-07", "A-08", "A-09"]);
});

describe("the sixteen effects", () => {
  const root = new URL("../../../../src/impera/", import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
  const all = BOARD.flatMap(({ effects }) => effects);

  test("are sixteen, each once", () => expect(new Set(all.map(({ effect }) => effect)).size).toBe(16));

  test.each(["en", "ru", "uk", "pt-BR", "el"])("have their clauses in the book in %s under their names", (code) => {
    const rules = read(`rulebook/${code}.md`);
    const language = new Language(code, [bundleOf(code, read(`locale/${code}/game.ftl`))]);
    for (const { effect, clause: name } of all) expect(rules).toContain(`**${name} ${language.say(`effect-${effect}`)}`);
  });

  test.each(["en", "ru", "uk", "pt-BR", "el"])("and the example of the team game has a column for each Domain in %s", (code) => {
    const language = new Language(code, [bundleOf(code, read(`locale/${code}/game.ftl`))]);
    const columns = BOARD.map(({ domain }) => language.say(`domain-${domain}`)).join(" | ");
    expect(read(`rulebook/${code}.md`)).toContain(` | ${columns} |\n`);
  });
});
