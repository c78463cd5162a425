import assert from "node:assert/strict";
import { test } from "node:test";

import { BadRecord, load } from "../src/index.ts";

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

test("a game that begins with a position is refused, with the reason", async () => {
  const text = await written();
  const lines = text.split("\n").map((line) => (line.startsWith('{"seed"') ? '{"position": {}}' : line));
  const body = lines.slice(0, -2).map((line) => `${line}\n`).join("");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  const sha256 = Buffer.from(digest).toString("hex");
  await assert.rejects(rules.read(`${body}{"decisions": 1, "outcome": null, "sha256": "${sha256}"}\n`), /begins with a position/);
});
