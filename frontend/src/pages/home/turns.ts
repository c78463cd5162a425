/** Where it is a person's turn. No side effects here. */
import type { Place } from "../../device/device.svelte";
import type { Summary } from "../../wire/messages";

/** A place and its table: null until the server has answered, `gone` if it no longer exists. */
export interface Game {
  readonly place: Place;
  readonly table: Summary | "gone" | null;
}

/** Whether a game waits for a person of this device. */
export function isTurn({ place, table }: Game): boolean {
  return table !== null && table !== "gone" && !!place.token && table.asked.some((seat) => place.seats.includes(seat));
}

/** When somebody runs out of time there; games without a clock come last. */
const untilOf = ({ table }: Game): number => (table && table !== "gone" && table.until) || Infinity;

/** All games where it is the person's turn, the most urgent first; then at most this many others, in their order. */
export function inOrder(games: readonly Game[], most: number): readonly Game[] {
  const turns = games.filter(isTurn).sort((one, two) => untilOf(one) - untilOf(two));
  return [...turns, ...games.filter((game) => !isTurn(game)).slice(0, most)];
}
