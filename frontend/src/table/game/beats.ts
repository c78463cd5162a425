/**
 * What is told, cut into beats: what one player does in one action (use, pay, target, result) is shown at once. No side
 * effects here.
 */
import type { ToViewer } from "../../wire/messages";
import { BETWEEN } from "./answers";

/** What a table tells its viewers one after another. */
export type EntryMessage = Exclude<ToViewer, { type: "table" | "hint" | "threats" | "planned" | "refused" | "bye" }>;

/** Whether a decision leaves its player in the middle of an action. */
export function isAmid(told: EntryMessage): boolean {
  const asked = told.type === "decided" ? told.view?.question : null;
  return !!asked && told.type === "decided" && asked.seat === told.seat && !BETWEEN.includes(asked.ask);
}

/** How many of the messages make the first beat, and whether its end is among them; `goesOn` says what is not an end. */
export function beatOf(queue: readonly EntryMessage[], goesOn: (told: EntryMessage) => boolean): { length: number; isWhole: boolean } {
  let length = 0;
  for (const told of queue) {
    if (length && !isSame(queue[0], told)) return { length, isWhole: true };
    length += 1;
    if (!goesOn(told)) return { length, isWhole: true };
  }
  return { length, isWhole: !length };
}

/** Whether what comes next may belong to the same action: the same kind of thing, of the same player. */
const isSame = (first: EntryMessage | undefined, then: EntryMessage): boolean =>
  first?.type === then.type && "seat" in first && "seat" in then && first.seat === then.seat;

/** How many beats are still to be shown. */
export function beatsIn(queue: readonly EntryMessage[], goesOn: (told: EntryMessage) => boolean): number {
  let number = 0;
  for (let rest = queue; rest.length; rest = rest.slice(beatOf(rest, goesOn).length)) number += 1;
  return number;
}
