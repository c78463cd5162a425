import { expect, test } from "vitest";

import type { Sitting } from "../../wire/messages";
import { levelAbove, levelOf } from "./opponents";
import { sitting } from "./still.svelte";

const bot = (seat: number, level: string, kept = false): Sitting => ({ ...sitting(seat, "bot"), level, kept });

test("the level of the opponents is the one that all of them have", () => {
  expect(levelOf([sitting(0, "person"), bot(1, "trader"), bot(2, "trader")], 0)).toBe("trader");
  expect(levelOf([bot(0, "trader"), sitting(1, "person")], 1)).toBe("trader");
  expect(levelOf([sitting(0, "person"), bot(1, "trader"), bot(2, "sage")], 0)).toBeNull();
});

test("against a person, present or not, there is no level", () => {
  expect(levelOf([sitting(0, "person"), sitting(1, "person")], 0)).toBeNull();
  expect(levelOf([sitting(0, "person"), bot(1, "trader", true)], 0)).toBeNull();
});

test("after the strongest level there is none", () => {
  expect(levelAbove("shepherd")).toBe("trader");
  expect(levelAbove("sage")).toBeNull();
  expect(levelAbove("unknown")).toBeNull();
});
