import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isOutdated } from "./api";
import { Freshness } from "./freshness.svelte";

vi.mock("./api", () => ({ isOutdated: vi.fn() }));
const asked = vi.mocked(isOutdated);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue(false);
});
afterEach(() => void vi.useRealTimers());

test("the server is asked at most once a minute", async () => {
  const freshness = new Freshness();
  await freshness.check();
  await freshness.check();
  vi.advanceTimersByTime(59_000);
  await freshness.check();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await freshness.check();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("after a lost connection it is asked at once", async () => {
  const freshness = new Freshness();
  await freshness.check();
  await freshness.check(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a page that is outdated stays so, and asks no more", async () => {
  const freshness = new Freshness();
  asked.mockResolvedValue(true);
  await freshness.check();
  expect(freshness.isOutdated).toBe(true);
  asked.mockResolvedValue(false);
  await freshness.check(true);
  expect(freshness.isOutdated).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});
