/**
 * What a table does not begin with: its end, plans, the line to type in, the time before a game, and most of what opens over
 * it. It comes with the further words when the table stands and the page has nothing else to do, or when it is asked for.
 */
import { reading } from "../words/language.svelte";

/** How long a browser that cannot tell when it is idle is left alone first, in milliseconds. */
const IDLE = 1000;

class Later {
  /** The parts; null until they are loaded. */
  parts = $state.raw<typeof import("./later") | null>(null);
  #loading: Promise<boolean> | null = null;

  /** Load them; returns whether they are there. */
  load(): Promise<boolean> {
    return (this.#loading ??= this.#load());
  }

  /** Load them once there is nothing else to do. */
  soon(): void {
    const load = () => void this.load();
    if (this.parts) return;
    if ("requestIdleCallback" in globalThis) requestIdleCallback(load);
    else setTimeout(load, IDLE);
  }

  async #load(): Promise<boolean> {
    try {
      const [parts] = await Promise.all([import("./later"), reading.complete()]);
      this.parts = parts;
    } catch (error) {
      console.warn("a part of the table could not be loaded", error);
      this.#loading = null; // the next request tries again
    }
    return this.parts !== null;
  }
}

export const later = new Later();
