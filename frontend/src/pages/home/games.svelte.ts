/** The games this device has a place in, as their tables are now. */
import { device, type Place } from "../../device/device.svelte";
import { api, Denied } from "../../wire/api";
import type { Summary } from "../../wire/messages";

/** The server is asked about this many; older ones are still remembered. */
const MOST = 6;

/** A place and its table: null until the server has answered, `gone` if it no longer exists. */
export interface Game {
  readonly place: Place;
  readonly table: Summary | "gone" | null;
}

export class Games {
  #told = $state.raw<ReadonlyMap<string, Summary | "gone">>(new Map());
  /** The server does not answer: the games are shown as they were left. */
  denied = $state.raw<Denied | null>(null);

  /** Those that are not over, the latest first. */
  get running(): readonly Game[] {
    const places = device.all.places.filter(({ isOver }) => !isOver).slice(0, MOST);
    return places.map((place) => ({ place, table: this.#told.get(place.table) ?? null }));
  }

  /** The game to continue: one's own seat at a table that, as far as is known, exists. */
  get latest(): Game | undefined {
    return this.running.find(({ place, table }) => place.token && table !== "gone");
  }

  /** Ask the server about the games. */
  async look(): Promise<void> {
    const denials = await Promise.all(this.running.map(({ place }) => this.#lookAt(place)));
    this.denied = denials.find((each) => each?.code === "offline") ?? null;
  }

  /** Ask about one game; returns the reason if that was denied. */
  async #lookAt({ table, token, invite }: Place): Promise<Denied | null> {
    try {
      const summary = await api.summary(table, token ?? invite);
      this.#told = new Map([...this.#told, [table, summary]]);
      if (summary.status === "over") device.keep(table, { isOver: true });
      return null;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (error.code === "no-table") this.#told = new Map([...this.#told, [table, "gone"]]);
      return error;
    }
  }
}
