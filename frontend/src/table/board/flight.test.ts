// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { device } from "../../device/device.svelte";
import { fly, flight } from "./flight";

/** An element that lies somewhere, and the animations it was given; what is done with it is noted. */
function piece(places: readonly DOMRect[], done: string[] = []) {
  const element = document.createElement("li");
  const shown: Keyframe[][] = [];
  let place = 0;
  element.getBoundingClientRect = () => {
    done.push("read");
    return places[Math.min(place++, places.length - 1)] ?? new DOMRect();
  };
  element.animate = ((frames: Keyframe[]) => {
    done.push("moved");
    shown.push(frames);
    return { finished: Promise.resolve() };
  }) as unknown as Element["animate"];
  return { element, shown };
}

test("a card that becomes a small rung is never drawn much larger than it lies there", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  device.set({ motion: "on" });
  const { element, shown } = piece([new DOMRect(0, 0, 100, 140), new DOMRect(300, 0, 10, 4)]);
  const forget = flight(1)(element);
  await fly(() => undefined);
  expect(shown[0]?.[0]?.transform).toBe("translate(-300px, 0px) scale(1.5)");
  forget?.();
});

test("what lies where it lay does not move", async () => {
  device.set({ motion: "on" });
  const { element, shown } = piece([new DOMRect(0, 0, 100, 140)]);
  const forget = flight(2)(element);
  await fly(() => undefined);
  expect(shown).toEqual([]);
  forget?.();
});

test("all places are read before anything moves, so that the page is laid out once", async () => {
  device.set({ motion: "on" });
  const done: string[] = [];
  const places = [new DOMRect(0, 0, 40, 56), new DOMRect(100, 0, 40, 56)];
  const forget = [3, 4].map((id) => flight(id)(piece(places, done).element));
  await fly(() => undefined);
  expect(done).toEqual(["read", "read", "read", "read", "moved", "moved"]);
  for (const each of forget) each?.();
});
