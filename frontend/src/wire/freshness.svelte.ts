/** Whether this page is still the one that the server has. An outdated page may not understand what it is told. */
import { isOutdated } from "./api";

/** Minimum time between checks, in milliseconds. */
const PAUSE = 60_000;

export class Freshness {
  isOutdated = $state(false);
  #asked = -Infinity;

  /** Check, unless that was done a moment ago. After a lost connection check at once: the server may be new. */
  async check(isBack = false): Promise<void> {
    const now = Date.now();
    if (this.isOutdated || (!isBack && now - this.#asked < PAUSE)) return;
    this.#asked = now;
    this.isOutdated = await isOutdated();
  }
}

export const freshness = new Freshness();
