/** Who answers for a record file where there is a server. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { load } from "../../../packages/impera-js/src/index.ts";
import { hasServer } from "../edition";

const FILE = readFileSync("../packages/impera-js/src/game.wasm");
const rules = await load(FILE);
const game = rules.newGame({ players: 2, seed: 4 });
game.play(game.legal()[0] ?? "");
const record = await rules.write(game.record());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page whose server answers, with or without the file of the rules; and the requests that reached the server. */
async function page({ hasRules }: { readonly hasRules: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith(".wasm")) return hasRules ? new Response(FILE) : new Response("", { status: 502 });
    asked.push(address);
    return Response.json({ moments: [] });
  });
  return { games: (await import("./games")).games, asked };
}

test("without its rules, the page lets the server replay a record file", async () => {
  const { games, asked } = await page({ hasRules: false });
  expect(await games.replay({ kind: "record", record })).toEqual({ moments: [] });
  expect(asked).toEqual([expect.stringMatching(/\/api\/replay$/u)]);
});

test("the page replays a record file itself, also where there is a server", async () => {
  const { games, asked } = await page({ hasRules: true });
  expect(hasServer).toBe(true);
  expect((await games.replay({ kind: "record", record })).moments).toHaveLength(2);
  expect(asked).toEqual([]);
});

test("what is no record is refused by the page, and no server is asked", async () => {
  const { games, asked } = await page({ hasRules: true });
  await expect(games.replay({ kind: "record", record: "nothing" })).rejects.toMatchObject({ code: "unreadable-record" });
  expect(asked).toEqual([]);
});
