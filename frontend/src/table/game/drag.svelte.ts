/**
 * Drags, which say in one gesture what otherwise takes several presses. An effect, or the card that pays for it, is carried
 * to where it acts, and a line over several cards ticks them. Nothing is decided before the pointer is let go; what is
 * dropped beside stays where it was. An effect that shows hidden cards is carried to the deck, which is as deliberate as a
 * second press.
 *
 * A mouse or a pen drags at once. A finger that moves at once scrolls, as everywhere: it drags what it has held for a
 * moment, and only buttons, so that one that rests on the table while its owner thinks takes nothing up. If it is let go
 * where it was held, it has pressed.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { device } from "../../device/device.svelte";
import { Answers, read } from "./answers";
import type { FollowedGame } from "./game.svelte";
import type { Place } from "./place.svelte";

/** A pointer that has moved further than this, in pixels, drags. */
const FAR = 12;
/** A line is followed in steps of this many pixels, because a fast pointer reports only a few points. */
const STEP = 6;
const LEFT = 1;
/** How long a finger holds what it takes, in milliseconds: longer than a tap, and shorter than a phone's own long press. */
const HOLD = 300;

/** Where a drag began: with which pointer, on which decision or card to tick, for which question, and what was ticked before. */
interface Begun {
  readonly pointer: number;
  readonly number: number;
  /** The button under a finger; null for a mouse or a pen. */
  readonly button: HTMLElement | null;
  readonly decision: string | undefined;
  readonly tick: string | undefined;
  readonly ticked: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Point, selector: string) => document.elementFromPoint(x, y)?.closest<HTMLElement>(selector);

export class Drag {
  /** The decision that is being carried, as long as the pointer is down. */
  carried = $state.raw<string | null>(null);
  /** Whether a line is being drawn: cards that overlap keep their order, so that it meets each of them. */
  isDrawing = $state(false);
  point = $state.raw<Point>({ x: 0, y: 0 });
  readonly #game: FollowedGame;
  readonly #place: Place;
  #begun: Begun | null = null;
  #start: Point = { x: 0, y: 0 };
  /** Whether it is a finger that drags, which hides what is under it. */
  isFinger = $state(false);
  /** Whether what is under the pointer moves with it: at once, or when a finger has held it. */
  #isHeld = false;
  #hasMoved = false;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** Where fingers can take something. */
  #reach: HTMLElement | null = null;
  /** The cards that the line has met, in this order. */
  #met: readonly string[] = [];
  /** The click that ends a drag is none. */
  #isOver = false;

  constructor(game: FollowedGame, place: Place) {
    this.#game = game;
    this.#place = place;
  }

  /**
   * Where fingers can take something. A page asks its scripts there before it scrolls, so it is no more than what is needed.
   */
  readonly reach: Attachment<HTMLElement> = (reach) => {
    this.#reach = reach;
    const keep = (event: Event) => this.#begun?.button && this.#isHeld && event.cancelable && event.preventDefault();
    const offs = (["touchmove", "contextmenu"] as const).map((kind) => on(reach, kind, keep, { passive: false }));
    return () => {
      for (const off of offs) off();
      this.#reach = null;
    };
  };

  readonly down = (event: PointerEvent): void => {
    this.#stop();
    this.#isOver = false;
    const { ask } = this.#game;
    const { target, pointerId: pointer, pointerType } = event;
    if (!ask || device.all.confirms || !event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const isFinger = pointerType === "touch";
    const button = isFinger ? target.closest("button") : null;
    if (isFinger && !(button && this.#reach?.contains(button))) return;
    const decision = (button ?? target.closest<HTMLElement>("[data-carry]"))?.dataset.carry;
    const tick = target.closest<HTMLElement>("[data-tick]:not([aria-disabled])")?.dataset.tick;
    if (!decision && !tick) return;
    this.#start = this.point = { x: event.clientX, y: event.clientY };
    this.#begun = { pointer, number: ask.number, button, decision, tick, ticked: this.#place.ticked.map(({ key }) => key) };
    this.#isHeld = !isFinger;
    this.#hasMoved = false;
    this.isFinger = isFinger;
    if (isFinger) this.#holding = setTimeout(this.#hold, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (begun?.pointer !== event.pointerId) return;
    const { x, y } = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(x - this.#start.x, y - this.#start.y) > FAR;
    if (!(event.buttons & LEFT) || this.#game.ask?.number !== begun.number || (isFar && !this.#isHeld)) {
      this.#stop();
      return;
    }
    const before = this.point;
    this.point = { x, y };
    if (!isFar) return;
    this.#hasMoved = true;
    if (begun.tick) this.#line(begun, before);
    else if (begun.decision && this.carried === null) void this.#carry(begun.number, begun.decision);
  };

  readonly up = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (begun?.pointer !== event.pointerId) return;
    const { carried, toDeck } = this.#place;
    const drop = at({ x: event.clientX, y: event.clientY }, "[data-drop]")?.dataset.drop;
    const [isLine, isCarried] = [this.#met.length > 1, this.carried !== null];
    const isPress = this.#isHeld && begun.button && !this.#hasMoved;
    this.#isOver = isLine || isCarried || (this.#isHeld && !!begun.button);
    this.#stop();
    if (this.#game.ask?.number !== begun.number) return;
    if (isLine) this.#place.enough();
    else if (isPress) begun.button?.click();
    else if (isCarried && drop && drop === toDeck) this.#place.decide(read(drop));
    else if (isCarried && begun.decision && drop && carried) this.#place.drop(begun.decision, drop, carried);
  };

  /** The pointer is no longer the page's: the finger scrolls. */
  readonly cancel = ({ pointerId }: PointerEvent): void => {
    if (this.#begun?.pointer === pointerId) this.#stop();
  };

  /** Whether a click is only the end of a drag; it goes no further. */
  readonly click = (event: MouseEvent): boolean => {
    if (!this.#isOver || event.detail === 0) return false;
    this.#isOver = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  };

  /** A finger has held something: where it can go is shown before it moves. */
  readonly #hold = (): void => {
    const begun = this.#begun;
    if (!begun || this.#game.ask?.number !== begun.number) return;
    this.#isHeld = true;
    if (begun.decision) void this.#carry(begun.number, begun.decision);
    else this.isDrawing = true;
  };

  /** Find out where the effect can act, on a copy of the game. */
  async #carry(number: number, decision: string): Promise<void> {
    this.carried = decision;
    if (this.#game.ask?.ends_undo?.includes(decision)) {
      this.#place.carryToDeck(number, decision);
      return;
    }
    const planned = await this.#game.plan([decision]);
    if (planned && this.carried === decision && this.#begun?.number === number)
      this.#place.carry(number, new Answers(planned.view, planned.legal));
  }

  /** Tick what the line has met since the pointer was last seen; the first card only if there is another. */
  #line({ tick, ticked }: Begun, before: Point): void {
    this.isDrawing = true;
    const [x, y] = [this.point.x - before.x, this.point.y - before.y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x, y) / STEP));
    const met = Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return at({ x: before.x + x * part, y: before.y + y * part }, "[data-tick]")?.dataset.tick;
    });
    this.#met = [...new Set([tick, ...this.#met, ...met].filter((key) => key !== undefined))];
    if (this.#met.length > 1) this.#place.line([...ticked, ...this.#met]);
  }

  #stop(): void {
    clearTimeout(this.#holding);
    this.#begun = null;
    this.#isHeld = false;
    this.#met = [];
    this.carried = null;
    this.isDrawing = false;
    this.#place.carry(0, null);
  }
}
