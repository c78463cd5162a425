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

/** A click, or the press that it begins with, at a place of the window. */
function pointing<Kind extends Event>(event: Kind, target: EventTarget = document.body, x = 0): Kind {
  Object.defineProperties(event, { target: { value: target }, clientX: { value: x }, clientY: { value: 0 }, pointerId: { value: 1 } });
  return event;
}

function down(target?: EventTarget): void {
  aim.down(pointing(new Event("pointerdown") as PointerEvent, target));
}

/** Whether a click, the nth of several quick ones, gets through. */
function gets(detail: number, target?: EventTarget, x?: number): boolean {
  const event = pointing(new MouseEvent("click", { detail, cancelable: true }), target, x);
  aim.click(event);
  return !event.defaultPrevented;
}

/** An answer on the page, and how often it was pressed. */
function answer() {
  const button = document.createElement("button");
  const pressed = vi.fn();
  button.dataset.answer = "play M1";
  button.addEventListener("click", pressed);
  document.body.append(button);
  return { button, pressed };
}

test("a click counts for the question that is asked, however quick it is", () => {
  ask(2);
  down();
  expect(gets(1)).toBe(true);
});

test("a click whose button went down before the question came does not answer it", () => {
  down();
  ask(2);
  expect(gets(1)).toBe(false);
});

test("both halves of a double click count while the question stays", () => {
  down();
  expect([gets(1), gets(2)]).toEqual([true, true]);
});

test("the second half of a double click does not answer the question that its first half led to", () => {
  down();
  expect(gets(1)).toBe(true);
  ask(2);
  down();
  expect(gets(2)).toBe(false);
});

test("somebody who clicks on and on in one place is heard again once the question has been seen", () => {
  down();
  gets(1);
  ask(2);
  vi.advanceTimersByTime(600);
  down();
  expect(gets(3)).toBe(true);
});

test("what presses a button without pointing at it counts", () => {
  down();
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

test("a click counts for the answer where it began, if that has moved from under the pointer", () => {
  const { button, pressed } = answer();
  const other = answer();
  other.button.dataset.answer = "play R1";
  for (const beside of [document.body, other.button]) {
    down(button);
    expect(gets(1, beside)).toBe(false);
  }
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(other.pressed).not.toHaveBeenCalled();
});

test("an answer that moves under a pointer that is down was not pressed", () => {
  const { button } = answer();
  down(document.body);
  expect(gets(1, button)).toBe(false);
});

test("whoever moves the pointer away has thought better of it, and an answer that is gone is not pressed", () => {
  const { button, pressed } = answer();
  down(button);
  gets(1, document.body, 40);
  down(button);
  button.remove();
  gets(1, document.body);
  expect(pressed).not.toHaveBeenCalled();
});
