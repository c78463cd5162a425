/**
 * Hints, threats and reviews at tables of this device, as a server gives them (`impera/server/tables/aids.py`). One
 * thread finds them, which is not that of any bot: nobody waits for a hint until an emperor has thought.
 */
import type { PlayedGame, Review } from "../../../packages/impera-js/src/index.ts";
import { Denied } from "../wire/api";
import type { Hint, Threats } from "../wire/messages";
import { Refusal, type Room } from "./room";
import { Thinker, ThoughtFailed } from "./thinking";

export class Advice {
  readonly #thinker = new Thinker();

  /** Every decision for the question with this number, best first; before the network is there, the best by a quick look. */
  async hint(room: Room, seat: number, number: number): Promise<Hint> {
    const game = allowed(room);
    if (!game.running.asked.includes(seat)) throw new Refusal("foreign");
    if (game.numberAsked(seat) !== number) throw new Refusal("stale");
    // The same question gets the same answer.
    const { advice, alike, reason, ...more } = await this.#thinker.hint(BigInt(number), game.running.observation(seat));
    return { type: "hint", number, decisions: advice, alike, reason, ...("isQuick" in more ? { isQuick: true } : {}) };
  }

  /** Who could win on the next turn, for a seat or a spectator. */
  async threats(room: Room, viewer: number | null): Promise<Threats> {
    const game = allowed(room);
    const { number } = room.state;
    const { rivals, own } = await this.#thinker.threats(game.running.known(viewer));
    return { type: "threats", number, rivals, own };
  }

  /** The review of a game; throws Denied if what it needs cannot be loaded. */
  async review(played: PlayedGame): Promise<Review> {
    try {
      return await this.#thinker.review(0n, played);
    } catch (error) {
      if (error instanceof ThoughtFailed) throw new Denied("offline", error.message);
      throw error;
    }
  }
}

/** The game, at a table that allows hints. */
function allowed({ state }: Room) {
  if (!state.row.terms.aids) throw new Refusal("no-hints");
  if (state.game === null) throw new Refusal("waiting");
  return state.game;
}
