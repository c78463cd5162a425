import { expect, test } from "vitest";

import { beatOf, beatsIn, isAmid, type EntryMessage } from "./beats";

/** A decision of a seat, after which a seat is asked something. */
const decided = (seat: number, then: number, ask: string): EntryMessage =>
  ({ type: "decided", seat, view: { question: { seat: then, ask } } }) as unknown as EntryMessage;

const use = decided(1, 1, "choose-place");
const target = decided(1, 1, "menu");
const end = decided(1, 2, "play");

test("use, cost, target and result are one beat", () => {
  expect(beatOf([use, target, end], isAmid)).toEqual({ length: 2, isWhole: true });
});

test("an action that goes on is not whole", () => {
  expect(beatOf([use], isAmid)).toEqual({ length: 1, isWhole: false });
});

test("what another player does begins another beat", () => {
  expect(beatOf([use, decided(2, 2, "menu")], isAmid)).toEqual({ length: 1, isWhole: true });
});

test("a played card, and the end of a turn, are beats of their own", () => {
  expect(beatsIn([decided(1, 1, "menu"), use, target, end], isAmid)).toBe(3);
});
