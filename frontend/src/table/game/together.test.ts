import { expect, test } from "vitest";

import type { Ask } from "../../wire/messages";
import type { EntryMessage } from "./beats";
import { Together } from "./together";

const asked = { seat: 0, ask: "discard-area", effect: "monopoly", need: 1, plays: 2, target: null, cost: null };

/** An own decision, or an own undo, as it comes back from the server. */
const decided = (number: number, legal: readonly string[], final: readonly string[] = [], undo = false): EntryMessage => {
  const question = legal.includes("end") ? { ...asked, ask: "menu" } : asked;
  return { type: "decided", number, seat: 0, ask: { number, legal, undo, ends_undo: final }, view: { question } } as unknown as EntryMessage;
};
const undone = (number: number, taken: number, undo: boolean): EntryMessage =>
  ({ type: "undone", number, seat: 0, undone: taken, ask: { number, undo } }) as unknown as EntryMessage;

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
  expect(together.then(decided(5, ["play M1", "play R1"]))).toBeNull();
  expect(together.isGoing).toBe(false);
  expect(together.then(decided(6, ["play M1", "play R1"]))).toBeNull();
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

test("where an effect leaves no choice, its only answer is sent with the decision that led there, and taken back with it", () => {
  const together = new Together();
  together.begin([]);
  expect(together.then(decided(4, ["choose science"]))).toEqual({ type: "decide", number: 4, decision: "choose science" });
  together.then(decided(5, ["end"]));
  expect(together.then(undone(6, 5, true))).toEqual({ type: "undo", number: 6 });
  expect(together.then(undone(7, 4, true))).toBeNull();
});

test("the only answer is not sent if it cannot be undone, nor if it is the person's turn to act", () => {
  const together = new Together();
  together.begin([]);
  expect(together.then(decided(4, ["choose 1"], ["choose 1"]))).toBeNull();
  together.begin([]);
  expect(together.then(decided(5, ["end"]))).toBeNull();
});

test("a decision is on its way until it has come back, also the last of several", () => {
  const together = new Together();
  together.begin(["discard R1"]);
  together.then(decided(5, ["discard R1", "discard E1"]));
  expect(together.isGoing).toBe(true);
  together.then(decided(6, ["end"]));
  expect(together.isGoing).toBe(false);
});

test("messages that more of the same follows are known, so that all is shown at once", () => {
  const together = new Together();
  together.begin(["discard R1"]);
  const [first, last] = [decided(5, ["discard R1"]), decided(6, ["end"])];
  together.then(first);
  together.then(last);
  expect([together.isPart(first), together.isPart(last)]).toEqual([true, false]);
});

test("a decision that is on its way is taken back when it is there, and nothing after it is sent", () => {
  const together = new Together();
  together.begin(["end"]);
  expect(together.undo({ number: 3 } as Ask)).toBeNull();
  expect(together.isUndoing).toBe(true);
  expect(together.then(decided(4, ["end"], [], true))).toEqual({ type: "undo", number: 4 });
  expect(together.then(undone(5, 4, true))).toBeNull();
  expect([together.isGoing, together.isUndoing]).toEqual([false, false]);
});

test("each press on Undo takes something back, also while an undo is on its way", () => {
  const together = new Together();
  together.begin([]);
  together.then(decided(4, ["use purge", "end"], [], true));
  together.begin([]);
  together.then(decided(5, ["use purge", "end"], [], true));
  expect(together.undo({ number: 5, undo: true } as Ask)).toEqual({ type: "undo", number: 5 });
  expect(together.undo({ number: 5, undo: true } as Ask)).toBeNull();
  expect(together.then(undone(6, 5, true))).toEqual({ type: "undo", number: 6 });
  expect(together.then(undone(7, 4, false))).toBeNull();
  expect(together.isUndoing).toBe(false);
});

test("what cannot be taken back once it is there stays, and nothing waits any more", () => {
  const together = new Together();
  together.begin([]);
  together.undo({ number: 3 } as Ask);
  expect(together.then(decided(4, ["use purge", "end"]))).toBeNull();
  expect([together.isGoing, together.isUndoing]).toEqual([false, false]);
});
