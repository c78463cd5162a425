import { beforeEach, expect, test, vi } from "vitest";

import type { View } from "../wire/messages";
import { device } from "./device.svelte";
import { recallTurn, rememberTurn } from "./last-turn";

// A store like a browser's: stored items are its own enumerable keys.
vi.hoisted(() => {
  const methods = {
    getItem: (key: string) => (globalThis.localStorage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => void (globalThis.localStorage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(globalThis.localStorage, key),
  };
  vi.stubGlobal("localStorage", Object.create(methods));
});

const turn = { view: { turn: 7 } as View, number: 40 };

beforeEach(() => {
  for (const { table } of device.all.places) device.forget(table);
  device.keep("a", { token: "secret" });
  device.keep("ab", { token: "secret" });
  rememberTurn("a", 0, turn);
  rememberTurn("a", 1, turn);
  rememberTurn("ab", 0, turn);
});

test("the last turn of each seat is kept on the device", () => {
  expect(recallTurn("a", 1)).toEqual(turn);
  expect(recallTurn("a", 2)).toBeNull();
});

test("it is forgotten with the game, and only with this one", () => {
  device.forget("a");
  expect([recallTurn("a", 0), recallTurn("a", 1)]).toEqual([null, null]);
  expect(recallTurn("ab", 0)).toEqual(turn);
});

test("a game that is over needs it no more", () => {
  device.keep("a", { isOver: true });
  expect(recallTurn("a", 0)).toBeNull();
});

test("a game that is pushed out by newer ones takes it along", () => {
  device.keep("watched", { invite: "let me see" });
  rememberTurn("watched", null, turn);
  for (let number = 0; number < 40; number += 1) device.keep(`new ${number}`, {});
  expect(device.place("watched")).toBeUndefined();
  expect(recallTurn("watched", null)).toBeNull();
  expect(recallTurn("a", 0)).toEqual(turn);
});
