/** What the players are called: people by their own names, bots by names of the reader's language. No side effects here. */
import type { Sitting } from "../../wire/messages";
import type { Language } from "../../words/language.svelte";

const BOT_NAMES = 4;

/** Which of the four people a bot is, from 1: the first bot of a table is the first of them. Others are nobody: null. */
export function botAt(seating: readonly Sitting[], seat: number): number | null {
  const isBot = ({ kind, name }: Sitting) => kind === "bot" && !name;
  const sitting = seating[seat];
  return sitting && isBot(sitting) ? (seating.slice(0, seat).filter(isBot).length % BOT_NAMES) + 1 : null;
}

export function namesOf(seating: readonly Sitting[], language: Language): string[] {
  return seating.map((sitting, seat) => {
    const bot = botAt(seating, seat);
    if (sitting.name) return sitting.name;
    if (bot) return language.say(`name-bot-${bot}`);
    return language.say(sitting.kind === "open" ? "seat-open" : "name-person");
  });
}
