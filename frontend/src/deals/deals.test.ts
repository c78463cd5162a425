/** Days and streaks, games side by side, and endings as dots. */
import { expect, test } from "vitest";

import { LEVELS } from "../wire/defaults";
import type { Ended, Replay } from "../wire/messages";
import { firstDifference, turnsOf } from "./compare";
import { before, dayOf, endOf, isDay, opponentsOf, streakOf, weekdayOf, weeksOf } from "./days";
import { rowsOf, spanOf, totalsOf } from "./endings";

// -------------------------------------------------------------------------------------------------------------- days

test("a day ends at midnight UTC, as on a server", () => {
  const end = endOf("2026-11-16");
  expect(end).toBe(1794873600);
  expect([dayOf(end - 0.001), dayOf(end)]).toEqual(["2026-11-16", "2026-11-17"]);
  expect(before("2026-03-01")).toBe("2026-02-28");
});

test("the bots of a week are those of a server", () => {
  const week = ["16", "17", "18", "19", "20", "21", "22"].map((day) => opponentsOf(`2026-11-${day}`));
  expect(week).toEqual(LEVELS.slice(1));
  expect(weekdayOf("2026-11-16")).toBe(0);
});

test.each(["today", "2026-13-01", "17.11.2026", ""])("%s is no day", (text) => {
  expect(isDay(text)).toBe(false);
});

test("a streak goes on until a day is left out, and today may still come", () => {
  const played = new Set(["2026-11-13", "2026-11-15", "2026-11-16"]);
  expect(streakOf(played, "2026-11-17")).toBe(2);
  expect(streakOf(new Set([...played, "2026-11-17"]), "2026-11-17")).toBe(3);
  expect(streakOf(played, "2026-11-18")).toBe(0);
});

test("a month has whole weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-02-14");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-02-01"]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

// ------------------------------------------------------------------------------------------------------------- lines

/** A game as decisions with the turn they belong to and whose turn that is. */
function replay(...decided: readonly [seat: number, decision: string, turn: number, active: number][]): Replay {
  const view = (index: number) => ({ turn: decided[index]?.[2] ?? 99, active: decided[index]?.[3] ?? 0 });
  const moments = [{ seat: null, decision: null, view: view(0) }, ...decided.map(([seat, decision], index) => ({ seat, decision, view: view(index + 1) }))];
  return { moments } as unknown as Replay;
}

const MINE = replay([0, "play M1", 1, 0], [0, "end", 1, 0], [1, "play S1", 2, 1], [0, "discard E1", 2, 1], [0, "play C1", 3, 0]);

test("what somebody decides on others' turns belongs to their own turn before", () => {
  expect(turnsOf(MINE, 0)).toEqual([
    { turn: 1, choices: [{ moment: 0, decision: "play M1" }, { moment: 1, decision: "end" }, { moment: 3, decision: "discard E1" }] },
    { turn: 3, choices: [{ moment: 4, decision: "play C1" }] },
  ]);
});

test("two games part where somebody first decided differently", () => {
  const other = replay([0, "play M1", 1, 0], [0, "end", 1, 0], [1, "play S1", 2, 1], [0, "discard E1", 2, 1], [0, "play U1", 3, 0]);
  expect(firstDifference(turnsOf(MINE, 0), turnsOf(other, 0))).toBe(1);
  expect(firstDifference(turnsOf(MINE, 0), turnsOf(MINE, 0))).toBeNull();
  expect(firstDifference(turnsOf(MINE, 0), [])).toBe(0);
});

// ----------------------------------------------------------------------------------------------------------- endings

const ended = (changed: Partial<Ended>): Ended => ({ result: "won", reason: "hegemony", domain: "science", turn: 20, late: false, people: 1, ...changed });

test("endings are grouped by how the game was won, Domains first", () => {
  const rows = rowsOf([ended({ reason: "majority", domain: null }), ended({}), ended({ domain: "military", result: "lost" })]);
  expect(rows.map(({ way }) => way)).toEqual(["military", "science", "majority"]);
});

test("a picture of one turn has room on both sides", () => {
  expect(spanOf([ended({})])).toEqual([19, 21]);
  expect(spanOf([ended({}), ended({ turn: 31 })])).toEqual([20, 31]);
});

test("people are counted, and those among them who won or shared the victory", () => {
  expect(totalsOf([ended({ people: 3 }), ended({ result: "lost", people: 2 }), ended({ result: "shared" })])).toEqual({ people: 6, won: 4 });
});
