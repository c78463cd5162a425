/** What is remembered of finished games, as files, rates and a place on the ladder. */
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import golden from "../../../tests/golden/ladder.json?raw";
import type { Place } from "../device/device.svelte";
import { LEVELS, USUAL_BOT } from "../wire/defaults";
import type { Sitting } from "../wire/messages";
import { earlierGames } from "./earlier";
import { BadChronicle, fitting, readChronicle, textOf } from "./file";
import { chanceAgainst, rated, ratingOf, rungOf, standingOf, type Rating } from "./ladder";
import { latestFirst, playedOf, resultOf, type FinishedGame } from "./played";
import { rateOf, ratesOf, scoreOf } from "./rates";

const WON: FinishedGame = {
  ...{ id: "one", at: 100, result: "won", how: "hegemony", domain: "science", players: 2, turns: 17 },
  ...{ teams: false, rivals: ["trader"], winners: [], counts: true },
};
const game = (id: string, changed: Partial<FinishedGame> = {}): FinishedGame => ({ ...WON, id, ...changed });
const person: Sitting = { seat: 0, kind: "person", name: "Ada", level: null, away: false, kept: false, lost: false };
const bot = (seat: number, level: string): Sitting => ({ seat, kind: "bot", name: "", level, away: false, kept: false, lost: false });

test("a game is remembered with who won against whom, and how", () => {
  const ended = { id: "t", at: 5, seat: 0, seating: [person, bot(1, "sage"), bot(2, "trader")], teams: false, turns: 30, sides: 1, counts: true };
  expect(playedOf(ended, { reason: "majority", winners: [2], points: [1, 2, 3], domain: null })).toEqual({
    ...{ id: "t", at: 5, result: "lost", how: "majority", domain: null, players: 3, turns: 30 },
    ...{ teams: false, rivals: ["sage", "trader"], winners: [1], sides: 1, counts: true },
  });
});

test("a victory is shared only with another side", () => {
  expect([resultOf(0, [0, 2], 2), resultOf(0, [0, 2], 1), resultOf(1, [0, 2], 2)]).toEqual(["shared", "won", "lost"]);
});

test("games without a date come last", () => {
  expect(latestFirst([game("a", { at: null }), game("b", { at: 1 }), game("c", { at: 2 })]).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

// ------------------------------------------------------------------------------------------------------------- files

test("what is saved as a file is read again", () => {
  const unknown = { how: null, at: null, players: null, turns: null, winners: null };
  const games = [game("a"), game("b", { daily: "2026-11-17", ...unknown }), game("c", { result: "shared", sides: 3 })];
  expect(readChronicle(textOf(games))).toEqual(games);
});

test("what fits is read again, and what does not fit is counted", () => {
  const games = Array.from({ length: 50 }, (_, number) => game(`game ${number}`));
  const whole = fitting(games, 1_000_000);
  expect(readChronicle(whole.text)).toEqual(games);
  expect(whole.left).toBe(0);
  const some = fitting(games, 2_000);
  const kept = readChronicle(some.text);
  expect(some.text.length).toBeLessThanOrEqual(2_000);
  expect(kept).toEqual(games.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(5);
  expect(some.left).toBe(50 - kept.length);
  expect(fitting([], 2_000)).toEqual({ text: "", left: 0 });
});

test("a file keeps nothing that does not belong there", () => {
  const text = textOf([{ ...game("a"), token: "secret" } as FinishedGame]);
  expect(readChronicle(text)).toEqual([game("a")]);
});

test.each([
  ["", "text"],
  ["{", "text"],
  ["[]", "foreign"],
  ['{"impera":"record"}', "foreign"],
  ['{"impera":"chronicle","version":2,"games":[]}', "later"],
  ['{"impera":"chronicle","version":1,"games":[null]}', "game"],
  [textOf([game("a", { players: 7 })]), "game"],
  [textOf([game("a", { result: "abandoned" as FinishedGame["result"] })]), "game"],
  [textOf([game("a", { rivals: [] })]), "game"],
  [textOf([game("a", { daily: "today" })]), "game"],
  [textOf([game("a", { sides: 0 })]), "game"],
  [textOf([game("")]), "game"],
  [textOf([game("a", { at: "yesterday" as unknown as number })]), "game"],
])("a bad file is refused with its fault: %s", (text, fault) => {
  expect(() => readChronicle(text)).toThrow(expect.objectContaining({ fault }));
});

test("the game that cannot be understood is named by its number", () => {
  const text = textOf([game("a"), game("b", { turns: -1 })]);
  expect(() => readChronicle(text)).toThrow(expect.objectContaining({ number: 2 }));
  expect(new BadChronicle("game", 2).message).toBe("game");
});

// ------------------------------------------------------------------------------------------------------------- rates

test.each([
  [0, 0, 0, 1],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [0, 1, 0, 0.7935],
])("%d of %d games give Wilson's interval", (wins, games, low, high) => {
  const rate = rateOf(wins, games);
  expect(rate.low).toBeCloseTo(low, 3);
  expect(rate.high).toBeCloseTo(high, 3);
});

test("games are counted by opponents and number of players, and some are not counted", () => {
  const rivals = ["trader", "trader"];
  const games = [
    game("a"),
    game("b", { result: "lost" }),
    game("c", { players: 3, rivals, result: "shared" }), // from before their number was written down
    game("h", { players: 3, rivals, result: "shared", sides: 2 }),
    game("i", { players: 4, rivals: [...rivals, "trader"], result: "shared", sides: 3 }),
    game("d", { counts: false }),
    game("e", { rivals: [null] }),
    game("f", { players: 3, rivals: ["trader", "sage"] }),
    game("g", { rivals: ["fisher"] }),
  ];
  const told = ratesOf(games).map(({ against, players, wins, games: number }) => [against, players, wins, number]);
  expect(told).toEqual([
    ["fisher", 2, 1, 1],
    ["trader", 2, 1, 2],
    ["trader", 3, 1, 2],
    ["trader", 4, 1 / 3, 1],
    ["mixed", 3, 1, 1],
    ["people", 2, 1, 1],
  ]);
});

test("the score against a level counts games with any number of players", () => {
  expect(scoreOf([game("a"), game("b", { rivals: ["trader", "trader"], result: "lost" }), game("c", { counts: false })], "trader")).toEqual({ games: 2, wins: 1 });
});

// ------------------------------------------------------------------------------------------------------------ ladder

interface Case {
  readonly ratings: readonly Rating[];
  readonly ranks: readonly number[];
  readonly after: Rating;
}

test("ratings are those of openskill", () => {
  const cases = JSON.parse(golden) as Case[];
  expect(cases.length).toBeGreaterThan(20);
  for (const { ratings, ranks, after } of cases) {
    const found = rated(ratings, ranks);
    expect(found.mu).toBeCloseTo(after.mu, 8);
    expect(found.sigma).toBeCloseTo(after.sigma, 8);
  }
});

test("somebody without games is sent to the usual bot, and their place is uncertain", () => {
  const standing = standingOf([]);
  expect(standing).toMatchObject({ games: 0, next: USUAL_BOT });
  expect(standing.high - standing.low).toBeGreaterThan(30);
});

test("who keeps winning against a level is sent to a stronger one, and is known better", () => {
  const games = Array.from({ length: 30 }, (_, at) => game(String(at), { at, rivals: ["senator"] }));
  const standing = standingOf(games);
  expect(LEVELS.indexOf(standing.next)).toBeGreaterThan(LEVELS.indexOf("senator"));
  expect(standing.high - standing.low).toBeLessThan(standingOf(games.slice(0, 3)).high - standingOf(games.slice(0, 3)).low);
});

test("teams, people, unknown bots and games that do not count leave the rating alone", () => {
  const games = [game("a", { teams: true }), game("b", { rivals: [null] }), game("c", { rivals: ["own-bot"] }), game("d", { counts: false })];
  expect(standingOf(games).games).toBe(0);
});

test("the order of the games counts, not that of the list", () => {
  const games = [game("a", { at: 1 }), game("b", { at: 2, result: "lost", winners: [0] }), game("c", { at: 3, rivals: ["sage"] })];
  expect(standingOf(games.toReversed())).toEqual(standingOf(games));
});

test("every level has a strength, none less than the one below", () => {
  const strengths = LEVELS.map((level) => ratingOf(level)?.mu ?? NaN);
  expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
});

test("a strength lies on the rung of its level, and at most half a rung beyond the ends", () => {
  const strengths = LEVELS.map((level) => ratingOf(level)?.mu ?? NaN);
  for (const strength of strengths) expect(rungOf(strength)).toBeCloseTo(strengths.lastIndexOf(strength), 8);
  expect(rungOf(-1000)).toBe(-0.5);
  expect(rungOf(1000)).toBe(LEVELS.length - 0.5);
});

test("chances against all levels fall from the weakest to the strongest", () => {
  const chances = LEVELS.map((level) => chanceAgainst({ mu: 25, sigma: 2 }, level));
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
  expect(chanceAgainst(ratingOf("trader") as Rating, "trader")).toBeCloseTo(0.5, 6);
});

// -------------------------------------------------------------------------------------------- what was there earlier

const place = (table: string, winners: readonly number[], level = "trader", changed: Partial<Place> = {}): Place => ({
  ...{ table, token: "t", invite: null, seat: 0, seats: [0], seen: 9000, isOver: true },
  end: { seating: [person, bot(1, level)], winners },
  ...changed,
});

test("what an earlier version counted is taken over, and nothing is counted twice", () => {
  const scores = { trader: { games: 3, wins: 1 } };
  const found = earlierGames({ scores, places: [place("a", [0]), place("b", [1])] }, "mark");
  expect(found.map(({ id, result, at, players }) => [id, result, at, players])).toEqual([
    ["a", "won", 9, 2],
    ["b", "lost", 9, 2],
    ["mark-trader-0", "lost", null, null],
  ]);
  expect(scoreOf(found, "trader")).toEqual(scores.trader);
});

test("a game that an earlier version did not count does not count now", () => {
  expect(earlierGames({ scores: {}, places: [place("a", [0])] }, "mark")).toMatchObject([{ id: "a", counts: false }]);
});

test("watched games, and those of several people, are no games of this device's player", () => {
  const watched = place("a", [0], "trader", { token: null });
  const shared = place("b", [0], "trader", { seats: [0, 1] });
  expect(earlierGames({ scores: {}, places: [watched, shared] }, "mark")).toEqual([]);
});

// ----------------------------------------------------------------------------------------------------- the chronicle

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test("where the browser has no database, games last as long as the window", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem("impera", JSON.stringify({ scores: { sage: { games: 2, wins: 1 } } }));
  const { chronicle } = await import("./chronicle.svelte");
  expect(await chronicle.add(game("a"), game("b"))).toBe(2);
  expect(await chronicle.add(game("a", { result: "lost" }), game("c"))).toBe(1);
  expect(chronicle.isLasting).toBe(false);
  expect(chronicle.games).toHaveLength(5);
  expect(chronicle.games?.find(({ id }) => id === "a")?.result).toBe("won");
  await chronicle.forget("a");
  expect(chronicle.games).toHaveLength(4);
  await chronicle.forgetAll();
  expect(chronicle.games).toEqual([]);
});
