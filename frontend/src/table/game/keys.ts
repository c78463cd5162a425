/** Single keys at the table; they can be switched off in the settings, and never act while the person is typing. */
import { device } from "../../device/device.svelte";
import type { Answer, Answers, Tickable } from "./answers";

type Act = "bigger" | "undo" | "hint" | "plan" | "skip" | "effects" | "log" | "board" | "deck" | "pile" | "phrases" | "type" | "help";

/** What the keys do; a page leaves out what cannot be done there. */
export interface Hands extends Partial<Record<Act, () => void>> {
  answers(): Answers;
  choose(answer: Answer): void;
  tick(tickable: Tickable): void;
  /** Decide what is ticked. */
  confirm(): void;
  cancel(): void;
}

/** What each key does, in the order in which the help lists them; digits and Escape come before these. */
export const KEYS: Readonly<Record<string, Act | "end">> = {
  e: "end",
  w: "bigger",
  u: "undo",
  h: "hint",
  r: "plan",
  s: "skip",
  f: "effects",
  l: "log",
  b: "board",
  d: "deck",
  p: "pile",
  t: "phrases",
  "/": "type",
  k: "help",
};

/** The key for an action. */
export const keyOf = (name: (typeof KEYS)[string]): string => Object.keys(KEYS).find((key) => KEYS[key] === name) ?? "";

/** Whether the target takes typing, so that a key is a letter or moves something there. */
export const isTyping = (target: EventTarget | null) => target instanceof Element && !!target.closest("input, textarea, select");

const RULES = "?";
const DIGIT = /^[0-9]$/;
/** What a keyboard may type in the place of a Latin letter, of a digit, and of a sign, for its place to count. */
const INSTEAD = { letter: /^(?!\p{Script=Latin})\p{L}$/u, digit: /^.$/u, sign: /^\P{L}$/u };

/** What a key types on an English keyboard, and of which kind that is; null for keys that no shortcut needs. */
function placed({ code, shiftKey }: KeyboardEvent): { what: string; kind: keyof typeof INSTEAD } | null {
  if (code === "Slash") return { what: shiftKey ? RULES : "/", kind: "sign" };
  if (code.startsWith("Key")) return { what: code.slice(3).toLowerCase(), kind: "letter" };
  return code.startsWith("Digit") && !shiftKey ? { what: code.slice(5), kind: "digit" } : null;
}

/**
 * The shortcut that a key stands for: what it types, small or capital, or, if that is none, what an English keyboard types in
 * its place. A Latin letter is only itself, wherever it stands.
 */
export function shortcutOf(event: KeyboardEvent): string {
  const typed = event.key.toLowerCase();
  if (typed === RULES || DIGIT.test(typed) || Object.hasOwn(KEYS, typed)) return typed;
  const place = placed(event);
  return place && INSTEAD[place.kind].test(typed) ? place.what : "";
}

/** Whether the rules are asked for: ?, unless single keys are off or the person is typing. */
export const isRulesKey = (event: KeyboardEvent): boolean =>
  shortcutOf(event) === RULES && !event.ctrlKey && !event.metaKey && !event.altKey && device.all.shortcuts && !isTyping(event.target);

/** 1 to 9 choose an answer, or tick a card, by its number, Escape takes a choice back, and letters do what `KEYS` says. */
export function keysOf(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const answers = hands.answers();
    const { end, tickables } = answers;
    const shortcut = shortcutOf(event);
    const number = Number(/^[1-9]$/.exec(shortcut) ?? 0);
    const [tickable, numbered] = tickables.length ? [tickables[number - 1]] : [undefined, answers.numbered(number)];
    const name = KEYS[shortcut];
    const act = name && name !== "end" ? hands[name] : undefined;
    if (tickable) hands.tick(tickable);
    else if (numbered) hands.choose(numbered);
    else if (event.key === "Escape") hands.cancel();
    else if (name === "end" && end) hands.choose(end);
    else if (name === "end" && tickables.length) hands.confirm();
    else if (act) act();
    else return;
    event.preventDefault();
  };
}
