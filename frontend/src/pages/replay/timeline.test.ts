import { describe, expect, test } from "vitest";

import type { Moment, View } from "../../wire/messages";
import { countsOf, turnAfter, turnBefore, turnStarts } from "./timeline";

/** A moment of a turn at which each player has these many cards in one Domain. */
function moment(turn: number, ...counts: number[]): Moment {
  const seats = counts.map((count, seat) => ({ seat, domains: [{ count }, { count: 1 }] }));
  return { seat: 0, decision: "end", events: [], packets: [], view: { turn, seats, hegemony: 7 } as unknown as View };
}

// A draft of two decisions (turn 0), then turns of two, three and one moments.
const moments = [moment(0, 0, 0), moment(0, 0, 0), moment(1, 1, 0), moment(1, 2, 0), moment(2, 2, 3), moment(2, 2, 3), moment(2, 2, 4), moment(3, 9, 4)];
const last = moments.length - 1;

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
});

describe("cards", () => {
  test("counts are those of the fullest Domain, at the beginning of each turn and at the end", () => {
    const { points, top } = countsOf(moments);
    expect(points.map(({ moment: at, values }) => [at, ...values])).toEqual([[0, 1, 1], [2, 1, 1], [4, 2, 3], [7, 9, 4]]);
    expect(points.map(({ isEnd }) => isEnd)).toEqual([false, false, false, true]);
    expect(top).toBe(9);
  });

  test("the upper edge is victory, even if nobody comes near", () => {
    expect(countsOf(moments.slice(0, 4)).top).toBe(7);
  });
});
