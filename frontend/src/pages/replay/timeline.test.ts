import { describe, expect, test } from "vitest";

import type { Moment, Review, View } from "../../wire/messages";
import { across, chancesOf, countsOf, decidedAt, lineOf, momentAt, turnAfter, turnBefore, turnStarts, upward, valuesAt } from "./timeline";

/** A moment of a turn at which each player has these many cards in one Domain. */
function moment(turn: number, ...counts: number[]): Moment {
  const seats = counts.map((count, seat) => ({ seat, domains: [{ count }, { count: 1 }] }));
  return { seat: 0, decision: "end", events: [], packets: [], view: { turn, seats, hegemony: 7 } as unknown as View };
}

// A draft of two decisions (turn 0), then turns of two, three and one moments.
const moments = [moment(0, 0, 0), moment(0, 0, 0), moment(1, 1, 0), moment(1, 2, 0), moment(2, 2, 3), moment(2, 2, 3), moment(2, 2, 4), moment(3, 9, 4)];
const last = moments.length - 1;

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

describe("turns", () => {
  const starts = turnStarts(moments);

  test("begin where their number changes, and the draft is where the game begins", () => {
    expect(starts).toEqual([0, 2, 4, 7]);
  });

  test("on: to the next beginning, and at last to the end", () => {
    expect([0, 2, 3, 6, 7].map((at) => turnAfter(starts, at, last))).toEqual([2, 4, 4, 7, 7]);
  });

  test("back: to the beginning of this turn first, then to the one before", () => {
    expect([7, 6, 4, 1, 0].map((at) => turnBefore(starts, at))).toEqual([4, 4, 2, 0, 0]);
  });

  test("a game was decided at the end of the turn that the review names", () => {
    expect(decidedAt(review, starts, moments)).toBe(7);
    expect(decidedAt({ ...review, decided: null }, starts, moments)).toBeNull();
  });
});

describe("what is drawn", () => {
  test("counts are those of the fullest Domain, at the beginning of each turn and at the end", () => {
    const { points, top } = countsOf(moments);
    expect(points.map(({ moment: at, values }) => [at, ...values])).toEqual([[0, 1, 1], [2, 1, 1], [4, 2, 3], [7, 9, 4]]);
    expect(points.map(({ isEnd }) => isEnd)).toEqual([false, false, false, true]);
    expect(top).toBe(9);
  });

  test("the upper edge is victory, even if nobody comes near", () => {
    expect(countsOf(moments.slice(0, 4)).top).toBe(7);
  });

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
    expect(lineOf(countsOf(moments.slice(0, 1)), 0, { width: 70, height: 100, last: 0 })).toBe("0.0,85.7");
  });
});
