import { readFileSync } from "node:fs";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { bundleOf, Language } from "../words/language.svelte";
import { device } from "./device.svelte";
import { CAPTION, CUES, sound } from "./sound.svelte";

// Nothing is stored in a test.
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} }));

const started: number[] = [];

class Node {
  readonly pitch: number;
  readonly gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

  constructor(_context: unknown, options: { frequency?: number }) {
    this.pitch = options.frequency ?? 0;
  }

  connect(next: unknown) {
    return next;
  }

  start() {
    started.push(this.pitch);
  }

  stop() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", class { currentTime = 0; destination = {}; resume() {} });
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
  started.length = 0;
});

afterEach(() => {
  vi.advanceTimersByTime(CAPTION);
  vi.useRealTimers();
  device.set({ sound: false });
});

test("nothing is heard or shown until sounds are switched on", () => {
  sound.play("turn");
  expect([started, sound.shown]).toEqual([[], null]);
});

test("a cue that is heard has a caption, which goes by itself", () => {
  device.set({ sound: true });
  sound.play("turn");
  expect(started).toEqual([523, 784]);
  expect(sound.shown?.cue).toBe("turn");
  vi.advanceTimersByTime(CAPTION);
  expect(sound.shown).toBeNull();
});

test("a later caption stays its whole time", () => {
  sound.hear("card");
  vi.advanceTimersByTime(CAPTION - 1);
  sound.hear("over");
  vi.advanceTimersByTime(CAPTION - 1);
  expect(sound.shown?.cue).toBe("over");
});

test("every cue sounds different", () => {
  const melodies = CUES.map((cue) => {
    started.length = 0;
    sound.hear(cue);
    return started.join();
  });
  expect(new Set(melodies).size).toBe(CUES.length);
});

test("every cue has words for its caption", () => {
  const text = readFileSync(new URL("../../../src/impera/locale/en/pages.ftl", import.meta.url), "utf-8");
  const english = new Language("en", [bundleOf("en", text)]);
  expect(CUES.filter((cue) => english.say(`cue-${cue}`) === `cue-${cue}`)).toEqual([]);
});
