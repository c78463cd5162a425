import { expect, test } from "vitest";

import type { Told } from "./beats";
import { Together } from "./together";

const asked = { seat: 0, ask: "discard-area", effect: "monopoly", need: 1, plays: 2, target: null, cost: null };

/** An own decision, or an own undo, as it comes back from the server. */
const decided = (number: number, legal: readonly string[]): Told =>
  ({ type: "decided", number, seat: 0, ask: { number, legal }, view: { question: asked } }) as unknown as Told;
const undone = (number: number, taken: number, undo: boolean): Told =>
  ({ type: "undone", number, seat: 0, undone: taken, ask: { number, undo } }) as unknown as Told;

test("what was ticked together is sent one after another", () => {
  const together = new Together();
  together.begin(["discard R1", "discard E2"]);
  expect(together.then(decided(5, ["discard R1", "discard E2"]))).toEqual({ type: "decide", number: 5, decision: "discard R1" });
  expect(together.then(decided(6, ["discard E2"]))).toEqual({ type: "decide", number: 6, decision: "discard E2" });
  expect(together.then(decided(7, ["end"]))).toBeNull();
});

test("the second card of a Domain is the oldest that is left there (N-04)", () => {
  const together = new Together();
  together.begin(["discard M1"]);
  expect(together.then(decided(5, ["discard M3", "discard R1"]))).toEqual({ type: "decide", number: 5, decision: "discard M3" });
});

test("what is no longer legal is not sent, and nothing after it", () => {
  const together = new Together();
  together.begin(["play E1", "play M1"]);
  expect(together.then(decided(5, ["play M1"]))).toBeNull();
  expect(together.isGoing).toBe(false);
  expect(together.then(decided(6, ["play M1"]))).toBeNull();
});

test("what was decided together is taken back together, and nothing else", () => {
  const together = new Together();
  together.begin([]);
  together.then(decided(4, ["use purge"]));
  together.begin(["discard R1"]);
  together.then(decided(5, ["discard R1"]));
  together.then(decided(6, ["end"]));
  expect(together.then(undone(7, 6, true))).toEqual({ type: "undo", number: 7 });
  expect(together.then(undone(8, 5, true))).toBeNull();
  expect(together.then(undone(9, 4, false))).toBeNull();
});

test("what was decided because there was only one answer is taken back by the server, not by another undo", () => {
  const together = new Together();
  together.begin([]);
  together.then(decided(4, ["discard R1"]));
  together.then(decided(5, ["end"]));
  expect(together.then(undone(6, 4, true))).toBeNull();
});

test("messages that more of the same follows are known, so that all is shown at once", () => {
  const together = new Together();
  together.begin(["discard R1"]);
  const [first, last] = [decided(5, ["discard R1"]), decided(6, ["end"])];
  together.then(first);
  together.then(last);
  expect([together.isPart(first), together.isPart(last)]).toEqual([true, false]);
});
