import { expect, test } from "vitest";

import { byPhones, fresh, isByPhones, isComplete, needsServer, seatsHere, wanted, withLevel, withSeat, withSingle } from "./wish";

const wish = fresh("Ada", "trader");

test("with nothing changed, it is a game of three against bots at once", () => {
  expect(isComplete(wish)).toBe(true);
  expect(wanted(wish, "Ada")).toEqual({
    options: { players: 3, deal: "basic", teams: false, edition: "en" },
    seats: [{ kind: "person" }, { kind: "bot", level: "trader" }, { kind: "bot", level: "trader" }],
    name: "Ada",
    published: false,
    aids: true,
    clock: null,
    per: "turn",
    late: "bot",
    away: 120,
    delay: 0,
  });
});

test("only a clock over days is for the whole game, and costs seats", () => {
  const strict = { ...wish, per: "game", late: "lost" } as const;
  expect(wanted({ ...strict, clock: 300 }, "Ada")).toMatchObject({ per: "turn", late: "bot" });
  expect(wanted({ ...strict, clock: 86_400 }, "Ada")).toMatchObject({ per: "game", late: "lost" });
});

test("a seat for somebody with the link keeps the game waiting", () => {
  const waiting = withSeat(wish, 1, { kind: "guest" });
  expect(isComplete(waiting)).toBe(false);
  expect(wanted(waiting, "Ada").seats?.[1]).toEqual({ kind: "person" });
});

test("a wish for a seat that is not there does not count", () => {
  const two = { ...withSeat(wish, 2, { kind: "guest" }), players: 2 };
  expect(isComplete(two)).toBe(true);
  expect(wanted(two, "Ada").seats).toHaveLength(2);
});

test("people at this device sit beside the first", () => {
  const hot = withSeat(withSeat(wish, 1, { kind: "here", name: "Bo" }), 2, { kind: "guest" });
  expect(seatsHere(hot)).toEqual([{ seat: 1, name: "Bo" }]);
  expect(wanted(hot, "Ada").seats?.map(({ kind }) => kind)).toEqual(["person", "person", "person"]);
});

test("R-TEAM-01: teams are for four; the wish waits until there are four again", () => {
  const teams = { ...wish, isTeams: true };
  expect(wanted(teams, "Ada").options?.teams).toBe(false);
  expect(wanted({ ...teams, players: 4 }, "Ada").options?.teams).toBe(true);
});

test("only what was chosen singly is sent beside the edition", () => {
  const chosen = withSingle(withSingle({ ...wish, edition: "pt" as const }, "self_target", true), "max_turns", 60);
  expect(JSON.parse(JSON.stringify(wanted(chosen, "Ada").options))).toEqual({
    players: 3,
    deal: "basic",
    teams: false,
    edition: "pt",
    self_target: true,
    max_turns: 60,
  });
  const undone = withSingle(chosen, "self_target", undefined);
  expect(JSON.parse(JSON.stringify(wanted(undone, "Ada").options))).not.toHaveProperty("self_target");
});

test("bots of one level can sit in all seats for bots", () => {
  const wish = withLevel(fresh("Ada", "trader"), "sage");
  expect(wanted(wish, "Ada").seats).toEqual([{ kind: "person" }, { kind: "bot", level: "sage" }, { kind: "bot", level: "sage" }]);
});

test("a device keeps a table alone, unless somebody comes from elsewhere or only the host has what is wished", () => {
  expect(needsServer(wish)).toBe(false);
  expect(needsServer(withSeat(wish, 1, { kind: "here", name: "Bo" }))).toBe(false);
  expect(needsServer(withSeat(wish, 1, { kind: "guest" }))).toBe(true);
  expect(needsServer(withSeat(wish, 1, { level: "mine" }))).toBe(true);
  expect(needsServer({ ...wish, isPublished: true })).toBe(true);
  expect(needsServer({ ...wish, clock: 86_400 })).toBe(true);
});

test("with phones as hands everybody comes from elsewhere, nobody sits here, and the screen is told at once", () => {
  const phones = byPhones({ ...wish, delay: 60 }, true);
  expect([isByPhones(phones), isComplete(phones), needsServer(phones)]).toEqual([true, false, true]);
  expect(wanted(phones, "Ada")).toMatchObject({ name: null, delay: 0, seats: Array(3).fill({ kind: "person" }) });
  expect(needsServer(withSeat(withSeat(withSeat(phones, 0, { kind: "bot" }), 1, { kind: "bot" }), 2, { kind: "bot" }))).toBe(true);
  expect(byPhones(phones, false).seats.map(({ kind }) => kind)).toEqual(["self", "bot", "bot", "bot"]);
});
