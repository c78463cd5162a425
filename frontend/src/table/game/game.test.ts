/** How a table is followed: what is shown when, and what is sent. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import golden from "../../../../tests/golden/words.json?raw";
import { device } from "../../device/device.svelte";
import type { AnyEvent, Decided, FromViewer, Table, ToViewer, View } from "../../wire/messages";
import { TableGame } from "./game.svelte";

let hear: (message: ToViewer) => void;
const sent: FromViewer[] = [];
const nothing = () => undefined;
vi.mock("../board/flight", () => ({ fly: async (change: () => void) => change() }));
vi.mock("../../wire/line", () => ({
  openLine(_: string, __: unknown, hearing: { heard: typeof hear; line: (line: string) => void }) {
    hear = hearing.heard;
    hearing.line("open");
    const send = (message: FromViewer) => !!sent.push(message);
    return { send, close: nothing };
  },
}));

const [first] = JSON.parse(golden) as { now: View }[];
const view: View = { ...(first?.now as View), seat: 0, legal: [] };
const happened = vi.fn<(events: readonly AnyEvent[], isOwn: boolean) => void>();

let number = 0;
let game: TableGame;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sent.length = 0;
  number = 0;
  device.set({ pace: "normal", motion: "off" });
  game = new TableGame("table", 0, { happened, said: nothing, refused: nothing, hinted: nothing, threatened: nothing });
  const terms = { aids: false } as Table["terms"];
  hear({ type: "table", number: 0, seat: 0, seating: [], terms, table: "table", view, ask: null, asked: [1], blocked: [] } as unknown as Table);
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
});

/** Somebody decided; afterwards a seat is asked something. */
function decided(seat: number, event: string, then: number, ask: string, legal: string[] = []): void {
  number += 1;
  const question = { seat: then, ask, effect: null, need: 2, plays: 0, target: null, cost: null };
  const asked = legal.length ? { number, legal, undo: true, no_undo: null, ends_undo: [], until: null } : null;
  const events = [{ event, seat, turn: 1 }] as unknown as AnyEvent[];
  hear({ type: "decided", number, seat, bot: seat > 0, events, reveal: null, asked: [then], ask: asked, view: { ...view, question } } as unknown as Decided);
}

/** The events of everything that was shown so far. */
const shown = () => happened.mock.calls.map(([events]) => events.map(({ event }) => event));

test("without motion others' actions keep their time", async () => {
  decided(1, "played", 1, "menu");
  decided(1, "used", 1, "menu");
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual([["played"]]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toEqual([["played"], ["used"]]);
});

test("all of one action is shown at once", async () => {
  decided(1, "used", 1, "choose-place");
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual([]);
  decided(1, "embargo-laid", 1, "menu");
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([["used", "embargo-laid"]]);
});

test("an action that its player thinks about is shown as far as it is", async () => {
  decided(1, "used", 1, "choose-place");
  await vi.advanceTimersByTimeAsync(800);
  expect(shown()).toEqual([["used"]]);
});

test("nobody waits long for a question that has been asked, however much happened before it", async () => {
  for (let more = 0; more < 30; more++) decided(1, "used", 1, "menu");
  decided(1, "turn-ended", 0, "play", ["play M1"]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(game.legal).toEqual(["play M1"]);
});

test("a question is there at once when nothing is left to show", async () => {
  decided(1, "turn-ended", 0, "play", ["play M1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([game.legal, game.isBehind]).toEqual([["play M1"], false]);
});

test("what others did before an own decision is no news after it", async () => {
  decided(1, "turn-ended", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(game.latest).not.toBeNull();
  game.decide("end");
  decided(0, "turn-ended", 1, "play");
  await vi.advanceTimersByTimeAsync(0);
  expect(game.latest).toBeNull();
});

test("whoever has passed the device on is told nothing more", async () => {
  decided(1, "turn-ended", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  happened.mockClear();
  decided(0, "drew", 1, "play");
  game.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([]);
});

test("cards that were ticked together are sent one by one and shown at once", async () => {
  decided(1, "turn-ended", 0, "discard-hand", ["discard M1", "discard R1"]);
  await vi.advanceTimersByTimeAsync(0);
  happened.mockClear();
  game.decide("discard M1", ["discard R1"]);
  decided(0, "discarded", 0, "discard-hand", ["discard R1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), game.legal]).toEqual([[], []]);
  decided(0, "discarded", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), game.legal]).toEqual([[["discarded", "discarded"]], ["end"]]);
  expect(sent.filter(({ type }) => type === "decide").map((each) => "decision" in each && each.decision)).toEqual(["discard M1", "discard R1"]);
});
