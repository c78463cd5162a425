/** Phrases that people say at a table, each in the reader's language. No side effects here. */
import type { Phrase } from "../wire/messages";
import type { Speaker } from "./speaker";

/** A phrase with its blanks filled in; a blank that is not filled stays a gap. */
export function phraseInWords(speaker: Speaker, phrase: Phrase, seat: number | null, domain: string | null): string {
  const gap = speaker.say("phrase-gap");
  return speaker.say(`phrase-${phrase}`, {
    name: seat === null ? gap : speaker.name(seat),
    domain: domain === null ? gap : speaker.domain(domain),
  });
}
