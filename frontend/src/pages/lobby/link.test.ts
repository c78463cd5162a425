import { expect, test } from "vitest";

import { readLink } from "./link";

test.each([
  ["http://127.0.0.1:8421/join/k3J-a_1#s3-cr_et", { table: "k3J-a_1", invite: "s3-cr_et" }],
  ["  https://games.example/join/k3J#abc ", { table: "k3J", invite: "abc" }],
  ["https://games.example/table/k3J", { table: "k3J", invite: "" }],
  ["/join/k3J#abc", { table: "k3J", invite: "abc" }],
  ["k3J", { table: "k3J", invite: "" }],
])("%s leads to a table", (text, invited) => expect(readLink(text)).toEqual(invited));

test.each(["", "https://games.example/", "https://games.example/rules/k3J", "two words", "k3J#a b"])(
  "“%s” does not",
  (text) => expect(readLink(text)).toBeNull(),
);
