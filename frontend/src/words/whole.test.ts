/** The messages that a page loads: of every language all, and of no other language any. */
import { readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { isWhole } from "./choices";
import { language, languages } from "./language.svelte";

const ENGLISH = new URL("../../../src/impera/locale/en/", import.meta.url);
const ELSEWHERE = ["notices.ftl", "terminal.ftl"];
const texts = readdirSync(ENGLISH).filter((name) => !ELSEWHERE.includes(name)).map((name) => readFileSync(new URL(name, ENGLISH), "utf-8"));
const keys = texts
  .flatMap((text) => new FluentResource(text).body)
  .filter(({ id }) => !id.startsWith("-"))
  .flatMap(({ id, value, attributes }) => [...(value ? [id] : []), ...Object.keys(attributes).map((part) => `${id}.${part}`)]);

test.each(languages)("%s says everything that English says, without English", async (code) => {
  expect(keys.length).toBeGreaterThan(1000);
  expect(isWhole(code)).toBe(true);
  const own = await language(code);
  expect(keys.filter((key) => own.say(key) === key)).toEqual([]);
});
