/** What bots say about the game: seldom, and in character. No side effects here. */
import { LEVELS } from "../../wire/defaults";
import type { AnyEvent, Sitting, View } from "../../wire/messages";
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

/** What a bot says that has just blocked somebody; null if it does not, or if somebody spoke not long ago. */
export function remarkOn(events: readonly AnyEvent[], seating: readonly Sitting[], { turn }: View, last: Remark | null): Remark | null {
  if (last && turn - last.turn < QUIET * seating.length) return null;
  for (const event of events) {
    const isBlock = (event.event === "embargo-laid" || event.event === "democracy-laid") && event.target !== event.seat;
    const remark = isBlock ? remarkOf(seating, event.seat, "block", turn) : null;
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
