/** What the players are called: people by their own names, bots by names of the reader's language. No side effects here. */
import type { Sitting } from "../../wire/messages";
import type { Language } from "../../words/language.svelte";

const BOT_NAMES = 4;

export function namesOf(seating: readonly Sitting[], language: Language): string[] {
  let bots = 0;
  return seating.map((sitting) => {
    if (sitting.name) return sitting.name;
    if (sitting.kind === "bot") return language.say(`name-bot-${(bots++ % BOT_NAMES) + 1}`);
    return language.say(sitting.kind === "open" ? "seat-open" : "name-person");
  });
}
