/** The thread in which bots think, and the further ones that it starts. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { load } from "../../../packages/impera-js/src/index.ts";
import { TEXTS } from "../../../packages/impera-js/src/readers.ts";
import type { Thought, ToThink } from "./thinking";

const PACKAGE = "../packages/impera-js/src";
const rules = await load(readFileSync(`${PACKAGE}/game.wasm`));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the second tree of an emperor grows in another thread, and both decide together", async () => {
  const begun: unknown[] = [];
  const asked: ToThink[] = [];
  const game = rules.newGame({ players: 2, seed: 4 });
  const [last = ""] = game.legal().toReversed();
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
  const told = vi.fn();
  vi.stubGlobal("Worker", OtherThread);
  vi.stubGlobal("fetch", async () => new Response(readFileSync(`${PACKAGE}/bots.wasm`)));
  vi.stubGlobal("addEventListener", (_: string, heard: typeof ask) => (ask = heard));
  vi.stubGlobal("postMessage", told);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 500)); // its own tree grows for a moment only
  await import("./thinker.worker");

  const observation = game.observation();
  ask({ data: { kind: "decision", id: 7, level: "emperor", seed: 5n, observation, networkFile: "" } });
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ id: 7, answer: last }));
  expect(begun).toEqual([[location.href, { type: "module" }]]);
  expect(asked).toEqual([{ kind: "tree", id: 7, level: "emperor", seed: 5n, observation, networkFile: "", tree: 1 }]);
});
