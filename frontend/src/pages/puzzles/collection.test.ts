import { readFileSync } from "node:fs";

import { expect, test, vi } from "vitest";

import { loadBots, type Bots } from "../../../../packages/impera-js/src/index.ts";
import type { Thought, ToThink } from "../../local/thinking";
import { puzzles, type Collection } from "./collection";

const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);

interface Golden {
  readonly puzzle: string;
  readonly decisions: readonly string[];
  readonly status: string;
}

const { file, attempts } = JSON.parse(readFileSync(at("tests/golden/puzzles.json"), "utf-8")) as { file: Collection; attempts: Golden[] };
const bots: Bots = await loadBots(readFileSync(at("packages/impera-js/src/bots.wasm")));

/** A thread that answers at once. */
class FakeWorker {
  onmessage: ((message: { data: Thought }) => void) | null = null;
  postMessage(question: ToThink): void {
    if (question.kind !== "at-once") throw new TypeError(question.kind);
    const thought: Thought = { id: question.id, answer: bots.atOnce(question.observation) };
    queueMicrotask(() => this.onmessage?.({ data: thought }));
  }
}

vi.stubGlobal("Worker", FakeWorker);
vi.stubGlobal("location", new URL("http://impera.test/puzzles"));
vi.mock("../../wire/api", async (original) => ({
  ...(await original<typeof import("../../wire/api")>()),
  file: async () => file,
  fetched: async () => new Response(readFileSync(at("packages/impera-js/src/game.wasm"))),
}));

/** An attempt as the golden file has it. */
async function shortly({ puzzle, decisions }: Golden): Promise<unknown> {
  const { status, legal, events } = await puzzles.tried(puzzle, decisions);
  return { puzzle, decisions, status, legal, events: events.map(({ event }) => event) };
}

test.each(file.puzzles.map(({ name, goal, players }) => [goal, players, name]))(
  "a puzzle to %s among %i is judged as Python judges it: %s",
  async (_goal, _players, name) => {
    const lines = attempts.filter(({ puzzle }) => puzzle === name);
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["going", "reached", "missed"]));
    expect(await Promise.all(lines.map(shortly))).toEqual(lines);
  },
);

test("the solution is the one that comes with the puzzle, and others are not there", async () => {
  const [first] = file.puzzles;
  expect(await puzzles.solution(first?.name ?? "")).toEqual({
    puzzle: first?.name,
    decisions: first?.decisions,
    effects: first?.effects,
    tried: first?.tried,
  });
  await expect(puzzles.solution("nothing")).rejects.toMatchObject({ code: "no-such-puzzle" });
});
