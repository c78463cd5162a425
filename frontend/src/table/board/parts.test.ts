/** The parts of the table in a document: what they show and say about real moments, and what a press does. */
// @vitest-environment happy-dom
import { computeAccessibleName } from "dom-accessibility-api";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import golden from "../../../../tests/golden/words.json?raw";
import { device } from "../../device/device.svelte";
import CardButton from "../../parts/CardButton.svelte";
import type { Ask, Hint, View } from "../../wire/messages";
import { nameOf } from "../../words/decisions";
import { availability } from "../../words/effects";
import { reading, say } from "../../words/language.svelte";
import { ending } from "../../words/outcome";
import { question } from "../../words/questions";
import { read } from "../game/answers";
import { provideTable } from "../game/context";
import CentreStrip from "./CentreStrip.svelte";
import EffectsPanel from "./EffectsPanel.svelte";
import Ending from "../Ending.svelte";
import type { FollowedGame } from "../game/game.svelte";
import Hand from "./Hand.svelte";
import HintList from "./HintList.svelte";
import { Place } from "../game/place.svelte";
import OwnArea from "./OwnArea.svelte";
import Prompt from "./Prompt.svelte";
import Rival from "./Rival.svelte";
import { sitting, StillGame } from "../game/still.svelte";

const views = (JSON.parse(golden) as { now: View }[]).map(({ now }) => now);
const NAMES = ["Ada", "Bo", "Cy", "Di"];
const nothing = () => undefined;

/** A game fixed at one moment that records what was decided. */
class Moment extends StillGame {
  readonly id = "table";
  readonly rematch = null;
  readonly decided: string[] = [];

  constructor(view: View) {
    super();
    this.see(view);
    this.seating = view.seats.map(({ seat }) => sitting(seat, "person", NAMES[seat]));
    this.ask = { number: 1, legal: view.legal, undo: false, no_undo: "nothing", ends_undo: [], until: null } satisfies Ask;
  }

  get legal(): readonly string[] {
    return this.view?.legal ?? [];
  }

  decide(decision: string, following: readonly string[] = []): void {
    this.decided.push(decision, ...following);
  }
}

function found(wanted: (view: View) => boolean): View {
  const view = views.find(wanted);
  if (!view) throw new Error("no moment of the golden ones is like that");
  return view;
}
const isMine = ({ question: asked, seat, legal }: View) => asked?.seat === seat && legal.length > 1;
const playing = found((view) => isMine(view) && view.question?.ask === "play");
const choosing = found((view) => isMine(view) && view.question?.ask === "menu");

const mounted: Record<string, unknown>[] = [];
afterEach(() => {
  for (const component of mounted.splice(0)) void unmount(component);
  vi.unstubAllGlobals();
});
beforeAll(() => reading.choose("en"));

/** Put a part into the document, with the table it belongs to. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte types all components
function show<Props extends Record<string, any>>(part: Component<Props>, place: Place | null, props: NoInfer<Props>): void {
  const seated: Component<Props> = (internals, given) => {
    if (place) provideTable(place);
    return part(internals, given);
  };
  mounted.push(mount(seated, { target: document.body, props }));
  flushSync();
}

/** A place at a moment; nothing can be taken back after some of its decisions. */
function at(view: View, ends_undo: readonly string[] = []) {
  const game = new Moment(view);
  if (game.ask) game.ask = { ...game.ask, ends_undo };
  return { game, place: new Place(game, null) };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const named = (selector: string) => all(selector).map((element) => computeAccessibleName(element));
const words = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim();

test("the prompt is one question with its legal answers as buttons", () => {
  const { place } = at(choosing);
  show(Prompt, place, {});
  expect(all("h2").map(({ textContent }) => textContent)).toEqual([question(place.speaker, choosing)]);
  const answers = place.answers.listed.map(({ decision }) => nameOf(place.speaker, choosing, decision));
  expect(answers.length).toBeGreaterThan(0);
  expect(named("button")).toEqual(answers);
});

test("a choice stays while its question is asked, and ends with the next question", () => {
  const { game, place } = at(playing, playing.legal);
  const [first] = place.answers.listed;
  if (!first || !game.ask) throw new Error("nothing is asked");
  place.choose(first);
  game.ask = { ...game.ask };
  expect(place.chosen?.decision).toBe(first.decision);
  game.ask = { ...game.ask, number: 2 };
  expect(place.chosen).toBeNull();
});

test("a press decides what can be undone", () => {
  const { game, place } = at(playing);
  show(Prompt, place, {});
  all("button")[0]?.click();
  expect(game.decided).toEqual([place.answers.listed[0]?.decision]);
});

test.each([
  ["what cannot be undone", false, playing.legal],
  ["everything, if the person wants that", true, []],
])("a second press in the same place confirms %s", (_, confirms, ends_undo) => {
  device.set({ confirms });
  const { game, place } = at(playing, ends_undo);
  show(Prompt, place, {});
  const [first] = place.answers.listed;
  const before = named("button");
  const heading = words("h2");
  all("button")[0]?.click();
  flushSync();
  expect(words(".then")).not.toBe("");
  expect(game.decided).toEqual([]);
  expect([named("button"), words("h2")]).toEqual([before, heading]);
  expect(all("button").map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", ...before.slice(1).map(() => null)]);
  all("button")[0]?.click();
  expect(game.decided).toEqual([first?.decision]);
  device.set({ confirms: false });
});

test("hand cards that differ only in their Age are one answer in words, and each a card (R-COMP-05)", () => {
  const hand = ["M1", "M2", "R1"];
  const { place } = at({ ...playing, hand, legal: hand.map((card) => `play ${card}`), blocked: [] });
  show(Prompt, place, {});
  expect(all("button").map(({ dataset }) => dataset.answer)).toEqual(["play M1", "play R1"]);
  show(Hand, place, { undo: nothing, showEffects: nothing });
  expect(named(".hand-cards button")).toEqual(["Play Military I", "Play Military II", "Play Religion I"]);
});

const asking = { seat: playing.seat ?? 0, ask: "discard-hand", effect: "purge", need: 1, plays: 0, target: null, cost: null };

/** Purge asks for two cards of the hand (R-MIL-02). */
function purging(hand: string[]): View {
  const asked = { ...asking, need: 2 };
  const legal = [...new Set(hand)].map((card) => `discard ${card}`);
  const seats = playing.seats.map((seat) => (seat.seat === playing.seat ? { ...seat, hand: hand.length } : seat));
  return { ...playing, hand, seats, legal, question: asked };
}

test("several cards are ticked together and, if it cannot be undone, confirmed once", () => {
  const { game, place } = at(purging(["M1", "M1", "R1", "E1"]), ["discard R1"]);
  show(Prompt, place, {});
  show(Hand, place, { undo: nothing, showEffects: nothing });
  expect(words("h2")).toBe(say("several-discard-hand", { effect: "Purge", need: 2 }));
  const [confirm] = all(".act button");
  confirm?.click();
  all(".hand-cards button")[1]?.click();
  flushSync();
  expect(all(".hand-cards [aria-pressed=true]")).toEqual([all(".hand-cards button")[1]]);
  expect(confirm?.textContent).toBe(say("tick-confirm", { number: 1, need: 2 }));
  confirm?.click();
  expect(game.decided).toEqual([]);
  all("[data-tick='R1 0']")[0]?.click();
  flushSync();
  confirm?.click();
  expect(game.decided).toEqual(["discard M1", "discard R1"]);
});

test("the last tick decides what can be undone", () => {
  const { game, place } = at(purging(["M1", "M1", "R1", "E1"]));
  show(Prompt, place, {});
  expect(words(".act")).toBe(say("tick-count", { number: 0, need: 2 }));
  all("[data-tick='E1 0']")[0]?.click();
  flushSync();
  expect([game.decided, words(".act")]).toEqual([[], say("tick-count", { number: 1, need: 2 })]);
  all("[data-tick='M1 0']")[0]?.click();
  expect(game.decided).toEqual(["discard E1", "discard M1"]);
});

const advice = (...decisions: string[]): Hint => ({
  type: "hint",
  number: 1,
  decisions: decisions.map((decision) => ({ decision, chance: null, games: 0 })),
  alike: 1,
  reason: { why: "forced" },
});

test("a hint about one of several cards ticks it", () => {
  const { place } = at(purging(["M1", "R1", "E1", "S1"]));
  show(HintList, place, { hint: advice("discard R1", "discard E1"), chosen: nothing });
  all("button")[0]?.click();
  expect(place.ticked.map(({ card }) => card)).toEqual(["R1"]);
});

test("a hint about a card that goes is only read where the cards that stay are ticked", () => {
  const { place } = at(purging(["M1", "R1", "E1"]));
  show(HintList, place, { hint: advice("discard R1"), chosen: nothing });
  expect([all("button"), all("li").length]).toEqual([[], 1]);
});

test("where fewer cards stay than go, a press says which one stays", () => {
  const { game, place } = at(purging(["M1", "R1", "E1"]));
  show(Prompt, place, {});
  expect(words("h2")).toBe(say("keep-discard-hand", { effect: "Purge", need: 1, others: 2 }));
  all("[data-tick='R1 0']")[0]?.click();
  expect(game.decided).toEqual(["discard M1", "discard E1"]);
});

test("where fewer cards stay than go, a card of the hand says that it is kept", () => {
  const { place } = at(purging(["M1", "R1", "E1"]));
  show(Hand, place, { undo: nothing, showEffects: nothing });
  expect(named(".hand-cards button")).toEqual(["M1", "R1", "E1"].map((card) => say("decision-keep", { card: place.speaker.card(card) })));
});

test("one press uses an effect that gives a bigger hand and ends the turn", () => {
  const { game, place } = at(choosing);
  show(Hand, place, { undo: nothing, showEffects: nothing, bigger: read("use divine-right") });
  const [button] = all("[data-end-with]");
  expect(button && computeAccessibleName(button)).toBe(`${place.speaker.effect("divine-right")} ${say("act-end-with")}`);
  button?.click();
  expect(game.decided).toEqual(["use divine-right", "end"]);
});

test("whose hand is looked at needs one press: the press that began the effect was the first", () => {
  const legal = ["choose 0", "choose 1"];
  const { game, place } = at({ ...choosing, legal, question: { ...asking, ask: "choose-seat" } }, legal);
  show(Prompt, place, {});
  all("button")[1]?.click();
  expect(game.decided).toEqual(["choose 1"]);
});

test("an answer without an alternative needs no confirmation, even if it cannot be undone", () => {
  const { game, place } = at({ ...choosing, legal: ["choose 1"], question: { ...asking, ask: "choose-seat" } }, ["choose 1"]);
  show(Prompt, place, {});
  all("[data-answer='choose 1']")[0]?.click();
  expect(game.decided).toEqual(["choose 1"]);
});

test("a tick is taken away by another press, and no more can be ticked than are asked for", () => {
  const { place } = at(purging(["M1", "R1", "E1", "S1"]), ["discard S1"]);
  show(Prompt, place, {});
  const press = (card: string) => {
    all(`[data-tick='${card} 0']`)[0]?.click();
    flushSync();
  };
  for (const card of ["M1", "R1", "E1"]) press(card);
  expect(place.ticked.map(({ card }) => card)).toEqual(["M1", "R1"]);
  press("M1");
  press("E1");
  expect(place.ticked.map(({ card }) => card)).toEqual(["R1", "E1"]);
});

test("all sixteen effects are there, each with its sentence and why it can be used or not", () => {
  const { place } = at(choosing);
  show(EffectsPanel, place, {});
  expect(all(".effect")).toHaveLength(16);
  expect(choosing.effects).toHaveLength(16);
  for (const effect of choosing.effects) {
    const button = all(".effect").find((each) => computeAccessibleName(each).startsWith(place.speaker.effect(effect.effect)));
    button?.focus();
    flushSync();
    expect(words(".fx-detail p")).toContain(say(`effect-${effect.effect}.does`));
    expect(words(".fx-detail .why")).toBe(availability(place.speaker, choosing, effect));
    const isAnswer = choosing.legal.some((decision) => decision.split(" ")[1] === effect.effect);
    expect(button?.getAttribute("aria-disabled")).toBe(isAnswer ? null : "true");
  }
});

test("an effect that was copied says so, and not that its other level was used", () => {
  const spent = choosing.effects.map((each) => (each.effect === "purge" ? { ...each, available: false, why: "spent" as const, used: false, has: 5, to_open: 0, copy_from: [] } : each));
  const { place } = at({ ...choosing, effects: spent, copied: { effect: "purge", seat: 1 } });
  show(EffectsPanel, place, {});
  const button = all(".effect").find((each) => computeAccessibleName(each).startsWith(place.speaker.effect("purge")));
  expect(button?.textContent).toContain(say("effect-spent", { spent: "copied" }));
});

test("the hand is read card by card: what each would do, and why a blocked one would not", () => {
  const { place } = at(playing);
  show(Hand, place, { undo: nothing, showEffects: nothing });
  expect(playing.hand.length).toBeGreaterThan(1);
  const heard = playing.hand.map((card) => {
    const name = place.speaker.card(card);
    if (playing.legal.includes(`play ${card}`)) return nameOf(place.speaker, playing, `play ${card}`);
    return say("hand-card-blocked", { card: name });
  });
  expect(named(".hand-cards button").sort()).toEqual(heard.sort());
  expect(named("section")).toEqual([say("hand-heading")]);
});

test("a card in the hand is pressed as the same answer", () => {
  const { game, place } = at(playing, playing.legal);
  show(Hand, place, { undo: nothing, showEffects: nothing });
  const decision = playing.legal[0] ?? "";
  const card = all(".hand-cards button").find((each) => computeAccessibleName(each) === nameOf(place.speaker, playing, decision));
  card?.click();
  flushSync();
  expect(card?.getAttribute("aria-pressed")).toBe("true");
  expect(card?.getAttribute("aria-label")).toContain(say("flag-chosen"));
  card?.click();
  expect(game.decided).toEqual([decision]);
});

test.each(["hegemony", "majority"])("the end tells who won by %s, and the points by Domain", (reason) => {
  const view = found(({ outcome }) => outcome?.reason === reason);
  const { game, place } = at(view);
  vi.stubGlobal("fetch", () => new Promise(() => {})); // the review never comes
  show(Ending, place, { game: game as unknown as FollowedGame });
  const end = ending(place.speaker, view);
  expect(words("h2")).toBe(end?.winners);
  expect(words(".why")).toContain(end?.reason);
  const rows = all("tbody tr").map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()));
  const domains = view.seats[0]?.domains ?? [];
  expect(rows.slice(0, domains.length).map(([domain]) => domain)).toEqual(domains.map(({ domain }) => place.speaker.domain(domain)));
  for (const [index, row] of rows.slice(0, domains.length).entries())
    for (const { seat, domains: own } of view.seats) expect(row[seat + 1]).toMatch(new RegExp(`^${own[index]?.count}\\b`));
  expect(rows.slice(domains.length).map((row) => row.slice(1).map(Number))).toEqual(
    view.outcome?.points.length ? [view.outcome.points] : [],
  );
});

test("the First Player is marked, and nobody else", () => {
  const { place } = at({ ...choosing, first: 1 });
  for (const seat of choosing.seats) if (seat.seat !== choosing.seat) show(Rival, place, { seat });
  show(OwnArea, place, {});
  expect(all("section")).toHaveLength(choosing.seats.length);
  const marked = all("section").filter(({ textContent }) => textContent.includes(say("first-player")));
  expect(marked.map((section) => section.querySelector("h2")?.textContent.trim())).toEqual([place.speaker.name(1)]);
});

test("with an empty deck the hand promises no draw (R-TURN-06)", () => {
  const { place } = at({ ...choosing, deck: { ...choosing.deck, size: 0 } });
  show(Hand, place, { undo: nothing, showEffects: nothing });
  const [number, size] = [choosing.seats[choosing.seat ?? 0]?.hand ?? 0, choosing.hand_size];
  expect(words(".hand-head p")).toBe(say("hand-count", { number, size, active: "no" }));
});

test("the last round says who still plays, in order", () => {
  const { place } = at({ ...choosing, last_round: 0, last_turns: [1, 0] });
  show(CentreStrip, place, { openPile: nothing, openDeck: nothing });
  expect(words(".tag")).toContain(say("table-last-round", { number: 2, names: "Bo, You" }));
  expect(words(".tag")).toContain(say("table-last-round-short", { number: 2, names: "Bo, You" }));
});

test("near the end of the deck the majorities are counted, and the turn that draws the last card is told (R-LAST-01)", () => {
  const { place } = at({ ...choosing, draft: null, draws: 1, deck: { ...choosing.deck, size: 1 } });
  show(CentreStrip, place, { openPile: nothing, openDeck: nothing });
  const points = choosing.seats.map(({ domains }) => domains.filter(({ scores }) => scores).length);
  const seats = points.map((number, seat) => say("centre-tally-seat", { name: place.speaker.player(seat), points: number }));
  expect(words(".tally")).toBe(say("centre-tally", { tally: place.speaker.row(seats) }));
  expect(words(".turn .tag")).toBe(say("centre-last-card"));
});

test("far from the end of the deck nothing is said of it", () => {
  const { place } = at({ ...choosing, draft: null, deck: { ...choosing.deck, size: 60 } });
  show(CentreStrip, place, { openPile: nothing, openDeck: nothing });
  expect([...all(".tally"), ...all(".turn .tag")]).toEqual([]);
});

test("a card says what it opens and what comes next, and a Domain which effect comes next", () => {
  const seat = playing.seat ?? 0;
  const one_more = { count: 1, next_effect: "development", to_next: 2 };
  const economy = { count: 0, cards: [], level: 0, to_hegemony: 7, next_effect: "embargo", to_next: 1, one_more };
  const bare = playing.seats.map((each) => ({ ...each, domains: each.domains.map((domain) => (domain.domain === "economy" ? { ...domain, ...economy } : domain)) }));
  const { place } = at({ ...playing, seats: bare, hand: ["E1"], legal: ["play E1"] });
  show(Prompt, place, {});
  expect(words(".answer small")).toBe("opens Embargo; 2 more: Development");
  show(OwnArea, place, {});
  expect(bare[seat]?.domains).toHaveLength(6);
  expect(words(".col[data-domain=economy] .say")).toBe("1 more: Embargo");
  expect(words(".col[data-domain=culture] .say")).toContain("to win");
});

test("the goal stands on the table, by the number of players (R-PARAM-01)", () => {
  const { place } = at(playing);
  show(OwnArea, place, {});
  expect(words(".me-head p")).toContain(`${playing.seats.length} players: first to ${playing.hegemony} cards of one Domain wins`);
});

test("before the last round nothing is said of it", () => {
  const { place } = at({ ...choosing, last_round: null, last_turns: [], deck: { ...choosing.deck, size: 60 } });
  show(CentreStrip, place, { openPile: nothing, openDeck: nothing });
  expect(all(".tag")).toEqual([]);
});

test("a card says its name once, and its picture nothing", () => {
  let presses = 0;
  show(CardButton, null, { code: "M1", label: "Military I", state: "legal", press: () => (presses += 1) });
  expect(named("button")).toEqual(["Military I"]);
  expect(all("button > .card").map((card) => card.getAttribute("aria-hidden"))).toEqual(["true"]);
  all("button")[0]?.click();
  expect(presses).toBe(1);
});

test("a card that cannot be played keeps its name and ignores presses", () => {
  let presses = 0;
  show(CardButton, null, { code: "M1", label: "Military I", state: "blocked", flag: "Blocked", press: () => (presses += 1) });
  all("button")[0]?.click();
  expect(named("button")).toEqual(["Military I"]);
  expect(all("button")[0]?.getAttribute("aria-disabled")).toBe("true");
  expect(presses).toBe(0);
});
