/** Phrases that people say at a table, each in the reader's language. No side effects here. */
import type { Phrase } from "../wire/messages";
import type { Speaker } from "./speaker";

/** What a phrase leaves open: a player, a Domain. */
export interface Blanks {
  readonly seat: boolean;
  readonly domain: boolean;
}

/** All phrases, those without blanks first. */
export const PHRASES: Readonly<Record<Phrase, Blanks>> = {
  hello: { seat: false, domain: false },
  "good-luck": { seat: false, domain: false },
  thanks: { seat: false, domain: false },
  "well-played": { seat: false, domain: false },
  sorry: { seat: false, domain: false },
  hurry: { seat: false, domain: false },
  "watch-seat": { seat: true, domain: false },
  "seat-wins-domain": { seat: true, domain: true },
  "block-domain": { seat: false, domain: true },
  "leave-domain": { seat: true, domain: true },
  truce: { seat: true, domain: false },
  together: { seat: true, domain: false },
};

/** A phrase with its blanks filled in; a blank that was left open stays a gap. */
export function phraseInWords(speaker: Speaker, phrase: Phrase, seat: number | null, domain: string | null): string {
  const gap = speaker.say("phrase-gap");
  return speaker.say(`phrase-${phrase}`, {
    name: seat === null ? gap : speaker.name(seat),
    domain: domain === null ? gap : speaker.domain(domain),
  });
}
