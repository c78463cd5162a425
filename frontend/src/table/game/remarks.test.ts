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
  expect(remarkOn([embargo(1, 0)], seating, at(7), null)).toEqual({ seat: 1, message: "remark-block-senator", turn: 7 });
});

test("a bot that blocks itself says nothing, and people speak for themselves", () => {
  expect(remarkOn([embargo(1, 1)], seating, at(7), null)).toBeNull();
  expect(remarkOn([embargo(0, 1)], seating, at(7), null)).toBeNull();
});

test("after a remark there are three rounds without one", () => {
  const last: Remark = { seat: 2, message: "remark-block-sage", turn: 7 };
  expect(remarkOn([embargo(1, 0)], seating, at(15), last)).toBeNull();
  expect(remarkOn([embargo(1, 0)], seating, at(16), last)?.seat).toBe(1);
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
  expect(remarkOn([embargo(1, 0)], [sitting(0, "person"), standIn], at(3), null)).toBeNull();
  expect(remarkOn([embargo(1, 0)], [sitting(0, "person"), bot(1, "mine")], at(3), null)).toBeNull();
});
