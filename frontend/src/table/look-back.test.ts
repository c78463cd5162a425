import { expect, test } from "vitest";

import type { Cost, Review } from "../wire/messages";
import { bestTurn, isMissedBlock, worstDecision } from "./look-back";

const cost = (seat: number, better: string): Cost => ({ decisions: 4, turn: 2, seat, decision: "end", chance: 0.2, better, better_chance: 0.4 });

const review: Review = {
  points: [
    { decisions: 0, turn: 1, seat: 0, chances: [0.5, 0.5] },
    { decisions: 2, turn: 2, seat: 1, chances: [0.6, 0.4] },
    { decisions: 5, turn: 3, seat: 0, chances: [0.3, 0.7] },
    { decisions: 8, turn: 4, seat: 1, chances: [0.7, 0.3] },
    { decisions: 9, turn: 4, seat: null, chances: [0, 1] },
  ],
  costs: [cost(1, "use attack"), cost(0, "use embargo")],
  decided: 4,
  trials: 200,
  simulations: 800,
};

test("the best turn is the own one in which the chance rose most", () => {
  expect(bestTurn(review, 0)).toEqual({ moment: 5, turn: 3, before: 0.3, after: 0.7 });
  expect(bestTurn(review, 1)).toEqual({ moment: 8, turn: 4, before: 0.3, after: 1 });
});

test("a turn that hardly changed anything is nobody's best", () => {
  expect(bestTurn({ ...review, points: review.points.map((point) => ({ ...point, chances: [0.5, 0.5] })) }, 0)).toBeNull();
});

test("the worst decision is the costliest of one's own", () => {
  expect(worstDecision(review, 0)?.better).toBe("use embargo");
  expect(worstDecision(review, 2)).toBeNull();
});

test("a block was missed if Embargo or Democracy would have been better", () => {
  expect(review.costs.map(isMissedBlock)).toEqual([false, true]);
});
