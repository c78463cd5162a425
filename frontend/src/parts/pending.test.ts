import { expect, test } from "vitest";

import { Denied } from "../wire/api";
import { Pending } from "./pending.svelte";

test("a second press does nothing while the first is under way", async () => {
  const pending = new Pending();
  let finish = (): void => undefined;
  const first = pending.run(() => new Promise<void>((resolve) => (finish = resolve)));
  let isAsked = false;
  await pending.run(() => Promise.resolve((isAsked = true)));
  expect([pending.isBusy, isAsked]).toEqual([true, false]);
  finish();
  await first;
  expect(pending.isBusy).toBe(false);
});

test("what was denied stays until something else is asked for", async () => {
  const pending = new Pending();
  const denied = new Denied("no-code", "there is no such code");
  await pending.run(() => Promise.reject(denied));
  expect([pending.isBusy, pending.denied]).toEqual([false, denied]);
  await pending.run(() => Promise.resolve());
  expect(pending.denied).toBeNull();
});

test("any other error is not swallowed", async () => {
  const pending = new Pending();
  await expect(pending.run(() => Promise.reject(new Error("a mistake of ours")))).rejects.toThrow("a mistake of ours");
  expect(pending.isBusy).toBe(false);
});
