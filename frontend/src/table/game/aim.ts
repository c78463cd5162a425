/**
 * A press counts for the question that was asked when it began. No press answers a question that came in between: not
 * the second half of a double click whose first half has decided, and not a key that is held down.
 */

/** A question that has been asked for this long, in milliseconds, has been seen: a press is meant for it. */
const SEEN = 500;

export class Aim {
  readonly #asked: () => number | undefined;
  /** The question that is asked, and since when. */
  #shown: { readonly number: number | undefined; readonly since: number } = { number: undefined, since: 0 };
  /** The question that was asked when the button of the mouse, or a finger, went down. */
  #began: number | undefined;
  /** The question that the first of several quick clicks was for. */
  #first: number | undefined;

  /** `asked` is the number of the question that is asked now. */
  constructor(asked: () => number | undefined) {
    this.#asked = asked;
  }

  /** Called whenever another question is asked. */
  readonly look = (): void => {
    const number = this.#asked();
    if (number !== this.#shown.number) this.#shown = { number, since: performance.now() };
  };

  readonly down = (): void => {
    this.#began = this.#asked();
  };

  /** Whether a click, before anything has seen it, is meant for the question that is asked now; others go no further. */
  readonly click = (event: MouseEvent): void => {
    const now = this.#asked();
    // Keys and assistive technology press a button without pointing at it.
    if (event.detail === 0) return;
    if (event.detail === 1) this.#first = this.#began;
    const isMeant = event.detail === 1 ? this.#began === now : this.#first === now || performance.now() - this.#shown.since > SEEN;
    if (!isMeant) stop(event);
  };

  /** A key that is held down repeats itself; only its first press is one. */
  readonly key = (event: KeyboardEvent): void => {
    const isPress = event.key === "Enter" || event.key === " " || /^.$/u.test(event.key);
    const isTyped = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.repeat && isPress && !isTyped) stop(event);
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
