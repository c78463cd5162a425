/** Single keys at the table; they can be switched off in the settings, and never act while somebody types. */
import type { Answer, Answers } from "./answers";

export interface Hands {
  answers(): Answers;
  choose(answer: Answer): void;
  undo(): void;
  hint(): void;
  cancel(): void;
}

/** Whether somebody types there, so that a key is a letter or moves something there. */
export const isTyping = (target: EventTarget | null) => target instanceof Element && !!target.closest("input, textarea, select");

/** 1 to 9 choose an answer, e ends the turn, u undoes, h asks for a hint, Escape takes a choice back. */
export function keysOf(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const { listed, end } = hands.answers();
    const numbered = /^[1-9]$/.test(event.key) ? listed[Number(event.key) - 1] : undefined;
    if (numbered) hands.choose(numbered);
    else if (event.key === "e" && end) hands.choose(end);
    else if (event.key === "u") hands.undo();
    else if (event.key === "h") hands.hint();
    else if (event.key === "Escape") hands.cancel();
    else return;
    event.preventDefault();
  };
}
