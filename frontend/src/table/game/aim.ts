/**
 * A press counts for the question that was asked when it began. No press answers a question that came in between: not
 * the second half of a double click whose first half has decided, and not a key that is held down.
 */

/** A question that has been asked for this long, in milliseconds, has been seen: a press is meant for it. */
const SEEN = 500;
/** A pointer that moved no further than this, in pixels, has stayed where it was. */
const STILL = 10;
/** What a press at the table can be for. */
const ANSWERS = "[data-answer], [data-tick], [data-tick-all], [data-end-with]";

/** A press as it began: for which question, on which button, and where. */
interface Press {
  readonly number: number | undefined;
  readonly button: HTMLElement | null;
  readonly x: number;
  readonly y: number;
}

const answerAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(ANSWERS) : null);

/** What a button stands for; the button itself may have been redrawn. */
function meaning(button: HTMLElement | null): string | undefined {
  const { answer, tick, tickAll, endWith } = button?.dataset ?? {};
  return answer ?? tick ?? tickAll ?? endWith;
}

export class Aim {
  readonly #asked: () => number | undefined;
  /** The question that is asked, and since when. */
  #shown: { readonly number: number | undefined; readonly since: number } = { number: undefined, since: 0 };
  /** How the button of the mouse, or a finger, went down last. A click can come late, when another pointer is down. */
  readonly #down = new Map<number | undefined, Press>();
  #latest: Press = { number: undefined, button: null, x: 0, y: 0 };
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

  readonly down = ({ target, clientX: x, clientY: y, pointerId }: PointerEvent): void => {
    this.#latest = { number: this.#asked(), button: answerAt(target), x, y };
    this.#down.set(pointerId, this.#latest);
  };

  /**
   * Whether a click, before anything has seen it, is meant for the question that is asked now; others go no further. It is
   * for the button where it began, even if that one has moved from under a pointer that stayed, as a card in flight does.
   */
  readonly click = (event: MouseEvent): void => {
    const now = this.#asked();
    // Keys and assistive technology press a button without pointing at it.
    if (event.detail === 0) return;
    const began = ("pointerId" in event ? this.#down.get(event.pointerId as number) : undefined) ?? this.#latest;
    if (event.detail === 1) this.#first = began.number;
    const isMeant = event.detail === 1 ? began.number === now : this.#first === now || performance.now() - this.#shown.since > SEEN;
    const { button } = began;
    const hasMoved = meaning(button) !== meaning(answerAt(event.target));
    if (!isMeant || hasMoved) stop(event);
    const isStill = Math.hypot(event.clientX - began.x, event.clientY - began.y) <= STILL;
    if (isMeant && hasMoved && isStill && button?.isConnected) button.click();
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
  event.stopImmediatePropagation();
}
