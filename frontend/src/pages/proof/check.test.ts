/** The page repeats what the rules did: proofs made by Python fit, and none that was changed does. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { Proof } from "../../wire/messages";
import { check, isKept } from "./check";

const file = new URL("../../../../tests/golden/proofs.json", import.meta.url);
const proofs = JSON.parse(readFileSync(file, "utf-8")) as Proof[];

describe.each(proofs)("the seed $seed for $players players", (proof) => {
  const [first, ...others] = proof.shuffles;
  if (!first) throw new Error("there is no shuffle");

  test("fits", () => {
    expect(isKept(check(proof))).toBe(true);
  });

  test.each<[string, Partial<Proof>]>([
    ["another digest", { digest: proof.digest.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) }],
    ["another salt", { text: proof.text.replace("salt", "pepper") }],
    ["another seed", { seed: String(BigInt(proof.seed) ^ 1n) }],
    ["another First Player", { first: (proof.first + 1) % proof.players }],
    ["another number drawn", { shuffles: [{ ...first, draws: first.draws.map((drawn) => drawn ^ 1) }, ...others] }],
    ["another order", { shuffles: [{ ...first, order: [...first.order].reverse() }, ...others] }],
    ["another box", { shuffles: [{ ...first, box: [...first.box, "M1"] }, ...others] }],
    ["other hands", { dealt: proof.dealt.map((hand) => hand.map(() => "M1")) }],
    ["no shuffle", { shuffles: [] }],
  ])("does not fit with %s", (_, changed) => {
    expect(isKept(check({ ...proof, ...changed }))).toBe(false);
  });
});
