import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { tryAgain } from "./second-try";

const LONG = 120_000;
const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  stop();
  reload.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a reload that takes long is not interrupted by another", async () => {
  stop = tryAgain(async () => true, reload, false);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that stays broken after a reload is left alone while the server is there", async () => {
  stop = tryAgain(async () => true, reload, true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(reload).not.toHaveBeenCalled();
});

test("a reload may help again after the server was away", async () => {
  const isThere = vi.fn(async () => true).mockResolvedValueOnce(false);
  stop = tryAgain(isThere, reload, true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("nothing is loaded again once the person is elsewhere", async () => {
  stop = tryAgain(async () => true, reload, false);
  stop();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(reload).not.toHaveBeenCalled();
});
