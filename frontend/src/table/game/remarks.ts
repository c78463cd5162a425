/** What bots say about the game: seldom, and in character. No side effects here. */
import { LEVELS } from "../../wire/defaults";
import type { AnyEvent, Sitting, View } from "../../wire/messages";
import { TEAMS } from "../../wire/options";
import { isNear } from "../../words/standing";
import { botAt } from "./names";

/** What a bot said: `message` words it. */
export interface Remark {
  readonly seat: number;
  readonly message: string;
  /** The turn in which it was said. */
  readonly turn: number;
}

/** Rounds without a remark before the next one. */
const QUIET = 3;

type Occasion = "block" | "win" | "lose";

/** A remark of a seat; null if nobody with a character sits there. */
function remarkOf(seating: readonly Sitting[], seat: number, occasion: Occasion, turn: number): Remark | null {
  const level = seating[seat]?.level;
  if (!botAt(seating, seat) || !level || !LEVELS.includes(level)) return null;
  return { seat, message: `remark-${occasion}-${level}`, turn };
}

/** Whether a seat has lost a card of a Domain that it could soon have won with. */
function isSetBack(seat: number, before: View, now: View): boolean {
  const domains = now.seats[seat]?.domains ?? [];
  return !!before.seats[seat]?.domains.some((was, index) => isNear(was) && (domains[index]?.count ?? 0) < was.count);
}

/** Whether an event blocks another side: a marker is laid there, or an effect takes a card that it nearly won with. */
function isBlock(event: AnyEvent, before: View | null, now: View): boolean {
  if (event.event === "embargo-laid" || event.event === "democracy-laid") return event.target !== event.seat;
  if (!before || (event.event !== "used" && event.event !== "copied")) return false;
  const side = now.options.teams ? TEAMS.find((team) => team.includes(event.seat)) : [event.seat];
  return now.seats.some(({ seat }) => !side?.includes(seat) && isSetBack(seat, before, now));
}

/**
 * What a bot says that has just blocked somebody; null if it does not, or if somebody spoke not long ago. `before` is the
 * table as it was before the events, if that is known.
 */
export function remarkOn(
  events: readonly AnyEvent[],
  seating: readonly Sitting[],
  before: View | null,
  now: View,
  last: Remark | null,
): Remark | null {
  if (last && now.turn - last.turn < QUIET * seating.length) return null;
  for (const event of events) {
    const remark = isBlock(event, before, now) ? remarkOf(seating, event.seat, "block", now.turn) : null;
    if (remark) return remark;
  }
  return null;
}

/** What one bot says at the end: the first that has won, or else the first that has lost. */
export function lastRemark(seating: readonly Sitting[], { outcome, turn }: View): Remark | null {
  if (!outcome) return null;
  const seats = seating.map(({ seat }) => seat);
  const won = seats.filter((seat) => outcome.winners.includes(seat)).map((seat) => remarkOf(seating, seat, "win", turn));
  const lost = seats.filter((seat) => !outcome.winners.includes(seat)).map((seat) => remarkOf(seating, seat, "lose", turn));
  return [...won, ...lost].find((remark) => remark) ?? null;
}

/** Whether a remark can still be seen: for a round. */
export const isFresh = ({ turn }: Remark, view: View): boolean => view.turn - turn < view.seats.length;
