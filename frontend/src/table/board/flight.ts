/** Cards that travel: one element per piece at any time, moved by transform only, at the speed the person chose. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { speed } from "../../device/appearance";

const DURATION = 420;
const EASING = "cubic-bezier(.2,.8,.2,1)";
/** The most that a piece is drawn larger than it lies there. */
const LARGEST = 1.5;
/** Where new pieces come from. */
export const DECK = -1;

const elements = new Map<number, HTMLElement>();

/** Makes an element the place of a piece. */
export const flight =
  (id: number): Attachment<HTMLElement> =>
  (element) => {
    elements.set(id, element);
    return () => {
      if (elements.get(id) === element) elements.delete(id);
    };
  };

/** Change the table, and let every piece travel from where it was to where it is. */
export async function fly(change: () => void): Promise<void> {
  const factor = speed();
  const before = factor ? new Map([...elements].map(([id, element]) => [id, element.getBoundingClientRect()])) : new Map();
  change();
  await tick();
  if (!factor) return;
  // All places are read before anything moves: a place that is read after a change lays the whole page out again.
  const after = [...elements].map(([id, element]) => ({ id, element, to: element.getBoundingClientRect() }));
  const flights = after.flatMap(({ id, element, to }) => {
    const from = before.get(id) ?? (before.size ? before.get(DECK) : undefined);
    const moved = from && id !== DECK && move(element, from, to, DURATION * factor);
    return moved ? [moved] : [];
  });
  await Promise.all(flights);
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Promise<unknown> | undefined {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!to.width || !from.width || Math.hypot(x, y) < 2) return undefined;
  // A card that becomes a rung of a ladder would be a blob if it were drawn as large as the card was.
  const scale = Math.min(LARGEST, from.width / to.width);
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 9 };
  const end = { transform: "none", transformOrigin: "0 0", zIndex: 9 };
  // A column shows only the tops of its cards; a card that lands there must not be cut off.
  const column = element.closest(".col");
  column?.classList.add("landing");
  const flown = element.animate([start, end], { duration, easing: EASING }).finished;
  // An element removed in flight rejects its animation; ignore that.
  return flown.catch(() => undefined).finally(() => column?.classList.remove("landing"));
}
