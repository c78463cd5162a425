import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { persist } from "./persist";

const page = new EventTarget();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the pauses grow to eight seconds", async () => {
  const tries: number[] = [];
  const begin = Date.now();
  stop = persist(async () => tries.push(Date.now() - begin));
  await vi.advanceTimersByTimeAsync(32_000);
  expect(tries).toEqual([500, 1500, 3500, 7500, 15_500, 23_500, 31_500]);
});

test("when the network is back nobody waits", async () => {
  const attempt = vi.fn(async () => undefined);
  stop = persist(attempt);
  await vi.advanceTimersByTimeAsync(8000);
  attempt.mockClear();
  page.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("an attempt that takes long is not joined by a second one", async () => {
  const attempt = vi.fn(() => new Promise(() => undefined));
  stop = persist(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("what was stopped is not attempted again", async () => {
  const attempt = vi.fn(async () => stop());
  stop = persist(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});
