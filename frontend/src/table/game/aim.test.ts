// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Aim } from "./aim";

let asked = 1;
let aim: Aim;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 1;
  aim = new Aim(() => asked);
  aim.look();
});
afterEach(() => vi.useRealTimers());

/** Another question is asked. */
function ask(number: number): void {
  asked = number;
  aim.look();
}

/** Whether a click, the nth of several quick ones, gets through. */
function gets(detail: number): boolean {
  const event = new MouseEvent("click", { detail, cancelable: true });
  aim.click(event);
  return !event.defaultPrevented;
}

test("a click counts for the question that is asked, however quick it is", () => {
  ask(2);
  aim.down();
  expect(gets(1)).toBe(true);
});

test("a click whose button went down before the question came does not answer it", () => {
  aim.down();
  ask(2);
  expect(gets(1)).toBe(false);
});

test("both halves of a double click count while the question stays", () => {
  aim.down();
  expect([gets(1), gets(2)]).toEqual([true, true]);
});

test("the second half of a double click does not answer the question that its first half led to", () => {
  aim.down();
  expect(gets(1)).toBe(true);
  ask(2);
  aim.down();
  expect(gets(2)).toBe(false);
});

test("somebody who clicks on and on in one place is heard again once the question has been seen", () => {
  aim.down();
  gets(1);
  ask(2);
  vi.advanceTimersByTime(600);
  aim.down();
  expect(gets(3)).toBe(true);
});

test("what presses a button without pointing at it counts", () => {
  aim.down();
  ask(2);
  expect(gets(0)).toBe(true);
});

test("a key that is held down is pressed once, and types on", () => {
  const heard = (target: EventTarget, key: string, repeat: boolean) => {
    const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true });
    Object.defineProperty(event, "target", { value: target });
    aim.key(event);
    return !event.defaultPrevented;
  };
  expect(heard(document.body, "1", false)).toBe(true);
  expect(heard(document.body, "1", true)).toBe(false);
  expect(heard(document.createElement("button"), "Enter", true)).toBe(false);
  expect(heard(document.createElement("input"), "1", true)).toBe(true);
  expect(heard(document.body, "Tab", true)).toBe(true);
});
