/** The deal of a day without a server: when it is late, and what is told then. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { endOf } from "../deals/days";
import type { Outcome } from "../wire/messages";
import { isLateHere, readHere } from "./daily";
import type { LocalTables, Standing } from "./tables";

const DAY = "2026-11-17";
const MIDNIGHT = endOf(DAY);
const OUTCOME = { reason: "majority", domain: null, winners: [0] } as unknown as Outcome;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(1000 * (MIDNIGHT + 60));
});
afterEach(() => vi.useRealTimers());

/** Tables where the own game of every deal, and the strongest bot's, stands like this. */
function standing(own: Pick<Standing, "outcome" | "decided"> | null): LocalTables {
  const stands = async (): Promise<Standing | null> => own && { table: "here-own", sides: 1, turn: 30, ...own };
  return { stands, dealt: async () => ({ table: "here-best" }), playOut: async () => undefined, optionsOf: () => ({}) } as unknown as LocalTables;
}

test.each([
  ["before midnight", { outcome: OUTCOME, decided: MIDNIGHT - 1 }, false],
  ["at midnight", { outcome: OUTCOME, decided: MIDNIGHT }, true],
  ["not yet", { outcome: null, decided: MIDNIGHT + 1 }, null],
  ["never", null, null],
])("whether a game that was finished %s is late", async (_, own, isLate) => {
  expect(await isLateHere(standing(own), DAY)).toBe(isLate);
});

test("a late game is told as such, and is not among those of the day", async () => {
  const late = await readHere(standing({ outcome: OUTCOME, decided: MIDNIGHT + 1 }), DAY);
  expect([late.status, late.yours?.late, late.endings]).toEqual(["past", true, []]);
  const inTime = await readHere(standing({ outcome: OUTCOME, decided: MIDNIGHT - 1 }), DAY);
  expect([inTime.status, inTime.yours?.late, inTime.endings]).toEqual(["past", false, [inTime.yours]]);
});
