/** Tables of this device: whole games against bots, what is saved, and what bots are told. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { load, loadAdvisor, loadBots, type Advisor, type Bots, type Rules } from "../../../packages/impera-js/src/index.ts";
import type { FromViewer, NewTable, Phrase, Said, ToViewer } from "../wire/messages";
import { Conflict, Memory, type Store } from "./store";
import { LocalTables } from "./tables";
import type { Thought, ToThink } from "./thinking";

const PACKAGE = "../packages/impera-js/src";
const rules: Rules = await load(readFileSync(`${PACKAGE}/game.wasm`));
const bots: Bots = await loadBots(readFileSync(`${PACKAGE}/bots.wasm`));
const advisor: Advisor = await loadAdvisor(readFileSync(`${PACKAGE}/bots.wasm`));

/** Everything that was sent to threads, as they get it. */
let told: ToThink[] = [];
let failures = 0;
/** Whether threads think for ever. */
let isSlow = false;

/** A thread that thinks at once. */
class FakeWorker {
  onmessage: ((message: { data: Thought }) => void) | null = null;
  onerror: unknown = null;
  terminate(): void {
    this.onmessage = null;
  }
  postMessage(question: ToThink): void {
    const given = structuredClone(question);
    told.push(question);
    if (isSlow) return;
    const thought: Thought = failures-- > 0 ? { id: given.id, problem: "no network" } : { id: given.id, answer: answerTo(given) };
    queueMicrotask(() => this.onmessage?.({ data: thought }));
  }
}

/** The network is not part of the sources: what it says is made up here, and compared with Python's elsewhere. */
function answerTo(question: ToThink) {
  if (question.kind === "decision") return bots.make(question.level, { seed: question.seed }).decide(question.observation);
  if (question.kind === "tree") return bots.tree(question.level, { seed: question.seed }, question.tree, question.observation);
  if (question.kind === "reply") return bots.agrees(question.level, { seed: question.seed }, question.observation, question.asked);
  if (question.kind === "at-once") return bots.atOnce(question.observation);
  if (question.kind === "threats") return advisor.threats(question.observation);
  if (question.kind === "review") return { points: [], costs: [], decided: null, trials: question.played.decisions.length, simulations: 0 };
  return { seat: 0, advice: [], alike: 1, reason: { why: "nothing-better" as const } };
}

/** Deals and names are the same in every run, and no two are alike. */
let drawn = 0;
function draw<Drawn extends ArrayBufferView | null>(numbers: Drawn): Drawn {
  if (numbers instanceof BigUint64Array) numbers.forEach((_, place) => (numbers[place] = BigInt(++drawn)));
  else if (numbers instanceof Uint8Array) numbers.forEach((_, place) => (numbers[place] = ++drawn));
  return numbers;
}

beforeEach(() => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation(draw);
  told = [];
  failures = 0;
  isSlow = false;
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bot = { kind: "bot", level: "trader" } as const;
const ALONE: NewTable = { options: { players: 2 }, seats: [{ kind: "person" }, bot], name: "Ada", aids: true };

/** A person at a table: what they hear, and what they can decide. */
class Sitter {
  readonly heard: ToViewer[] = [];
  readonly troubles: (string | null)[] = [];
  line: { send(message: FromViewer): boolean; close(): void } | null = null;

  async sit(tables: LocalTables, table: string, seat: number | null): Promise<this> {
    const hearing = {
      heard: (message: ToViewer) => this.heard.push(message),
      line: () => undefined,
      trouble: (code: string | null) => this.troubles.push(code),
    };
    this.line = await tables.connect(table, seat, hearing);
    return this;
  }

  get now() {
    return this.heard.findLast((message) => "asked" in message);
  }

  get ask() {
    return this.now?.ask ?? null;
  }

  async decide(decision = this.ask?.legal[0] ?? ""): Promise<void> {
    const before = this.heard.length;
    this.line?.send({ type: "decide", number: this.ask?.number ?? 0, decision });
    await vi.waitFor(() => expect(this.heard.length).toBeGreaterThan(before));
  }

  /** Decide whenever it is this person's turn, until the game is over, or as often as is said. */
  async play(most = Infinity): Promise<void> {
    for (let made = 0; made < most && !this.now?.view?.outcome; made++) {
      await vi.waitFor(() => expect(this.ask?.legal.length || this.now?.view?.outcome).toBeTruthy());
      if (this.ask?.legal.length) await this.decide();
    }
  }
}

async function seated(wanted: NewTable = ALONE, store: Store = new Memory()) {
  const tables = new LocalTables(rules, store);
  const { table, seat } = await tables.makeTable(wanted);
  return { tables, table, store, sitter: await new Sitter().sit(tables, table, seat) };
}

test("a game against bots is played to its end, and its record leads there again", async () => {
  const { tables, table, sitter } = await seated({ ...ALONE, options: { players: 2, max_turns: 12 } });
  await sitter.play();
  const outcome = sitter.now?.view?.outcome;
  expect(outcome).toBeTruthy();
  expect(rules.replay(await rules.read(await tables.record(table))).outcome).toEqual(outcome);
  expect((await tables.replay({ kind: "table", table, secret: null })).moments.at(-1)?.view.outcome).toEqual(outcome);
});

test("how a game stands is known by the name of its deal, and when it was finished does not change later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(1_794_916_800_000);
  const tables = new LocalTables(rules, new Memory());
  const options = { players: 2, max_turns: 2 };
  const { table } = await tables.dealt({ name: "daily-2026-11-17", seed: 7n, salt: "salt" }, { ...ALONE, options });
  const sitter = await new Sitter().sit(tables, table, 0);
  expect(await tables.stands("daily-2026-11-17")).toMatchObject({ table, outcome: null });
  await sitter.play();
  const over = await tables.stands("daily-2026-11-17");
  expect(over?.outcome).toEqual(sitter.now?.view?.outcome);
  expect(over?.decided).toBeGreaterThanOrEqual(1_794_916_800);
  expect(over?.decided).toBeLessThanOrEqual(Date.now() / 1000);
  vi.setSystemTime(1_795_000_000_000);
  await tables.rematch(table);
  expect(await tables.stands("daily-2026-11-17")).toEqual(over);
  expect(await tables.stands("daily-2026-11-18")).toBeNull();
});

test("a game goes on after a reload where it was, with everything that was told", async () => {
  const { table, store, sitter } = await seated();
  await sitter.play(5);
  const before = sitter.now;
  sitter.line?.close();
  const again = await new Sitter().sit(new LocalTables(rules, store), table, 0);
  expect(again.now).toMatchObject({ number: before?.number, view: before?.view, ask: before?.ask });
  const eventsOf = (messages: readonly ToViewer[]) => messages.flatMap((message) => ("events" in message ? message.events : []));
  expect(eventsOf(again.heard)).toEqual(eventsOf(sitter.heard));
});


describe("bots answer phrases", () => {
  const says = (sitter: Sitter, phrase: Phrase, seat: number | null = null, domain: Said["domain"] = null) =>
    sitter.line?.send({ type: "say", phrase, seat, domain });
  const saidTo = (sitter: Sitter) => sitter.heard.flatMap((message) => (message.type === "said" && message.seat > 0 ? [message] : []));

  test("a bot says whether it would do what it is asked, once until it has decided", async () => {
    const { sitter } = await seated();
    await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
    says(sitter, "truce", 1);
    await vi.waitFor(() => expect(saidTo(sitter)).toHaveLength(1));
    expect(saidTo(sitter)[0]).toMatchObject({ seat: 1, about: 0, domain: null, phrase: expect.stringMatching(/^(agree|refuse)$/u) as string });
    says(sitter, "leave-domain", 1, "science");
    says(sitter, "hello");
    await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "said", phrase: "hello" }));
    expect(saidTo(sitter)).toHaveLength(1);
  });

  test("all bots answer what is for everybody, and are told what their seat may know", async () => {
    const { sitter } = await seated({ ...ALONE, options: { players: 3 }, seats: [{ kind: "person" }, bot, bot] });
    await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
    says(sitter, "block-domain", null, "science");
    await vi.waitFor(() => expect(saidTo(sitter).map(({ seat }) => seat)).toEqual([1, 2]));
    const [asked] = told.filter(({ kind }) => kind === "reply");
    expect(Object.keys(asked ?? {}).sort()).toEqual(["asked", "id", "kind", "level", "networkFile", "observation", "seed"]);
  });

  test("a blank that names nobody is no trouble", async () => {
    const { sitter } = await seated();
    says(sitter, "truce", 3);
    says(sitter, "bargain", 1);
    says(sitter, "truce", 1);
    await vi.waitFor(() => expect(saidTo(sitter)).toHaveLength(1));
    expect(sitter.troubles).not.toContain("no-bot");
  });
});

test("nothing is told before it is saved", async () => {
  const store = new Memory();
  const { sitter } = await seated(ALONE, store);
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  store.append = async () => {
    throw new Error("the disk is full");
  };
  await sitter.decide();
  expect(sitter.heard.at(-1)).toMatchObject({ type: "refused", code: "storage" });
});

test("another window's entries are read before one's own are made again", async () => {
  const { table, store, sitter } = await seated();
  await sitter.play(1);
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  const other = await new Sitter().sit(new LocalTables(rules, store), table, 0);
  await other.decide();
  await sitter.decide();
  expect(sitter.heard).toContainEqual(expect.objectContaining({ type: "decided", number: other.now?.number }));
  await expect(store.append(table, [{ number: 1, content: { kind: "begin" }, at: 0 }])).rejects.toThrow(Conflict);
});

test("people who share a device get their own views, and pass it on", async () => {
  const { tables, table } = await seated({ ...ALONE, seats: [{ kind: "person" }, { kind: "person" }] });
  await tables.takeSeat(table, 1, { name: "Bo" });
  const [ada, bo] = [await new Sitter().sit(tables, table, 0), await new Sitter().sit(tables, table, 1)];
  expect([ada.now?.view?.seat, bo.now?.view?.seat]).toEqual([0, 1]);
  const asked = ada.ask ? ada : bo;
  await asked.decide();
  expect([ada.heard.at(-1)?.type, bo.heard.at(-1)?.type]).toEqual(["decided", "decided"]);
});

test("a thread is told what its seat may know, and nothing else", async () => {
  // The two decks differ in the hand of seat 1, and below: to the bot in seat 0 they are the same.
  const decks = [
    ["M1", "R1", "S1", "E1", "E1", "C1", "M1", "R1"],
    ["M1", "R1", "S1", "M1", "R1", "E1", "E1", "C1"],
  ];
  const posted: unknown[] = [];
  for (const deck of decks) {
    const record = await rules.write(rules.gameFromDeck(deck, { players: 2 }).record());
    const tables = new LocalTables(rules, new Memory());
    told = [];
    const { table } = await tables.branch({ kind: "record", record }, { decisions: 0, seat: 1, name: "Ada", level: "trader" });
    const ada = await new Sitter().sit(tables, table, 1);
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    ada.line?.close(); // bots play only while somebody looks
    posted.push({ ...told[0], seed: null });
  }
  const [one, other] = decks.map((deck) => rules.gameFromDeck(deck, { players: 2 }));
  expect(one?.view("everything")).not.toEqual(other?.view("everything"));
  expect(posted[0]).toEqual(posted[1]);
  expect(posted[0]).toEqual({ id: 1, kind: "decision", level: "trader", seed: null, observation: one?.observation(), networkFile: expect.any(String) });
});

test("a bot that could not be loaded is asked again, and people are told", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  failures = 1;
  const { sitter } = await seated({ ...ALONE, seats: [bot, { kind: "person" }] });
  const asking = () => vi.advanceTimersByTimeAsync(100);
  while (!told.length) {
    if (sitter.ask?.legal.length) sitter.line?.send({ type: "decide", number: sitter.ask.number, decision: sitter.ask.legal[0] ?? "" });
    await asking();
  }
  await asking();
  expect(sitter.troubles.at(-1)).toBe("no-bot");
  await vi.advanceTimersByTimeAsync(4000);
  expect(sitter.troubles.at(-1)).toBe("unsaved"); // what remains: memory is not saved
});

test("a clock runs out while somebody looks, and stops while nobody does", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const { tables, table, sitter } = await seated({ ...ALONE, clock: 30 });
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  sitter.line?.close();
  await vi.advanceTimersByTimeAsync(60_000);
  const again = await new Sitter().sit(tables, table, 0);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(again.now?.type).toBe("table");
  await vi.advanceTimersByTimeAsync(2000);
  const since = again.heard.slice(again.heard.findIndex(({ type }) => type === "table"));
  expect(since.find(({ type }) => type === "decided")).toMatchObject({ seat: 0, bot: true });
});

test("whoever leaves while a bot thinks finds it playing when they come back", async () => {
  isSlow = true;
  const { tables, table, sitter } = await seated({ ...ALONE, seats: [bot, { kind: "person" }] });
  while (!told.length) await sitter.play(1);
  sitter.line?.close();
  isSlow = false;
  const again = await new Sitter().sit(tables, table, 1);
  await vi.waitFor(() => expect(again.heard.at(-1)).toMatchObject({ type: "decided", seat: 0, bot: true }));
});

test("a rematch is another table with the same people", async () => {
  const { tables, table, sitter } = await seated({ ...ALONE, options: { players: 2, max_turns: 2 } });
  await sitter.play();
  const again = await tables.rematch(table);
  expect(again).toMatchObject({ status: "running", seating: [{ name: "Ada" }, { level: "trader" }] });
  expect((await tables.rematch(table)).table).toBe(again.table);
});

test.each([
  [{ options: { players: 5 } }, "bad-options"],
  [{ ...ALONE, seats: [bot, bot, bot] }, "too-many-seats"],
  [{ ...ALONE, seats: [{ kind: "bot", level: "king" }] }, "no-such-bot"],
  [{ ...ALONE, name: " \u0007 " }, "no-name"],
] as const)("a table that cannot be is refused: %o", async (wanted, code) => {
  await expect(new LocalTables(rules, new Memory()).makeTable(wanted as NewTable)).rejects.toMatchObject({ code });
});

test("a table that was forgotten is gone", async () => {
  const { tables, table } = await seated();
  await tables.forget(table);
  expect(await tables.connect(table, 0, { heard: () => undefined, line: () => undefined, trouble: () => undefined })).toBeNull();
});

test("a decision is taken back as at a server's table, and not after it showed something hidden", async () => {
  const { sitter } = await seated();
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  const question = sitter.ask;
  const harmless = question?.legal.find((decision) => !question.ends_undo?.includes(decision)) ?? "";
  await sitter.decide(harmless);
  expect(sitter.ask).toMatchObject({ undo: true, no_undo: null });
  const number = sitter.now?.number;
  sitter.line?.send({ type: "undo", number: sitter.ask?.number ?? 0 });
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "undone", seat: 0, undone: number }));
  expect(sitter.ask?.legal).toEqual(question?.legal);
  sitter.line?.send({ type: "undo", number: sitter.ask?.number ?? 0 });
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "refused", code: "no-undo" }));
});

test("a hint is found by what the seat may know, for the question that is open", async () => {
  const { sitter } = await seated();
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  const number = sitter.ask?.number ?? 0;
  told = [];
  sitter.line?.send({ type: "ask-hint", number });
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "hint", number, alike: 1 }));
  expect(told).toEqual([{ id: 1, kind: "hint", seed: BigInt(number), observation: expect.any(Object), networkFile: expect.any(String) }]);
  sitter.line?.send({ type: "ask-hint", number: number + 1 });
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "refused", code: "stale" }));
});

test("threats are told to whoever asks, by what they may know", async () => {
  const { sitter } = await seated();
  sitter.line?.send({ type: "ask-threats" });
  await vi.waitFor(() => expect(sitter.heard).toContainEqual(expect.objectContaining({ type: "threats", rivals: [], own: [] })));
});

test("a table without aids has neither hints nor threats", async () => {
  const { sitter } = await seated({ ...ALONE, aids: false });
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  for (const asked of [{ type: "ask-threats" }, { type: "ask-hint", number: sitter.ask?.number ?? 0 }] as const) {
    sitter.line?.send(asked);
    await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "refused", code: "no-hints" }));
  }
});

test("a hint that cannot be thought of is refused, and can be asked for again", async () => {
  const { sitter } = await seated();
  await vi.waitFor(() => expect(sitter.ask?.legal.length).toBeTruthy());
  failures = 1;
  const asked = { type: "ask-hint", number: sitter.ask?.number ?? 0 } as const;
  sitter.line?.send(asked);
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "refused", code: "no-advice" }));
  sitter.line?.send(asked);
  await vi.waitFor(() => expect(sitter.heard.at(-1)).toMatchObject({ type: "hint" }));
});

describe("a record that begins from a position", () => {
  test("is replayed, and played on here", async () => {
    const { tables } = await seated();
    const game = await rules.gameFromPosition({ players: 2, deck: ["M1", "S1"], seats: [{ hand: ["R1"] }, { hand: ["E1"] }] });
    game.play("play R1");
    const record = await rules.write(game.record(["Ada", "Bo"]));
    const { begins, seed, moments } = await tables.replay({ kind: "record", record });
    expect([begins, seed, moments.length]).toEqual(["position", null, 2]);
    const { table } = await tables.branch({ kind: "record", record }, { decisions: 1, seat: 0, name: "Ada", level: "trader" });
    expect((await tables.summary(table)).asked).toEqual([0]);
  });

  test("is not played on in the middle of the pick in which it begins", async () => {
    const { tables } = await seated();
    const game = rules.newGame({ players: 2, deal: "draft", seed: 1, first: 0 });
    const packets = [0, 1].map((seat) => game.view(seat).draft?.packet ?? []);
    const [kept = "", ...left] = packets[0] ?? [];
    const draft = { ask: "keep", asked: 1, packets: [left, packets[1]] };
    const middle = await rules.gameFromPosition({ players: 2, deal: "draft", seat: 1, deck: game.deck, seats: [{ hand: [kept] }], draft });
    const record = await rules.write(middle.record());
    const wanted = { decisions: 0, seat: 0, name: "Ada", level: "trader" };
    await expect(tables.branch({ kind: "record", record }, wanted)).rejects.toMatchObject({ code: "in-a-pick" });
  });
});

test("a finished game is reviewed from its beginning, with all decisions", async () => {
  const { tables, table, sitter } = await seated({ ...ALONE, options: { players: 2, max_turns: 4 } });
  await sitter.play();
  const { decisions } = await rules.read(await tables.record(table));
  expect(await tables.review({ kind: "table", table, secret: null })).toMatchObject({ trials: decisions.length });
});
