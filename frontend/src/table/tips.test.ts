import { expect, test } from "vitest";

import type { Tip } from "../device/device.svelte";
import type { View } from "../wire/messages";
import { tipFor } from "./tips";

const TIPS: readonly Tip[] = ["goal", "play", "effects", "block"];
const asking = (ask: string) => ({ question: { ask } }) as View;
const [, ...LATER] = TIPS;

test("the goal comes first, whatever is asked", () => {
  expect(tipFor(TIPS, asking("keep"), ["keep M1"], false)).toBe("goal");
});

test("each tip waits for its moment", () => {
  expect(tipFor(LATER, asking("play"), ["play M1"], false)).toBe("play");
  expect(tipFor(LATER, asking("menu"), ["end"], false)).toBeNull();
  expect(tipFor(LATER, asking("menu"), ["use purge", "end"], false)).toBe("effects");
});

test("blocking is explained when somebody threatens to win and can be stopped", () => {
  expect(tipFor(["block"], asking("menu"), ["use embargo", "end"], true)).toBe("block");
  expect(tipFor(["block"], asking("menu"), ["use embargo", "end"], false)).toBeNull();
  expect(tipFor(["block"], asking("menu"), ["use purge", "end"], true)).toBeNull();
});

test("nothing is explained to whoever is not asked", () => {
  expect(tipFor(TIPS, asking("play"), [], true)).toBeNull();
});
