// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { device } from "../device/device.svelte";
import { Denied } from "../wire/api";
import { countedDay } from "./counted";
import { endOf } from "./days";

const isLate = vi.hoisted(() => vi.fn());
vi.mock("../wire/deals", () => ({ deals: { isLate } }));

const DAY = "2026-11-17";
const MIDNIGHT = endOf(DAY);

beforeEach(() => vi.clearAllMocks());

test("a game that was finished after its day counts for no day, whenever this device saw the end", async () => {
  isLate.mockResolvedValue(true);
  expect(await countedDay(DAY, MIDNIGHT - 60)).toBeUndefined();
});

test("a game that was finished in time counts, even if this device sees the end on another day", async () => {
  isLate.mockResolvedValue(false);
  expect(await countedDay(DAY, MIDNIGHT + 3600)).toBe(DAY);
});

test("it is asked with the key to the deal", async () => {
  isLate.mockResolvedValue(false);
  const key = device.dealKey(DAY);
  await countedDay(DAY, MIDNIGHT - 60);
  expect(isLate).toHaveBeenCalledWith(DAY, key);
});

test.each([
  [-1, DAY],
  [0, undefined],
])("without an answer, this device's clock decides: %s seconds after midnight", async (after, day) => {
  isLate.mockRejectedValue(new Denied("offline", "nobody answers"));
  expect(await countedDay(DAY, MIDNIGHT + after)).toBe(day);
});

test.each([undefined, "a-deal-for-friends"])("the game of %s counts for no day, and nobody is asked", async (deal) => {
  expect(await countedDay(deal, MIDNIGHT - 60)).toBeUndefined();
  expect(isLate).not.toHaveBeenCalled();
});
