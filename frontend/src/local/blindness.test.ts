/**
 * Two games that differ only in what a viewer cannot know (`tests/golden/twins.py`): what a table of this device tells
 * that viewer, and what it sends to the threads of bots, hints and threats, is the same, byte for byte.
 */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { serialize } from "node:v8";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { load, RunningGame, type Observation, type Position } from "../../../packages/impera-js/src/index.ts";
import type { FromViewer, Table, ToViewer } from "../wire/messages";
import { Memory } from "./store";
import { LocalTables } from "./tables";
import type { ToThink } from "./thinking";

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
async function tableFrom(position: Position, seat: number): Promise<[LocalTables, string]> {
  drawn = 0;
  sent = [];
  const tables = new LocalTables(rules, new Memory());
  const record = await rules.write((await rules.gameFromPosition(position)).record());
  const { table } = await tables.branch({ kind: "record", record }, { decisions: 0, seat, name: "Ada", level: "trader" });
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
async function advised(position: Position, asked: number, viewer: number | null) {
  const threats = { type: "ask-threats" } as const;
  return looked(await tableFrom(position, viewer ?? asked), viewer, ({ ask }) => [threats, ...(ask ? [{ type: "ask-hint", number: ask.number } as const] : [])]);
}

/** A bot sits in every seat, and somebody watches. */
async function decided(position: Position) {
  const [tables, table] = await tableFrom(position, 0);
  await tables.giveSeat(table, 0, { level: "trader" });
  return (await looked([tables, table], null, () => [])).sent;
}

/** The bot of a viewer's seat is asked for something by the seat that decides. */
async function answered(position: Position, asked: number, viewer: number) {
  return (await looked(await tableFrom(position, asked), asked, () => [{ type: "say", phrase: "truce", seat: viewer }])).sent;
}

/** Everything that depends on what a viewer may know, in one of the two games. */
async function everything(position: Position, asked: number, viewer: number | null) {
  const advice = await advised(position, asked, viewer);
  const ofBots = viewer === asked ? await decided(position) : viewer === null ? [] : await answered(position, asked, viewer);
  // While another seat looks, the bot that decides is told what its own seat may know.
  const ofOthers = viewer === asked ? [] : ["decision"];
  return { heard: advice.heard, sent: [...advice.sent, ...ofBots].filter(([kind]) => !ofOthers.includes(kind)) };
}

/** The kinds of messages to threads in a pair of games, and of those that are not the same in both. */
async function compared({ asked, viewer, positions }: Pair) {
  const [one, other] = [await everything(positions[0], asked, viewer), await everything(positions[1], asked, viewer)];
  const kinds = one.sent.map(([kind]) => kind);
  const leaking = kinds.filter((_, place) => !other.sent[place]?.[1].equals(one.sent[place]?.[1] ?? new Uint8Array()));
  return { kinds, leaking, isHeardTheSame: one.heard.equals(other.heard) };
}

test.each([
  ["the seat that decides", ["decision", "hint", "threats"], ({ asked, viewer }: Pair) => viewer === asked],
  ["another seat", ["hint", "reply", "threats"], ({ asked, viewer }: Pair) => viewer !== null && viewer !== asked],
  ["a spectator", ["threats"], ({ viewer }: Pair) => viewer === null],
])("what is told for %s is the same in both games, at every table", async (_, expected, isOf) => {
  const found = new Set<string>();
  for (const pair of pairs.filter(isOf)) {
    const { kinds, leaking, isHeardTheSame } = await compared(pair);
    expect([pairs.indexOf(pair), leaking, isHeardTheSame]).toEqual([pairs.indexOf(pair), [], true]);
    expect(kinds).toContain("threats");
    for (const kind of kinds) found.add(kind);
  }
  expect([...found].sort()).toEqual(expected);
});

test.each([
  ["observation", ["decision", "hint"]],
  ["known", ["reply", "threats"]],
] as const)("a card of the deck that slips into `%s` would be noticed", async (name, kinds) => {
  const usual = RunningGame.prototype[name] as (this: RunningGame, seat: number) => Observation;
  vi.spyOn(RunningGame.prototype, name).mockImplementation(function (this: RunningGame, seat: number | null) {
    const { seen, hidden } = usual.call(this, seat as number);
    return { seen, hidden: hidden.with(0, this.game.deck[0]?.charCodeAt(0) ?? 0) };
  });
  const leaking = new Set<string>();
  for (const pair of pairs.slice(0, FEW)) for (const kind of (await compared(pair)).leaking) leaking.add(kind);
  expect([...leaking].sort()).toEqual(kinds);
});
