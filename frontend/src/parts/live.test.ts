import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answers, news } from "./live.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("what is shown is said too, once", () => {
  const { key } = answers.said;
  answers.show("There are no hints at this table.");
  expect(answers.said).toEqual({ text: "There are no hints at this table.", key: key + 1 });
  expect(answers.shown?.text).toBe("There are no hints at this table.");
});

test("it stays in sight for some seconds, and is gone by itself", () => {
  answers.show("No.");
  vi.advanceTimersByTime(4000);
  expect(answers.shown).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(answers.shown).toBeNull();
});

test("a later answer has its whole time", () => {
  answers.show("No.");
  vi.advanceTimersByTime(3000);
  answers.show("No.");
  vi.advanceTimersByTime(3000);
  expect(answers.shown?.text).toBe("No.");
});

test("what only is said is not shown", () => {
  answers.say("You played Temple.");
  news.say("Bo played Temple.");
  expect(answers.shown).toBeNull();
});

test("there are two live regions and no others: what stands in a third is said twice, or not at all", () => {
  const parts = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const isLive = (text: string) => /role="(status|alert)"|aria-live="(?!off)/.test(text);
  expect(Object.keys(parts).length).toBeGreaterThan(50);
  expect(Object.keys(parts).filter((path) => isLive(parts[path] ?? ""))).toEqual(["./LiveRegions.svelte"]);
});
