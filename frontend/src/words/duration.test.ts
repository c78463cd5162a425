import { expect, test } from "vitest";

import { ago, ahead, duration, left } from "./duration";

test.each([
  [30, "30 seconds"],
  [90, "90 seconds"],
  [120, "2 minutes"],
  [3_600, "1 hour"],
  [86_400, "1 day"],
])("%i seconds are %s", (seconds, words) => expect(duration("en", seconds)).toBe(words));

test("a language with several plurals counts rightly", () => {
  expect([1, 2, 5].map((minutes) => duration("uk", 60 * minutes))).toEqual(["1 хвилина", "2 хвилини", "5 хвилин"]);
});

test.each([
  [0, "now"],
  [59, "59 seconds ago"],
  [150, "2 minutes ago"],
  [7_200, "2 hours ago"],
])("%i seconds past is %s", (seconds, words) => expect(ago("en", seconds)).toBe(words));

test.each([
  [200_000, "2 days"],
  [100_000, "27 hours"],
  [5_000, "83 minutes"],
  [100, "100 seconds"],
  [-3, "0 seconds"],
])("when %i seconds are left, that is %s", (seconds, words) => expect(left("en", seconds)).toBe(words));

test("a clock that is behind the server's does not tell of the future", () => expect(ago("en", -5)).toBe("now"));

test("what is to come is told in the largest unit that fits", () => {
  expect(ahead("en", 5 * 3600 + 59)).toBe("in 5 hours");
  expect(ahead("en", -5)).toBe("now");
});
