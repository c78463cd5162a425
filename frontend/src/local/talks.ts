/**
 * What seats were asked by phrases and have not answered, as at a server's table (`impera/server/tables/talk.py`). A bot
 * answers once between two of its decisions; somebody who could ask it everything would know its next turn.
 */
import { askedBy, concerns, type Asked } from "../../../packages/impera-js/src/index.ts";
import type { Say } from "../wire/messages";

export class Talks {
  readonly unanswered = new Map<number, Asked>();
  readonly #answered = new Set<number>();

  /** Somebody says a phrase. */
  hear(asker: number, { phrase, seat: about = null, domain = null }: Omit<Say, "type">, players: number): void {
    if (phrase === "agree" || phrase === "refuse") {
      this.unanswered.delete(asker);
      this.#answered.add(asker);
    }
    const asked = askedBy({ phrase, asker, about, domain }, players);
    if (asked === null) return;
    for (let seat = 0; seat < players; seat++) {
      if (concerns(asked, seat) && !this.#answered.has(seat) && !this.unanswered.has(seat)) this.unanswered.set(seat, asked);
    }
  }

  /** A bot decides: it may answer again. */
  goOn(seat: number): void {
    this.#answered.delete(seat);
  }
}
