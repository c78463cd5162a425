import assert from "node:assert/strict";
import { test } from "node:test";

import { BadOptions, IllegalDecision, load } from "../src/index.ts";

const rules = await load();

test("the same seed deals the same game", () => {
  assert.deepEqual(rules.newGame({ seed: 5 }).view(0), rules.newGame({ seed: 5n }).view(0));
});

test("a decision that is not legal is refused, and changes nothing", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  const before = game.view("everything");
  assert.throws(() => game.play("play U3"), IllegalDecision);
  assert.deepEqual(game.view("everything"), before);
  assert.deepEqual(game.decisions, []);
});

test("playing a copy leaves the game as it was", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  const before = game.view("everything");
  game.copy().play("play M1");
  assert.deepEqual(game.view("everything"), before);
  assert.equal(game.logLength, game.copy().logLength);
});

test("undo takes back the last decision, with what was told of it", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  game.play("play M1");
  const [view, told] = [game.view("everything"), game.events(1)];
  game.play("end");
  assert.equal(game.undo(), "end");
  assert.deepEqual(game.view("everything"), view);
  assert.deepEqual(game.events(1), told);
  assert.deepEqual(game.decisions, ["play M1"]);
});

test("before the first decision there is nothing to take back", () => {
  assert.throws(() => rules.newGame({ players: 2, seed: 7 }).undo(), IllegalDecision);
});

test("games that are played in turn do not disturb each other", () => {
  const [one, other] = [rules.newGame({ players: 2, seed: 7 }), rules.newGame({ players: 4, seed: 8 })];
  one.play("play M1");
  other.play(other.legal()[0] ?? "");
  assert.deepEqual(one.legal(), ["end"]);
});

test("a seat sees its own hand, and of others only the number", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  const hands = game.view(0).seats.map(({ known }) => known.length);
  assert.deepEqual(hands, [3, 0]);
});

test("who may see everything sees all hands", () => {
  const hands = rules.newGame({ players: 3, seed: 7 }).view("everything").seats.map(({ known }) => known.length);
  assert.deepEqual(hands, [3, 3, 3]);
});

test("a spectator is told no card that is drawn", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  game.play("play M1");
  const before = game.logLength;
  game.play("end");
  const drawn = (viewer: number | null) => game.events(viewer, before).find(({ event }) => event === "drew");
  assert.deepEqual(drawn(null), { event: "drew", seat: 1, ages: [1, 0, 0], cards: null });
  assert.equal((drawn(1) as { cards: readonly string[] | null }).cards?.length, 1);
});

test("a given deck is dealt from its top", () => {
  const game = rules.gameFromDeck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], { players: 2 });
  assert.deepEqual(game.view(0).hand, ["M1", "R1", "S1"]);
});

test("an edition settles options, and what is chosen comes on top", () => {
  const { options } = rules.newGame({ edition: "pt", self_target: true, seed: 1 });
  assert.deepEqual([options.last_round, options.self_target], ["others-once-more", true]);
});

for (const [what, begin] of [
  ["a number of players that nobody can play with", () => rules.newGame({ players: 5 })],
  ["a team game of three", () => rules.newGame({ players: 3, teams: true })],
  ["an option that does not exist", () => rules.newGame({ colour: "red" } as object)],
  ["a seed that is too large", () => rules.newGame({ seed: 2n ** 64n })],
  ["a First Player who does not play", () => rules.newGame({ players: 2, first: 2 })],
  ["a deck with too many copies of a card", () => rules.gameFromDeck(Array<string>(9).fill("R1"), { players: 2 })],
  ["a deck that the deal would empty", () => rules.gameFromDeck(["M1", "M1"], { players: 2 })],
  ["a deck that is larger than any game", () => rules.gameFromDeck(Array<string>(3000).fill("R1"), { players: 2 })],
  ["a deck with a card that does not exist", () => rules.gameFromDeck(["X9"], { players: 2 })],
  ["the view of a seat that does not play", () => rules.newGame({ players: 2 }).view(2)],
] as const) {
  test(`${what} is refused`, () => {
    assert.throws(begin, BadOptions);
  });
}
