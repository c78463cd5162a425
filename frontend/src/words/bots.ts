/** What bots are called by level. A bot of a newer server than this page keeps the name it is known by there. */
import type { Language } from "./language.svelte";

export function botName(language: Language, level: string): string {
  const key = `bot-name-${level}`;
  const name = language.say(key);
  return name === key ? level : name;
}
