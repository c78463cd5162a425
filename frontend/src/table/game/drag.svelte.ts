/**
 * Drags with a mouse or a pen, which say in one gesture what otherwise takes several presses. An effect, or the card that
 * pays for it, is carried to where it acts, and a line over several cards ticks them. Nothing is decided before the pointer
 * is let go; what is dropped beside stays where it was. An effect that shows hidden cards is carried to the deck, which is
 * as deliberate as a second press. A finger scrolls instead.
 */
import { device } from "../../device/device.svelte";
import { Answers, read } from "./answers";
import type { FollowedGame } from "./game.svelte";
import type { Place } from "./place.svelte";

/** A pointer that has moved further than this, in pixels, drags. */
const FAR = 12;
/** A line is followed in steps of this many pixels, because a fast pointer reports only a few points. */
const STEP = 6;
const LEFT = 1;

/** Where a drag began: on which decision or card to tick, for which question, and what was ticked before. */
interface Begun {
  readonly number: number;
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
  /** The cards that the line has met, in this order. */
  #met: readonly string[] = [];
  /** The click that ends a drag is none. */
  #isOver = false;

  constructor(game: FollowedGame, place: Place) {
    this.#game = game;
    this.#place = place;
  }

  readonly down = (event: PointerEvent): void => {
    this.#stop();
    this.#isOver = false;
    const { ask } = this.#game;
    if (!ask || !event.isPrimary || event.pointerType === "touch" || event.button !== 0 || !(event.target instanceof Element)) return;
    const decision = event.target.closest<HTMLElement>("[data-carry]")?.dataset.carry;
    const tick = event.target.closest<HTMLElement>("[data-tick]:not([aria-disabled])")?.dataset.tick;
    if (device.all.confirms || (!decision && !tick)) return;
    this.#start = this.point = { x: event.clientX, y: event.clientY };
    this.#begun = { number: ask.number, decision, tick, ticked: this.#place.ticked.map(({ key }) => key) };
  };

  readonly move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun || event.pointerType === "touch") return;
    if (!(event.buttons & LEFT) || this.#game.ask?.number !== begun.number) {
      this.#stop();
      return;
    }
    const before = this.point;
    this.point = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(this.point.x - this.#start.x, this.point.y - this.#start.y) > FAR;
    if (begun.tick && isFar) this.#line(begun, before);
    else if (begun.decision && isFar && this.carried === null) void this.#carry(begun.number, begun.decision);
  };

  readonly up = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun || event.pointerType === "touch") return;
    const { carried, toDeck } = this.#place;
    const drop = at({ x: event.clientX, y: event.clientY }, "[data-drop]")?.dataset.drop;
    const [isLine, isCarried] = [this.#met.length > 1, this.carried !== null];
    this.#stop();
    this.#isOver = isLine || isCarried;
    if (this.#game.ask?.number !== begun.number) return;
    if (isLine) this.#place.enough();
    else if (isCarried && drop && drop === toDeck) this.#place.decide(read(drop));
    else if (isCarried && begun.decision && drop && carried) this.#place.drop(begun.decision, drop, carried);
  };

  /** Whether a click is only the end of a drag; it goes no further. */
  readonly click = (event: MouseEvent): boolean => {
    if (!this.#isOver || event.detail === 0) return false;
    this.#isOver = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
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
    this.#begun = null;
    this.#met = [];
    this.carried = null;
    this.isDrawing = false;
    this.#place.carry(0, null);
  }
}
