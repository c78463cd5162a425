/**
 * Bots at a table of this device: in their own seats, in seats that people gave them, and when a clock has run out. They
 * play while somebody looks; without anybody the game pauses.
 */
import { sha256, type Asked, type BotName } from "../../../packages/impera-js/src/index.ts";
import { LEVELS, STAND_IN } from "../wire/defaults";
import type { Sitter } from "./entries";
import { Refusal, type Room } from "./room";
import type { TableGame } from "./table-game";
import { Thinker, ThoughtFailed, ThoughtStopped } from "./thinking";

/** The pause before a bot that failed is asked again, in milliseconds. */
const PAUSE = 3000;

export class StandIns {
  readonly #room: Room;
  readonly #thinker = new Thinker();
  /** Called when a bot cannot decide, and with null when one can again. */
  readonly #failed: (problem: string | null) => void;
  #isBusy = false;
  /** Since when somebody looks, in seconds since 1970; null if nobody does. */
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: Room, failed: (problem: string | null) => void) {
    this.#room = room;
    this.#failed = failed;
  }

  /** Something may have changed: play, if a bot has to decide. */
  check(): void {
    clearTimeout(this.#timer);
    if (this.#room.viewers.size === 0) {
      this.#since = null;
      this.#thinker.stop();
      return;
    }
    this.#since ??= Date.now() / 1000;
    const seat = this.#due();
    const asked = this.#asked();
    if (asked !== null && !this.#isBusy) void this.#answer(...asked);
    else if (seat !== null && !this.#isBusy) void this.#play(seat);
    const until = this.#until();
    if (until !== null && seat === null) this.#later(Math.max(0, 1000 * until - Date.now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#thinker.stop();
  }

  #later(pause: number): void {
    this.#timer = setTimeout(() => this.check(), pause);
  }

  /** The seat a bot decides for now. In a pick bots wait for all people, who choose at the same time. */
  #due(): number | null {
    const { asked, sitters } = this.#room.state;
    const until = this.#until();
    if (this.#room.viewers.size === 0) return null;
    const isLate = until !== null && Date.now() / 1000 >= until;
    const waitsForPeople = asked.some((seat) => sitters[seat]?.kind !== "bot");
    return waitsForPeople && !isLate ? null : (asked[0] ?? null);
  }

  /** When the clock runs out, in seconds since 1970. It stops while nobody looks. */
  #until(): number | null {
    const { until, row } = this.#room.state;
    return until === null ? null : Math.max(until, (this.#since ?? 0) + (row.terms.clock ?? 0));
  }

  /** A bot of the roster that a phrase asks for something, and what. */
  #asked(): [number, Asked] | null {
    const { sitters, talks, status } = this.#room.state;
    const isAsked = (seat: number) => sitters[seat]?.kind === "bot" && LEVELS.some((level) => level === sitters[seat]?.level);
    return status === "running" ? ([...talks.unanswered].find(([seat]) => isAsked(seat)) ?? null) : null;
  }

  #answer(seat: number, asked: Asked): Promise<void> {
    return this.#think(async (game, level, seed) => {
      const agrees = await this.#thinker.reply(level, seed, game.running.known(seat), asked);
      this.#failed(null);
      await this.#room.answerFor(seat, asked, agrees);
    }, seat);
  }

  async #play(seat: number): Promise<void> {
    const number = this.#room.state.game?.numberAsked(seat);
    if (number === undefined || number === null) return;
    await this.#think(async (game, level, seed) => {
      const decision = await this.#thinker.decision(level, seed, game.running.observation(seat));
      this.#failed(null);
      await this.#room.decideFor(seat, number, decision, () => this.#due() === seat);
    }, seat);
  }

  /** Lets the bot of a seat do something that takes thought, then looks again. */
  async #think(act: (game: TableGame, level: BotName, seed: bigint) => Promise<void>, seat: number): Promise<void> {
    const { game, row, sitters } = this.#room.state;
    if (game === null) return;
    this.#isBusy = true;
    try {
      await act(game, levelFor(sitters, seat), seedOf(row.salt, seat, game.running.game.decided));
      this.#isBusy = false;
      this.check();
    } catch (error) {
      this.#isBusy = false;
      if (error instanceof ThoughtStopped) {
        this.check(); // somebody may look again by now
        return;
      }
      if (!(error instanceof ThoughtFailed || error instanceof Refusal)) throw error;
      console.warn("a bot failed", error);
      this.#failed(error instanceof Refusal ? error.code : "no-bot");
      this.#later(PAUSE);
    }
  }
}

/** The bot of a seat; for a person, one as strong as the strongest bot at the table. */
export function levelFor(sitters: readonly Sitter[], seat: number): BotName {
  const levels = sitters.flatMap(({ level }) => level ?? []);
  const strongest = LEVELS.toReversed().find((level) => levels.includes(level));
  return (sitters[seat]?.level ?? strongest ?? STAND_IN) as BotName;
}

/** The seed for the next decision, as on a server (`impera/server/tables/stand_ins.py`). */
export function seedOf(salt: string, seat: number, decided: number): bigint {
  return BigInt(`0x${sha256(`bot ${salt} ${seat} ${decided}`).slice(0, 16)}`);
}
