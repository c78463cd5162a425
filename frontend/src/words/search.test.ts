import { expect, test } from "vitest";

import { wanted } from "./search";

test("an inflected word is looked for without its ending", () => {
  expect(wanted("Атаки", "ru")).toEqual(["атак"]);
  expect(wanted("επίθεσης", "el")).toEqual(["επιθεσ"]);
});

test("short words, names of clauses and English words are looked for as they are", () => {
  expect(wanted("ход", "ru")).toEqual(["ход"]);
  expect(wanted("R-MIL-03", "ru")).toEqual(["r-mil-03"]);
  expect(wanted("own  turn", "en")).toEqual(["own", "turn"]);
});
