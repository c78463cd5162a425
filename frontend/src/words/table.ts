/** A view as lines of text: the table as a whole, and the parts of it a player may ask for. No side effects here. */
import type { DomainView, SeatView, View } from "../wire/messages";
import { DOMAINS, letterOf } from "./cards";
import type { Speaker } from "./speaker";
import { around, partner } from "./standing";

/** Everything that lies on the table, and every player, beginning with the listener. */
export function tableInWords(speaker: Speaker, view: View): string[] {
  return [...middle(speaker, view), ...around(view).flatMap((seat) => player(speaker, view, seat))];
}

/** The listener's hand, and in the draft the packet. */
export function handInWords(speaker: Speaker, view: View): string[] {
  const lines = [cards(speaker, "hand", view.hand)];
  if (view.draft?.packet.length) lines.push(cards(speaker, "packet", view.draft.packet));
  if (view.blocked.length && view.question?.seat === view.seat)
    lines.push(speaker.say("hand-blocked", { domains: speaker.list(view.blocked.map((name) => speaker.domain(name))) }));
  return lines;
}

/** The discard pile by Domain. */
export function pileInWords(speaker: Speaker, view: View): string[] {
  const tally: Record<string, number> = {};
  for (const code of view.discard) tally[code] = (tally[code] ?? 0) + 1;
  return [speaker.say("pile", { number: view.discard.length }), ...byDomain(speaker, tally)];
}

/** The deck: its size, its Ages, and the cards the listener has not seen. */
export function deckInWords(speaker: Speaker, view: View): string[] {
  const { unseen, certain } = view.deck;
  const number = Object.values(unseen).reduce((sum, each) => sum + each, 0);
  const lines = [sizeOfDeck(speaker, view), speaker.say("deck-unseen", { number, box: view.box }), ...byDomain(speaker, unseen)];
  const sure = Object.entries(certain).flatMap(([code, times]) => Array<string>(times).fill(code));
  return sure.length ? [...lines, speaker.say("deck-certain", { cards: speaker.cards(sure) })] : lines;
}

/** One Domain of one player: its count, what it reaches, what is missing, and its markers. */
export function domainInWords(speaker: Speaker, seat: SeatView, domain: DomainView): string {
  const sentences = [
    speaker.say("table-domain", {
      level: domain.level,
      domain: speaker.domain(domain.domain),
      number: domain.count,
      wins: domain.hegemony,
    }),
  ];
  if (domain.to_level1) sentences.push(speaker.say("table-to-level", { number: domain.to_level1, level: 1 }));
  else if (domain.to_level2) sentences.push(speaker.say("table-to-level", { number: domain.to_level2, level: 2 }));
  if (domain.domain === "culture" && seat.leads_culture) sentences.push(speaker.say("table-leads-culture"));
  if (domain.democracy) sentences.push(speaker.say("table-democracy", { number: domain.democracy }));
  sentences.push(...domain.embargo.map(({ turn }) => speaker.say("table-embargo", { turn })));
  return sentences.join(" ");
}

function middle(speaker: Speaker, view: View): string[] {
  const { coin } = view;
  const lines = [
    speaker.say("table-turn", { number: view.turn, who: speaker.who(view.first), name: speaker.name(view.first) }),
    sizeOfDeck(speaker, view),
    speaker.say("pile", { number: view.discard.length }),
  ];
  if (view.draft?.centre.length) lines.push(cards(speaker, "centre", view.draft.centre));
  if (coin)
    lines.push(
      speaker.say("table-coin", {
        domain: speaker.domain(coin.domain),
        who: speaker.who(coin.seat),
        name: speaker.name(coin.seat),
      }),
    );
  if (view.last_round !== null) lines.push(speaker.say("table-last-round"));
  return lines;
}

/** What everybody sees of the deck: how many cards of which Ages. */
export function sizeOfDeck(speaker: Speaker, view: View): string {
  const { size, ages, next_age: next } = view.deck;
  return speaker.say("deck", { number: size, ages: speaker.ages(ages), next: next === null ? "" : speaker.age(next) });
}

function player(speaker: Speaker, view: View, seat: SeatView): string[] {
  const isOwn = seat.seat === view.seat;
  const head = speaker.say("table-player", {
    number: seat.area,
    who: speaker.who(seat.seat),
    name: speaker.name(seat.seat),
    partner: seat.seat === partner(view) ? "yes" : "no",
  });
  const shown = seat.domains.filter(({ count, democracy, embargo }) => count || democracy || embargo.length);
  const lines = shown.map((domain) => domainInWords(speaker, seat, domain));
  if (isOwn) lines.push(...handInWords(speaker, view));
  else {
    lines.push(speaker.say("table-hand", { number: seat.hand, ages: speaker.ages(seat.hand_ages) }));
    if (seat.known.length) lines.push(speaker.say("table-known", { cards: speaker.cards(seat.known) }));
  }
  if (seat.packet && !isOwn) lines.push(speaker.say("table-packet", { number: seat.packet }));
  return [head, ...lines.map((line) => `  ${line}`)];
}

function cards(speaker: Speaker, key: string, codes: readonly string[]): string {
  return speaker.say(key, { number: codes.length, cards: speaker.cards(codes) });
}

/** Cards counted by Domain and Age, one line for each Domain that has any. */
function byDomain(speaker: Speaker, tally: Readonly<Record<string, number>>): string[] {
  return DOMAINS.flatMap((name) => {
    const ages = [1, 2, 3].map((age) => tally[`${letterOf(name)}${age}`] ?? 0);
    const number = ages.reduce((sum, each) => sum + each, 0);
    if (!number) return [];
    return [`  ${speaker.say("cards-by-domain", { domain: speaker.domain(name), number, ages: speaker.ages(ages) })}`];
  });
}
