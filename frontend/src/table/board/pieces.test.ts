import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { View } from "../../wire/messages";
import { follow, zone, type Pieces } from "./pieces";

const moments = JSON.parse(readFileSync(new URL("../../../../tests/golden/words.json", import.meta.url), "utf-8")) as { now: View }[];
const view = (moments.find(({ now }) => now.seat === 0 && now.hand.length > 1)?.now ?? null) as View;
const ids = (pieces: Pieces) => [...pieces.values()].flat().map(({ id }) => id);

function withoutHandCard(code: string): View {
  const index = view.hand.indexOf(code);
  return { ...view, hand: view.hand.filter((_, place) => place !== index), discard: [...view.discard, code] };
}

test("every card of every view has a number of its own", () => {
  let pieces: Pieces = new Map();
  for (const { now } of moments) {
    pieces = follow(pieces, now);
    expect(new Set(ids(pieces)).size).toBe(ids(pieces).length);
  }
});

test("an unchanged view keeps all numbers", () => {
  const before = follow(new Map(), view);
  expect(follow(before, view)).toEqual(before);
});

test("a card that goes from the hand to the pile takes its number along", () => {
  const code = view.hand[0] ?? "";
  const before = follow(new Map(), view);
  const moved = before.get(zone.hand(0))?.find((piece) => piece.code === code)?.id;
  expect(follow(before, withoutHandCard(code)).get(zone.pile)?.at(-1)?.id).toBe(moved);
});

test("a hidden card that is played is the one whose back has its Age", () => {
  const rival = view.seats[1] as View["seats"][number];
  const age = rival.hand_ages.findIndex((number) => number > 0) + 1;
  const before = follow(new Map(), view);
  const backs = before.get(zone.hand(1))?.filter((piece) => piece.age === age).map(({ id }) => id);
  const fewer = rival.hand_ages.map((number, index) => (index + 1 === age ? number - 1 : number));
  const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, hand_ages: fewer, hand: seat.hand - 1 } : seat));
  const now = follow(before, { ...view, seats, discard: [...view.discard, `M${age}`] });
  expect(backs).toContain(now.get(zone.pile)?.at(-1)?.id);
});
