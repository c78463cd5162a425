/** What bots are called by level. A bot that only a newer server knows keeps its name on the wire. */
import type { Language } from "./language.svelte";

export function botName(language: Language, level: string): string {
  const key = `bot-name-${level}`;
  const name = language.say(key);
  return name === key ? level : name;
}
