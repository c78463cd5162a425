/** The page understands what Python understands: the same lines mean the same, in every language. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { View } from "../wire/messages";
import { bundleOf, Language, languages } from "./language.svelte";
import { Speaker } from "./speaker";
import { turnsOfLog, understand } from "./understand";

interface Case {
  language: string;
  /** Which moment of `words.json`. */
  moment: number;
  line: string;
  meaning: unknown;
}

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const moments = JSON.parse(read("tests/golden/words.json")) as { now: View }[];
const cases = JSON.parse(read("tests/golden/typed.json")) as Case[];
const bundle = (code: string) =>
  bundleOf(code, ...["game.ftl", "typed.ftl"].map((name) => read(`src/impera/locale/${code}/${name}`)));

test.each(languages)("%s", (code) => {
  const language = new Language(code, [bundle(code)]);
  const own = cases.filter((each) => each.language === code);
  expect(own.length).toBeGreaterThan(100);
  for (const { moment, line, meaning } of own) {
    const view = moments[moment]?.now as View;
    const speaker = new Speaker(language, ["Ada", "Bo", "Cy", "Di"].slice(0, view.seats.length), view.seat);
    expect({ line, meaning: understand(speaker, view, line) }).toEqual({ line, meaning });
  }
});

test("the log shows as many turns as are asked for, and some if none are", () => {
  expect(["20", "", "0", "99999", "all"].map(turnsOfLog)).toEqual([20, 8, 1, 8, 8]);
});
