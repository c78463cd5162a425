/** What a review says of a whole game. */
import type { Outcome, Review } from "../wire/messages";
import type { Speaker } from "./speaker";

/** In which turn a game was decided, and for whom. */
export function decidedInWords(speaker: Speaker, { decided }: Review, outcome: Outcome | null): string {
  if (!outcome) return speaker.say("review-open");
  const { length: number } = outcome.winners;
  const isOwn = speaker.seat !== null && outcome.winners.includes(speaker.seat);
  const winners = { who: isOwn ? (number === 1 ? "you" : "you-too") : "other", names: speaker.players(outcome.winners), number };
  return decided === null ? speaker.say("review-from-start", winners) : speaker.say("review-decided", { turn: decided, ...winners });
}
