/** Single keys at the table; they can be switched off in the settings, and never act while the person is typing. */
import type { Answer, Answers } from "./answers";

type Act = "undo" | "hint" | "skip" | "effects" | "log" | "board" | "deck" | "pile" | "phrases" | "type" | "help";

/** What the keys do; a page leaves out what cannot be done there. */
export interface Hands extends Partial<Record<Act, () => void>> {
  answers(): Answers;
  choose(answer: Answer): void;
  cancel(): void;
}

/** What each key does, in the order in which the help lists them; digits and Escape come before these. */
export const KEYS: Readonly<Record<string, Act | "end">> = {
  e: "end",
  u: "undo",
  h: "hint",
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

/** 1 to 9 choose an answer by its number, Escape takes a choice back, and letters do what `KEYS` says. */
export function keysOf(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const { all, end } = hands.answers();
    const numbered = /^[1-9]$/.test(event.key) ? all[Number(event.key) - 1] : undefined;
    const name = KEYS[event.key];
    const act = name && name !== "end" ? hands[name] : undefined;
    if (numbered) hands.choose(numbered);
    else if (event.key === "Escape") hands.cancel();
    else if (name === "end" && end) hands.choose(end);
    else if (act) act();
    else return;
    event.preventDefault();
  };
}
