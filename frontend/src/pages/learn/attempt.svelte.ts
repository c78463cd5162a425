/** An attempt at a position. Others judge it; this keeps only the decisions, so that they can be taken back. */
import { device } from "../../device/device.svelte";
import { fly } from "../../table/board/flight";
import { next } from "../../table/game/answers";
import { StillGame, sitting } from "../../table/game/still.svelte";
import type { LessonTried } from "../../wire/messages";

/** How far an attempt has got. */
export type Tried = Pick<LessonTried, "status" | "seat" | "view" | "legal" | "events">;

/** The same, and the decision that led there. */
interface Stop<Found> {
  readonly decision: string | null;
  /** Whether it was made together with the one before it. */
  readonly isMore: boolean;
  readonly tried: Found;
}

export interface AttemptListener<Found> {
  /** Called when something was decided or taken back and is shown. */
  moved(tried: Found, isBack: boolean): void;
  /** Called when it could not be judged. */
  failed(error: unknown): void;
}

export abstract class AttemptGame<Found extends Tried> extends StillGame {
  /** The decision that was sent but not answered yet. */
  sent = $state<string | null>(null);
  #trail = $state.raw<readonly Stop<Found>[]>([]);
  readonly #listener: AttemptListener<Found>;
  /** What is being judged or taken back. */
  #going: Promise<void> | undefined;

  constructor(listener: AttemptListener<Found>) {
    super();
    this.#listener = listener;
  }

  /** How far decisions from the beginning get. */
  protected abstract judged(decisions: readonly string[]): Promise<Found>;

  /** Remember what is worth it, the first time an attempt gets so far. */
  protected abstract noted(tried: Found): void;

  /** How far the attempt has got; nothing before the position is loaded. */
  get tried(): Found | null {
    return this.#trail.at(-1)?.tried ?? null;
  }

  /** Set the position up. */
  async begin(): Promise<void> {
    await this.#try(null);
  }

  /** What can be answered now; nothing while an answer is on its way. */
  get legal(): readonly string[] {
    return this.ask && this.sent === null ? this.ask.legal : [];
  }

  /** Give an answer, and those that follow it. */
  async decide(decision: string, following: readonly string[] = []): Promise<void> {
    if (!this.legal.includes(decision)) return;
    this.#going = this.#decide(decision, following);
    await this.#going;
  }

  async #decide(decision: string, following: readonly string[]): Promise<void> {
    await this.#try(decision);
    for (const each of following) {
      const legal = next(each, this.legal);
      if (!legal) return;
      await this.#try(legal, true);
    }
  }

  override get canUndo(): boolean {
    return this.sent !== null || super.canUndo;
  }

  /** Take back the last decision, or all that were made together, also those that are still on their way. */
  undo(): Promise<void> {
    return this.#takeBack((trail) => (trail.length < 2 ? trail : trail.slice(0, trail.findLastIndex(({ isMore }) => !isMore))));
  }

  /** Take back everything, also what is still on its way. */
  restart(): Promise<void> {
    return this.#takeBack((trail) => trail.slice(0, 1));
  }

  /** Take back all but what is left, as soon as nothing is on its way. */
  #takeBack(left: (trail: readonly Stop<Found>[]) => readonly Stop<Found>[]): Promise<void> {
    const before = this.#going;
    this.#going = (async () => {
      await before;
      const trail = left(this.#trail);
      if (trail.length < this.#trail.length) await this.#take(trail);
    })();
    return this.#going;
  }

  async #try(decision: string | null, isMore = false): Promise<void> {
    const decisions = [...this.#trail.map((stop) => stop.decision), decision].filter((each) => each !== null);
    this.sent = decision;
    try {
      const tried = await this.judged(decisions);
      this.noted(tried);
      await this.#show([...this.#trail, { decision, isMore, tried }]);
      this.#listener.moved(tried, false);
    } catch (error) {
      this.sent = null;
      this.#listener.failed(error);
    }
  }

  async #take(trail: readonly Stop<Found>[]): Promise<void> {
    await this.#show(trail);
    if (this.tried) this.#listener.moved(this.tried, true);
  }

  async #show(trail: readonly Stop<Found>[]): Promise<void> {
    const latest = trail.at(-1);
    if (!latest) return;
    const { seat: own, view, legal } = latest.tried;
    await fly(() => {
      this.#trail = trail;
      this.seating = view.seats.map(({ seat }) => (seat === own ? sitting(seat, "person", device.all.name) : sitting(seat, "bot")));
      this.entries = trail.map(({ tried }, number) => ({ number, events: tried.events, said: null }));
      const canUndo = trail.length > 1;
      this.ask = { number: trail.length, legal, undo: canUndo, no_undo: canUndo ? null : "nothing", ends_undo: [], until: null };
      this.see(view);
      this.sent = null;
    });
  }
}
