import assert from "node:assert/strict";
import { test } from "node:test";

import { BadPosition, BadRecord, load, sha256 } from "../src/index.ts";

const rules = await load();

async function written(): Promise<string> {
  const game = rules.newGame({ players: 2, seed: 2n ** 63n });
  game.play(game.legal()[0] ?? "");
  return rules.write(game.record(["Ada", "Bo"]));
}

test("a record is read as it was written, with all 64 bits of its seed", async () => {
  const text = await written();
  assert.equal(await rules.write(await rules.read(text)), text);
  assert.match(text, /"seed": 9223372036854775808/);
});

test("a record leads to the game it was made of", async () => {
  const game = rules.newGame({ players: 3, seed: 4 });
  game.play(game.legal()[0] ?? "");
  assert.deepEqual(rules.replay(game.record()).view("everything"), game.view("everything"));
});

test("a record can be replayed in part", async () => {
  assert.deepEqual(rules.replay(await rules.read(await written()), 0).decisions, []);
});

for (const [what, spoil] of [
  ["an edited record", (text: string) => text.replace("Ada", "Eve")],
  ["a record that is cut off", (text: string) => text.split("\n").slice(0, -2).join("\n")],
  ["a record of a later version", (text: string) => text.replace('"version": 1', '"version": 2')],
  ["something that is not a record", () => "{}\n"],
  ["something that is not JSON", () => "Ada won\n"],
] as const) {
  test(`${what} is refused`, async () => {
    await assert.rejects(rules.read(spoil(await written())), BadRecord);
  });
}

test("a record of impossible decisions is refused", async () => {
  const record = await rules.read(await written());
  assert.throws(() => rules.replay({ ...record, decisions: ["give C1"] }), BadRecord);
});

const position = { players: 2, deck: ["M1", "S1"], seats: [{ hand: ["R1", "M1"] }, { hand: ["E1"] }] };

test("a game from a position has a record, which leads to the same game", async () => {
  const game = await rules.gameFromPosition(position);
  game.play("play M1");
  const text = await rules.write(game.record(["Ada", "Bo"]));
  assert.match(text, /\{"position": \{"players": 2, "deck": \["M1", "S1"\]/);
  assert.deepEqual(rules.replay(await rules.read(text)).view("everything"), game.view("everything"));
  assert.equal(game.undo(), "play M1");
  assert.deepEqual(game.legal(), (await rules.gameFromPosition(position)).legal());
});

test("a position that no game can reach is refused, with the reason", async () => {
  const many = { ...position, discard: Array<string>(8).fill("M1") };
  await assert.rejects(rules.gameFromPosition(many), new BadPosition("9 cards M1, but there are only 8"));
});

for (const [what, change, reason] of [
  ["a position that no game can reach", '"discard": ["C9"], ', /the game cannot begin: no such card: C9/],
  ["a position with other options than its own", '"teams": false, "edition": "pt", ', /options are not those of the position/],
] as const) {
  test(`a record of ${what} is refused`, async () => {
    const text = await rules.write((await rules.gameFromPosition(position)).record());
    const body = text.replace('"deck": ["M1"', `${change}"deck": ["M1"`).split("\n").slice(0, -2).map((line) => `${line}\n`).join("");
    const end = `{"decisions": 0, "outcome": null, "sha256": "${sha256(body)}"}\n`;
    await assert.rejects(rules.read(`${body}${end}`), reason);
  });
}
