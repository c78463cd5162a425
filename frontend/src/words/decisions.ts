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
  if ((at(words, 0) === "choose") || _reaches(view, words)) {
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

/** A card that is played, the count it raises, what that reaches, and the effect after that one. */
function _play(speaker: Speaker, view: View, parts: string[]): Values {
  const domain = domainView(view, view.seat || 0, domainOf(at(parts, 0)));
  const then = domain.one_more;
  return {
    card: speaker.card(at(parts, 0)),
    domain: speaker.domain(domain.domain),
    count: then === null ? 0 : then.count,
    wins: domain.hegemony,
    reaches: _reached(domain),
    effect: domain.next_effect === null ? "" : speaker.effect(domain.next_effect),
    more: then === null ? 0 : then.to_next,
    next: (then === null) || (then.next_effect === null) ? "" : speaker.effect(then.next_effect),
  };
}

/** What one more card in a Domain reaches: victory, an effect, or a count on the way to the next effect. */
function _reached(domain: DomainView): string {
  if (domain.to_hegemony === 1) {
    return "hegemony";
  }
  if (domain.next_effect === null) {
    return "nothing";
  }
  return domain.to_next === 1 ? "effect" : "way";
}

/** Whether a decision plays a card, and the view tells what that reaches; a view of 0.1.0 does not. */
function _reaches(view: View, words: string[]): boolean {
  return (at(words, 0) === "play") && (domainView(view, view.seat || 0, domainOf(at(words, 1))).one_more !== null);
}

/** What a card that may be played opens, and what comes next: `opens Embargo; 2 more: Development`. Empty for other decisions. */
export function opens(speaker: Speaker, view: View, decision: string): string {
  const words = decision.split(" ");
  return _reaches(view, words) ? speaker.say("decision-play.opens", { ..._values(speaker, view, words) }) : "";
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
  end: (_, view) => ({ number: view.draws, wins: hasWon(view) ? "yes" : "no" }),
};
