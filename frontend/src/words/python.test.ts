import { expect, test } from "vitest";

import { at, holds, isIn, range, sum, zip } from "./python";

test.each([[null], [false], [0], [""], [[]], [{}]])("%o is empty, so it does not hold", (value) => {
  expect(holds(value)).toBe(false);
});

test.each([[true], [2], ["no"], [[0]], [{ M1: 0 }]])("%o holds", (value) => {
  expect(holds(value)).toBe(true);
});

test("an item is found by its index, from either end, or by its key", () => {
  expect([at(["a", "b"], 0), at(["a", "b"], -1), at({ M1: 3 }, "M1")]).toEqual(["a", "b", 3]);
});

test("an item that is not there is an error", () => {
  expect(() => at(["a"], 1)).toThrow(RangeError);
  expect(() => at({ M1: 3 }, "M2")).toThrow(RangeError);
});

test("a value is in a list, a key in an object", () => {
  expect([isIn(1, [1, 2]), isIn(3, [1, 2]), isIn("M1", { M1: 0 }), isIn("toString", { M1: 0 })]).toEqual([true, false, true, false]);
});

test("numbers are counted up and added", () => {
  expect([range(3), sum([1, 2]), sum([])]).toEqual([[0, 1, 2], 3, 0]);
});

test("only lists of the same length go side by side", () => {
  expect(zip([1, 2], ["a", "b"])).toEqual([
    [1, "a"],
    [2, "b"],
  ]);
  expect(() => zip([1], ["a", "b"])).toThrow(RangeError);
});
