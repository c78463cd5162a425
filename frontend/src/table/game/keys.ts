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

/** Whether the rules are asked for: ?, unless single keys are off or the person is typing. */
export const isRulesKey = (event: KeyboardEvent): boolean =>
  event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey && device.all.shortcuts && !isTyping(event.target);

/** The key by what is printed on it or, under a keyboard of another script, by its place. */
const letter = ({ key, code }: KeyboardEvent): string => (/^[ -~]/.test(key) ? key : code.replace(/^Key/, "").toLowerCase());

/** 1 to 9 choose an answer, or tick a card, by its number, Escape takes a choice back, and letters do what `KEYS` says. */
export function keysOf(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const answers = hands.answers();
    const { end, tickables } = answers;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    const [tickable, numbered] = tickables.length ? [tickables[number - 1]] : [undefined, answers.numbered(number)];
    const name = KEYS[letter(event)];
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
