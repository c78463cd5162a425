import { readFileSync } from "node:fs";

import { beforeEach, expect, test, vi } from "vitest";

import { device } from "../../device/device.svelte";
import { Denied } from "../../wire/api";
import type { LessonTried, View } from "../../wire/messages";
import { COURSE, type Lesson } from "./course";
import { LessonGame } from "./lesson.svelte";
import { tried } from "./trying";

// Node has no such store; the device would warn each time.
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));
vi.mock("../../table/board/flight", () => ({ fly: async (change: () => void) => change() }));

const golden = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as { now: View }[];
const view = golden.find(({ now }) => now.seat === 0)?.now as View;

/** How far an attempt has got: each decision is a step, and "end" reaches the goal of two. */
function answer(decisions: readonly string[]): LessonTried {
  const isOver = decisions.at(-1) === "end";
  const isReached = isOver && decisions.length === 2;
  return {
    lesson: "thresholds",
    status: !isOver ? "going" : isReached ? "reached" : "missed",
    step: decisions.length,
    missed: isOver && !isReached ? "early" : null,
    message: "",
    seat: 0,
    view,
    legal: isOver ? [] : ["play R1", "end"],
    events: [],
  };
}

vi.mock("./trying", () => ({ tried: vi.fn() }));
const ask = vi.mocked(tried);
const thresholds = COURSE.find(({ name }) => name === "thresholds") as Lesson;
const listener = { moved: vi.fn(), failed: vi.fn() };

async function begun(): Promise<LessonGame> {
  const game = new LessonGame(thresholds, listener);
  await game.begin();
  return game;
}

async function decided(...decisions: string[]): Promise<LessonGame> {
  const game = await begun();
  for (const decision of decisions) {
    game.decide(decision);
    await vi.waitFor(() => expect(game.sent).toBeNull());
  }
  return game;
}

beforeEach(() => {
  vi.clearAllMocks();
  ask.mockImplementation(async (_, decisions) => answer(decisions));
  device.set({ lessons: [] });
});

test("an attempt is its decisions: all of them are tried each time", async () => {
  await decided("play R1", "end");
  expect(ask.mock.calls.map(([, decisions]) => decisions)).toEqual([[], ["play R1"], ["play R1", "end"]]);
});

test("the learner has the seat of the position, and bots have all others", async () => {
  const { seating } = await begun();
  expect(seating.map(({ kind }) => kind)).toEqual(["person", "bot"]);
});

test("only what is legal is tried", async () => {
  await decided("play M9");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a wrong try can be taken back without trying anything", async () => {
  const game = await decided("end");
  expect([game.tried?.status, game.ask?.undo]).toEqual(["missed", true]);
  await game.undo();
  expect([game.tried?.status, game.legal, game.ask?.undo]).toEqual(["going", ["play R1", "end"], false]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("starting again goes back to the position", async () => {
  const game = await decided("play R1", "play R1");
  await game.restart();
  expect([game.tried?.step, game.entries.length]).toEqual([0, 1]);
});

test("what is still on its way can be taken back, and each press on Undo counts", async () => {
  const game = await decided("play R1");
  void game.decide("play R1");
  expect([game.sent, game.canUndo]).toEqual(["play R1", true]);
  await Promise.all([game.undo(), game.undo()]);
  expect([game.tried?.step, game.legal]).toEqual([0, ["play R1", "end"]]);
});

test("whoever starts again while a decision is on its way starts at the position", async () => {
  const game = await begun();
  void game.decide("play R1");
  await game.restart();
  expect(game.tried?.step).toBe(0);
});

test("a goal that is reached is remembered on the device, once", async () => {
  await decided("play R1", "end");
  await decided("play R1", "end");
  expect(device.all.lessons).toEqual(["thresholds"]);
});

test("a goal that was missed is not remembered", async () => {
  await decided("end");
  expect(device.all.lessons).toEqual([]);
});

test("when the rules cannot be loaded, the position stays and the decision can be made again", async () => {
  const game = await begun();
  ask.mockRejectedValueOnce(new Denied("offline", "gone"));
  game.decide("play R1");
  await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledOnce());
  expect([game.tried?.step, game.legal]).toEqual([0, ["play R1", "end"]]);
});
