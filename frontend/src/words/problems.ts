/** Why something did not work, in words for the person it happened to: what is wrong and what to do. No side effects here. */
import type { Denied } from "../wire/api";
import type { Language } from "./language.svelte";

/** The codes that have a message of their own, `problem-CODE`. */
export const KNOWN = [
  "no-name",
  "no-seat",
  "no-table",
  "not-host",
  "not-yours",
  "offline",
  "over",
  "seat-taken",
  "storage",
  "too-fast",
] as const;

export function problem(language: Language, { code, message }: Pick<Denied, "code" | "message">): string {
  const isKnown = (KNOWN as readonly string[]).includes(code);
  return isKnown ? language.say(`problem-${code}`) : language.say("denied", { detail: message });
}
