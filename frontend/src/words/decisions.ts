// Written by `make generate` from impera/text/decisions.py. Do not edit.
/** Decisions in plain words: what one is called, and what it will do. */
import type { DomainView, View } from "../wire/messages";
import { domainOf } from "./cards";
import type { Values } from "./language.svelte";
import { at, holds, isIn } from "./python";
import type { Speaker } from "./speaker";

type Fill = (...words: [Speaker, View, string[]]) => Values;

/** What a legal decision is called, in a few words: `Play Military I`. */
export function nameOf(speaker: Speaker, view: View, decision: string): string {
  const words = decision.split(" ");
  return speaker.say(`decision-${_kind(view, words)}`, { ..._values(speaker, view, words) });
}

/** A legal decision as sentences: what it is called, what it does, and whether it is one of the final ones. */
export function explain(speaker: Speaker, view: View, decision: string, final: readonly string[]): string {
  const name = speaker.say("sentence", { words: nameOf(speaker, view, decision) });
  const more = consequence(speaker, view, decision, final);
  return holds(more) ? `${name} ${more}` : name;
}

/** What a legal decision does, and that it cannot be undone if it is one of the final ones; empty if neither. */
export function consequence(speaker: Speaker, view: View, decision: string, final: readonly string[]): string {
  const words = decision.split(" ");
  const sentences: string[] = [];
  if (isIn(at(words, 0), ["use", "copy"])) {
    sentences.push(speaker.say(`effect-${at(words, 1)}.does`));
  }
  if (isIn(at(words, 0), ["play", "choose"])) {
    sentences.push(speaker.say(`decision-${_kind(view, words)}.then`, { ..._values(speaker, view, words) }));
  }
  if ((decision === "use breakthrough") && (view.deck.size === 0)) {
    sentences.push(speaker.say("draws-nothing"));
  }
  if (isIn(decision, final)) {
    sentences.push(speaker.say("decision-final"));
  }
  return sentences.join(" ");
}

/** How many cards the active player would draw if the turn ended now (R-TURN-06). */
export function cardsToDraw(view: View): number {
  const hand = view.question === null ? 0 : at(view.seats, view.question.seat).hand;
  return Math.max(0, Math.min((view.hand_size - hand), view.deck.size));
}

/** Whether the active player would win by hegemony if the turn ended now (R-HEG-01). */
export function hasWon(view: View): boolean {
  return (view.question !== null) && at(view.seats, view.question.seat).domains.some((domain) => domain.to_hegemony === 0);
}

/** One Domain of one player. */
export function domainView(view: View, seat: number, name: string): DomainView {
  return at(at(view.seats, seat).domains.filter((domain) => domain.domain === name), 0);
}

/** The row of a decision: its verb or, where that does not say enough, what was asked. */
function _kind(view: View, words: string[]): string {
  const asked = view.question;
  return (isIn(at(words, 0), FILL)) || (asked === null) ? at(words, 0) : asked.ask;
}

function _values(speaker: Speaker, view: View, words: string[]): Values {
  return at(FILL, _kind(view, words))(speaker, view, words.slice(1));
}

/** A card that goes somewhere, perhaps to another player, and who decides that. */
function _card(speaker: Speaker, view: View, parts: string[]): Values {
  const asked = view.question;
  const other = asked === null ? null : asked.target;
  return {
    card: speaker.card(at(parts, 0)),
    who: asked === null ? "you" : speaker.who(asked.seat),
    name: other === null ? "" : speaker.name(other),
  };
}

/** A card that is played, the count it raises, and what that reaches. */
function _play(speaker: Speaker, view: View, parts: string[]): Values {
  const domain = domainView(view, view.seat || 0, domainOf(at(parts, 0)));
  const count = domain.count + 1;
  const needs = _nextNeeds(view, domain.domain, count);
  return {
    card: speaker.card(at(parts, 0)),
    domain: speaker.domain(domain.domain),
    count: count,
    wins: domain.hegemony,
    reaches: _reached(domain, count, needs),
    more: needs - count,
    effect: _effectAt(speaker, view, domain.domain, needs),
  };
}

/** What one more card in a Domain reaches: victory, an effect, or a count on the way to the next effect. */
function _reached(domain: DomainView, count: number, needs: number): string {
  if (domain.to_hegemony === 1) {
    return "hegemony";
  }
  if (needs === 0) {
    return "nothing";
  }
  return needs === count ? "effect" : "way";
}

/** How many cards the next effect of a Domain needs, from this count on; 0 if there is none. */
function _nextNeeds(view: View, domain: string, count: number): number {
  const needs = view.effects.filter((effect) => effect.domain === domain).map((effect) => effect.needs || 0);
  const later = needs.filter((each) => each >= count);
  return later.length === 0 ? 0 : Math.min(...later);
}

/** The name of the effect of a Domain that needs so many cards; empty if there is none. */
function _effectAt(speaker: Speaker, view: View, domain: string, needs: number): string {
  const names = view.effects.filter((effect) => (effect.domain === domain) && (effect.needs === needs)).map((effect) => effect.effect);
  return names.length === 0 ? "" : speaker.effect(at(names, 0));
}

/** What a card that may be played opens, in a few words: `opens Embargo`; empty for other decisions. */
export function opens(speaker: Speaker, view: View, decision: string): string {
  const words = decision.split(" ");
  return at(words, 0) !== "play" ? "" : speaker.say("decision-play.opens", { ..._values(speaker, view, words) });
}

function _place(speaker: Speaker, view: View, parts: string[]): Values {
  const seat = Number(at(parts, 0));
  const domain = domainView(view, seat, at(parts, 1));
  return {
    who: speaker.who(seat),
    name: speaker.name(seat),
    domain: speaker.domain(domain.domain),
    count: domain.count,
    wins: domain.hegemony,
  };
}

function _hand(speaker: Speaker, view: View, parts: string[]): Values {
  const seat = at(view.seats, Number(at(parts, 0)));
  return { name: speaker.name(seat.seat), number: seat.hand, ages: speaker.ages(seat.hand_ages) };
}

function _attack(speaker: Speaker, view: View, parts: string[]): Values {
  const victims = view.seats.filter((seat) => (seat.seat !== view.seat) && (domainView(view, seat.seat, at(parts, 0)).count > 0)).map((seat) => seat.seat);
  return { domain: speaker.domain(at(parts, 0)), number: victims.length, names: speaker.players(victims) };
}

const FILL: Record<string, Fill> = {
  keep: _card,
  claim: _card,
  play: _play,
  "discard-hand": _card,
  "discard-area": _card,
  "take-area": _card,
  "take-pile": _card,
  give: _card,
  "choose-domain": _attack,
  "choose-seat": _hand,
  "choose-place": _place,
  use: (speaker, _, parts) => ({ effect: speaker.effect(at(parts, 0)) }),
  copy: (speaker, _, parts) => ({ effect: speaker.effect(at(parts, 0)), name: speaker.name(Number(at(parts, 1))) }),
  end: (_, view) => ({ number: cardsToDraw(view), wins: hasWon(view) ? "yes" : "no" }),
};
