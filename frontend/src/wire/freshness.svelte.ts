/**
 * Whether there is a newer page than this one: on the server, or in the static edition complete on this device. An
 * outdated page may not understand what a server tells it.
 */
import { hasServer } from "../edition";
import { look, renew, watch } from "../offline/updates";
import { isOutdated } from "./api";

/** Minimum time between checks, in milliseconds. */
const PAUSE = 60_000;

export class Freshness {
  isOutdated = $state(false);
  #asked = -Infinity;

  constructor() {
    if (!hasServer) void watch(() => (this.isOutdated = true));
  }

  /** Check, unless that was done a moment ago. After a lost connection check at once: the server may be new. */
  async check(isBack = false): Promise<void> {
    const now = Date.now();
    if (this.isOutdated || (!isBack && now - this.#asked < PAUSE)) return;
    this.#asked = now;
    if (!hasServer) await look();
    else this.isOutdated = await isOutdated();
  }

  /** Load the newer page. */
  async renew(): Promise<void> {
    if (hasServer) location.reload();
    else await renew();
  }
}

export const freshness = new Freshness();
