import { expect, test } from "vitest";

import type { Place } from "../../device/device.svelte";
import type { Summary } from "../../wire/messages";
import { inOrder, isTurn } from "./turns";

const place = { table: "a", token: "secret", invite: null, seat: 1, seats: [1], seen: 0, isOver: false } satisfies Place;
const table = { asked: [1], until: null } as unknown as Summary;

test("it is somebody's turn where their seat is asked", () => {
  expect(isTurn({ place, table })).toBe(true);
  expect(isTurn({ place, table: { ...table, asked: [0] } })).toBe(false);
});

test("whoever only watches has no turn", () => expect(isTurn({ place: { ...place, token: null }, table })).toBe(false));

test.each([null, "gone"] as const)("nobody has a turn at a table that is %s", (unknown) => {
  expect(isTurn({ place, table: unknown })).toBe(false);
});

test("own turns come first, the most urgent of them before the others", () => {
  const game = (name: string, asked: number[], until: number | null) => ({ place: { ...place, table: name }, table: { ...table, asked, until } });
  const games = [game("theirs", [0], 5), game("calm", [1], null), game("later", [1], 30), game("soon", [1], 20), game("last", [0], 1)];
  expect(inOrder(games, 1).map((each) => each.place.table)).toEqual(["soon", "later", "calm", "theirs"]);
});
