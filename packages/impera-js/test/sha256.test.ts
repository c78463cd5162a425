import assert from "node:assert/strict";
import { test } from "node:test";

import { sha256 } from "../src/sha256.ts";

// The examples of FIPS 180-4, and one that is not ASCII.
for (const [text, digest] of [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["Ώρα", "600938b0e2fa4bc70cb25c27493371b165e48a87afdb404fcfe03079fbcafde5"],
] as const) {
  test(`the digest of "${text}"`, () => {
    assert.equal(sha256(text), digest);
  });
}
