/**
 * Two games that differ only in what a viewer cannot know (`tests/golden/twins.py`): what a table of this device tells
 * that viewer, and what it sends to the threads of bots, hints and threats, is the same, byte for byte.
 */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { serialize } from "node:v8";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { load, RunningGame, type Observation, type Position, type Rules } from "../../../packages/impera-js/src/index.ts";
import { attempt } from "../pages/learn/attempt";
import type { Lesson } from "../pages/learn/course";
import { PLAYER } from "../pages/learn/facts";
import type { FromViewer, Table, ToViewer } from "../wire/messages";
import { Memory } from "./store";
import { LocalTables } from "./tables";
import { Thinker, type ToThink } from "./thinking";

interface Moment {
  readonly asked: number;
  readonly position: Position;
  readonly twins: readonly { readonly viewer: number | null; readonly position: Position }[];
}

const rules = await load(readFileSync("../packages/impera-js/src/game.wasm"));
const moments = JSON.parse(readFileSync("../tests/golden/twins.json", "utf8")) as readonly Moment[];
const pairs = moments.flatMap(({ asked, position, twins }) =>
  twins.map((twin) => ({ asked, viewer: twin.viewer, positions: [position, twin.position] as const })),
);

type Pair = (typeof pairs)[number];

/** A bot that plays by rules of thumb, and one that plays by the network. */
const LEVELS = ["trader", "sage"] as const;
type Level = (typeof LEVELS)[number];

/** Pairs of the first table: so many suffice to notice a leak. */
const FEW = 9;

/** Everything that was sent to threads, as bytes. */
let sent: [ToThink["kind"], Buffer][] = [];

/** A thread that thinks for ever. */
class Thread {
  terminate(): void {
    return undefined;
  }
  postMessage(question: ToThink): void {
    sent.push([question.kind, serialize(question)]);
  }
}

/** Names and seeds of tables: the same for both games. */
let drawn = 0;
function draw<Drawn extends ArrayBufferView | null>(numbers: Drawn): Drawn {
  if (numbers instanceof BigUint64Array) numbers.forEach((_, place) => (numbers[place] = BigInt(++drawn)));
  else if (numbers instanceof Uint8Array) numbers.forEach((_, place) => (numbers[place] = ++drawn));
  return numbers;
}

beforeEach(() => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation(draw);
  vi.stubGlobal("Worker", Thread);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A table that continues from a position, with a person in a seat and bots in the others. */
async function tableFrom(position: Position, seat: number, level: Level): Promise<[LocalTables, string]> {
  drawn = 0;
  sent = [];
  const tables = new LocalTables(rules, new Memory());
  const record = await rules.write((await rules.gameFromPosition(position)).record());
  const { table } = await tables.branch({ kind: "record", record }, { decisions: 0, seat, name: "Ada", level });
  return [tables, table];
}

/** What somebody hears who looks at a table and sends messages, and what threads are sent then. */
async function looked([tables, table]: [LocalTables, string], seat: number | null, says: (whole: Table) => readonly FromViewer[]) {
  const heard: ToViewer[] = [];
  const hearing = { heard: (message: ToViewer) => heard.push(message), line: () => undefined, trouble: () => undefined };
  const line = await tables.connect(table, seat, hearing);
  const messages = says(heard.find((message) => message.type === "table") as Table);
  for (const message of messages) line?.send(message);
  await new Promise((done) => setTimeout(done)); // what is sent is answered in this task
  const found = { heard: serialize(heard), sent };
  line?.close();
  return found;
}

/** The viewer looks, and asks for threats and, if it has to decide, for a hint. */
async function advised(position: Position, asked: number, viewer: number | null, level: Level) {
  const threats = { type: "ask-threats" } as const;
  return looked(await tableFrom(position, viewer ?? asked, level), viewer, ({ ask }) => [threats, ...(ask ? [{ type: "ask-hint", number: ask.number } as const] : [])]);
}

/** A bot sits in every seat, and somebody watches. */
async function decided(position: Position, level: Level) {
  const [tables, table] = await tableFrom(position, 0, level);
  await tables.giveSeat(table, 0, { level });
  return (await looked([tables, table], null, () => [])).sent;
}

/** The bot of a viewer's seat is asked for something by the seat that decides. */
async function answered(position: Position, asked: number, viewer: number, level: Level) {
  return (await looked(await tableFrom(position, asked, level), asked, () => [{ type: "say", phrase: "truce", seat: viewer }])).sent;
}

/** Everything that depends on what a viewer may know, in one of the two games. */
async function everything(position: Position, asked: number, viewer: number | null, level: Level) {
  const advice = await advised(position, asked, viewer, level);
  const ofBots = viewer === asked ? await decided(position, level) : viewer === null ? [] : await answered(position, asked, viewer, level);
  // While another seat looks, the bot that decides is told what its own seat may know.
  const ofOthers = viewer === asked ? [] : ["decision"];
  return { heard: advice.heard, sent: [...advice.sent, ...ofBots].filter(([kind]) => !ofOthers.includes(kind)) };
}

/** The kinds of messages to threads in a pair of games, and of those that are not the same in both. */
async function compared({ asked, viewer, positions }: Pair, level: Level = "trader") {
  const [one, other] = [await everything(positions[0], asked, viewer, level), await everything(positions[1], asked, viewer, level)];
  const kinds = one.sent.map(([kind]) => kind);
  const leaking = kinds.filter((_, place) => !other.sent[place]?.[1].equals(one.sent[place]?.[1] ?? new Uint8Array()));
  return { kinds, leaking, isHeardTheSame: one.heard.equals(other.heard) };
}

/** A puzzle that goes on until the other seat is asked. */
const PUZZLE = { name: "puzzle", state: "", ledger: "", steps: [], misses: [], others_prefer: "", reached: "" };

/** What a thread is asked for the seat after the player's, once the player of a puzzle has made these decisions. */
async function askedFrom(position: Position, decisions: readonly string[]) {
  sent = [];
  const game = await rules.gameFromPosition(position);
  const thinker = new Thinker();
  const begun = { gameFromSituation: () => game } as unknown as Rules;
  void attempt(begun, { ...PUZZLE, options: game.options } as Lesson, decisions, (observation) => thinker.atOnce(observation));
  return sent;
}

/** Decisions with which the player can end the turn in both games; null if there are none. */
async function turnIn(positions: readonly Position[]): Promise<string[] | null> {
  const games = await Promise.all(positions.map(async (position) => rules.gameFromPosition(position)));
  const decisions: string[] = [];
  while (games.every(({ seat }) => seat === PLAYER)) {
    const [common = [], ...others] = games.map((game) => game.legal());
    const both = common.filter((decision) => others.every((each) => each.includes(decision)));
    const decision = both.includes("end") ? "end" : both[0];
    if (decision === undefined) return null;
    for (const game of games) game.play(decision);
    decisions.push(decision);
  }
  return games.every(({ seat }) => seat === PLAYER + 1) ? decisions : null;
}

/** What a thread is asked for a rival in a puzzle from each of two positions; null if no turn is possible in both. */
async function askedInPuzzles({ positions }: Pair) {
  const decisions = await turnIn(positions);
  return decisions && [await askedFrom(positions[0], decisions), await askedFrom(positions[1], decisions)];
}

const ofRivals = pairs.filter(({ asked: decides, viewer }) => decides === PLAYER && viewer === PLAYER + 1);

test("a rival in a puzzle is asked the same in both games", async () => {
  let tried = 0;
  for (const pair of ofRivals) {
    const found = await askedInPuzzles(pair);
    if (!found) continue;
    expect(found[0]?.map(([kind]) => kind)).toEqual(["at-once"]);
    expect([pairs.indexOf(pair), found[1]]).toEqual([pairs.indexOf(pair), found[0]]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(3);
});

describe.each(LEVELS)("with bots of the level %s", (level) => {
  test.each([
    ["the seat that decides", ["decision", "hint", "threats"], ({ asked, viewer }: Pair) => viewer === asked],
    ["another seat", ["hint", "reply", "threats"], ({ asked, viewer }: Pair) => viewer !== null && viewer !== asked],
    ["a spectator", ["threats"], ({ viewer }: Pair) => viewer === null],
  ])("what is told for %s is the same in both games, at every table", async (_, expected, isOf) => {
    const found = new Set<string>();
    for (const pair of pairs.filter(isOf)) {
      const { kinds, leaking, isHeardTheSame } = await compared(pair, level);
      expect([pairs.indexOf(pair), leaking, isHeardTheSame]).toEqual([pairs.indexOf(pair), [], true]);
      expect(kinds).toContain("threats");
      for (const kind of kinds) found.add(kind);
    }
    expect([...found].sort()).toEqual(expected);
  });
});

test.each([
  ["observation", ["at-once", "decision", "hint"]],
  ["known", ["reply", "threats"]],
] as const)("a card of the deck that slips into `%s` would be noticed", async (name, kinds) => {
  const usual = RunningGame.prototype[name] as (this: RunningGame, seat: number) => Observation;
  vi.spyOn(RunningGame.prototype, name).mockImplementation(function (this: RunningGame, seat: number | null) {
    const { seen, hidden } = usual.call(this, seat as number);
    return { seen, hidden: hidden.with(0, this.game.deck[0]?.charCodeAt(0) ?? 0) };
  });
  const leaking = new Set<string>();
  for (const pair of pairs.slice(0, FEW)) for (const kind of (await compared(pair)).leaking) leaking.add(kind);
  for (const pair of ofRivals) {
    const [one, other] = (await askedInPuzzles(pair)) ?? [];
    for (const [place, [kind, bytes]] of (one ?? []).entries()) if (!other?.[place]?.[1].equals(bytes)) leaking.add(kind);
  }
  expect([...leaking].sort()).toEqual(kinds);
});
