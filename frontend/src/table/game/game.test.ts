/** How a table is followed: what is shown when, and what is sent. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import golden from "../../../../tests/golden/words.json?raw";
import { chronicle } from "../../chronicle/chronicle.svelte";
import { device } from "../../device/device.svelte";
import type { AnyEvent, Decided, FromViewer, Refused, Table, ToViewer, Undone, View } from "../../wire/messages";
import { FollowedGame } from "./game.svelte";

let hear: (message: ToViewer) => void;
const sent: FromViewer[] = [];
const nothing = () => undefined;
vi.mock("../board/flight", () => ({ fly: async (change: () => void) => change() }));
const countedDay = vi.hoisted(() => vi.fn());
vi.mock("../../deals/counted", () => ({ countedDay }));
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
const opened = vi.fn();
const refused = vi.fn<(refusal: Refused) => void>();

let number = 0;
let game: FollowedGame;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sent.length = 0;
  number = 0;
  device.set({ pace: "normal", motion: "off" });
  game = new FollowedGame("table", 0, { happened, opened, said: nothing, refused, hinted: nothing, threatened: nothing });
  const terms = { aids: false } as Table["terms"];
  hear({ type: "table", number: 0, seat: 0, seating: [], terms, table: "table", view, ask: null, asked: [1], blocked: [] } as unknown as Table);
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
});

/** Somebody decided; afterwards a seat is asked something. */
function decided(seat: number, event: string, then: number, ask: string, legal: string[] = [], no_undo: "revealed" | null = null): void {
  number += 1;
  const question = { seat: then, ask, effect: null, need: 2, plays: 0, target: null, cost: null };
  const asked = legal.length ? { number, legal, undo: no_undo === null, no_undo, ends_undo: ["end"], until: null } : null;
  const events = [{ event, seat, turn: 1 }] as unknown as AnyEvent[];
  hear({ type: "decided", number, seat, bot: seat > 0, events, reveal: null, asked: [then], ask: asked, view: { ...view, question } } as unknown as Decided);
}

/** The person's last decision was taken back. */
function undone(legal: string[]): void {
  const ask = { number: number + 1, legal, undo: false, no_undo: "nothing", ends_undo: [], until: null };
  hear({ type: "undone", number: number + 1, seat: 0, undone: number, asked: [0], ask, view } as unknown as Undone);
  number += 1;
}

/** What was sent of some kinds, and for which question. */
const sentOf = (...kinds: string[]) =>
  sent.filter(({ type }) => kinds.includes(type)).map((each) => [each.type, "number" in each && each.number]);

/** The events of everything that was shown so far. */
const shown = () => happened.mock.calls.map(([events]) => events.map(({ event }) => event));

test("whoever opens a table is told so once, and not at each move", async () => {
  decided(1, "played", 1, "menu");
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("without motion others' actions keep their time", async () => {
  decided(1, "played", 1, "menu");
  decided(1, "used", 1, "menu");
  await vi.advanceTimersByTimeAsync(900);
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
  await vi.advanceTimersByTimeAsync(8000);
  expect(game.legal).toEqual(["play M1"]);
});

test("whoever is told that their turn begins is asked at that moment: the table waits for nobody else", async () => {
  decided(1, "played", 1, "menu");
  decided(1, "turn-began", 0, "play", ["play M1"]);
  const asked = new Set<number | undefined>();
  for (let passed = 0; passed < 4000; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    if (shown().flat().includes("turn-began")) asked.add(game.view?.question?.seat);
  }
  expect([...asked]).toEqual([0]);
});

test("nobody waits longer because what others do comes bit by bit", async () => {
  for (let more = 0; more < 30; more++) {
    decided(1, "used", 1, "menu");
    await vi.advanceTimersByTimeAsync(1200); // each has been shown before the next one comes
  }
  const before = shown().length;
  for (let more = 0; more < 10; more++) decided(1, "used", 1, "menu");
  decided(1, "turn-ended", 0, "play", ["play M1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([before, game.legal]).toEqual([30, ["play M1"]]);
});

test("whoever has decided watches anew", async () => {
  for (let more = 0; more < 30; more++) decided(1, "used", 1, "menu");
  decided(1, "turn-ended", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(9000);
  game.decide("end");
  decided(0, "turn-ended", 1, "play");
  await vi.advanceTimersByTimeAsync(0);
  happened.mockClear();
  decided(1, "played", 1, "menu");
  decided(1, "used", 1, "menu");
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual([["played"]]);
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

test("a press on Undo while a decision is on its way takes that decision back when it is there", async () => {
  decided(1, "turn-ended", 0, "menu", ["use attack", "end"], "revealed");
  await vi.advanceTimersByTimeAsync(0);
  happened.mockClear();
  expect(game.canUndo).toBe(false);
  game.decide("use attack");
  expect(game.canUndo).toBe(true);
  expect([game.undo(), game.isUndoing, sentOf("undo")]).toEqual([true, true, []]);
  decided(0, "used", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([sentOf("decide", "undo"), game.legal]).toEqual([[["decide", 1], ["undo", 2]], []]);
  undone(["use attack", "end"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([game.legal, game.isUndoing]).toEqual([["use attack", "end"], false]);
  expect(shown()).toEqual([["used"], []]);
});

test("what shows hidden cards is not offered to be taken back while it is on its way, and whoever presses u is told why", async () => {
  decided(1, "turn-ended", 0, "menu", ["use attack", "end"]);
  await vi.advanceTimersByTimeAsync(0);
  game.decide("end");
  expect([game.canUndo, game.undo()]).toEqual([false, true]);
  decided(0, "drew", 0, "menu", ["use attack"], "revealed");
  await vi.advanceTimersByTimeAsync(0);
  expect([game.isUndoing, game.legal, sentOf("undo")]).toEqual([false, ["use attack"], []]);
  expect([refused.mock.calls[0]?.[0].code, game.noUndo]).toEqual(["no-undo", "undo-revealed"]);
});

test("nothing can be answered while an undo is on its way: the question will be another", async () => {
  decided(1, "turn-ended", 0, "menu", ["use attack", "end"]);
  await vi.advanceTimersByTimeAsync(0);
  game.undo();
  expect(game.legal).toEqual([]);
  undone(["play M1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(game.legal).toEqual(["play M1"]);
});

test("a hint that is asked for while a decision is on its way is for the question after it", async () => {
  decided(1, "turn-ended", 0, "menu", ["use attack", "end"]);
  await vi.advanceTimersByTimeAsync(0);
  game.decide("use attack");
  expect([game.askHint(), game.isHintAsked, sentOf("ask-hint")]).toEqual([true, true, []]);
  decided(0, "used", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([sentOf("ask-hint"), game.isHintAsked]).toEqual([[["ask-hint", 2]], true]);
});

test("whoever asks for a hint while the turn ends is told that nothing is asked", async () => {
  decided(1, "turn-ended", 0, "menu", ["end"]);
  await vi.advanceTimersByTimeAsync(0);
  game.decide("end");
  game.askHint();
  decided(0, "turn-ended", 1, "play");
  await vi.advanceTimersByTimeAsync(0);
  expect([refused.mock.calls[0]?.[0].code, game.isHintAsked]).toEqual(["foreign", false]);
});

test("a hint that could not be found leaves what is on its way alone", async () => {
  decided(1, "turn-ended", 0, "discard-hand", ["discard M1", "discard R1"]);
  await vi.advanceTimersByTimeAsync(0);
  game.askHint();
  game.decide("discard M1", ["discard R1"]);
  hear({ type: "refused", code: "no-advice", number: 1, now: 1 });
  decided(0, "discarded", 0, "discard-hand", ["discard R1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentOf("decide")).toEqual([["decide", 1], ["decide", 2]]);
});

test.each(["2026-11-17", undefined])("a finished game of a deal is in the chronicle for the day that it counts for: %s", async (day) => {
  countedDay.mockResolvedValue(day);
  const id = `of ${day}`;
  device.keep(id, { token: "secret", seat: 0, seats: [0], deal: "2026-11-17" });
  const dealt = new FollowedGame(id, 0, { happened, opened, said: nothing, refused, hinted: nothing, threatened: nothing });
  const seating = [0, 1].map((seat) => ({ seat, kind: seat ? "bot" : "person", level: null, name: null, kept: false, lost: false, away: false }));
  const over = { ...view, winning_sides: 1, outcome: { reason: "turn-limit", winners: [0], points: [], domain: null } };
  const table = { type: "table", status: "over", number: 9, seat: 0, table: id, view: over, seating, options: { teams: false }, terms: { aids: false } };
  const seen = Date.now() / 1000;
  hear({ ...table, ask: null, asked: [], blocked: [] } as unknown as Table);
  await vi.waitFor(() => expect(chronicle.games?.find((game) => game.id === id)).toMatchObject({ result: "won" }));
  expect(countedDay).toHaveBeenCalledWith("2026-11-17", seen);
  expect(chronicle.games?.find((game) => game.id === id)?.daily).toBe(day);
  dealt.close();
});
