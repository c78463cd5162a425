/** Whether the facts that lessons test are true: the counterpart of `impera/lessons/facts.py`. No rules here. */
import type { AnyEvent, View } from "../../wire/messages";
import type { Fact, Happened } from "./course";

/** The learner's seat. */
export const PLAYER = 0;

/** Whether a fact is true, by what the player was told and sees. */
export function holds(fact: Fact, events: readonly AnyEvent[], view: View): boolean {
  switch (fact.fact) {
    case "happened":
      return hasHappened(fact, events);
    case "gave-back":
      return hasGivenBack(events);
    case "holds":
      return view.hand.filter((card) => card.startsWith(fact.letter)).length >= fact.number;
    case "has-count":
      return !!view.seats[PLAYER]?.domains.some(({ domain, count }) => domain === fact.domain && count >= fact.number);
    case "draft-over":
      return view.draft === null;
    case "over":
      return view.outcome !== null;
    case "won":
      return view.outcome?.winners.join() === fact.winners.join();
    case "every":
      return fact.facts.every((each) => holds(each, events, view));
    case "without":
      return holds(fact.one, events, view) && !holds(fact.other, events, view);
  }
}

type Value = Happened["like"][string];
type Fields = Readonly<Record<string, unknown>>;

function hasHappened({ events: kinds, seat, like, unlike, place }: Happened, events: readonly AnyEvent[]): boolean {
  const all = events.filter((event) => kinds.includes(event.event) && event.seat === seat) as unknown as readonly Fields[];
  const found = place === null ? all : all.slice(place, place + 1);
  const isElse = (event: Fields) => !Object.keys(unlike).length || !fits(event, unlike);
  return found.some((event) => fits(event, like) && isElse(event));
}

function hasGivenBack(events: readonly AnyEvent[]): boolean {
  const own = events.filter(({ seat }) => seat === PLAYER);
  const taken = own.reduce((number, event) => number + (event.event === "seized" ? (event.cards?.length ?? 0) : 0), 0);
  return taken > 0 && taken === own.filter(({ event }) => event === "gave").length;
}

const fits = (event: Fields, values: Readonly<Record<string, Value>>) =>
  Object.entries(values).every(([name, value]) => isLike(event[name], value));

/** Whether a value fits what was found; in a list, one of its items. */
function isLike(found: unknown, value: Value): boolean {
  if (Array.isArray(found)) return found.some((each) => isLike(each, value));
  return typeof found === "string" && typeof value === "string" ? found.startsWith(value) : found === value;
}
