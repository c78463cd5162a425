/**
 * Decisions that a person made together, such as several cards that were ticked: the rules ask for one after another,
 * so each is sent when the one before it has come back. What leaves no choice goes with the decision that led there. All of
 * them are also taken back together.
 */
import type { Ask, FromViewer, View } from "../../wire/messages";
import { Answers, next } from "./answers";
import type { Told } from "./beats";

export class Together {
  /** Whether a decision was sent that has not come back. */
  #isSent = false;
  /** What follows the decision that was sent. */
  #following: readonly string[] = [];
  /** The numbers of the decisions, those made together in one list; the latest last. */
  #made: readonly (readonly number[])[] = [];
  /** The numbers of messages that more of the same follows. */
  readonly #parts = new Set<number>();

  /** Whether a decision is on its way. */
  get isGoing(): boolean {
    return this.#isSent;
  }

  /** Whether more of the same follows a message. */
  isPart(told: Told): boolean {
    return this.#parts.has(told.number);
  }

  /** A decision was sent, and these follow it. */
  begin(following: readonly string[]): void {
    this.#isSent = true;
    this.#following = following;
    this.#made = [...this.#made, []];
  }

  /** Nothing follows any more: something was refused, or the connection was lost. */
  stop(): void {
    this.#isSent = false;
    this.#following = [];
    this.#made = this.#made.filter((numbers) => numbers.length > 0);
  }

  /** What is to be sent when an own decision, or an own undo, has come back. */
  then(told: Told): FromViewer | null {
    const sent = told.type === "decided" ? this.#decided(told) : told.type === "undone" ? this.#undone(told) : null;
    if (sent) this.#parts.add(told.number);
    return sent;
  }

  /** The next decision, or what the rules leave no choice about; otherwise the person is asked. */
  #decided({ number, ask, seat, view }: Extract<Told, { type: "decided" }>): FromViewer | null {
    if (!this.#isSent) return null;
    this.#made = [...this.#made.slice(0, -1), [...(this.#made.at(-1) ?? []), number]];
    const isAsked = ask && view?.question?.seat === seat;
    const [first, ...rest] = this.#following.length ? this.#following : isAsked ? forcedBy(view, ask) : [];
    const decision = first && isAsked ? next(first, ask.legal) : undefined;
    this.#following = decision ? rest : [];
    this.#isSent = !!decision;
    return decision && ask ? { type: "decide", number: ask.number, decision } : null;
  }

  /** Another undo, if more was made together with what was taken back. */
  #undone({ undone, ask }: Extract<Told, { type: "undone" }>): FromViewer | null {
    const left = this.#made.at(-1)?.filter((number) => number !== undone) ?? [];
    this.#made = left.length ? [...this.#made.slice(0, -1), left] : this.#made.slice(0, -1);
    return left.length && ask?.undo ? { type: "undo", number: ask.number } : null;
  }
}

/** What nobody needs to ask the person, because there is nothing to choose and all of it can be undone. */
function forcedBy(view: View, { legal, ends_undo: final }: Ask): readonly string[] {
  const { forced } = new Answers(view, legal);
  return forced.some((decision) => final?.includes(decision)) ? [] : forced;
}
