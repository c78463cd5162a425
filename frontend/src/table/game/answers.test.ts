import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { View } from "../../wire/messages";
import { Answers, read } from "./answers";

const moments = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as { now: View }[];
const asked = moments.map(({ now }) => now).filter(({ legal }) => legal.length > 0);

test.each([
  ["play M1", { verb: "play", card: "M1", effect: null, seat: null, domain: null }],
  ["use holy-book", { verb: "use", card: null, effect: "holy-book", seat: null, domain: null }],
  ["copy purge 2", { verb: "copy", card: null, effect: "purge", seat: 2, domain: null }],
  ["choose 1 science", { verb: "choose", card: null, effect: null, seat: 1, domain: "science" }],
  ["choose 1", { verb: "choose", card: null, effect: null, seat: 1, domain: null }],
  ["choose science", { verb: "choose", card: null, effect: null, seat: null, domain: "science" }],
  ["end", { verb: "end", card: null, effect: null, seat: null, domain: null }],
])("%s names its parts", (decision, parts) => {
  expect(read(decision)).toEqual({ decision, ...parts });
});

test("every legal decision of every question can be pressed somewhere on the table", () => {
  for (const view of asked) {
    const answers = new Answers(view, view.legal);
    const own = view.seat;
    const places = [
      answers.end,
      ...view.hand.map((card) => answers.ofHand(card)),
      ...view.seats.flatMap(({ domains }) => domains.flatMap(({ cards }) => cards.map((card) => answers.ofArea(card)))),
      ...view.discard.map((card) => answers.ofPile(card)),
      ...[...(view.draft?.packet ?? []), ...(view.draft?.centre ?? [])].map((card) => answers.ofDraft(card)),
      ...view.seats.flatMap(({ seat, domains }) => [
        answers.ofSeat(seat),
        ...domains.map(({ domain }) => answers.ofDomain(seat, domain, own)),
      ]),
      ...view.effects.flatMap(({ effect }) => answers.ofEffect(effect)),
    ];
    const pressed = new Set(places.map((answer) => answer?.decision));
    expect(view.legal.filter((decision) => !pressed.has(decision))).toEqual([]);
  }
});

/** A moment of the golden ones in which several cards are asked for, of some kind. */
function several(ask: string, more: Partial<View>, need = 2): Answers {
  const [view] = asked;
  if (!view?.question) throw new Error("nothing is asked");
  const seats = view.seats.map((seat) => ({ ...seat, domains: seat.domains.map((each) => (each.domain === "military" ? { ...each, cards: ["M1", "M1", "M3"] } : each)) }));
  const changed = { ...view, seats, ...more, question: { ...view.question, ask, need } };
  return new Answers(changed, changed.legal);
}

test("equal cards of the hand are ticked singly", () => {
  const { tickables } = several("discard-hand", { hand: ["M1", "M1", "R1"], legal: ["discard M1", "discard R1"] });
  expect(tickables.map(({ key, card }) => [key, card])).toEqual([["M1 0", "M1"], ["M1 1", "M1"], ["R1 0", "R1"]]);
});

test("every hand card can be ticked, even if more are equal than are asked for", () => {
  const { tickables } = several("discard-hand", { hand: ["M1", "M1", "M1"], legal: ["discard M1"] });
  expect(tickables.map(({ key }) => key)).toEqual(["M1 0", "M1 1", "M1 2"]);
});

test("where many cards are asked for, the Domains that have several of them are named", () => {
  const more = { hand: ["M1", "M2", "R1", "R2", "R2", "S1", "S1"], legal: ["give M1", "give M2", "give R1", "give R2", "give S1"] };
  expect(several("give", more, 3).wholes.map(({ domain, tickables }) => [domain, tickables.map(({ key }) => key)])).toEqual([
    ["military", ["M1 0", "M2 0"]],
    ["religion", ["R1 0", "R2 0", "R2 1"]],
    ["science", ["S1 0", "S1 1"]],
  ]);
  expect(several("give", more).wholes).toEqual([]);
});

test("of a Domain in the play area, as many as are asked for are ticked, the oldest first (N-04)", () => {
  const answers = several("take-area", { legal: ["take M1"] });
  expect(answers.tickables.map(({ key }) => key)).toEqual(["military 0", "military 1"]);
  expect([0, 1, 2].map((place) => answers.tickableOfArea("military", place)?.card)).toEqual(["M1", "M1", undefined]);
});

test("of a Domain in the pile, a younger card follows the oldest (N-04)", () => {
  const { tickables } = several("take-pile", { discard: ["M3", "R1", "M1"], legal: ["take M1", "take R1"] });
  expect(tickables.map(({ card }) => card)).toEqual(["M1", "M3", "R1"]);
});

test("where fewer cards stay than go, those that stay are ticked, and the others are decided", () => {
  const answers = several("discard-hand", { hand: ["M1", "R1", "S1"], legal: ["discard M1", "discard R1", "discard S1"] });
  expect([answers.isKeeping, answers.need]).toEqual([true, 1]);
  expect(answers.decisions(answers.tickables.slice(1, 2))).toEqual(["discard M1", "discard S1"]);
});

test("where as many stay as go, or cards are not given away, those that were asked for are ticked", () => {
  const four = several("give", { hand: ["M1", "R1", "S1", "E1"], legal: ["give M1", "give R1", "give S1", "give E1"] });
  const played = several("play-more", { hand: ["M1", "R1", "S1"], legal: ["play M1", "play R1", "play S1"] });
  expect([four, played].map(({ isKeeping, need }) => [isKeeping, need])).toEqual([[false, 2], [false, 2]]);
  expect(four.decisions(four.tickables.slice(1, 3))).toEqual(["give R1", "give S1"]);
});

test.each([
  ["the only answer", several("choose-domain", { legal: ["choose science"] }, 1), ["choose science"]],
  ["cards that differ only in their Age", several("play-more", { hand: ["M1", "M2"], legal: ["play M1", "play M2"] }, 1), ["play M1"]],
  ["all cards", several("play-more", { hand: ["M1", "R1"], legal: ["play M1", "play R1"] }), ["play M1", "play R1"]],
  ["several of one Domain", several("discard-hand", { hand: ["M1", "M2", "M3"], legal: ["discard M1", "discard M2", "discard M3"] }), ["discard M1", "discard M2"]],
])("%s: an effect that leaves no choice", (_, answers, forced) => {
  expect(answers.forced).toEqual(forced);
});

test.each([
  ["two Domains", several("choose-domain", { legal: ["choose science", "choose culture"] }, 1)],
  ["two Domains of cards", several("play-more", { hand: ["M1", "R1"], legal: ["play M1", "play R1"] }, 1)],
  ["more cards than are asked for", several("discard-hand", { hand: ["M1", "M2", "R1"], legal: ["discard M1", "discard M2", "discard R1"] })],
  ["the end of a turn", several("menu", { legal: ["end"] }, 1)],
  ["the card of a turn", several("play", { hand: ["M1"], legal: ["play M1"] }, 1)],
])("%s: a choice is left", (_, answers) => {
  expect(answers.forced).toEqual([]);
});

test("where several cards are asked for, something is dropped on a card to tick; otherwise on an answer", () => {
  for (const view of asked) {
    const answers = new Answers(view, view.legal);
    const seat = view.seat ?? 0;
    const domains = view.seats[seat]?.domains.map(({ domain }) => domain) ?? [];
    const drops = [...view.hand.map((card) => answers.dropOnHand(card, 0)), ...domains.map((domain) => answers.dropOnDomain(seat, domain))];
    const meant = answers.tickables.length ? answers.tickables.map(({ key }) => key) : view.legal;
    expect(drops.filter((drop) => drop !== undefined && !meant.includes(drop))).toEqual([]);
  }
});
