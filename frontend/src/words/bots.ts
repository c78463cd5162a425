/** What bots are called, and what they are like. No side effects here. */
import type { Bots } from "../wire/messages";
import type { Language } from "./language.svelte";

export interface Opponent {
  readonly name: string;
  /** In a list to choose from. */
  readonly title: string;
  readonly sentence: string;
}

/** Whom one may play against: the roster by level, then what the server offers, in its host's words. */
export function opponents(language: Language, { bots, offered }: Bots): Opponent[] {
  const levels = bots.map(({ name, level }) => ({
    name,
    title: language.say("level-choice", { level, name: botName(language, name) }),
    sentence: language.say(`bot-${name}`),
  }));
  const others = offered.map(({ name, sentence }) => ({ name, title: name, sentence: sentence || language.say("offered-bot") }));
  return [...levels, ...others];
}

/** What a bot is called. One that is offered, or that only a newer server knows, keeps its name on the wire. */
export function botName(language: Language, level: string): string {
  const key = `bot-name-${level}`;
  const name = language.say(key);
  return name === key ? level : name;
}
