/** What bots say about the game: when, and when not. */
import { expect, test } from "vitest";

import type { AnyEvent, Sitting, View } from "../../wire/messages";
import { isFresh, lastRemark, remarkOn, type Remark } from "./remarks";
import { sitting } from "./still.svelte";

const bot = (seat: number, level: string): Sitting => ({ ...sitting(seat, "bot"), level });
const seating = [sitting(0, "person", "Ada"), bot(1, "senator"), bot(2, "sage")];
const at = (turn: number, winners?: number[]) =>
  ({ turn, seats: [{}, {}, {}], outcome: winners ? { winners } : null }) as unknown as View;
const embargo = (seat: number, target: number): AnyEvent => ({ event: "embargo-laid", seat, target, card: "E1", domain: "science" });

test("a bot that blocks somebody says so, in the words of its level", () => {
  expect(remarkOn([embargo(1, 0)], seating, null, at(7), null)).toEqual({ seat: 1, message: "remark-block-senator", turn: 7 });
});

test("a bot that blocks itself says nothing, and people speak for themselves", () => {
  expect(remarkOn([embargo(1, 1)], seating, null, at(7), null)).toBeNull();
  expect(remarkOn([embargo(0, 1)], seating, null, at(7), null)).toBeNull();
});

/** A table where each seat has this many Science cards, with seven to win; the teams are seats 0 and 2 against 1 and 3. */
const science = (counts: readonly number[], teams = false): View => {
  const seats = counts.map((count, seat) => ({ seat, domains: [{ domain: "science", count, to_hegemony: 7 - count }] }));
  return { turn: 7, options: { teams }, outcome: null, seats } as unknown as View;
};
const attack: AnyEvent = { event: "used", seat: 1, effect: "attack" };

test("a bot whose effect takes a card that somebody nearly won with says so", () => {
  const said = { seat: 1, message: "remark-block-senator", turn: 7 };
  expect(remarkOn([attack], seating, science([6, 2, 0]), science([5, 1, 0]), null)).toEqual(said);
  const copied: AnyEvent = { event: "copied", seat: 1, effect: "attack", source: 2 };
  expect(remarkOn([copied], seating, science([5, 2, 0]), science([4, 1, 0]), null)).toEqual(said);
});

test("a bot says nothing of a card that nobody nearly won with, of its own, or of one played", () => {
  expect(remarkOn([attack], seating, science([4, 2, 0]), science([3, 1, 0]), null)).toBeNull();
  expect(remarkOn([attack], seating, science([2, 6, 0]), science([2, 5, 0]), null)).toBeNull();
  expect(remarkOn([attack], seating, science([6, 2, 0]), science([6, 1, 0]), null)).toBeNull();
  expect(remarkOn([{ event: "paid", seat: 1, card: "S1" }], seating, science([6, 2, 0]), science([5, 1, 0]), null)).toBeNull();
});

test("a bot that sets its own partner back says nothing", () => {
  const partners = [...seating, bot(3, "sage")];
  expect(remarkOn([attack], partners, science([0, 2, 0, 6], true), science([0, 1, 0, 5], true), null)).toBeNull();
  expect(remarkOn([attack], partners, science([6, 2, 0, 6], true), science([5, 1, 0, 5], true), null)?.seat).toBe(1);
});

test("after a remark there are three rounds without one", () => {
  const last: Remark = { seat: 2, message: "remark-block-sage", turn: 7 };
  expect(remarkOn([embargo(1, 0)], seating, null, at(15), last)).toBeNull();
  expect(remarkOn([embargo(1, 0)], seating, null, at(16), last)?.seat).toBe(1);
});

test("a remark is seen for one round", () => {
  const remark: Remark = { seat: 1, message: "", turn: 7 };
  expect([9, 10].map((turn) => isFresh(remark, at(turn)))).toEqual([true, false]);
});

test("at the end the winner speaks, or somebody who has lost against a person", () => {
  expect(lastRemark(seating, at(20, [2]))).toMatchObject({ seat: 2, message: "remark-win-sage" });
  expect(lastRemark(seating, at(20, [0]))).toMatchObject({ seat: 1, message: "remark-lose-senator" });
  expect(lastRemark(seating, at(20))).toBeNull();
});

test("a bot that plays for a person, and one that a host offers, have no character", () => {
  const standIn = { ...bot(1, "senator"), name: "Bo" };
  expect(remarkOn([embargo(1, 0)], [sitting(0, "person"), standIn], null, at(3), null)).toBeNull();
  expect(remarkOn([embargo(1, 0)], [sitting(0, "person"), bot(1, "mine")], null, at(3), null)).toBeNull();
});
