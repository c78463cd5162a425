/** Which sound and which pictures go with what has happened, for the person in a seat. No side effects here. */
import type { Cue } from "../../device/sound.svelte";
import type { AnyEvent } from "../../wire/messages";

/** The most cards that are shown large. */
const MOST = 4;

/** The faceup cards that something happened to, to be shown large enough to be known by their pictures. */
export function cardsIn(events: readonly AnyEvent[]): readonly string[] {
  return events.flatMap((event) => ("card" in event && event.card ? [event.card] : [])).slice(-MOST);
}

/** One cue for everything that happened at once, the most important; null if nothing is worth one. */
export function cueOf(events: readonly AnyEvent[], seat: number | null): Cue | null {
  const end = events.find((event) => event.event === "game-over");
  if (end) return seat !== null && end.outcome.winners.includes(seat) ? "won" : "over";
  if (events.some((event) => event.event === "turn-began" && event.seat === seat)) return "turn";
  const isHit = (event: AnyEvent) =>
    (event.event === "embargo-laid" || event.event === "democracy-laid") && event.target === seat && event.seat !== seat;
  if (events.some(isHit)) return "blocked";
  if (events.some(({ event }) => event === "used" || event === "copied")) return "effect";
  return events.some(({ event }) => event === "played") ? "card" : null;
}
