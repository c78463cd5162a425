// Written by `make generate` from impera/text/table.py. Do not edit.
/** A view as lines of text: the table as a whole, and the parts of it a player may ask for. */
import type { DomainView, SeatView, View } from "../wire/messages";
import { ageOf, domainOf } from "./cards";
import { at, holds, range } from "./python";
import type { Speaker } from "./speaker";
import { around, isShown, lastRound, partner } from "./standing";

/** Everything that lies on the table, and every player, beginning with the listener. */
export function tableInWords(speaker: Speaker, view: View): string[] {
  return [..._middle(speaker, view), ...around(view).flatMap((seat) => _player(speaker, view, seat))];
}

/** The listener's hand, and in the draft the packet. */
export function handInWords(speaker: Speaker, view: View): string[] {
  const lines = [_cards(speaker, "hand", view.hand)];
  if ((view.draft !== null) && holds(view.draft.packet)) {
    lines.push(_cards(speaker, "packet", view.draft.packet));
  }
  if (holds(view.blocked) && (view.question !== null) && (view.question.seat === view.seat)) {
    const blocked = speaker.list(view.blocked.map((name) => speaker.domain(name)));
    lines.push(speaker.say("hand-blocked", { domains: blocked }));
  }
  return lines;
}

/** The discard pile by Domain. */
export function pileInWords(speaker: Speaker, view: View): string[] {
  return [_pile(speaker, view), ..._byDomain(speaker, view, view.discard)];
}

/** The deck: its size, its Ages, and the cards the listener has not seen. */
export function deckInWords(speaker: Speaker, view: View): string[] {
  const unseen = _each(view.deck.unseen);
  const lines = [sizeOfDeck(speaker, view), speaker.say("deck-unseen", { number: unseen.length, box: view.box })];
  lines.push(..._byDomain(speaker, view, unseen));
  if (holds(view.deck.certain)) {
    lines.push(speaker.say("deck-certain", { cards: speaker.cards(_each(view.deck.certain)) }));
  }
  return lines;
}

/** What everybody sees of the deck: how many cards of which Ages. */
export function sizeOfDeck(speaker: Speaker, view: View): string {
  const following = view.deck.next_age === null ? "" : speaker.age(view.deck.next_age);
  return speaker.say("deck", { number: view.deck.size, ages: speaker.ages(view.deck.ages), next: following });
}

/** One Domain of one player: its count, what it reaches, what is missing, and its markers. */
export function domainInWords(speaker: Speaker, seat: SeatView, domain: DomainView): string {
  const name = speaker.domain(domain.domain);
  const sentences = [speaker.say("table-domain", { level: domain.level, domain: name, number: domain.count, wins: domain.hegemony })];
  const missing = domain.to_level1 || domain.to_level2 || 0;
  if (holds(missing)) {
    sentences.push(speaker.say("table-to-level", { number: missing, level: holds(domain.to_level1) ? 1 : 2 }));
  }
  if ((domain.domain === "culture") && holds(seat.leads_culture)) {
    sentences.push(speaker.say("table-leads-culture"));
  }
  if (holds(domain.democracy)) {
    sentences.push(speaker.say("table-democracy", { number: domain.democracy }));
  }
  sentences.push(...domain.embargo.map((block) => speaker.say("table-embargo", { turn: block.turn })));
  return sentences.join(" ");
}

function _middle(speaker: Speaker, view: View): string[] {
  const lines = [speaker.say("table-turn", { number: view.turn, who: speaker.who(view.first), name: speaker.name(view.first) }), sizeOfDeck(speaker, view), _pile(speaker, view)];
  if ((view.draft !== null) && holds(view.draft.centre)) {
    lines.push(_cards(speaker, "centre", view.draft.centre));
  }
  const coin = view.coin;
  if (coin !== null) {
    const domain = speaker.domain(coin.domain);
    lines.push(speaker.say("table-coin", { domain: domain, who: speaker.who(coin.seat), name: speaker.name(coin.seat) }));
  }
  return [...lines, ...lastRound(speaker, view)];
}

function _player(speaker: Speaker, view: View, seat: SeatView): string[] {
  const head = speaker.say("table-player", {
    number: seat.area,
    who: speaker.who(seat.seat),
    name: speaker.name(seat.seat),
    partner: seat.seat === partner(view) ? "yes" : "no",
  });
  const lines = seat.domains.filter((domain) => isShown(domain)).map((domain) => domainInWords(speaker, seat, domain));
  lines.push(...(seat.seat === view.seat ? handInWords(speaker, view) : _hidden(speaker, seat)));
  return [head, ...lines.map((line) => `  ${line}`)];
}

/** What the listener knows of another player's hand and packet. */
function _hidden(speaker: Speaker, seat: SeatView): string[] {
  const lines = [speaker.say("table-hand", { number: seat.hand, ages: speaker.ages(seat.hand_ages) })];
  if (holds(seat.known)) {
    lines.push(speaker.say("table-known", { cards: speaker.cards(seat.known) }));
  }
  if (holds(seat.packet)) {
    lines.push(speaker.say("table-packet", { number: seat.packet }));
  }
  return lines;
}

function _pile(speaker: Speaker, view: View): string {
  return speaker.say("pile", { number: view.discard.length });
}

function _cards(speaker: Speaker, key: string, codes: readonly string[]): string {
  return speaker.say(key, { number: codes.length, cards: speaker.cards(codes) });
}

/** Cards that are counted, one by one. */
function _each(tally: Record<string, number>): string[] {
  return Object.entries(tally).flatMap(([code, number]) => range(number).map(() => code));
}

/** Cards counted by Domain and Age, one line for each Domain that has any. */
function _byDomain(speaker: Speaker, view: View, codes: readonly string[]): string[] {
  const lines: string[] = [];
  for (const domain of at(view.seats, 0).domains) {
    const own = codes.filter((code) => domainOf(code) === domain.domain).map((code) => ageOf(code));
    if (holds(own)) {
      const ages = speaker.ages([1, 2, 3].map((age) => own.filter((each) => each === age).length));
      const told = speaker.say("cards-by-domain", { domain: speaker.domain(domain.domain), number: own.length, ages: ages });
      lines.push(`  ${told}`);
    }
  }
  return lines;
}
