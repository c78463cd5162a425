/** Events as sentences: each is told to a listener as data that this listener may know. No side effects here. */
import type { AnyEvent } from "../wire/messages";
import type { Values } from "./language.svelte";
import type { Speaker } from "./speaker";

const ONE_BY_ONE: readonly string[] = ["discarded", "recovered", "scrapped", "took-back"];

/** An event as a sentence, from the message named after its kind; or several equal but for their cards, as one. */
export function tell(speaker: Speaker, ...events: readonly [AnyEvent, ...AnyEvent[]]): string {
  const [event] = events;
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) Object.assign(values, filled(speaker, event.seat, field, value));
  if ("card" in event) values.card = speaker.cards(events.flatMap((each) => ("card" in each ? [each.card] : [])));
  return speaker.say(`event-${event.event}`, values);
}

/** A sentence, and the events it tells. */
export interface Sentence {
  readonly words: string;
  readonly events: readonly [AnyEvent, ...AnyEvent[]];
}

/** Events as sentences, turn by turn; each turn begins with whose it is. */
export function tellByTurn(speaker: Speaker, events: readonly AnyEvent[]): Sentence[][] {
  const turns: Sentence[][] = [];
  const heard = events.filter((event) => !isNoise(event));
  let index = 0;
  for (const group of grouped(heard)) {
    if (!turns.length || group[0].event === "turn-began") turns.push([]);
    turns.at(-1)?.push({ words: tell(speaker, ...group), events: group });
    if (index && drawsNothing(heard.slice(index - 1, index + 2)))
      turns.at(-1)?.push({ words: speaker.say("draws-nothing"), events: group });
    index += group.length;
  }
  return turns;
}

/** Whether somebody else did this to a seat. */
export function happenedTo(event: AnyEvent, seat: number): boolean {
  if (event.event === "struck") return event.seat === seat;
  const whom = event.event === "seized" ? event.source : "target" in event ? event.target : undefined;
  return whom === seat && seat !== event.seat;
}

/** What need not be said: that a turn ended, that others keep cards in the draft; the end has words of its own. */
export function isNoise(event: AnyEvent): boolean {
  return event.event === "turn-ended" || event.event === "game-over" || (event.event === "kept" && event.cards === null);
}

/** Cards that go the same way one by one are told in one sentence. */
function grouped(events: readonly AnyEvent[]): [AnyEvent, ...AnyEvent[]][] {
  const groups: [AnyEvent, ...AnyEvent[]][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isMore = last && ONE_BY_ONE.includes(event.event) && last[0].event === event.event && last[0].seat === event.seat;
    if (isMore) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Whether a Breakthrough was paid, the second event here, and no card drawn after it (R-SCI-04). */
function drawsNothing([used, paid, after]: readonly AnyEvent[]): boolean {
  const isPaid = used?.event === "used" && used.effect === "breakthrough" && paid?.event === "paid";
  return isPaid && after?.event !== "drew";
}

/** A field of an event as what its message can be filled in with. */
function filled(speaker: Speaker, seat: number, field: string, value: unknown): Values {
  const fill = FILL[field];
  return fill ? fill(speaker, value as never, seat) : {};
}

type Fill = (speaker: Speaker, value: never, seat: number) => Values;

const other = (speaker: Speaker, value: number, seat: number): Values => ({
  roles: speaker.roles(seat, value),
  other: speaker.name(value),
});
const number = (_: Speaker, value: number): Values => ({ number: value });

const FILL: Record<string, Fill> = {
  seat: (speaker, seat: number) => ({ who: speaker.who(seat), name: speaker.name(seat) }),
  source: other,
  target: other,
  cards: (speaker, cards: readonly string[] | null) => ({
    seen: cards === null ? "no" : "yes",
    cards: speaker.cards(cards ?? []),
  }),
  ages: (speaker, ages: readonly number[]) => ({
    number: ages.reduce((sum, each) => sum + each, 0),
    ages: speaker.ages(ages),
  }),
  domain: (speaker, domain: string) => ({ domain: speaker.domain(domain) }),
  effect: (speaker, effect: string | null) => ({ effect: effect === null ? "" : speaker.effect(effect) }),
  turn: number,
  pick: number,
  size: number,
};
