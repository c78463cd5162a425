import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Threats, View } from "../../wire/messages";
import { Answers, read } from "./answers";
import { biggerHand, forgottenHand, forgottenVictory } from "./reminders";

const moments = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as { now: View }[];
const found = moments.map(({ now }) => now).find(({ question, seat, deck }) => question?.ask === "menu" && question.seat === seat && deck.size > 9) as View;
const needs = (to_hegemony: number): View => ({
  ...found,
  seats: found.seats.map((seat) => ({ ...seat, domains: seat.domains.map((each) => ({ ...each, to_hegemony })) })),
});
const view = needs(2);
const end = read("end");

test("a bigger hand that can still be had is not forgotten, the biggest first", () => {
  const answers = [read("use holy-book"), read("copy divine-right 1"), end];
  expect(forgottenHand(view, answers)?.decision).toBe("copy divine-right 1");
});

test("without such an effect nothing is forgotten", () => {
  expect(forgottenHand(view, [read("use attack"), end])).toBeUndefined();
});

test("a bigger hand is of no use when the deck has no more cards", () => {
  expect(forgottenHand({ ...view, deck: { ...view.deck, size: 0 } }, [read("use holy-book"), end])).toBeUndefined();
});

const threat = { seat: view.active, domain: "science", missing: 1, certain: true, chance: 1, unseen: 0, steps: [] };
const threats = (own: Threats["own"]): Threats => ({ type: "threats", number: 1, rivals: [], own });

test("a victory of this turn is not forgotten", () => {
  expect(forgottenVictory(view, threats([threat]))).toBe("science");
});

test("a victory of the next turn, or one that is won already, is no reason to wait", () => {
  expect(forgottenVictory(view, threats([{ ...threat, seat: 99 }]))).toBeUndefined();
  expect(forgottenVictory(needs(0), threats([threat]))).toBeUndefined();
});

test("whoever has won needs no bigger hand", () => {
  expect(forgottenHand(needs(0), [read("use holy-book"), end])).toBeUndefined();
});

test("a bigger hand is offered with the end of the turn, unless the person could win", () => {
  const answers = new Answers(view, ["use holy-book", "end"]);
  expect(biggerHand(view, answers, null)?.decision).toBe("use holy-book");
  expect(biggerHand(view, answers, threats([threat]))).toBeUndefined();
  expect(biggerHand(view, new Answers(view, ["use holy-book"]), null)).toBeUndefined();
});
