/** The thread in which bots think, and the further ones that it starts. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { load } from "../../../packages/impera-js/src/index.ts";
import { TEXTS } from "../../../packages/impera-js/src/readers.ts";
import type { QuickHint, Thought, ToThink } from "./thinking";

const PACKAGE = "../packages/impera-js/src";
const rules = await load(readFileSync(`${PACKAGE}/game.wasm`));
const game = rules.newGame({ players: 2, seed: 4 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Asks for a decision of an emperor on a device with so many cores: the threads it starts, what they are asked, and the answer. So
 * many of the first threads break, and after each the decision is asked for again.
 */
async function decided(cores: number, last: string, broken = 0): Promise<{ begun: unknown[]; asked: ToThink[]; told: Thought[] }> {
  const begun: unknown[] = [];
  const asked: ToThink[] = [];
  /** A thread whose tree visited the last decision more often than any other tree can visit another. */
  class OtherThread {
    onmessage: ((message: { data: Thought }) => void) | null = null;
    onerror: ((message: { message: string }) => void) | null = null;
    isBroken = begun.length < broken;
    hasEnded = false;
    constructor(...given: unknown[]) {
      begun.push(given);
    }
    terminate(): void {
      this.hasEnded = true;
    }
    postMessage(question: ToThink): void {
      asked.push(question);
      if (this.isBroken) queueMicrotask(() => this.onerror?.({ message: "it was not loaded" }));
      if (this.isBroken || this.hasEnded) return;
      const answer = [{ decision: (TEXTS as readonly string[]).indexOf(last), visits: 1e9 }];
      queueMicrotask(() => this.onmessage?.({ data: { id: question.id, answer } }));
    }
  }
  let ask: (message: { data: ToThink }) => void = () => undefined;
  const told = vi.fn<(thought: Thought) => void>();
  vi.stubGlobal("Worker", OtherThread);
  vi.stubGlobal("fetch", async () => new Response(readFileSync(`${PACKAGE}/bots.wasm`)));
  vi.stubGlobal("addEventListener", (_: string, heard: typeof ask) => (ask = heard));
  vi.stubGlobal("postMessage", told);
  vi.stubGlobal("navigator", { hardwareConcurrency: cores });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 500)); // its own trees grow for a moment only
  vi.resetModules();
  await import("./thinker.worker");

  for (let times = 1; times <= broken + 1; times++) {
    ask({ data: { kind: "decision", id: 7, level: "emperor", seed: 5n, observation: game.observation(), networkFile: "" } });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(times));
  }
  return { begun, asked, told: told.mock.calls.map(([thought]) => thought) };
}

test("the second tree of an emperor grows in another thread, and both decide together", async () => {
  const [last = ""] = game.legal().toReversed();
  const { begun, asked, told } = await decided(3, last);
  expect(told).toEqual([{ id: 7, answer: last }]);
  expect(begun).toEqual([[location.href, { type: "module" }]]);
  const observation = game.observation();
  expect(asked).toEqual([{ kind: "tree", id: 7, level: "emperor", seed: 5n, observation, networkFile: "", tree: 1 }]);
});

test("where two trees would leave no core to the page, they grow one after the other", async () => {
  const { begun, told } = await decided(2, "");
  expect(begun).toEqual([]);
  expect(told).toEqual([{ id: 7, answer: expect.toBeOneOf([...game.legal()]) }]);
});

test("a thread that broke is replaced when the decision is asked for again", async () => {
  const [last = ""] = game.legal().toReversed();
  const { begun, told } = await decided(3, last, 1);
  expect(told).toEqual([
    { id: 7, problem: "Error: it was not loaded" },
    { id: 7, answer: last },
  ]);
  expect(begun).toHaveLength(2);
});

/** What a hint is, if the network answers in this way. */
async function hinted(network: () => Promise<Response>): Promise<Thought> {
  let ask: (message: { data: ToThink }) => void = () => undefined;
  const told = vi.fn<(thought: Thought) => void>();
  vi.stubGlobal("fetch", (file: string) => (file === "network" ? network() : Promise.resolve(new Response(readFileSync(`${PACKAGE}/bots.wasm`)))));
  vi.stubGlobal("addEventListener", (_: string, heard: typeof ask) => (ask = heard));
  vi.stubGlobal("postMessage", told);
  vi.resetModules();
  await import("./thinker.worker");
  ask({ data: { kind: "hint", id: 7, seed: 5n, observation: game.observation(), networkFile: "network" } });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 10_000);
  return told.mock.calls[0]?.[0] as Thought;
}

test.each([
  ["is still on its way", () => new Promise<Response>(() => undefined)],
  ["cannot be fetched", () => Promise.reject(new Error("offline"))],
])("a hint is a quick look without chances if the network %s", async (_, network) => {
  const { answer } = (await hinted(network)) as Extract<Thought, { answer: unknown }>;
  const { advice, ...more } = answer as QuickHint;
  expect(more).toEqual({ alike: 1, reason: { why: "nothing-better" }, isQuick: true });
  expect(game.legal()).toContain(advice[0]?.decision);
  expect(new Set(advice.map(({ chance }) => chance))).toEqual(new Set([null]));
});
