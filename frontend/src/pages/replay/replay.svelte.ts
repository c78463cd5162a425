/** A finished game, moment by moment, with everything open and from any player's side. */
import { fly } from "../../table/board/flight";
import { StillGame, sitting } from "../../table/game/still.svelte";
import type { Moment, Replay, Sitting } from "../../wire/messages";
import { turnAfter, turnBefore, turnStarts } from "./timeline";

/** How long a moment is shown while the replay plays, in milliseconds. */
export const PACES = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Pace = keyof typeof PACES;

export class ReplayGame extends StillGame {
  readonly replay: Replay;
  readonly starts: readonly number[];
  readonly last: number;
  moment = $state(0);
  isPlaying = $state(false);
  pace = $state<Pace>("normal");
  #front = $state(0);
  /** Identifies this run of playing; starting another ends it. */
  #run = 0;
  readonly #advanced: () => void;

  /** `advanced` is called when the replay advances on its own. */
  constructor(replay: Replay, seating: readonly Sitting[] | null, advanced: () => void) {
    super();
    this.replay = replay;
    this.starts = turnStarts(replay.moments);
    this.last = replay.moments.length - 1;
    this.seating = seating ?? replay.names.map((name, seat) => sitting(seat, "person", name));
    this.#advanced = advanced;
    this.#show(0);
  }

  /** The player whose side the table is seen from. */
  override get seat(): number {
    return this.#front;
  }

  /** See the table from another player's side. */
  sit(seat: number): void {
    this.#front = seat;
    this.#show(this.moment);
  }

  get now(): Moment {
    const now = this.replay.moments[this.moment];
    if (!now) throw new RangeError(String(this.moment));
    return now;
  }

  go(moment: number): void {
    this.pause();
    this.#show(moment);
  }

  /** One decision forward or back; cards travel. */
  step(by: 1 | -1): void {
    this.pause();
    void fly(() => this.#show(this.moment + by));
  }

  /** To the beginning of the next turn, or of this or the last one. */
  turn(by: 1 | -1): void {
    this.go(by > 0 ? turnAfter(this.starts, this.moment, this.last) : turnBefore(this.starts, this.moment));
  }

  /** Play until the end; from the end, start over. */
  async play(): Promise<void> {
    this.pause();
    if (this.moment === this.last) this.#show(0);
    this.isPlaying = true;
    const run = this.#run;
    while (this.moment < this.last) {
      await new Promise((done) => setTimeout(done, PACES[this.pace]));
      if (run !== this.#run) return;
      await fly(() => this.#show(this.moment + 1));
      if (run !== this.#run) return;
      this.#advanced();
    }
    this.isPlaying = false;
  }

  pause(): void {
    this.isPlaying = false;
    this.#run += 1;
  }

  close(): void {
    this.pause();
  }

  #show(moment: number): void {
    this.moment = Math.min(this.last, Math.max(0, moment));
    const { view, packets } = this.now;
    this.entries = this.replay.moments.slice(0, this.moment + 1).map(({ events }, number) => ({ number, events, said: null }));
    const draft = view.draft && { ...view.draft, packet: packets[this.#front] ?? [] };
    this.see({ ...view, draft });
  }
}
