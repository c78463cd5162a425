import { readFileSync } from "node:fs";

import { beforeEach, expect, test, vi } from "vitest";

import { device } from "../../device/device.svelte";
import type { PuzzleShown, PuzzleTried, View } from "../../wire/messages";
import { puzzles } from "./collection";
import { nextOf, stateOf } from "./progress";
import { PuzzleGame } from "./puzzle.svelte";

// Node has no such store; the device would warn each time.
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));
vi.mock("../../table/board/flight", () => ({ fly: async (change: () => void) => change() }));

const golden = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as { now: View }[];
const view = golden.find(({ now }) => now.seat === 0)?.now as View;

/** The right line is "use attack", "end". */
function answer(decisions: readonly string[]): PuzzleTried {
  const isOver = decisions.at(-1) === "end";
  const status = !isOver ? "going" : decisions.length === 2 ? "reached" : "missed";
  return { puzzle: "one", status, seat: 0, view, legal: isOver ? [] : ["use attack", "end"], events: [] };
}

const listener = { moved: vi.fn(), failed: vi.fn() };

async function begun(): Promise<PuzzleGame> {
  const game = new PuzzleGame("one", listener);
  await game.begin();
  return game;
}

beforeEach(() => {
  vi.spyOn(puzzles, "tried").mockImplementation(async (_, decisions) => answer(decisions));
  vi.spyOn(puzzles, "solution").mockResolvedValue({ puzzle: "one", decisions: ["use attack", "end"], effects: ["attack"], tried: 7 });
  device.set({ puzzles: {} });
});

test("a try is over with the turn, and a right one solves the puzzle", async () => {
  const game = await begun();
  await game.decide("use attack");
  expect(device.puzzle("one")).toEqual({ tries: 0, solved: false });
  await game.decide("end");
  expect([device.puzzle("one"), stateOf("one")]).toEqual([{ tries: 1, solved: true }, "solved"]);
});

test("after three tries nothing is left, and the solution solves nothing", async () => {
  const game = await begun();
  for (const left of [2, 1, 0]) {
    await game.decide("end");
    expect(game.left).toBe(left);
    await game.restart();
  }
  await game.play();
  expect([game.tried?.status, stateOf("one")]).toEqual(["reached", "shown"]);
});

test("the next puzzle is the next one that is open", () => {
  const all = ["one", "two", "three"].map((name) => ({ name, goal: "win", players: 2, grade: 1, domain: null }) satisfies PuzzleShown);
  device.set({ puzzles: { two: { tries: 1, solved: true } } });
  expect(nextOf(all, "one")?.name).toBe("three");
  expect(nextOf(all, "three")?.name).toBe("one");
});
