import { expect, test } from "vitest";

import type { Review } from "../wire/messages";
import { across, chancesOf, decidedAt, lineOf, momentAt, upward, valuesAt } from "./series";

const last = 7;

const review: Review = {
  points: [
    { decisions: 2, turn: 1, seat: 0, chances: [0.5, 0.5] },
    { decisions: 4, turn: 2, seat: 1, chances: [0.254, 0.746] },
    { decisions: 7, turn: 3, seat: null, chances: [1, 0] },
  ],
  costs: [],
  decided: 2,
  trials: 200,
  simulations: 800,
};

test("chances are told in percent", () => {
  expect(chancesOf(review).points.map(({ values }) => values)).toEqual([[50, 50], [25, 75], [100, 0]]);
});

test("between two points the earlier one stands, and before the first one the first", () => {
  expect([0, 3, 4, 6, 7].map((at) => valuesAt(chancesOf(review), at)[0])).toEqual([50, 50, 25, 25, 100]);
});

test("a line goes from edge to edge, and upwards is less on the screen", () => {
  const field = { width: 70, height: 100, last };
  expect(lineOf(chancesOf(review), 0, field)).toBe("20.0,50.0 40.0,75.0 70.0,0.0");
  expect(upward(field, 7, 7)).toBe(0);
});

test("the moment under a place is the one drawn there, and never outside the game", () => {
  const field = { width: 70, height: 100, last };
  for (let at = 0; at <= last; at += 1) expect(momentAt(field, across(field, at))).toBe(at);
  expect([momentAt(field, -5), momentAt(field, 99)]).toEqual([0, last]);
});

test("a game of one moment can be drawn", () => {
  const once = { kind: "counts", points: [{ moment: 0, turn: 1, isEnd: true, values: [1] }], top: 7 } as const;
  expect(lineOf(once, 0, { width: 70, height: 100, last: 0 })).toBe("0.0,85.7");
});

test("a game was decided at the end of the turn that the review names", () => {
  expect(decidedAt(review)).toBe(7);
  expect(decidedAt({ ...review, decided: null })).toBeNull();
});
