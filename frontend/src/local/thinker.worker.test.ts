/** The thread in which bots think, and the further ones that it starts. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { load } from "../../../packages/impera-js/src/index.ts";
import { TEXTS } from "../../../packages/impera-js/src/readers.ts";
import type { Thought, ToThink } from "./thinking";

const PACKAGE = "../packages/impera-js/src";
const rules = await load(readFileSync(`${PACKAGE}/game.wasm`));
const game = rules.newGame({ players: 2, seed: 4 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Asks for a decision of an emperor on a device with so many cores: the threads it starts, what they are asked, and the answer. */
async function decided(cores: number, last: string): Promise<{ begun: unknown[]; asked: ToThink[]; told: Thought }> {
  const begun: unknown[] = [];
  const asked: ToThink[] = [];
  /** A thread whose tree visited the last decision more often than any other tree can visit another. */
  class OtherThread {
    onmessage: ((message: { data: Thought }) => void) | null = null;
    constructor(...given: unknown[]) {
      begun.push(given);
    }
    postMessage(question: ToThink): void {
      asked.push(question);
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

  ask({ data: { kind: "decision", id: 7, level: "emperor", seed: 5n, observation: game.observation(), networkFile: "" } });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  return { begun, asked, told: told.mock.calls[0]?.[0] as Thought };
}

test("the second tree of an emperor grows in another thread, and both decide together", async () => {
  const [last = ""] = game.legal().toReversed();
  const { begun, asked, told } = await decided(3, last);
  expect(told).toEqual({ id: 7, answer: last });
  expect(begun).toEqual([[location.href, { type: "module" }]]);
  const observation = game.observation();
  expect(asked).toEqual([{ kind: "tree", id: 7, level: "emperor", seed: 5n, observation, networkFile: "", tree: 1 }]);
});

test("where two trees would leave no core to the page, they grow one after the other", async () => {
  const { begun, told } = await decided(2, "");
  expect(begun).toEqual([]);
  expect(told).toEqual({ id: 7, answer: expect.toBeOneOf([...game.legal()]) });
});
