import assert from "node:assert/strict";
import { test } from "node:test";

import { BadOptions, BadWeights, IllegalDecision, load, loadBots, Network, type BotName } from "../src/index.ts";

const [rules, bots] = await Promise.all([load(), loadBots()]);

test("a bot decides something legal", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  const bot = bots.make("consul", { seed: 1 });
  while (game.seat !== null && game.turn < 4) game.play(bot.decide(game.observation()));
  assert.equal(game.turn, 4);
});

test("a bot thinks for a given time", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  assert.ok(game.legal().includes(bots.make("emperor", { seed: 1, seconds: 0.05 }).decide(game.observation())));
});

test("bots of one memory do not disturb each other", () => {
  const game = rules.newGame({ players: 3, seed: 7 });
  const alone = bots.make("shepherd", { seed: 1 });
  const expected = Array.from({ length: 9 }, () => alone.decide(game.observation()));
  const [one, other] = [bots.make("shepherd", { seed: 1 }), bots.make("consul", { seed: 2, simulations: 50 })];
  const found = Array.from({ length: 9 }, () => {
    other.decide(game.observation());
    return one.decide(game.observation());
  });
  assert.deepEqual(found, expected);
});

test("an observation holds nothing that its seat may not know", () => {
  // Seat 0 sees its own hand; the two decks differ in the hand of seat 1, and below.
  const [one, other] = [
    ["M1", "R1", "S1", "E1", "E1", "C1", "M1", "R1"],
    ["M1", "R1", "S1", "M1", "R1", "E1", "E1", "C1"],
  ].map((deck) => rules.gameFromDeck(deck, { players: 2 }));
  assert.notDeepEqual(one?.view("everything"), other?.view("everything"));
  assert.deepEqual(one?.observation(), other?.observation());
});

test("when the game is over there is nothing to observe", () => {
  const game = rules.newGame({ players: 2, seed: 7 });
  while (game.seat !== null) game.play(game.legal()[0] ?? "");
  assert.throws(() => game.observation(), IllegalDecision);
});

for (const [what, make] of [
  ["a bot that does not exist", () => bots.make("king" as BotName, { seed: 1 })],
  ["a budget for a bot that does not search", () => bots.make("trader", { seed: 1, seconds: 1 })],
  ["a budget of no simulations", () => bots.make("consul", { seed: 1, simulations: 0 })],
  ["a bot that decides by a network, without one", () => bots.make("sage", { seed: 1 })],
  ["a budget of two kinds", () => bots.make("consul", { seed: 1, simulations: 5, seconds: 1 } as { seed: number })],
] as const) {
  test(`${what} is refused`, () => {
    assert.throws(make, BadOptions);
  });
}

for (const [what, text] of [
  ["a network without a heading", "no network"],
  ["a network that is cut off", '[["first", "f2", [3]]]\nabcd'],
] as const) {
  test(`${what} is refused`, () => {
    assert.throws(() => new Network(new TextEncoder().encode(text)), BadWeights);
  });
}

test("a network is widened to single precision", () => {
  // One half, minus two, and the least number above zero: 0x3800, 0xc000, 0x0001, least byte first.
  const heading = new TextEncoder().encode('[["first", "f2", [3]]]\n');
  const network = new Network(new Uint8Array([...heading, 0x00, 0x38, 0x00, 0xc0, 0x01, 0x00]));
  const bytes = network.arrays[0]?.bytes;
  assert.deepEqual([...new Float32Array(bytes?.buffer ?? new ArrayBuffer(0))], [0.5, -2, 2 ** -24]);
});
