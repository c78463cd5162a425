// Written by `make generate` from impera/text/events.py. Do not edit.
/** Events as sentences, each made from what its listener may know (`impera.views.events`). */
import type { AnyEvent } from "../wire/messages";
import type { Values } from "./language.svelte";
import { at, holds, isIn, sum } from "./python";
import { fieldOf, fieldsOf, kindOf } from "./shapes";
import type { Speaker } from "./speaker";

type Fill = (...words: [Speaker, never, number]) => Values;

const UNSAID = ["turn-ended", "game-over"];

const ONE_BY_ONE = ["discarded", "recovered", "scrapped", "took-back"];

const DONE_TO = { struck: "seat", seized: "source", gave: "target", "embargo-laid": "target", "democracy-laid": "target" };

/** A sentence and its event; the first one, if it covers several. */
export interface Sentence {
  readonly words: string;
  readonly event: AnyEvent;
}

/** An event as a sentence, by the message named after its kind; events that differ only in their cards share one. */
export function tell(speaker: Speaker, ...events: AnyEvent[]): string {
  const event = at(events, 0);
  const values: Values = {};
  for (const [field, value] of fieldsOf(event)) {
    if (isIn(field, FILL)) {
      Object.assign(values, at(FILL, field)(speaker, value, event.seat));
    }
  }
  const cards = events.filter((each) => fieldOf(each, "card") !== null).map((each) => fieldOf(each, "card"));
  return speaker.say(`event-${kindOf(event)}`, { card: speaker.cards(cards), ...values });
}

/** Events as paragraphs, a new one for each turn; each begins with whose turn it is. */
export function tellByTurn(speaker: Speaker, events: readonly AnyEvent[]): string[] {
  return sentencesByTurn(speaker, events).map((turn) => turn.map((sentence) => sentence.words).join(" "));
}

/** Events as sentences, turn by turn; each turn begins with whose it is. */
export function sentencesByTurn(speaker: Speaker, events: readonly AnyEvent[]): Sentence[][] {
  const turns: Sentence[][] = [];
  const groups = _groups(events);
  for (const [number, group] of [...groups.entries()]) {
    if ((number === 0) || (kindOf(at(group, 0)) === "turn-began")) {
      turns.push([]);
    }
    at(turns, -1).push({ words: tell(speaker, ...group), event: at(group, 0) });
    if (_drawsNothing(groups, number)) {
      at(turns, -1).push({ words: speaker.say("draws-nothing"), event: at(group, 0) });
    }
  }
  return turns;
}

/** Whether someone else did this to a seat. An Attack hits everyone, the attacker included. */
export function happenedTo(event: AnyEvent, seat: number): boolean {
  const kind = kindOf(event);
  const isWhom = (isIn(kind, DONE_TO)) && (fieldOf(event, at(DONE_TO, kind)) === seat);
  return holds(isWhom) && ((kind === "struck") || (event.seat !== seat));
}

/** Whether an event is left unsaid, such as others keeping cards in the draft. */
export function isUnsaid(event: AnyEvent): boolean {
  const kind = kindOf(event);
  return (isIn(kind, UNSAID)) || ((kind === "kept") && (fieldOf(event, "cards") === null));
}

/** The events to tell, grouped by sentence. */
function _groups(events: readonly AnyEvent[]): AnyEvent[][] {
  const groups: AnyEvent[][] = [];
  for (const event of events) {
    if (isUnsaid(event)) {
      continue;
    }
    if ((groups.length > 0) && _isMore(at(at(groups, -1), 0), event)) {
      at(groups, -1).push(event);
    } else {
      groups.push([event]);
    }
  }
  return groups;
}

function _isMore(first: AnyEvent, event: AnyEvent): boolean {
  const kind = kindOf(event);
  return (isIn(kind, ONE_BY_ONE)) && (kindOf(first) === kind) && (first.seat === event.seat);
}

/** Whether a Breakthrough is paid here, and no card drawn after it (R-SCI-04). */
function _drawsNothing(groups: AnyEvent[][], number: number): boolean {
  if ((number === 0) || (kindOf(at(at(groups, number), 0)) !== "paid")) {
    return false;
  }
  const used = at(at(groups, number - 1), 0);
  if ((kindOf(used) !== "used") || (fieldOf(used, "effect") !== "breakthrough")) {
    return false;
  }
  return ((number + 1) === groups.length) || (kindOf(at(at(groups, number + 1), 0)) !== "drew");
}

function _other(speaker: Speaker, other: number, seat: number): Values {
  return { roles: speaker.roles(seat, other), other: speaker.name(other) };
}

const FILL: Record<string, Fill> = {
  seat: (speaker, seat) => ({ who: speaker.who(seat), name: speaker.name(seat) }),
  source: _other,
  target: _other,
  cards: (speaker, cards) => ({ seen: cards === null ? "no" : "yes", cards: speaker.cards(cards || []) }),
  ages: (speaker, ages) => ({ number: sum(ages), ages: speaker.ages(ages) }),
  domain: (speaker, domain) => ({ domain: speaker.domain(domain) }),
  effect: (speaker, effect) => ({ effect: effect === null ? "" : speaker.effect(effect) }),
  turn: (_, number) => ({ number: number }),
  pick: (_, number) => ({ number: number }),
  size: (_, number) => ({ number: number }),
};
