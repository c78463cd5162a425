import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Place } from "../../device/device.svelte";
import type { Sitting, Summary } from "../../wire/messages";
import { bundleOf, Language } from "../../words/language.svelte";
import { others } from "./others";

const read = (name: string) => readFileSync(new URL(`../../../../src/impera/locale/en/${name}.ftl`, import.meta.url), "utf-8");
const english = new Language("en", [bundleOf("en", read("game"), read("web"), read("pages"))]);

const place: Place = { table: "k3J", token: "t", invite: null, seat: 0, seats: [0], seen: 0, isOver: false };
const sitting = (seat: number, kind: Sitting["kind"], name = ""): Sitting => ({ seat, kind, name, level: null, away: false, kept: false, lost: false });
const at = (...seating: Sitting[]) => ({ seating }) as unknown as Summary;

test("a game is known by the others in it", () => {
  const table = at(sitting(0, "person", "Ada"), sitting(1, "bot"), sitting(2, "person", "Bo"));
  expect(others(english, { place, table })).toBe("With Aldo and Bo");
});

test("people who share the device are not the others", () => {
  const table = at(sitting(0, "person", "Ada"), sitting(1, "person", "Bo"), sitting(2, "bot"));
  expect(others(english, { place: { ...place, seats: [0, 1] }, table })).toBe("With Aldo");
});

test("for a spectator all are others", () => {
  const table = at(sitting(0, "person", "Ada"), sitting(1, "person", "Bo"));
  expect(others(english, { place: { ...place, token: null, seat: null, seats: [] }, table })).toBe("With Ada and Bo");
});

test("open seats have no name", () => {
  expect(others(english, { place, table: at(sitting(0, "person", "Ada"), sitting(1, "open")) })).toBe("Nobody else yet");
});

test("a table that is gone goes by its own name", () => {
  expect(others(english, { place, table: "gone" })).toBe("Table k3J");
});
