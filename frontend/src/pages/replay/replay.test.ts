import { readFileSync } from "node:fs";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { zone } from "../../table/board/pieces";
import type { AnyEvent, Replay, View } from "../../wire/messages";
import { PACES, ReplayGame } from "./replay.svelte";

vi.mock("../../table/board/flight", () => ({ fly: async (change: () => void) => change() }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const golden = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as {
  now: View;
  events: AnyEvent[];
}[];
const three = golden.filter(({ now }) => now.seats.length === 3 && !now.draft).slice(0, 6);
const replay = {
  names: ["Ada", "", "Cyd"],
  moments: three.map(({ now, events }) => ({ seat: 0, decision: "end", events, view: { ...now, seat: null }, packets: [] })),
} as unknown as Replay;

const advanced = vi.fn();
const opened = () => new ReplayGame(replay, null, advanced);

test("there are enough moments to look at", () => expect(three).toHaveLength(6));

test("a replay begins at its first moment, seen from the first seat", () => {
  const game = opened();
  expect([game.moment, game.seat, game.view?.turn]).toEqual([0, 0, three[0]?.now.turn]);
});

test("the log holds what happened up to the moment that is shown, and no more", () => {
  const game = opened();
  game.go(3);
  expect(game.entries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  game.go(1);
  expect(game.entries.flatMap(({ events }) => events)).toEqual(three.slice(0, 2).flatMap(({ events }) => events));
});

test("nobody leaves the game: before the first and after the last moment there is none", () => {
  const game = opened();
  game.step(-1);
  expect(game.moment).toBe(0);
  game.go(99);
  expect(game.moment).toBe(game.last);
  game.step(1);
  expect(game.moment).toBe(game.last);
});

test("another side is the same moment seen from another seat", () => {
  const game = opened();
  game.go(2);
  game.sit(1);
  expect([game.moment, game.seat]).toEqual([2, 1]);
  expect(game.pieces.has(zone.hand(1))).toBe(true);
});

test("playing goes on by itself at the chosen pace, and stops at the end", async () => {
  const game = opened();
  game.pace = "fast";
  const played = game.play();
  await vi.advanceTimersByTimeAsync(PACES.fast * 2);
  expect([game.moment, game.isPlaying, advanced.mock.calls.length]).toEqual([2, true, 2]);
  await vi.advanceTimersByTimeAsync(PACES.fast * 10);
  await played;
  expect([game.moment, game.isPlaying]).toEqual([game.last, false]);
});

test("going somewhere ends the playing", async () => {
  const game = opened();
  void game.play();
  game.go(4);
  await vi.advanceTimersByTimeAsync(PACES.slow * 5);
  expect([game.moment, game.isPlaying]).toEqual([4, false]);
});

test("playing from the end begins anew", async () => {
  const game = opened();
  game.go(game.last);
  void game.play();
  expect([game.moment, game.isPlaying]).toEqual([0, true]);
  game.close();
});

test("nothing can be decided in a game that is over", () => {
  expect(opened().ask).toBeNull();
});
