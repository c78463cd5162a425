/** Decisions in plain words: what one is called, and what it will do. No side effects here. */
import type { DomainView, View } from "../wire/messages";
import { domainOf } from "./cards";
import type { Values } from "./language.svelte";
import type { Speaker } from "./speaker";

type Spoken = readonly [key: string, values: Values];

/** What a legal decision is called, in a few words: `Play Military I`. */
export function nameOf(speaker: Speaker, view: View, decision: string): string {
  return speaker.say(...spoken(speaker, view, decision));
}

/** A legal decision as sentences: what it is called, what it does, and whether it can be undone. */
export function explain(speaker: Speaker, view: View, decision: string): string {
  return [speaker.say("sentence", { words: nameOf(speaker, view, decision) }), consequence(speaker, view, decision)]
    .filter(Boolean)
    .join(" ");
}

/** What a legal decision does, and whether it can be undone; empty if there is nothing to say beyond its name. */
export function consequence(speaker: Speaker, view: View, decision: string): string {
  const [key, values] = spoken(speaker, view, decision);
  const [verb, what] = decision.split(" ");
  const sentences: string[] = [];
  if (verb === "use" || verb === "copy") sentences.push(speaker.say(`effect-${what}.does`));
  if (verb === "play" || verb === "choose") sentences.push(speaker.say(`${key}.then`, values));
  if (what === "breakthrough" && !view.deck.size) sentences.push(speaker.say("draws-nothing"));
  if (reveals(view, decision)) sentences.push(speaker.say("decision-reveals"));
  return sentences.join(" ");
}

/** Whether a decision shows its player something hidden in the middle of a turn, and so cannot be taken back. */
export function reveals(view: View, decision: string): boolean {
  return view.question?.ask === "choose-seat" || (decision === "use breakthrough" && view.deck.size > 0);
}

/** How many cards the active player would draw if the turn ended now (R-TURN-06). */
export function cardsToDraw(view: View): number {
  const hand = view.question ? (view.seats[view.question.seat]?.hand ?? 0) : 0;
  return Math.max(0, Math.min(view.hand_size - hand, view.deck.size));
}

/** Whether the active player would win by hegemony if the turn ended now (R-HEG-01). */
export function hasWon(view: View): boolean {
  const seat = view.question && view.seats[view.question.seat];
  return !!seat && seat.domains.some((domain) => !domain.to_hegemony);
}

/** The message of a decision and its values. */
function spoken(speaker: Speaker, view: View, decision: string): Spoken {
  const ask = view.question?.ask ?? "";
  const [verb = "", what = "", more] = decision.split(" ");
  if (verb === "end") return ["decision-end", { number: cardsToDraw(view), wins: hasWon(view) ? "yes" : "no" }];
  if (verb === "use") return ["decision-use", { effect: speaker.effect(what) }];
  if (verb === "copy") return ["decision-copy", { effect: speaker.effect(what), name: speaker.name(Number(more)) }];
  if (verb === "choose" && more) return ["decision-choose-place", place(speaker, view, Number(what), more)];
  if (verb === "choose" && ask === "choose-seat") return ["decision-choose-seat", hand(speaker, view, Number(what))];
  if (verb === "choose") return ["decision-choose-domain", attack(speaker, view, what)];
  if (verb === "play") return ["decision-play", play(speaker, view, what)];
  const target = view.question?.target ?? null;
  return [`decision-${ask}`, { card: speaker.card(what), name: target === null ? "" : speaker.name(target) }];
}

/** A card played makes a count greater; what that reaches. */
function play(speaker: Speaker, view: View, card: string): Values {
  const domain = domainView(view, view.seat ?? 0, domainOf(card));
  return {
    card: speaker.card(card),
    domain: speaker.domain(domain.domain),
    count: domain.count + 1,
    wins: domain.hegemony,
    reaches: reached(domain),
  };
}

/** What one card more in a Domain reaches. */
function reached(domain: DomainView): string {
  if (domain.to_hegemony === 1) return "hegemony";
  if (domain.to_level2 === 1) return "level-2";
  return domain.to_level1 === 1 ? "level-1" : "nothing";
}

function place(speaker: Speaker, view: View, seat: number, name: string): Values {
  const domain = domainView(view, seat, name);
  return {
    who: speaker.who(seat),
    name: speaker.name(seat),
    domain: speaker.domain(name),
    count: domain.count,
    wins: domain.hegemony,
  };
}

function hand(speaker: Speaker, view: View, seat: number): Values {
  const { hand: number = 0, hand_ages: ages = [] } = view.seats[seat] ?? {};
  return { name: speaker.name(seat), number, ages: speaker.ages(ages) };
}

function attack(speaker: Speaker, view: View, name: string): Values {
  const victims = view.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== view.seat && domainView(view, seat, name).count > 0);
  return { domain: speaker.domain(name), number: victims.length, names: speaker.players(victims) };
}

/** One Domain of one player. */
export function domainView(view: View, seat: number, name: string): DomainView {
  const found = view.seats[seat]?.domains.find((domain) => domain.domain === name);
  if (!found) throw new RangeError(`${seat} ${name}`);
  return found;
}
