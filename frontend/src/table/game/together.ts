/**
 * Decisions that a person made together, such as several cards that were ticked: the rules ask for one after another,
 * so each is sent when the one before it has come back. What leaves no choice goes with the decision that led there. All of
 * them are also taken back together. Whoever wants to take back what is still on its way need not wait for it: nothing
 * more of it is sent, and it is taken back as soon as it is there.
 */
import type { Ask, FromViewer, View } from "../../wire/messages";
import { Answers, next } from "./answers";
import type { EntryMessage } from "./beats";

export class Together {
  /** Whether a decision was sent that has not come back. */
  #isSent = false;
  /** Whether an undo was sent that has not come back. */
  #isUndoing = false;
  /** How often something more is to be taken back, once what is on its way has come back. */
  #undos = 0;
  /** What follows the decision that was sent. */
  #following: readonly string[] = [];
  /** The numbers of the decisions, those made together in one list; the latest last. */
  #made: readonly (readonly number[])[] = [];
  /** The numbers of messages that more of the same follows. */
  readonly #parts = new Set<number>();

  /** Whether a decision or an undo is on its way. */
  get isGoing(): boolean {
    return this.#isSent || this.#isUndoing;
  }

  /** Whether something is to be taken back, once what is on its way has come back. */
  get wantsUndo(): boolean {
    return this.#undos > 0;
  }

  /** Whether something is being taken back, or will be. */
  get isUndoing(): boolean {
    return this.#isUndoing || this.wantsUndo;
  }

  /** Whether more of the same follows a message. */
  isPart(told: EntryMessage): boolean {
    return this.#parts.has(told.number);
  }

  /** A decision was sent, and these follow it. */
  begin(following: readonly string[]): void {
    this.#isSent = true;
    this.#following = following;
    this.#made = [...this.#made, []];
  }

  /** Take back the last decision: what is to be sent now, or nothing if it is remembered or not possible. */
  undo(ask: Ask | null): FromViewer | null {
    if (!this.isGoing) return this.#takeBack(ask);
    this.#undos += 1;
    this.#following = [];
    return null;
  }

  /** Nothing follows any more: something was refused, or the connection was lost. */
  stop(): void {
    this.#isSent = false;
    this.#isUndoing = false;
    this.#undos = 0;
    this.#following = [];
    this.#made = this.#made.filter((numbers) => numbers.length > 0);
  }

  /** What is to be sent when an own decision, or an own undo, has come back. */
  then(told: EntryMessage): FromViewer | null {
    const sent = told.type === "decided" ? this.#decided(told) : told.type === "undone" ? this.#undone(told) : null;
    // A decision and its undo are two things, shown one after the other.
    if (sent && (sent.type === "undo") === (told.type === "undone")) this.#parts.add(told.number);
    return sent;
  }

  /** The next decision, or what the rules leave no choice about; otherwise the person is asked. */
  #decided({ number, ask, seat, view }: Extract<EntryMessage, { type: "decided" }>): FromViewer | null {
    if (!this.#isSent) return null;
    this.#made = [...this.#made.slice(0, -1), [...(this.#made.at(-1) ?? []), number]];
    this.#isSent = false;
    if (this.#undos) return this.#takeBack(ask);
    const isAsked = ask && view?.question?.seat === seat;
    const [first, ...rest] = this.#following.length ? this.#following : isAsked ? forcedBy(view, ask) : [];
    const decision = first && isAsked ? next(first, ask.legal) : undefined;
    this.#following = decision ? rest : [];
    this.#isSent = !!decision;
    return decision && ask ? { type: "decide", number: ask.number, decision } : null;
  }

  /** Another undo, if more was made together with what was taken back, or more is to be taken back. */
  #undone({ undone, ask }: Extract<EntryMessage, { type: "undone" }>): FromViewer | null {
    const left = this.#made.at(-1)?.filter((number) => number !== undone) ?? [];
    this.#made = left.length ? [...this.#made.slice(0, -1), left] : this.#made.slice(0, -1);
    this.#isUndoing = false;
    if (left.length && ask?.undo) return this.#sendUndo(ask);
    return this.#undos ? this.#takeBack(ask) : null;
  }

  /** An undo that was wanted; if it is not possible, neither are those after it. */
  #takeBack(ask: Ask | null): FromViewer | null {
    this.#undos = ask?.undo ? Math.max(0, this.#undos - 1) : 0;
    return ask?.undo ? this.#sendUndo(ask) : null;
  }

  #sendUndo({ number }: Ask): FromViewer {
    this.#isUndoing = true;
    return { type: "undo", number };
  }
}

/** What nobody needs to ask the person, because there is nothing to choose and all of it can be undone. */
function forcedBy(view: View, { legal, ends_undo: final }: Ask): readonly string[] {
  const { forced } = new Answers(view, legal);
  return forced.some((decision) => final?.includes(decision)) ? [] : forced;
}
