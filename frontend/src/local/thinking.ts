/** Asks what takes thought in a thread of its own, which is started when it is first asked. */
import type { Asked, BotName, Found, Hint, Observation, PlayedGame, Review, Threats } from "../../../packages/impera-js/src/index.ts";
import { fileOf } from "../edition";

/** What is thought about. Bots, hints and threats get what a seat may know; only a review gets a whole game. */
export type Question =
  | { readonly kind: "decision"; readonly level: BotName; readonly seed: bigint; readonly observation: Observation }
  | { readonly kind: "tree"; readonly level: BotName; readonly seed: bigint; readonly observation: Observation; readonly tree: number }
  | { readonly kind: "reply"; readonly level: BotName; readonly seed: bigint; readonly observation: Observation; readonly asked: Asked }
  | { readonly kind: "at-once"; readonly observation: Observation }
  | { readonly kind: "hint"; readonly seed: bigint; readonly observation: Observation }
  | { readonly kind: "threats"; readonly observation: Observation }
  | { readonly kind: "review"; readonly seed: bigint; readonly played: PlayedGame };

/** A hint that was found without the network, before that has arrived: it knows no chances. */
export type QuickHint = Omit<Hint, "seat"> & { readonly isQuick: true };

/** What a thread is told: a question, its number, and where the weights of the network are. */
export type ToThink = Question & { readonly id: number; readonly networkFile: string };

export type Thought =
  | { readonly id: number; readonly answer: string | boolean | null | readonly Found[] | Hint | QuickHint | Threats | Review }
  | { readonly id: number; readonly problem: string };

/** Nothing could be thought: the bots or their network could not be fetched. */
export class ThoughtFailed extends Error {
  override name = "ThoughtFailed";
}

/** Nobody waits for the answer any more: the viewer has left. */
export class ThoughtStopped extends Error {
  override name = "ThoughtStopped";
}

/** A thread. What it is asked may fail with ThoughtFailed, or with ThoughtStopped. */
export class Thinker {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();

  /** The decision of a bot. */
  decision(level: BotName, seed: bigint, observation: Observation): Promise<string> {
    return this.#ask({ kind: "decision", level, seed, observation });
  }

  /** Whether a bot would do what it is asked. */
  reply(level: BotName, seed: bigint, observation: Observation, asked: Asked): Promise<boolean> {
    return this.#ask({ kind: "reply", level, seed, observation, asked });
  }

  /** The decision that needs no thought: the only one, or the beginning of a certain win; null if none does. */
  atOnce(observation: Observation): Promise<string | null> {
    return this.#ask({ kind: "at-once", observation });
  }

  hint(seed: bigint, observation: Observation): Promise<Hint | QuickHint> {
    return this.#ask({ kind: "hint", seed, observation });
  }

  threats(observation: Observation): Promise<Threats> {
    return this.#ask({ kind: "threats", observation });
  }

  review(seed: bigint, played: PlayedGame): Promise<Review> {
    return this.#ask({ kind: "review", seed, played });
  }

  /** Stop whatever is being thought about. */
  stop(reason: Error = new ThoughtStopped()): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }

  #ask<Answer>(question: Question): Promise<Answer> {
    this.#worker ??= this.#started();
    const id = ++this.#asked;
    const told: ToThink = { ...question, id, networkFile: new URL(fileOf("network.bin"), location.href).href };
    this.#worker.postMessage(told);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject }));
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("answer" in data) asked?.resolve(data.answer);
      else asked?.reject(new ThoughtFailed(data.problem));
    };
    worker.onerror = ({ message }) => this.stop(new ThoughtFailed(message));
    return worker;
  }
}
