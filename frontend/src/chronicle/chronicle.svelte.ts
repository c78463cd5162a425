/** The finished games of this device, which only this device knows: no account and no server has them. */
import { device } from "../device/device.svelte";
import { earlierGames } from "./earlier";
import { latestFirst, type FinishedGame } from "./played";
import { openStore, type Store } from "./store";

const MARK_BYTES = 6;

class Chronicle {
  #games = $state.raw<readonly FinishedGame[] | null>(null);
  #isLasting = $state(true);
  #store: Promise<Store> | null = null;
  /** Tells other windows of this browser that there is something to read. */
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("impera-chronicle");

  constructor() {
    if (this.#channel) this.#channel.onmessage = () => void this.#read();
  }

  /** The latest first; null until they are read. */
  get games(): readonly FinishedGame[] | null {
    return this.#games;
  }

  /** False if the browser keeps nothing, so that games are lost with the window. */
  get isLasting(): boolean {
    return this.#isLasting;
  }

  /** Read the games, if they were not read yet. */
  async load(): Promise<void> {
    if (this.#games === null) await this.#read();
  }

  /** Remember games; those that are known stay as they are. Returns how many are new. */
  async add(...games: readonly FinishedGame[]): Promise<number> {
    const added = await (await this.#opened()).add(games);
    await this.#changed();
    return added;
  }

  async forget(id: string): Promise<void> {
    await (await this.#opened()).forget(id);
    await this.#changed();
  }

  async forgetAll(): Promise<void> {
    await (await this.#opened()).forgetAll();
    await this.#changed();
  }

  async #changed(): Promise<void> {
    this.#channel?.postMessage(null);
    await this.#read();
  }

  async #read(): Promise<void> {
    this.#games = latestFirst(await (await this.#opened()).all());
  }

  #opened(): Promise<Store> {
    this.#store ??= openStore(earlier).then((store) => {
      this.#isLasting = store.isLasting;
      // They are in the chronicle now.
      if (store.isLasting && Object.keys(device.all.scores).length) device.set({ scores: {} });
      return store;
    });
    return this.#store;
  }
}

function earlier(): FinishedGame[] {
  const bytes = crypto.getRandomValues(new Uint8Array(MARK_BYTES));
  return earlierGames(device.all, `earlier-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`);
}

export const chronicle = new Chronicle();
