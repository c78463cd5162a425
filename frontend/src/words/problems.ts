/** Why something did not work, in words for the person it happened to: what is wrong and what to do. No side effects here. */
import type { Denied } from "../wire/api";
import type { Language } from "./language.svelte";

/** The message of a code; codes that sockets use too share the game's message. Unknown codes get a general one. */
export function problem(language: Language, { code }: Pick<Denied, "code">): string {
  for (const key of [`problem-${code}`, `refused-${code}`]) {
    const words = language.say(key);
    if (words !== key) return words;
  }
  return language.say("problem-other");
}
