import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { load, type Rules } from "../../../../packages/impera-js/src/index.ts";
import { attempt } from "./attempt";
import { COURSE } from "./course";

const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);

interface Golden {
  readonly lesson: string;
  readonly decisions: readonly string[];
}

const golden = JSON.parse(readFileSync(at("tests/golden/lessons.json"), "utf-8")) as Golden[];
let rules: Rules;

beforeAll(async () => {
  rules = await load(readFileSync(at("packages/impera-js/src/game.wasm")));
});

/** An attempt as the golden file has it. */
async function shortly({ lesson, decisions }: Golden): Promise<unknown> {
  const found = await attempt(rules, COURSE.find(({ name }) => name === lesson) as (typeof COURSE)[number], decisions);
  const { status, step, missed, message, legal, events, view } = found;
  return { lesson, decisions, status, step, missed, message, legal, events: events.map(({ event }) => event), hand: view.hand };
}

test.each(COURSE.map(({ name }) => name))("the lesson %s is judged as Python judges it, along every line", async (name) => {
  const lines = golden.filter(({ lesson }) => lesson === name);
  expect(lines.length).toBeGreaterThan(0);
  expect(await Promise.all(lines.map(shortly))).toEqual(lines);
});

test("nothing can be decided after the end of an attempt", async () => {
  const thresholds = COURSE[0] as (typeof COURSE)[number];
  await expect(attempt(rules, thresholds, ["play M1", "end"])).rejects.toThrow("end");
});
