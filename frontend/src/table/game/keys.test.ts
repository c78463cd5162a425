// @vitest-environment happy-dom
import { expect, test } from "vitest";

import words from "../../../../src/impera/locale/en/web.ftl?raw";
import { bundleOf, Language } from "../../words/language.svelte";
import { Answers, type Answer } from "./answers";
import { isRulesKey, KEYS, keysOf, shortcutOf } from "./keys";

const english = new Language("en", [bundleOf("en", words)]);

test("every key is documented", () => {
  const undocumented = ["answer", "cancel", "rules", ...Object.values(KEYS)].filter((name) => english.say(`key-${name}`) === `key-${name}`);
  expect(undocumented).toEqual([]);
});

/** What a key chooses where these decisions are legal. */
function chosenBy(legal: readonly string[], event: KeyboardEvent): string[] {
  const chosen: string[] = [];
  const none = () => undefined;
  const choose = ({ decision }: Answer) => void chosen.push(decision);
  const keys = keysOf({ answers: () => new Answers(null, legal), choose, tick: none, confirm: none, cancel: none });
  keys({ ...event, preventDefault: none });
  return chosen;
}

/** The places of all letters and signs among the shortcuts, in the order of `KEYS`, and what keyboards type there. */
const PLACES = ["KeyE", "KeyW", "KeyU", "KeyH", "KeyR", "KeyS", "KeyF", "KeyL", "KeyB", "KeyD", "KeyP", "KeyT", "Slash", "KeyK"];
const TYPED = { en: "ewuhrsflbdpt/k", ru: "уцгркыадивзе.л", uk: "уцгркіадивзе.л", el: "εςθηρσφλβδπτ/κ" };

const pressed = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey, target: null }) as unknown as KeyboardEvent;

test.each(Object.entries(TYPED))("under a %s keyboard every shortcut has its place, with Caps Lock too", (_, typed) => {
  for (const keys of [typed, typed.toUpperCase()])
    expect([...keys].map((key, place) => shortcutOf(pressed(key, PLACES[place] ?? "")))).toEqual(Object.keys(KEYS));
});

test.each([
  ["a Latin letter, which is only itself", "x", "KeyE", ""],
  ["a Latin letter that stands elsewhere, as on a Dvorak keyboard", "E", "KeyD", "e"],
  ["a Latin letter with an accent", "ğ", "KeyE", ""],
  ["a sign in the place of a letter", ".", "KeyE", ""],
  ["a letter in the place of a sign", "z", "Slash", ""],
  ["a sign in the place of a digit, as on a French keyboard", "&", "Digit1", "1"],
  ["a letter in the place of a digit", "é", "Digit2", "2"],
  ["a key that types nothing", "Process", "KeyE", ""],
  ["a key without a place", "Unidentified", "", ""],
])("%s is known for what it is", (_, key, code, shortcut) => {
  expect(shortcutOf(pressed(key, code))).toBe(shortcut);
});

test("a sign above a digit is not that digit", () => expect(shortcutOf(pressed("!", "Digit1", true))).toBe(""));

test.each([
  ["?", "Slash"],
  ["?", "Digit7"], // on Russian keyboards
  [",", "Slash"],
])("the rules open by %s at %s", (key, code) => expect(isRulesKey(pressed(key, code, true))).toBe(true));

test.each([
  ["у", "KeyE", ["end"]],
  ["E", "KeyE", ["end"]],
  ["&", "Digit1", ["play M1"]],
])("%s at %s decides", (key, code, chosen) => {
  expect(chosenBy(["play M1", "end"], pressed(key, code))).toEqual(chosen);
});

test.each([
  ["1", ["play M1"]],
  ["2", []], // Military II has no number to be seen: Military I stands for it (R-COMP-05)
  ["3", ["play R1"]],
  ["4", []], // the end of the turn has its own key
])("the key %s chooses the answer that has this number in sight", (key, chosen) => {
  expect(chosenBy(["play M1", "play M2", "play R1", "end"], pressed(key, `Digit${key}`))).toEqual(chosen);
});
