/** A Domain in words, for the ear. No side effects here. */
import type { DomainView } from "../wire/messages";
import type { Speaker } from "../words/speaker";

/** Count, level, markers and the coin of a Domain, in a few short sentences. */
export function domainInWords(speaker: Speaker, domain: DomainView, hasCoin: boolean): string {
  const name = speaker.domain(domain.domain);
  const sentences = [
    speaker.say("table-domain", { domain: name, number: domain.count, wins: domain.hegemony, level: domain.level }),
    domain.democracy && speaker.say("table-democracy", { number: domain.democracy }),
    ...domain.embargo.map(({ turn }) => speaker.say("table-embargo", { turn })),
    hasCoin && speaker.say("domain-has-coin"),
  ];
  return sentences.filter(Boolean).join(" ");
}
